package lampblack.cli.check;

import java.nio.file.Path;

/** Something to be checked. */
public sealed interface CheckTarget {

    /** Whether a file is what is checked, or belongs to it. */
    boolean holds(Path file);

    /** A ruleset: a folder on a shelf. */
    record RulesetTarget(Path shelf, String id) implements CheckTarget {

        Path folder() {
            return shelf.resolve(id);
        }

        @Override
        public boolean holds(Path file) {
            return file.startsWith(folder());
        }
    }

    /** A character's file. */
    record CharacterTarget(Path file) implements CheckTarget {

        @Override
        public boolean holds(Path other) {
            return other.equals(file);
        }
    }

    /**
     * A file of tests of a ruleset.
     *
     * @param below its path below the ruleset's folder, with slashes
     */
    record TestsTarget(RulesetTarget ruleset, String below) implements CheckTarget {

        @Override
        public boolean holds(Path file) {
            return file.equals(ruleset.folder().resolve(below));
        }
    }
}
