package lampblack.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.node.ListNode;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.offers.OwnersPayment;
import lampblack.replay.DryRun;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Owner;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.OtherTrack;
import lampblack.rules.Violation;
import lampblack.rules.derived.DerivedSheet;

/**
 * The owners of a character whose career is generated: what they pay for it stands in their ledgers too, and is put to
 * their judge before it is kept.
 */
public final class PayingOwners {

    private final RandomOwners owners;
    private final ResolvedOwners links;
    private final Map<String, LedgerDraft> ledgers = new LinkedHashMap<>();

    /** @param links owners that were made, whose ledgers go on from where they are */
    public PayingOwners(RandomOwners owners, ResolvedOwners links) {
        this.owners = owners;
        this.links = links;
    }

    /** What an entry would have them pay, by {@code link.track}. */
    Map<String, Long> due(DerivedSheet before, DerivedSheet after) {
        Map<String, Long> due = new LinkedHashMap<>();
        after.choices().spent().forEach((key, amount) -> {
            long more = amount - before.choices().spent().getOrDefault(key, 0L);
            if (more > 0 && OtherTrack.of(key).filter(track -> !track.isOfWhole()).isPresent()) {
                due.put(key, more);
            }
        });
        return due;
    }

    /** The same entry with what speaks against their paying for it; where there is nobody to pay, it is not applied. */
    DryRun judged(DryRun bought, Map<String, Long> due, String advance) {
        List<Violation> violations = new ArrayList<>(bought.violations());
        boolean applied = bought.applied();
        for (Map.Entry<String, Map<String, Long>> half : OwnersPayment.byLink(due).entrySet()) {
            Optional<LedgerDraft> ledger = ledger(half.getKey());
            applied &= ledger.isPresent();
            ledger.map(draft -> draft.dryRun(entry(half.getValue(), advance)).violations()).orElse(List.of())
                    .forEach(violation -> violations.add(new Violation(violation.found(),
                            new OtherTrack(half.getKey(), violation.subject()).key(), violation.amount())));
        }
        return new DryRun(applied, bought.derived(), bought.ledgerContext(), violations, bought.todos());
    }

    /** Writes what they pay. */
    void pay(Map<String, Long> due, String advance) {
        OwnersPayment.byLink(due).forEach((link, amounts) ->
                ledger(link).ifPresent(draft -> draft.add(entry(amounts, advance))));
    }

    /** Gets one of them so much of a currency; false where it gets nothing. */
    boolean raise(OtherTrack track, long amount) {
        return ledger(track.link()).filter(draft -> new Funding(draft).raise(track.track(), amount)).isPresent();
    }

    private Map<String, Node> entry(Map<String, Long> amounts, String advance) {
        Map<String, Node> entry = new LinkedHashMap<>();
        entry.put("pays", ChoicesDraft.numbers(amounts));
        entry.put(LedgerEntry.Pays.BY, ChoicesDraft.text(owners.memberFile()));
        entry.put(LedgerEntry.Pays.FOR, ChoicesDraft.text(advance));
        return entry;
    }

    private Optional<LedgerDraft> ledger(String link) {
        return Optional.ofNullable(links.owners().get(link)).flatMap(Owner::made).map(made ->
                ledgers.computeIfAbsent(link, id -> LedgerDraft.of(made, owners.budget())));
    }

    /** They as they are after all that they paid; empty where one of them broke a rule by it. */
    public Optional<ResolvedOwners> paid() {
        Map<String, Owner> all = new LinkedHashMap<>(links.owners());
        for (Map.Entry<String, LedgerDraft> ledger : ledgers.entrySet()) {
            EvaluatedCharacter before = links.owners().get(ledger.getKey()).made().orElseThrow();
            Map<String, Node> root = ChoicesDraft.values(before.file().root());
            root.put("ledger", new ListNode(ledger.getValue().entries(), ChoicesDraft.NOWHERE));
            CharacterFile file = RandomCharacter.file(root);
            Optional<EvaluatedCharacter> after = Replay.of(before.ruleset(), file, before.links()).value()
                    .filter(owner -> owner.isLegal() && owner.isFinished());
            if (after.isEmpty()) {
                return Optional.empty();
            }
            all.put(ledger.getKey(), owners.owner(after.get(), owners.sheet().linked().links().get(ledger.getKey())));
        }
        return Optional.of(ledgers.isEmpty() ? links : RandomOwners.of(all));
    }
}
