package lampblack.rules.option;

import java.util.List;
import java.util.Optional;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Candidate;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.OptionInstance;

/** Takes picks from one list: finds what they name, and judges whether a character may have it. */
public final class PickJudge {

    private static final int MAX_LISTED = 14;

    private final OptionList list;
    private final ProblemCollector problems;

    public PickJudge(OptionList list, ProblemCollector problems) {
        this.list = list;
        this.problems = problems;
    }

    /** The option that a pick names: one of the ruleset, or in an open list any name. */
    public Optional<TakenOption> resolve(Pick pick) {
        String written = pick.name().text();
        boolean blank = list.takesNames() && written.equals(Candidate.BLANK);
        Optional<Option> option = blank ? Optional.empty() : option(written);
        boolean own = blank || pick.isOwn();
        if (option.isPresent()) {
            String id = option.get().key().id();
            return Optional.of(new TakenOption(list.id(), id, id, false, pick));
        }
        if (!list.open() && !own) {
            String key = list.id().equals(OptionKey.PLAYBOOKS) ? "option.unknown.playbook" : "option.unknown";
            Message words = Message.of(key, "name", written, "list", list.label().title());
            Diagnostic unknown = Diagnostic.of(Code.OPTION__UNKNOWN, pick.span(), words);
            problems.reportUnknown(list.id(), written, pick.span(), () -> (list.takesNames()
                    ? unknown.note(Message.of("note.own-option", "example",
                            written + ": {own: true, text: …}")) : unknown)
                    .suggest(written, list.inTheGame().stream().map(other -> other.key().id()).toList()));
            return Optional.empty();
        }
        new SeveralInOne(list, pick).find().ifPresent(several -> problems.report(written, several));
        Name name = Name.of(written);
        if (!judgeName(name, pick.name(), problems)) {
            return Optional.empty();
        }
        return Optional.of(new TakenOption(list.id(), name.key(), name.shown(), true, pick));
    }

    /** Objects to a number that stands behind a name, where its details would. */
    public void details(Node choice) {
        for (MapNode.Entry entry : choice.all()) {
            entry.value().asValue().ifPresent(number -> {
                Diagnostic problem = Diagnostic.of(Code.OPTION__UNKNOWN_DETAIL, number.span(), Message.of(
                        "option.unknown-detail.number", "number", number.text(), "option", entry.key().text()));
                problems.report(entry.key().text(), list.table().isEmpty() ? problem : problem
                        .note(Message.of("note.such-as", "example",
                        entry.key().text() + ": {" + DetailsJudge.ROLLED + ": " + number.text() + "}")));
            });
        }
    }

    private Optional<Option> option(String written) {
        String id = written.startsWith(list.id() + ".") ? written.substring(list.id().length() + 1) : written;
        Option byId = list.entries().get(id);
        if (byId != null || !list.open() && !list.takesNames()) {
            return Optional.ofNullable(byId);
        }
        return Optional.ofNullable(list.byTitle().get(Name.of(written).key()));
    }

    /** Whether a player's name can be one at all. */
    public static boolean judgeName(Name name, Scalar written, ProblemCollector problems) {
        if (name.isEmpty()) {
            problems.report("name", Diagnostic.of(Code.NAME__EMPTY, written.span()));
            return false;
        }
        if (name.isBroken()) {
            problems.report("name", Diagnostic.of(Code.NAME__NOT_ONE_LINE, written.span()));
            return false;
        }
        return true;
    }

    /** Judges an option that is taken after everything else the character has. */
    public void judge(TakenOption taken, DerivedSheet before, OptionFilter filter, String where) {
        long alike = before.choices().times(list.id(), taken.id());
        judge(taken, before, filter, where, alike);
        often(taken, before, alike, alike + 1, true);
        long count = before.count(list.id()) + 1;
        if (count > most(before)) {
            full(taken, most(before), count);
        }
    }

    /**
     * Judges a playbook that takes the place of another: what it requires on what came before, the other one with it.
     */
    public void judgeEntry(TakenOption taken, DerivedSheet before, DerivedSheet without, String where) {
        Option option = list.entries().get(taken.id());
        judge(option, taken, before, OptionFilter.ANY);
        long alike = without.choices().times(list.id(), taken.id());
        often(taken, without, alike, alike + 1, true);
        new DetailsJudge(list, problems).judge(taken, Optional.of(option), without, where);
    }

    /** Says what is owed where what came of a roll has to be said and is not. */
    public void rolled(TakenOption taken, boolean needed, String where) {
        MapNode details = taken.pick().details();
        boolean tried = !details.span().equals(taken.pick().span()) && details.all().isEmpty()
                || details.all().stream().anyMatch(entry ->
                NearestName.to(entry.key().text(), List.of(DetailsJudge.ROLLED))
                        .isPresent());
        if (needed && list.table().isPresent() && !details.has(DetailsJudge.ROLLED) && !tried) {
            String title = Optional.ofNullable(list.entries().get(taken.id())).map(option -> option.label().title())
                    .orElse(taken.name());
            problems.addTodo(where + "." + taken.id() + "." + DetailsJudge.ROLLED, taken.pick().span(),
                    Message.of("todo.roll",
                    "option", title, "dice", list.table().get().dice().text()));
        }
    }

