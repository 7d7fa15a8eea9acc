package lampblack.replay;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Part;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.PartKind;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Refill;
import lampblack.rules.track.Track;

/** Judges the beginning of a period, and refills what the ledger keeps. Marks of play are refilled by who writes it. */
record PeriodJudge(DerivedSheet before, LedgerContext ledgerContext, ProblemCollector problems) {

    /** The period that every game has. */
    private static final String SESSION = "session";

    /** The state after it; empty where it names no period, or not which of them. */
    Optional<Choices> begin(LedgerEntry.Begin begin) {
        Scalar period = begin.period();
        Set<String> known = new LinkedHashSet<>(before.sheet().periods().keySet());
        known.add(SESSION);
        if (!known.contains(period.text())) {
            problems.reportUnknown("periods", period.text(), period.span(),
                    () -> Diagnostic.of(Code.LEDGER__UNKNOWN_PERIOD, period.span(), "name", period.text())
                            .suggest(period.text(), known));
            return Optional.empty();
        }
        if (begin.number().isEmpty()) {
            problems.report(period.text(), Diagnostic.of(Code.LEDGER__BEGINS_UNNUMBERED, period.span(), "period",
                    title(period.text()), "key", period.text()));
            return Optional.empty();
        }
        twice(begin);
        DerivedSheet begun = before.withChoices(before.choices()
                .begin(period.text(), begin.number().orElseThrow()));
        return Optional.of(refilled(begun, period.text()));
    }

    private void twice(LedgerEntry.Begin begin) {
        String period = begin.period().text();
        Optional<Span> first = ledgerContext.tally().first("begin " + period + " " + begin.number().orElseThrow(),
                begin.period().span());
        first.ifPresent(place -> problems.report(period, Diagnostic.of(Code.LEDGER__BEGINS_TWICE,
                begin.period().span(), "period", title(period), "number", begin.number().orElseThrow())
                .note(Message.of("note.begun"), place)));
    }

    private String title(String period) {
        return Optional.ofNullable(before.sheet().periods().get(period)).map(Label::title).orElse(period);
    }

    /** The choices after the tracks of a sheet and its parts that the ledger keeps were refilled. */
    private static Choices refilled(DerivedSheet derived, String period) {
        Choices next = derived.choices();
        for (Track track : derived.sheet().tracks().values()) {
            if (track.ledger() && track.isRefilledBy(period)) {
                long more = track.refill().map(Refill::to).orElseThrow().on(track.id(), derived)
                        - derived.balance(track.id());
                next = more == 0 ? next : next.refill(track.id(), more);
            }
        }
        for (PartKind kind : derived.sheet().parts().values()) {
            for (Part part : derived.choices().parts(kind.id()).values()) {
                DerivedSheet own = derived.part(kind.id(), part.key()).orElseThrow();
                Choices refilled = refilled(own, period);
                next = refilled == own.choices() ? next : next.plus(kind.id(), part.with(refilled));
            }
        }
        return next;
    }
}
