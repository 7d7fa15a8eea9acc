package lampblack.edit;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.character.EntryKind;
import lampblack.node.NewValue;
import lampblack.replay.PartLocation;
import lampblack.rules.OtherTrack;
import lampblack.rules.advance.PaidElsewhere;

/**
 * What a roll was paid for from tracks that ledgers keep.
 *
 * @param part the kind and the name of the part that made the roll; empty where the character itself did
 * @param paid amounts by the path of a track: of the roller, of an owner, or of the whole of a part
 */
public record RollEntry(String roll, Optional<String> part, Map<String, Long> paid) {

    public RollEntry {
        paid = new LinkedHashMap<>(paid);
    }

    /** How it stands in the ledger; a part goes by its name alone where no other has that. */
    public NewValue written(LoadedCharacter character) {
        Map<String, NewValue> amounts = new LinkedHashMap<>();
        paid.forEach((path, amount) -> amounts.put(OtherTrack.ofWholeAt(path).map(OtherTrack::track).orElse(path),
                NewValue.of(amount)));
        Map<String, NewValue> entry = new LinkedHashMap<>();
        part.ifPresent(path -> entry.put(PartLocation.KEY, NewValue.of(named(character, path))));
        entry.put(EntryKind.ROLL.word(), NewValue.of(roll));
        entry.put(PaidElsewhere.KEY, NewValue.map(amounts));
        return NewValue.map(entry);
    }

    private static String named(LoadedCharacter character, String path) {
        String name = path.substring(path.indexOf('.') + 1);
        long alike = character.evaluated().parts().values().stream().filter(all -> all.containsKey(name)).count();
        return alike == 1 ? name : path;
    }
}
