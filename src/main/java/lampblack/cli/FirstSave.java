package lampblack.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import lampblack.io.CharacterStore;
import lampblack.io.OutputFile;
import lampblack.io.Schemas;
import lampblack.ruleset.Ruleset;

/**
 * Writes the file of a new character, and beside it the schema its editor completes by where none stands above it.
 *
 * @param above the way to a schema that stands above it
 */
record FirstSave(Desk desk, Ruleset game, Path file, Optional<String> above) {

    private static final Path SCHEMA = Path.of("schemas", "character.schema.json");

    static FirstSave of(Desk desk, Ruleset game, Path file) {
        return new FirstSave(desk, game, file, above(file));
    }

    /** The way to the schema, as an editor follows it from the file. */
    String schema() {
        return above.orElse(".schemas/" + game.id() + ".character.schema.json");
    }

    /** Writes and says so, or says why not; returns the exit code. */
    int write(String text) {
        int exit = Saving.report(desk, new CharacterStore().create(file, text));
        if (exit == Exit.FINE && above.isEmpty()) {
            exit = Saving.report(desk, OutputFile.write(file.resolveSibling(schema()), Schemas.character(game)));
        }
        if (exit == Exit.FINE) {
            desk.say("cli.file-written", "file", file);
        }
        return exit;
    }

    /** The way to the schema that a file standing there would find above it. */
    private static Optional<String> above(Path file) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        String way = "";
        for (Path up = folder; up != null; up = up.getParent()) {
            if (Files.isRegularFile(up.resolve(SCHEMA))) {
                return Optional.of(way + SCHEMA.toString().replace('\\', '/'));
            }
            way = "../" + way;
        }
        return Optional.empty();
    }
}
