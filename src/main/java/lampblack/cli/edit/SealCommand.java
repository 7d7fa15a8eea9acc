package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import lampblack.character.CharacterFile;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.SafeText;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.load.CharacterLoader;
import lampblack.judge.seal.Seal;
import lampblack.judge.seal.SliceSearch;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.edit.DocumentEditor;
import lampblack.node.edit.Edits;
import lampblack.ruleset.Ruleset;
import lampblack.store.TextFile;
import lampblack.store.VersionedStore;
import lampblack.yaml.YamlReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts what characters use of their game into their files, or takes it out. */
@Command(name = "seal", description = "Put what a character uses of its game into its file, so that it can be "
        + "read and printed where the game is not.")
public final class SealCommand implements Callable<Integer> {

    private static final int KIB = 1024;

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The characters.")
    private List<Path> files = List.of();

    @Option(names = "--remove", description = "Take it out of the file again.")
    private boolean remove;

    @Override
    public Integer call() {
        return SaveReport.worst(files.stream().map(file -> remove ? remove(file) : seal(file)).toList());
    }

    private int seal(Path file) {
        Optional<LoadedCharacter> read = context.characterToChange(file);
        if (read.isEmpty()) {
            return ExitCode.ERRORS;
        }
        LoadedCharacter character = read.get();
        Ruleset game = character.ruleset().ruleset();
        String shown = SafeText.line(character.text().source().name());
        if (game.isSealed()) {
            context.printToErrors("cli.seal-no-game", "file", shown, "name", game.id());
            return ExitCode.ERRORS;
        }
        String bare = without(character.text().source());
        Optional<Seal> found = new SliceSearch(character, sameAsBy(game(character, bare), bare)).find();
        if (found.isEmpty()) {
            context.printToErrors("cli.seal-not-the-same", "file", shown);
            return ExitCode.ERRORS;
        }
        String text = with(source(character, bare), found.get());
        int exit = ChangeWriter.write(context, new ProposedChange(character, text,
                context.characters().judge(character, source(character, text)).value(), List.of()));
        if (exit == ExitCode.FINE) {
            context.printMessage("cli.sealed", "file", shown, "game", SafeText.line(game.title()), "version",
                    game.version(), "size", (found.get().text().length() + KIB - 1) / KIB);
        }
        return exit;
    }

    private LoadedCharacter game(LoadedCharacter character, String bare) {
        return context.characters().judge(character, source(character, bare)).value().orElseThrow();
    }

    /** Whether a character that carries some rules looks by them as it does by its game. */
    private Predicate<Seal> sameAsBy(LoadedCharacter game, String bare) {
        CharacterLoader own = CharacterLoader.bySeals(context.rulesets());
        Appearance wanted = Appearance.of(game, context.messages());
        return seal -> seal.text().length() <= Seal.LARGEST && own.judge(game, source(game, with(source(game, bare),
                seal))).value().filter(judged -> Appearance.of(judged, context.messages()).equals(wanted)).isPresent();
    }

    private static Source source(LoadedCharacter character, String text) {
        return new Source(character.text().source().name(), text);
    }

    private static String without(Source source) {
        MapNode root = YamlReader.read(source).value().orElseThrow();
        return Edits.apply(source.text(), DocumentEditor.remove(root, List.of(Seal.KEY)));
    }

    private static String with(Source source, Seal seal) {
        MapNode root = YamlReader.read(source).value().orElseThrow();
        return Edits.apply(source.text(), DocumentEditor.put(root, List.of(Seal.KEY), new NewValue.LinesValue(
                seal.text())));
    }

    /** Takes the rules out of a file, whether or not they can be read. */
    private int remove(Path file) {
        Path path = context.path(file);
        Checked<TextFile> text = TextFile.read(path, path.toString(), "", CharacterLoader.LARGEST_FILE);
        Checked<MapNode> root = text.value().map(TextFile::source).map(YamlReader::read)
                .orElseGet(() -> new Checked<>(Optional.empty(), text.diagnostics()));
        if (root.value().isEmpty()) {
            context.print(context.err(), root.diagnostics());
            return ExitCode.ERRORS;
        }
        String shown = SafeText.line(path.toString());
        if (CharacterFile.decode(root.value().get()).value().flatMap(CharacterFile::sealed).isEmpty()) {
            context.printMessage("cli.not-sealed", "file", shown);
            return ExitCode.FINE;
        }
        VersionedStore store = new VersionedStore();
        store.sweep(path.toAbsolutePath().getParent());
        TextFile before = text.value().orElseThrow();
        int exit = SaveReport.report(context, store.save(path, without(before.source()), before.version()));
        if (exit == ExitCode.FINE) {
            context.printMessage("cli.unsealed", "file", shown);
        }
        return exit;
    }
}
