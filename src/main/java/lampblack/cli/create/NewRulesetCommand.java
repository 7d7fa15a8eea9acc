package lampblack.cli.create;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.diagnostic.Checked;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.schema.Schemas;
import lampblack.store.OutputFile;
import lampblack.store.TextFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Begins a ruleset: a folder worth starting from. */
@Command(name = "ruleset", description = "Create a ruleset: a working folder to learn from.")
final class NewRulesetCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "ID", description = "Its id: small letters, digits and hyphens.")
    private String id;

    @Option(names = "--extends", paramLabel = "ID", description = "A ruleset to build on. May be given several times.")
    private List<String> bases = List.of();

    @Option(names = "--house", description = "Just house rules for a table.")
    private boolean house;

    @Option(names = "--title", paramLabel = "TITLE", description = "The title of the game.")
    private Optional<String> title = Optional.empty();

    @Option(names = "-o", paramLabel = "DIR",
            description = "The folder to create it in; without it, ./rulesets or here.")
    private Optional<Path> output = Optional.empty();

    @Override
    public Integer call() {
        if (!id.matches("[a-z0-9][a-z0-9-]{0,63}")) {
            throw context.usageError("cli.not-an-id", "id", id);
        }
        if (house && bases.isEmpty()) {
            throw context.usageError("cli.house-of-what");
        }
        List<LoadedRuleset> below = new ArrayList<>();
        for (String base : bases) {
            Optional<LoadedRuleset> loaded = context.ruleset(base);
            if (loaded.isEmpty()) {
                return ExitCode.ERRORS;
            }
            below.add(loaded.get());
        }
        Path folder = folder();
        if (!isFree(folder)) {
            context.printToErrors("cli.folder-exists", "folder", folder);
            return ExitCode.NOT_SAVED;
        }
        RulesetStarter starter = new RulesetStarter(id, title, below, house, context.messages());
        int exit = write(folder, starter.files());
        return exit == ExitCode.FINE ? beside(folder, starter) : exit;
    }

    private Path folder() {
        if (output.isPresent()) {
            Path named = context.path(output.get());
            return id.equals(String.valueOf(named.getFileName())) ? named : named.resolve(id);
        }
        Path usual = context.path(Path.of(CommandContext.RULESETS));
        return Files.isDirectory(usual) ? usual.resolve(id) : context.path(Path.of(id));
    }

    static boolean isFree(Path folder) {
        if (!Files.exists(folder)) {
            return true;
        }
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.findAny().isEmpty();
        } catch (IOException noFolder) {
            return false;
        }
    }

    private int write(Path folder, Map<String, String> files) {
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            int exit = SaveReport.report(context, OutputFile.write(path, file.getValue()));
            if (exit != ExitCode.FINE) {
                return exit;
            }
            context.printMessage("cli.file-written", "file", path);
        }
        return ExitCode.FINE;
    }

    /** Writes what follows from the game, and the schemas, so that editors know the files wherever the folder goes. */
    private int beside(Path folder, RulesetStarter starter) {
        Path shelf = folder.toAbsolutePath().normalize().getParent();
        Checked<LoadedRuleset> made = context.rulesets(shelf).load(id);
        context.print(context.err(), made.diagnostics());
        if (made.value().isEmpty()) {
            return ExitCode.ERRORS;
        }
        Ruleset game = made.value().get().ruleset();
        int exit = house || bases.isEmpty() ? ExitCode.FINE : example(folder, game);
        if (exit == ExitCode.FINE) {
            exit = write(folder, starter.tests(game));
        }
        if (exit == ExitCode.FINE) {
            exit = write(folder, Map.of("schemas/ruleset.schema.json", Schemas.ruleset()));
        }
        if (exit == ExitCode.FINE) {
            exit = write(folder, Map.of("schemas/tests.schema.json", Schemas.tests()));
        }
        if (exit == ExitCode.FINE) {
            exit = write(folder, Map.of("schemas/character.schema.json", Schemas.character(game)));
        }
        if (exit == ExitCode.FINE) {
            context.printMessage("cli.starter.next", "folder", folder);
        }
        return exit;
    }

    /** An unfinished character of the new game, unless the game has something to say against those. */
    private int example(Path folder, Ruleset game) {
        String name = "characters/example.yaml";
        String text = new CharacterSkeleton(game, NewCharacterCommand.usual(game), context.messages())
                .text("../schemas/character.schema.json", Optional.of("Example"), Optional.empty());
        boolean clean = new CharacterLoader(new RulesetLoader(context.locations()))
                .judge(folder.resolve(name), TextFile.of(folder.resolve(name).toString(), text)).diagnostics()
                .isEmpty();
        return clean ? write(folder, Map.of(name, text)) : ExitCode.FINE;
    }
}
