package lampblack.cli.create;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.ruleset.Ruleset;
import lampblack.schema.Schemas;
import lampblack.store.OutputFile;
import lampblack.store.VersionedStore;

/**
 * Writes the file of a new character, and beside it the schema its editor completes by where none stands above it.
 *
 * @param above the way to a schema that stands above it
 */
public record NewCharacterWriter(CommandContext context, Ruleset game, Path file, Optional<String> above) {

    private static final Path SCHEMA = Path.of("schemas", "character.schema.json");

    public static NewCharacterWriter of(CommandContext context, Ruleset game, Path file) {
        return new NewCharacterWriter(context, game, file, above(file));
    }

    /** The way to the schema, as an editor follows it from the file. */
    public String schema() {
        return above.orElse(".schemas/" + game.id() + ".character.schema.json");
    }

    /** Writes and says so, or says why not; returns the exit code. */
    public int write(String text) {
        int exit = SaveReport.report(context, new VersionedStore().create(file, text));
        if (exit == ExitCode.FINE && above.isEmpty()) {
            exit = SaveReport.report(context, OutputFile.write(file.resolveSibling(schema()), Schemas.character(game)));
        }
        if (exit == ExitCode.FINE) {
            context.printMessage("cli.file-written", "file", file);
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
