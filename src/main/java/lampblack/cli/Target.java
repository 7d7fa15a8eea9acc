package lampblack.cli;

import java.nio.file.Path;

/** Something to be checked. */
sealed interface Target {

    /** A ruleset: a folder on a shelf. */
    record Ruleset(Path shelf, String id) implements Target {

        Path folder() {
            return shelf.resolve(id);
        }
    }

    /** A character's file. */
    record Character(Path file) implements Target {}
}
