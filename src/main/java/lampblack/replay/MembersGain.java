package lampblack.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.EntryKind;
import lampblack.character.LedgerEntry;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.advance.PaidElsewhere;

/**
 * What a member gets by something that its owner takes: one half of it stands in the ledger of either.
 *
 * @param to the member's file, as the owner calls it
 * @param amounts by track of the member
 */
public record MembersGain(String to, Map<String, Long> amounts, LedgerEntry entry) implements Half<MembersGain> {

    /** The key of an owner's entry that says whom it reached. */
    public static final String TO = "to";

    /** The key of a member's entry that says which owner it comes from, as its links call it. */
    public static final String FROM = "from";

    /** Whom an entry says it reached. */
    public static List<String> reached(LedgerEntry entry) {
        return entry.header().node().scalars(TO).stream().map(Scalar::text).toList();
    }

    /** Whether an entry is a gain that comes from an owner. */
    public static boolean isFromOwner(LedgerEntry entry) {
        return entry.kind() == EntryKind.GAIN && entry.header().node().has(FROM);
    }

    /**
     * What an owner's ledger says that one of its members got.
     *
     * @param path how the member belongs to it: {@code character.crew}
     */
    public static List<MembersGain> ofOwner(List<EntryResult> history, String path, String to) {
        return history.stream().filter(result -> reached(result.entry()).contains(to))
                .map(result -> new MembersGain(to, result.forMembers().getOrDefault(path, Map.of()), result.entry()))
                .toList();
    }

    /**
     * What a member's ledger says that it got from one of its owners.
     *
     * @param from the owner's file, as the member's links call it
     */
    public static List<MembersGain> ofMember(List<LedgerEntry> ledger, String from, String to) {
        List<MembersGain> all = new ArrayList<>();
        for (LedgerEntry entry : ledger) {
            if (isFromOwner(entry) && entry.header().node().text(FROM).filter(from::equals).isPresent()) {
                Map<String, Long> amounts = new LinkedHashMap<>();
                for (MapNode.Entry amount : entry.header().node().map("gain").map(MapNode::all).orElse(List.of())) {
                    amounts.put(amount.key().text(), amount.value().integer().orElse(0L));
                }
                all.add(new MembersGain(to, amounts, entry));
            }
        }
        return all;
    }

    @Override
    public boolean matches(MembersGain other) {
        return to.equals(other.to) && PaidElsewhere.areEqual(amounts, other.amounts);
    }
}
