package lampblack.replay;

import java.util.List;
import java.util.Optional;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.Amount;
import lampblack.rules.GainPolicy;
import lampblack.rules.Label;
import lampblack.rules.Price;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** Judges whether something may be gained outside the price list, and whether a track has room for it. */
record GainPolicyJudge(DerivedSheet before, ProblemCollector problems) {

    /** @param what the label of the set, track or kind of parts */
    void judge(Label what, GainPolicy policy, Span place) {
        judge(what.id(), before.titleOf(what), policy, what, place);
    }

    void judge(TakenOption taken, OptionList list) {
        Optional<Option> option = Optional.ofNullable(list.entries().get(taken.id())).filter(item -> !taken.made());
        String subject = option.map(item -> item.key().toString()).orElse(taken.name());
        String title = option.map(item -> item.label().title()).orElse(taken.name());
        GainPolicy policy = list.gains();
        boolean passes = option.map(item -> policy.passes(item, before)).orElse(policy.only().passesMade());
        if (!passes) {
            report(subject, Message.of("gain.not-allowed.only", "what", title, "list", list.label().title()),
                    list.label(), taken.pick().span());
        }
        judge(subject, title, policy, list.label(), taken.pick().span());
    }

    private void judge(String subject, String title, GainPolicy policy, Label owner, Span place) {
        if (policy.isNever()) {
            report(subject, Message.of("gain.not-allowed", "what", title), owner, place);
            return;
        }
        List<Message> unmet = policy.unmet(before);
        if (!unmet.isEmpty()) {
            report(subject, Message.of("gain.not-allowed.unmet", "what", title, "missing", unmet), owner, place);
        }
    }

    private void report(String subject, Message words, Label owner, Span place) {
        problems.report(subject, Diagnostic.of(Code.GAIN__NOT_ALLOWED, place, words).note(Message.of(
                "note.gains-say"), owner.key("gains")));
    }

    /** Objects to an amount for which a counter, boxes or a clock have no room, unless the excess waits. */
    void room(Track track, long amount, Span place) {
        long size = before.size(track.id());
        long goal = Amount.sum(before.balance(track.id()), amount);
        if (amount > 0 && isBounded(track) && size != Amount.UNLIMITED && goal > size) {
            problems.report(track.id(), goal, Diagnostic.of(Code.LEDGER__OUT_OF_RANGE, place, "trait",
                    before.titleOf(track.label()), "rating", goal, "bound", size));
        }
    }

    private boolean isBounded(Track track) {
        return switch (track.shape()) {
            case TrackShape.Counter counter -> true;
            case TrackShape.Boxes boxes -> !waits(track);
            case TrackShape.Clock clock -> !waits(track);
            default -> false;
        };
    }

    /** Whether what does not fit is lost, or waits for the next time: said so, or paid by the full track. */
    private boolean waits(Track track) {
        boolean said = track.label().written().has("overflow");
        return said && track.overflow() == Overflow.KEPT || track.overflowLost() || before.sheet().advances().values()
                .stream().anyMatch(advance -> Optional.ofNullable(advance.cost().prices().get(track.id()))
                        .filter(Price::isFullTrack).isPresent());
    }
}
