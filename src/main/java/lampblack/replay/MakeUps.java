package lampblack.replay;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.character.EntryKind;
import lampblack.character.LedgerEntry;
import lampblack.character.TakenOver;
import lampblack.node.MapNode;
import lampblack.rules.SheetRules;

/**
 * The gains right before a place in a ledger, up to which they make up for what was spent beyond what was there.
 *
 * @param byEntry how much each of them brings, by its number and by track
 */
record MakeUps(Map<Integer, Map<String, Long>> byEntry) {

    static MakeUps of(CharacterFile file, SheetRules sheet) {
        Map<Integer, LedgerEntry> entries = new LinkedHashMap<>();
        file.ledger().forEach(entry -> entries.put(entry.header().index(), entry));
        Map<Integer, Map<String, Long>> all = new LinkedHashMap<>();
        for (TakenOver marker : file.takenOver()) {
            int number = marker.index() - 1;
            Map<String, Long> brought = brought(entries.get(number), sheet);
            while (!brought.isEmpty()) {
                all.put(number, brought);
                number--;
                brought = brought(entries.get(number), sheet);
            }
        }
        return new MakeUps(all);
    }

    /** What an entry brings that is nothing but a gain of currencies; nothing for any other. */
    private static Map<String, Long> brought(LedgerEntry entry, SheetRules sheet) {
        if (entry == null || entry.kind() != EntryKind.GAIN
                || !Set.of("gain", "note").containsAll(entry.header().node().keys())) {
            return Map.of();
        }
        Map<String, Long> brought = new LinkedHashMap<>();
        for (MapNode.Entry amount : entry.header().node().map("gain").map(MapNode::all).orElse(Set.of())) {
            Optional<Long> number = amount.value().integer().filter(of -> sheet.isCurrency(amount.key().text()));
            if (number.isEmpty()) {
                return Map.of();
            }
            brought.put(amount.key().text(), number.get());
        }
        return brought;
    }

    /** How far below its least a balance may be with an entry. */
    long allowed(int entry, String track) {
        return byEntry.entrySet().stream().filter(made -> made.getKey() > entry)
                .mapToLong(made -> made.getValue().getOrDefault(track, 0L)).sum();
    }
}
