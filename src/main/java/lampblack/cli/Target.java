package lampblack.cli;

import java.nio.file.Path;

/** Something to be checked. */
sealed interface Target {

    /** Whether a file is what is checked, or belongs to it. */
    boolean holds(Path file);

    /** A ruleset: a folder on a shelf. */
    record Ruleset(Path shelf, String id) implements Target {

        Path folder() {
            return shelf.resolve(id);
        }

        @Override
        public boolean holds(Path file) {
            return file.startsWith(folder());
        }
    }

    /** A character's file. */
    record Character(Path file) implements Target {

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
    record Tests(Ruleset ruleset, String below) implements Target {

        @Override
        public boolean holds(Path file) {
            return file.equals(ruleset.folder().resolve(below));
        }
    }
}
