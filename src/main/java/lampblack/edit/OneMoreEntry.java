package lampblack.edit;

import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.node.NodePrinter;

/** Finds the one entry by which two versions of a ledger differ. */
public final class OneMoreEntry {

    private OneMoreEntry() {}

    /** The entry that one version has beside all of another; empty where they differ otherwise. */
    public static Optional<LedgerEntry> of(CharacterFile more, CharacterFile fewer) {
        List<String> some = written(more);
        List<String> others = written(fewer);
        int same = 0;
        while (same < others.size() && same < some.size() && some.get(same).equals(others.get(same))) {
            same++;
        }
        return some.size() == others.size() + 1 && some.subList(same + 1, some.size()).equals(others.subList(same,
                others.size())) ? Optional.of(more.ledger().get(same)) : Optional.empty();
    }

    private static List<String> written(CharacterFile file) {
        return file.ledger().stream().map(entry -> NodePrinter.line(entry.header().node())).toList();
    }
}
