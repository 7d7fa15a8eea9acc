package lampblack.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.character.OwnerReference;
import lampblack.node.MapNode;
import lampblack.rules.OtherTrack;
import lampblack.rules.advance.PaidElsewhere;

/**
 * What an owner pays for something that a member buys: one half of it stands in the ledger of either.
 *
 * @param by the member's file, as the owner calls it
 * @param bought the id of the advance or of the roll
 * @param amounts by track of the owner
 * @param entry the half that says so
 */
public record Payment(String by, String bought, Map<String, Long> amounts, LedgerEntry entry)
        implements Half<Payment> {

    /** What a member's ledger says that an owner has paid. */
    public static List<Payment> ofMember(List<LedgerEntry> ledger, String link, String by) {
        List<Payment> all = new ArrayList<>();
        for (LedgerEntry entry : ledger) {
            Map<String, Long> amounts = new LinkedHashMap<>();
            PaidElsewhere.said(entry).forEach((key, amount) -> OtherTrack.of(key)
                    .filter(track -> track.link().equals(link)).ifPresent(track -> amounts.put(track.track(), amount)));
            if (!amounts.isEmpty() && entry.paidFor().isPresent()) {
                all.add(new Payment(by, entry.paidFor().orElse(""), amounts, entry));
            }
        }
        return all;
    }

    /** What a member's ledger says that an owner has paid while the member belonged to it. */
    public static List<Payment> ofMember(CharacterFile member, Predicate<OwnerReference> owner, String by) {
        return member.ledger().stream().filter(entry -> !PaidElsewhere.said(entry).isEmpty())
                .flatMap(entry -> member.before(entry.header().index()).links().stream().filter(owner)
                        .flatMap(link -> ofMember(List.of(entry), link.id(), by).stream())).toList();
    }

    /** What an owner's ledger says that it has paid. */
    public static List<Payment> ofOwner(List<LedgerEntry> ledger) {
        List<Payment> all = new ArrayList<>();
        for (LedgerEntry entry : ledger) {
            Map<String, Long> amounts = new LinkedHashMap<>();
            MapNode node = entry.header().node();
            for (MapNode.Entry amount : node.map("pays").map(MapNode::all).orElse(List.of())) {
                amounts.put(amount.key().text(), amount.value().integer().orElse(0L));
            }
            if (!amounts.isEmpty()) {
                all.add(new Payment(node.text(LedgerEntry.Pays.BY).orElse(""), node.text(LedgerEntry.Pays.FOR)
                        .orElse(""), amounts, entry));
            }
        }
        return all;
    }

    @Override
    public boolean matches(Payment other) {
        return by.equals(other.by) && bought.equals(other.bought) && PaidElsewhere.areEqual(amounts, other.amounts);
    }
}
