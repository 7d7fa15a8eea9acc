package lampblack.rules.advance;

import java.util.List;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.EntryHeader;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Quantity;
import lampblack.rules.Range;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.OptionKey;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.LedgerRoom;

/**
 * A way to earn experience.
 *
 * @param trigger when it is earned, and by which playbooks
 * @param into the tracks it may fill; with several, the entry says which
 * @param gives how much at a time, or within one period
 * @param per {@code roll} for each time anew, {@code character} for once in a life, or the id of a period
 */
public record Earning(Label label, Trigger trigger, List<String> into, Range gives, String per, boolean locked) {

    public static final String EACH_TIME = "roll";
    public static final String ONCE = "character";

    public String id() {
        return label.id();
    }

    /** When a character earns it, in the game's words. */
    public String says(DerivedSheet derived) {
        return trigger.of(derived);
    }

    /** What it is called when it speaks to a character: its words, or its title where it has none. */
    public String words(DerivedSheet derived) {
        return says(derived).isEmpty() ? label.title() : says(derived);
    }

    /** Whether a character may earn this way. */
    public boolean isOpen(DerivedSheet derived) {
        return isOpened(derived) && derived.closedBy(new Quantity.Access.EarningAccess(id())).isEmpty();
    }

    private boolean isOpened(DerivedSheet derived) {
        return trigger.isFor(derived) && (!locked || derived.opens(new Quantity.Access.EarningAccess(id())));
    }

    /** How much it gives a character at most, at a time or within one period. */
    public long most(DerivedSheet derived) {
        return SpendStep.plus(gives.most().evaluate(derived), derived.moreEarning(id()));
    }

    /** Applies and judges what an entry earned this way: an amount, or amounts by track. */
    public Choices earn(Choices choices, MapNode.Entry entry, EntryHeader header, DerivedSheet derived,
            UsageCounts counts, ProblemCollector problems) {
        Choices next = choices;
        long sum = 0;
        if (entry.value().asMap().isPresent()) {
            for (MapNode.Entry item : entry.value().all()) {
                if (into.contains(item.key().text())) {
                    next = add(next, item.key().text(), amount(item.value()), derived, item.value().span(), problems);
                } else {
                    problems.report(id(), Diagnostic.of(Code.EARNING__WHICH_TRACK, item.key().span(),
                            Message.of("earning.which-track.other", "earning", words(derived), "track", item.key()
                                    .text()))
                            .suggest(item.key().text(), into));
                }
                sum += amount(item.value());
            }
        } else {
            sum = amount(entry.value());
            next = add(next, into.get(0), sum, derived, entry.value().span(), problems);
            if (into.size() > 1) {
                problems.report(id(), Diagnostic.of(Code.EARNING__WHICH_TRACK, entry.key().span(), "earning",
                        words(derived), "tracks",
                        into.stream().map(Message::quoted).toList()));
            }
        }
        judge(sum, entry, header, derived, counts, problems);
        return next;
    }

    /** The choices with more of a currency, as far as its track has room. */
    public static Choices add(Choices choices, String track, long amount, DerivedSheet derived, Span place,
            ProblemCollector problems) {
        return new LedgerRoom(derived.sheet().tracks().get(track), derived.withChoices(choices))
                .add(amount, place, problems);
    }

    private static long amount(Node value) {
        return value.integer().orElse(0L);
    }

    private void judge(long sum, MapNode.Entry entry, EntryHeader header, DerivedSheet derived, UsageCounts counts,
            ProblemCollector problems) {
        Optional<OptionInstance> closer = derived.closedBy(new Quantity.Access.EarningAccess(id()));
        closer.ifPresent(by -> problems.reportShut(id(), by, Diagnostic.of(Code.EARNING__LOCKED, entry.key().span(),
                Message.of("earning.locked.closed", "earning", words(derived), "by", by.option().label().title()))));
        boolean shut = closer.filter(by -> !by.isOfOwner()).isPresent();
        if (!shut && !trigger.isFor(derived)) {
            problems.report(id(), Diagnostic.of(Code.EARNING__LOCKED, entry.key().span(),
                    Message.of("earning.locked.playbook", "earning", label.title(), "count",
                            trigger.playbooks().size(), "playbooks", titles(derived))));
        } else if (!shut && !isOpened(derived)) {
            problems.report(id(), Diagnostic.of(Code.EARNING__LOCKED, entry.key().span(), Message.of(
                    label.isRetired() ? "earning.locked.retired" : "earning.locked", "earning", words(derived))));
        }
        long least = gives.least().evaluate(derived);
        long most = most(derived);
        Optional<Message> expected = expected(sum, least, most);
        if (expected.isPresent()) {
            problems.report(id(), sum, Diagnostic.of(Code.EARNING__WRONG_AMOUNT, entry.value().span(), "amount", sum,
                    "earning", words(derived), "expected", expected.get()));
            return;
        }
        if (per.equals(EACH_TIME)) {
            return;
        }
        long all = counts.add(UsageCounts.key("earn " + id(), per, header), sum);
        if (all > most) {
            boolean once = per.equals(ONCE);
            String period = once ? "" : Optional.ofNullable(derived.sheet().periods().get(per)).map(Label::title)
                    .orElse(per);
            problems.report(id(), all, Diagnostic.of(Code.EARNING__OVER_LIMIT, entry.value().span(), Message.of(
                    once ? "earning.over-limit.once" : "earning.over-limit", "sum", all, "earning", words(derived),
                            "per",
                    period,
                    "most", most)));
        }
    }

    private List<String> titles(DerivedSheet derived) {
        return trigger.playbooks().stream().map(id -> derived.title(new OptionKey(OptionKey.PLAYBOOKS, id))).toList();
    }

    /** What was expected of one amount, where it is not that. */
    private Optional<Message> expected(long sum, long least, long most) {
        if (per.equals(EACH_TIME) && least == most && most > 0) {
            return sum > 0 && sum % most == 0 ? Optional.empty() : Optional.of(
                    Message.of(most == 1 ? "expected.one-or-more" : "expected.multiple", "step", most));
        }
        if (sum >= Math.min(least, most) && sum >= 0 && (!per.equals(EACH_TIME) || sum <= most)) {
            return Optional.empty();
        }
        return Optional.of(least == most
                ? Message.of("expected.exactly", "least", least)
                : Message.of("expected.between", "least", least, "most", most));
    }
}
