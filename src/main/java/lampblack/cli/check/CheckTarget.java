package lampblack.cli.check;

import java.nio.file.Path;

/** Something to be checked. */
public sealed interface CheckTarget {

    /** Where it stands: a file, or the folder of a ruleset. */
    Path path();

    /** Whether a file is what is checked, or belongs to it. */
    default boolean holds(Path file) {
        return file.startsWith(path());
    }

    /** A ruleset: a folder on a shelf. */
    record RulesetTarget(Path shelf, String id) implements CheckTarget {

        @Override
        public Path path() {
            return shelf.resolve(id);
        }
    }

    /** A character's file. */
    record CharacterTarget(Path path) implements CheckTarget {}

    /**
     * A file of tests of a ruleset.
     *
     * @param below its path below the ruleset's folder, with slashes
     */
    record TestsTarget(RulesetTarget ruleset, String below) implements CheckTarget {

        @Override
        public Path path() {
            return ruleset.path().resolve(below);
        }
    }
}
