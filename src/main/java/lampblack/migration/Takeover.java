package lampblack.migration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.Edition;

/**
 * A character's file as today's game calls things.
 *
 * @param file the same file, each id as it is called today, in the place where the old one is written
 * @param renamed what is called otherwise than it is written, in the order of the file
 * @param former what it names that was merged or moved since
 * @param since the versions that came after the file was last written, in their order
 */
public record Takeover(CharacterFile file, List<RenamedId> renamed, Set<FormerThing> former,
        List<Edition> since) {

    /** A file of today. */
    public static Takeover none(CharacterFile file) {
        return new Takeover(file, List.of(), Set.of(), List.of());
    }

    /** Reads a file as a game calls things today. */
    public static Takeover of(CharacterFile written, Ruleset ruleset) {
        if (ruleset.migrations().isNothing()) {
            return none(written);
        }
        FileVersions versions = FileVersions.of(written, ruleset.id(), ruleset.migrations());
        List<Edition> since = ruleset.migrations().editions().stream()
                .filter(versions.at(FileVersions.END)::isBefore).toList();
        Naming naming = new Naming(ruleset, ruleset.migrations(), versions, !written.hasBegun());
        String usual = written.sheet().map(naming::sheet).orElse(CharacterFile.USUAL_SHEET);
        SheetRules sheet = ruleset.sheets().get(usual);
        if (written.sheet().isEmpty() && sheet == null) {
            sheet = ruleset.sheets().values().iterator().next();
        }
        if (sheet != null) {
            new FileMentions(naming, ruleset.sheets()).all(written, sheet);
        }
        Map<Integer, RenamedId> renamed = naming.renamed();
        if (renamed.isEmpty() && naming.heirs().isNothing()) {
            return new Takeover(written, List.of(), Set.copyOf(naming.former()), since);
        }
        List<RenamedId> inOrder = new ArrayList<>(renamed.values());
        inOrder.sort((one, other) -> one.written().span().compareTo(other.written().span()));
        return new Takeover(new OtherWords(scalar -> Optional.ofNullable(renamed.get(scalar.span().start()))
                .filter(id -> id.written() == scalar).map(RenamedId::today)
                .or(() -> naming.heirs().instead(scalar))).in(written), List.copyOf(inOrder),
                Set.copyOf(naming.former()), since);
    }

    /** Whether the game has changed since the file was last written, and all of that is released. */
    public boolean isOlder() {
        return !since.isEmpty() && !isUnreleased();
    }

    /** Whether some of that is not released, so that no file is to be written by it yet. */
    public boolean isUnreleased() {
        return since.stream().anyMatch(edition -> edition.version().isNext());
    }

    /** Whether the file cannot be changed before that is released, since it has ids that are called otherwise. */
    public boolean waitsForRelease() {
        return isUnreleased() && (!renamed.isEmpty()
                || since.stream().anyMatch(edition -> !edition.version().isNext()));
    }
}
