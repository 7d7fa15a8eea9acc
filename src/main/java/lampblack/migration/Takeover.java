package lampblack.migration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.Edition;
import lampblack.ruleset.migration.LayerVersions;

/**
 * A character's file as today's game calls things.
 *
 * @param file the same file, each id as it is called today, in the place where the old one is written
 * @param renamed what is called otherwise than it is written, in the order of the file
 * @param since the versions that came after the file was last written, in their order
 */
public record Takeover(CharacterFile file, List<RenamedId> renamed, List<Edition> since) {

    /** A file of today. */
    public static Takeover none(CharacterFile file) {
        return new Takeover(file, List.of(), List.of());
    }

    /** Reads a file as a game calls things today. */
    public static Takeover of(CharacterFile written, Ruleset ruleset) {
        if (ruleset.migrations().isNothing()) {
            return none(written);
        }
        LayerVersions versions = FileVersions.of(written, ruleset.id(), ruleset.migrations());
        List<Edition> since = ruleset.migrations().editions().stream().filter(versions::isBefore).toList();
        Naming naming = new Naming(ruleset, ruleset.migrations(), versions);
        String usual = written.sheet().map(naming::sheet).orElse(CharacterFile.USUAL_SHEET);
        SheetRules sheet = ruleset.sheets().get(usual);
        if (written.sheet().isEmpty() && sheet == null) {
            sheet = ruleset.sheets().values().iterator().next();
        }
        if (sheet != null) {
            new FileMentions(naming, ruleset.sheets()).all(written, sheet);
        }
        Map<Integer, RenamedId> renamed = naming.renamed();
        if (renamed.isEmpty()) {
            return new Takeover(written, List.of(), since);
        }
        List<RenamedId> inOrder = new ArrayList<>(renamed.values());
        inOrder.sort((one, other) -> one.written().span().compareTo(other.written().span()));
        return new Takeover(new OtherWords(scalar -> Optional.ofNullable(renamed.get(scalar.span().start()))
                .filter(id -> id.written() == scalar).map(RenamedId::today)).in(written), List.copyOf(inOrder), since);
    }

    /** Whether the game has changed since the file was last written. */
    public boolean isOlder() {
        return !since.isEmpty();
    }
}
