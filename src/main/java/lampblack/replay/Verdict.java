package lampblack.replay;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.rules.derived.DerivedSheet;

/**
 * Whether a character is valid, and what that rests on.
 *
 * @param errors how many there are
 * @param rulings how many of them excuse something
 * @param todo how much is left to do
 */
public record Verdict(long errors, long rulings, Provenance provenance, long todo, DerivedSheet derived) {

    public static Verdict of(EvaluatedCharacter evaluated) {
        // What breaks several rules in the same words is one problem wherever problems are listed.
        long errors = Distinct.of(evaluated.diagnostics().stream().filter(diagnostic -> diagnostic.severity()
                == Severity.ERROR)).size();
        long rulings = Distinct.of(evaluated.ruled().stream().map(AppliedRuling::ruling)).size();
        return new Verdict(errors, rulings, evaluated.provenance(), evaluated.todo().size(), evaluated.derived());
    }

    /** Whether it is valid by the rules and the price list alone. */
    public boolean isPlain() {
        return basis().isEmpty();
    }

    /** In one sentence whether it is valid and on what that rests, and in another whether it is finished. */
    public Message words() {
        if (errors > 0) {
            return Message.of("verdict.problems", "count", errors);
        }
        return todo == 0 ? validity() : Message.of("verdict.unfinished", "valid", validity(), "count", todo);
    }

    /** In one sentence that it is valid, and on what that rests. */
    public Message validity() {
        List<Message> basis = basis();
        Message valid = Message.of("verdict.valid");
        for (Message part : basis) {
            valid = Message.of("verdict.and", "valid", valid, "part", part);
        }
        return Message.of("verdict", "valid", valid);
    }

    /** What it rests on beside the rules: rulings, gains that were not bought, prices of one's own, free changes. */
    public List<Message> basis() {
        List<Message> basis = new ArrayList<>();
        if (rulings > 0) {
            basis.add(Message.of("verdict.rulings", "count", rulings));
        }
        basis.addAll(ofLedger());
        return basis;
    }

    /** What of it is told by the ledger alone. */
    public List<Message> ofLedger() {
        List<Message> basis = new ArrayList<>();
        if (provenance.gains() > 0) {
            basis.add(gains());
        }
        if (provenance.prices() > 0) {
            basis.add(Message.of("verdict.prices", "count", provenance.prices()));
        }
        if (provenance.own() > 0) {
            basis.add(Message.of("verdict.own", "count", provenance.own()));
        }
        if (provenance.changes() > 0) {
            basis.add(Message.of("verdict.changes", "count", provenance.changes()));
        }
        return basis;
    }

    private Message gains() {
        List<Message> amounts = new ArrayList<>();
        provenance.amounts().forEach((track, amount) -> amounts.add(Message.of("said.counted", "amount", amount, "what",
                derived.titleOf(derived.sheet().tracks().get(track).label(), amount))));
        return amounts.isEmpty() ? Message.of("verdict.gains", "count", provenance.gains())
                : Message.of("verdict.gains.of", "count", provenance.gains(), "amounts", amounts);
    }
}
