package lampblack.cli.create;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.character.CharacterFile;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.diagnostic.Checked;
import lampblack.edit.LoadedCharacter;
import lampblack.judge.FileName;
import lampblack.random.RandomCharacterText;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.store.FreeFile;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Begins a character: a file with everything that is to be filled in. */
@Command(name = "character", description = "Create a character: a file that says what to fill in.")
final class NewCharacterCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Option(names = "--ruleset", paramLabel = "ID|DIR", required = true, description = "The game.")
    private String ruleset;

    @Option(names = "--playbook", paramLabel = "ID", description = "The playbook.")
    private Optional<String> playbook = Optional.empty();

    @Option(names = "--sheet", paramLabel = "ID", description = "The kind of sheet, if the game has several.")
    private Optional<String> sheet = Optional.empty();

    @Option(names = "--name", paramLabel = "NAME", description = "The character's name.")
    private Optional<String> name = Optional.empty();

    @Option(names = "-o", paramLabel = "FILE",
            description = "Where to write it; without it, a file named after the character.")
    private Optional<Path> output = Optional.empty();

    @Mixin
    private RandomOptions chance;

    @Override
    public Integer call() {
        Optional<LoadedRuleset> loaded = context.ruleset(ruleset);
        if (loaded.isEmpty()) {
            return ExitCode.ERRORS;
        }
        Ruleset game = loaded.get().ruleset();
        sheet.ifPresent(word -> context.requireKnown("cli.no-sheet", word, game.sheets().keySet()));
        SheetRules rules = sheet.map(game.sheets()::get).orElseGet(() -> usual(game));
        playbook.ifPresent(word -> checkPlaybook(word, rules));
        Optional<RandomCharacterText> made = chance.made(context, game, rules, name, playbook);
        made.flatMap(RandomCharacterText::remark).ifPresent(message -> context.err()
                .println(context.messages().render(message)));
        Path file = file(made.map(RandomCharacterText::name).or(() -> name).orElse(""));
        NewCharacterWriter writer = NewCharacterWriter.of(context, game, file);
        String text = made.map(randomCharacterText -> randomCharacterText.text(writer.schema()))
                .orElseGet(() -> new CharacterSkeleton(game, rules, context.messages())
                        .text(writer.schema(), name, playbook));
        Checked<LoadedCharacter> judged = context.characters().judge(file,
                TextFile.of(file.toString(), text));
        if (judged.hasErrors()) {
            context.print(context.err(), judged.diagnostics());
            return ExitCode.ERRORS;
        }
        int exit = writer.write(text);
        if (exit == ExitCode.FINE) {
            made.flatMap(RandomCharacterText::remark).ifPresent(message -> context.err()
                    .println(context.messages().render(message)));
            judged.value().orElseThrow().evaluated().todo()
                    .forEach(todo -> context.printMessage("cli.todo-left", "todo", todo.words()));
        }
        return exit;
    }

    static SheetRules usual(Ruleset game) {
        return game.sheets().getOrDefault(CharacterFile.USUAL_SHEET, game.sheets().values().iterator().next());
    }

    private void checkPlaybook(String id, SheetRules rules) {
        context.requireKnown("cli.no-playbook", id, rules.lists().containsKey(OptionKey.PLAYBOOKS)
                ? rules.lists().get(OptionKey.PLAYBOOKS).entries().keySet() : List.of());
        boolean chosen = rules.creation().values().stream()
                .anyMatch(step -> step.takesFrom(OptionKey.PLAYBOOKS));
        if (!chosen) {
            throw context.usageError("cli.playbook-not-chosen");
        }
    }

    private Path file(String called) {
        if (output.isPresent() && !Files.isDirectory(context.path(output.get()))) {
            if (!output.get().toString().endsWith(".yaml")) {
                throw context.usageError("cli.not-yaml", "file", output.get());
            }
            if (output.get().endsWith(RulesetLocation.ROOT_FILE)) {
                throw context.usageError("cli.not-a-character", "file", output.get());
            }
            return context.path(output.get());
        }
        Path usual = context.path(Path.of("characters"));
        Path folder = output.map(context::path).orElse(Files.isDirectory(usual) ? usual : context.path(Path.of("")));
        try {
            Path free = FreeFile.of(folder.toAbsolutePath(), FileName.slug(called));
            return folder.resolve(free.getFileName());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