    /**
     * Objects to a pick where it is one too many of the same; of several, only the first is reported, with the count of
     * all.
     */
    public void often(TakenOption taken, DerivedSheet without, long before, long all, boolean number) {
        Option option = list.entries().get(taken.id());
        if (taken.made() || option == null) {
            return;
        }
        long times = option.times().evaluate(without);
        long gifts = without.possessions().gifts(option.key());
        boolean first = before == Math.max(0, times - gifts);
        if (before + 1 + gifts > times && (first || number)) {
            String words = times == 1 && all + gifts == 2 ? "option.too-often.already" : "option.too-often";
            Diagnostic often = Diagnostic.of(Code.OPTION__TOO_OFTEN, taken.pick().span(), Message.of(words, "option",
                    option.label().title(), "times", times, "count", all + gifts));
            Diagnostic problem = gifts == 0 ? often : often.note(Message.of("note.comes-free"));
            problems.reportOnce(option.key().toString(), all + gifts, problem);
        }
    }

    /** How many of the list a character may have. */
    public long most(DerivedSheet derived) {
        return list.atMost().evaluate(derived);
    }

    /** Objects to a pick for which the list has no room. */
    public void full(TakenOption taken, long most, long count) {
        problems.report(list.id(), count, Diagnostic.of(Code.OPTION__LIST_FULL, taken.pick().span(), "list",
                list.label().title(), "most", most, "count", count));
    }

    /**
     * Judges one option against a character that does not have this pick of it.
     *
     * @param alike how many of the same were taken before it
     */
    public void judge(TakenOption taken, DerivedSheet without, OptionFilter filter, String where, long alike) {
        Optional<Option> option = Optional.ofNullable(list.entries().get(taken.id())).filter(item -> !taken.made());
        if (option.isPresent()) {
            judge(option.get(), taken, without, filter);
        } else if (alike > 0) {
            problems.report(taken.name(),
                    Diagnostic.of(Code.NAME__TAKEN, taken.pick().span(), "name", taken.name(), "block",
                    list.label().title()));
        } else if (!filter.passesMade()) {
            problems.report(taken.name(),
                    Diagnostic.of(Code.OPTION__NOT_OFFERED, taken.pick().span(), "option", taken.name(),
                    "list", list.label().title()));
        }
        new DetailsJudge(list, problems).judge(taken, option, without, where);
    }

    private static Message locked(Option option) {
        return Message.of(option.label().isRetired() ? "option.locked.retired" : "option.locked", "option",
                option.label().title());
    }

    /** That it is none of the choices, and which there are instead, if they are few. */
    private Diagnostic notOffered(Option option, TakenOption taken, DerivedSheet without, OptionFilter filter) {
        List<Long> dear = filter.passesAtAnyPrice(option, without) ? filter.tooDear(option, without) : List.of();
        Diagnostic problem = Diagnostic.of(Code.OPTION__NOT_OFFERED, taken.pick().span(), dear.isEmpty()
                ? Message.of("option.not-offered", "option", option.label().title(), "list", list.label().title())
                : Message.of(dear.stream().anyMatch(amount -> amount < 0) ? "option.not-offered.negative"
                        : "option.not-offered.price", "option", option.label().title(), "price", dear, "range",
                        filter.price().of(without).words()));
        List<Message> offered = list.inTheGame().stream().filter(other -> filter.passes(other, without))
                .limit(MAX_LISTED + 1L).map(other -> Message.quoted(other.key().id())).toList();
        return offered.isEmpty() || offered.size() > MAX_LISTED ? problem
                : problem.note(Message.of("note.known-names", "names", offered, "count", offered.size()));
    }

    private void judge(Option option, TakenOption taken, DerivedSheet without, OptionFilter filter) {
        String subject = option.key().toString();
        String title = option.label().title();
        boolean passes = filter.passes(option, without);
        boolean opened = (option.locked() || !passes) && without.opens(option);
        Optional<OptionInstance> closer = without.closedBy(option);
        closer.ifPresent(by -> problems.reportShut(subject, by, Diagnostic.of(Code.OPTION__LOCKED, taken.pick().span(),
                Message.of("option.locked.closed", "option", title, "by", by.option().label().title()))));
        if (closer.filter(by -> !by.isOfOwner()).isEmpty() && option.locked() && !opened) {
            problems.report(subject, Diagnostic.of(Code.OPTION__LOCKED, taken.pick().span(), locked(option)));
        }
        if (!passes && !opened) {
            problems.report(subject,
                    notOffered(option, taken, without, filter));
        }
        List<Message> unmet = option.requires().unmet(without);
        if (!unmet.isEmpty()) {
            problems.report(subject, Diagnostic.of(Code.OPTION__REQUIREMENT_UNMET, taken.pick().span(), "option", title,
                    "missing", unmet).note(Message.of("note.option-defined"), option.label().span()));
        }
        new MapCellJudge(without, problems).judge(option, taken);
    }
}
