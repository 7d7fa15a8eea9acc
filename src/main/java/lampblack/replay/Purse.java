package lampblack.replay;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Violation;
import lampblack.rules.WorkBudget;

/** What an owner can pay its members from, and has paid or given them. Two are the same only where they are one. */
public final class Purse {

    private static final Span NOWHERE = new Source("offer", "").start();

    /** That of an owner of which no more is known than what it gave, so that it pays for nothing. */
    public static final Purse SEALED = new Purse(Optional.empty());

    private final Optional<EvaluatedCharacter> owner;

    private Purse(Optional<EvaluatedCharacter> owner) {
        this.owner = owner;
    }

    Purse(EvaluatedCharacter owner) {
        this(Optional.of(owner));
    }

    /** What the owner's judge says to paying for one more thing; nothing where it may be paid. */
    public List<Violation> objections(Map<String, Long> amounts, String bought) {
        return owner.map(payer -> objections(payer, amounts, bought)).orElse(List.of());
    }

    private static List<Violation> objections(EvaluatedCharacter owner, Map<String, Long> amounts, String bought) {
        Map<String, MapNode.Entry> paid = new LinkedHashMap<>();
        amounts.forEach((track, amount) -> put(paid, track, Scalar.integer(amount, NOWHERE)));
        Map<String, MapNode.Entry> keys = new LinkedHashMap<>();
        put(keys, "pays", new MapNode(paid, NOWHERE));
        put(keys, LedgerEntry.Pays.BY, Scalar.text("member.yaml", NOWHERE));
        put(keys, LedgerEntry.Pays.FOR, Scalar.text(bought, NOWHERE));
        LedgerEntry entry = LedgerEntry.decode(owner.file().ledger().size(), new MapNode(keys, NOWHERE))
                .orElseThrow();
        EvaluatedCharacter copy = owner.independentCopy();
        return DryRun.entry(copy.file(), entry, copy.derived(), copy.ledgerContext(), new WorkBudget(WorkBudget.MAX),
                DryRun.whole(copy.file(), copy.derived())).violations();
    }

    private static void put(Map<String, MapNode.Entry> keys, String key, Node value) {
        keys.put(key, new MapNode.Entry(Scalar.text(key, NOWHERE), value));
    }

    /** What the owner's ledger says that it has paid. */
    public List<Payment> paid() {
        return owner.map(payer -> Payment.ofOwner(payer.file().ledger())).orElse(List.of());
    }

    /**
     * What the owner's ledger says that a member got.
     *
     * @param path how the member belongs to it: {@code character.crew}
     * @param to the member's file, as the owner calls it
     */
    public List<MembersGain> given(String path, String to) {
        return owner.map(giver -> MembersGain.ofOwner(giver.history(), path, to)).orElse(List.of());
    }
}
