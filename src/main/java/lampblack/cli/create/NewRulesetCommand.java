package lampblack.cli.create;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
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

    /** The frame that is built on where nothing else is named. */
    static final String FRAME = "forged-in-the-dark";

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "ID", description = "Its id: small letters, digits and hyphens.")
    private String id;

    @Option(names = {"--extends", "--base"}, paramLabel = "ID",
            description = "A ruleset to build on, such as forged-in-the-dark. May be given several times.")
    private List<String> bases = List.of();

    @Option(names = "--actions", paramLabel = "ATTRIBUTE=ACTION,…",
            description = "The actions under an attribute of the base: prowess=dive,haul. May be given several times.")
    private List<String> actions = List.of();

    @Option(names = "--playbooks", paramLabel = "ID,…", description = "Its playbooks: diver,bellwright.")
    private List<String> playbooks = List.of();

    @Option(names = "--crew", paramLabel = "ID,…", description = "Its kinds of crew: salvors,wardens.")
    private List<String> crews = List.of();

    @Option(names = "--rename", paramLabel = "ID=TITLE",
            description = "What it calls a thing of its base: insight=Wit. May be given several times.")
    private List<String> renames = List.of();

    @Option(names = "--without-actions",
            description = "A game by itself without actions: approaches, moves, and a home that is shared.")
    private boolean approaches;

    @Option(names = "--house", description = "Just house rules for a table.")
    private boolean house;

    @Option(names = "--title", paramLabel = "TITLE", description = "The title of the game.")
    private Optional<String> title = Optional.empty();

    @Option(names = "-o", paramLabel = "DIR",
            description = "The folder to create it in; without it, ./rulesets or here.")
    private Optional<Path> output = Optional.empty();

    @Override
    public Integer call() {
        if (!RulesetOutline.isId(id)) {
            throw context.usageError("cli.not-an-id", "id", id);
        }
        if (house && bases.isEmpty()) {
            throw context.usageError("cli.house-of-what");
        }
        if (approaches && !saysNothing()) {
            throw context.usageError("cli.starter.not-both");
        }
        if (!approaches && saysNothing()) {
            ask();
        }
        RulesetOutline outline = outline();
        List<LoadedRuleset> below = new ArrayList<>();
        for (String base : outline.isEmpty() || !bases.isEmpty() ? bases : List.of(FRAME)) {
            Optional<LoadedRuleset> loaded = context.ruleset(base, context.rulesets());
            if (loaded.isEmpty()) {
                return ExitCode.ERRORS;
            }
            below.add(loaded.get());
        }
        RulesetStarter starter = new RulesetStarter(id, title, below, house, outline, context.messages());
        if (!outline.isEmpty()) {
            starter.refusal().ifPresent(message -> {
                throw context.usageError(message);
            });
        }
        Path folder = folder();
        if (!isFree(folder)) {
            context.printToErrors("cli.folder-exists", "folder", folder);
            return ExitCode.NOT_SAVED;
        }
        int exit = write(folder, starter.files());
        return exit == ExitCode.FINE ? beside(folder, starter) : exit;
    }

    private boolean saysNothing() {
        return !house && Stream.of(bases, actions, playbooks, crews, renames).allMatch(List::isEmpty);
    }

    /** Asks a person at a terminal what was not said on the line; elsewhere the usual game is begun. */
    private void ask() {
        if (context.environment().terminal() && context.environment().alone()) {
            OutlineQuestions questions = new OutlineQuestions(context, new BufferedReader(new InputStreamReader(
                    System.in, Charset.defaultCharset())));
            questions.ask();
            bases = questions.bases();
            actions = questions.actions();
            playbooks = questions.playbooks();
            crews = questions.crews();
        }
    }

    private RulesetOutline outline() {
        try {
            return RulesetOutline.of(actions, playbooks, crews, renames, approaches);
        } catch (RulesetOutline.NoOutline wrong) {
            throw context.usageError(wrong.key(), "id", wrong.getMessage());
        }
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
        int exit = starter.isWhole() ? ExitCode.FINE : example(folder, game, starter, context.rulesets(shelf));
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

    /** A character of the new game, unless the game has something to say against it. */
    private int example(Path folder, Ruleset game, RulesetStarter starter, RulesetLoader rulesets) {
        String name = "characters/example.yaml";
        String text = starter.example(game);
        boolean clean = new CharacterLoader(rulesets)
                .judge(folder.resolve(name), TextFile.of(folder.resolve(name).toString(), text)).diagnostics()
                .isEmpty();
        return clean ? write(folder, Map.of(name, text)) : ExitCode.FINE;
    }
}
