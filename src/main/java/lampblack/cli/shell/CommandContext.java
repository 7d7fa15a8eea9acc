package lampblack.cli.shell;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Source;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.form.TitledIds;
import lampblack.json.JsonPrinter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.node.MapNode;
import lampblack.schema.SchemaJudge;
import lampblack.store.ProposedTexts;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.store.VersionedStore;
import lampblack.store.MessageBundle;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What every command works with: where rulesets are, how words are said and where they go. */
public final class CommandContext {

    /** The folder that rulesets are looked up in unless another is named. */
    public static final String RULESETS = "rulesets";

    private static final int MAX_LISTED = 20;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--rulesets", paramLabel = "DIR",
            description = "Where to find rulesets, instead of ./rulesets. May be given several times.")
    private List<Path> folders = List.of();

    private final boolean checking;
    private Messages messages;
    private RulesetLoader rulesets;
    /** The game of the character that was read last, whose titles may be written for ids. */
    private Optional<MapNode> named = Optional.empty();
    private CharacterLoader characters;

    /** Of a command that only plays. */
    public CommandContext() {
        this(false);
    }

    private CommandContext(boolean checking) {
        this.checking = checking;
    }

    /** Of a command that says whether documents are right. */
    public static CommandContext toCheck() {
        return new CommandContext(true);
    }

    private RootCommand root() {
        return (RootCommand) spec.root().userObject();
    }

    public Environment environment() {
        return root().environment();
    }

    /** A path as it was written, seen from where the command runs. */
    public Path path(Path written) {
        return environment().folder().resolve(written);
    }

    public PrintWriter out() {
        return spec.commandLine().getOut();
    }

    public PrintWriter err() {
        return spec.commandLine().getErr();
    }

    public Messages messages() {
        if (messages == null) {
            messages = MessageBundle.messages();
        }
        return messages;
    }

    public String render(String key, Object... namesAndValues) {
        return messages().render(Message.of(key, namesAndValues));
    }

    public void printMessage(String key, Object... namesAndValues) {
        out().println(render(key, namesAndValues));
    }

    /** Says something that is not what the command is asked for, such as why it does not do it. */
    public void printToErrors(String key, Object... namesAndValues) {
        err().println(render(key, namesAndValues));
    }

    public RuntimeException usageError(String key, Object... namesAndValues) {
        return usageError(Message.of(key, namesAndValues));
    }

    public RuntimeException usageError(Message words) {
        return new UsageErrors.UsageException(spec.commandLine(), words);
    }

    /** Refuses a name that is none of those the game knows. */
    public void requireKnown(String key, String name, Collection<String> known) {
        if (!known.contains(name)) {
            Message words = Message.of(key, "name", name);
            throw usageError(named.flatMap(game -> new TitledIds(List.of(game)).of(name)).filter(known::contains)
                    .or(() -> NearestName.to(name, known))
                    .map(near -> Message.of("cli.did-you-mean", "words", words, "name", near))
                    .orElseGet(() -> known.isEmpty() || known.size() > MAX_LISTED ? words : choose(words, known)));
        }
    }

    private static Message choose(Message words, Collection<String> known) {
        List<Message> quoted = known.stream().map(Message::quoted).toList();
        return Message.of("cli.there-are", "words", words, "known", quoted);
    }

    /** Prints a value for programs. */
    public void printJson(Object value) {
        out().print(new JsonPrinter(messages()).print(value));
    }

    public void print(PrintWriter to, List<Diagnostic> problems) {
        to.print(new DiagnosticPrinter(messages(), root().isColoured()).print(problems));
    }

    /** The places that rulesets are looked up in. */
    public List<RulesetLocation> locations() {
        List<RulesetLocation> places = new ArrayList<>();
        folders.forEach(folder -> places.add(new RulesetLocation.RulesetFolder(path(folder))));
        Path usual = path(Path.of(RULESETS));
        if (folders.isEmpty() && Files.isDirectory(usual)) {
            places.add(new RulesetLocation.RulesetFolder(usual));
        }
        places.add(RulesetLocation.RulesetJar.shipped());
        return places;
    }

    public RulesetLoader rulesets() {
        if (rulesets == null) {
            rulesets = rulesets(ProposedTexts.NONE);
        }
        return rulesets;
    }

    /** The rulesets anew. @param proposed what is judged in place of what stands on the disk */
    public RulesetLoader rulesets(ProposedTexts proposed) {
        return loader(locations(), proposed);
    }

    /** The rulesets as they are found from a shelf, whose own come first. */
    public RulesetLoader rulesets(Path shelf) {
        return rulesets(shelf, ProposedTexts.NONE);
    }

    /** The same. @param proposed what is judged in place of what stands on the disk */
    public RulesetLoader rulesets(Path shelf, ProposedTexts proposed) {
        List<RulesetLocation> places = new ArrayList<>(locations());
        places.add(0, new RulesetLocation.RulesetFolder(shelf));
        return loader(places, proposed);
    }

    private RulesetLoader loader(List<RulesetLocation> places, ProposedTexts proposed) {
        return checking ? new RulesetLoader(places, proposed, SchemaJudge.LIBRARY)
                : RulesetLoader.toPlay(places, proposed);
    }

    /** The folder of a ruleset that words name: a folder, the file in it, or the id of the folder where we are. */
    public Optional<GameFolder> gameFolder(String written) {
        return GameFolder.named(written, environment().folder());
    }

    /** The same, or one that stands where rulesets are looked for, other than with the program. */
    public Optional<GameFolder> knownGameFolder(String written) {
        List<RulesetLocation> all = locations();
        return GameFolder.known(written, environment().folder(), all.subList(0, all.size() - 1));
    }

    public CharacterLoader characters() {
        if (characters == null) {
            characters = new CharacterLoader(rulesets());
        }
        return characters;
    }

    /** A ruleset by its id or folder, beside which others are then looked up first; reports an unusable one. */
    public Optional<LoadedRuleset> ruleset(String written) {
        Optional<GameFolder> folder = rulesets().ids().contains(written) ? Optional.empty()
                : gameFolder(written);
        folder.ifPresent(named -> rulesets = rulesets(named.shelf()));
        return ruleset(folder.map(GameFolder::id).orElse(written), rulesets());
    }

    public Optional<LoadedRuleset> ruleset(String id, RulesetLoader from) {
        if (!from.ids().contains(id)) {
            Diagnostic missing = from.notFound(id, new Source("", "").start());
            err().println(messages().render(GameFolder.insteadOfOne(id, environment().folder()).orElse(missing.message())));
            missing.notes().forEach(note -> err().println(messages().render(note.message())));
            return Optional.empty();
        }
        Checked<LoadedRuleset> loaded = from.load(id);
        if (loaded.value().isEmpty()) {
            print(err(), loaded.diagnostics());
        }
        return loaded.value();
    }

    /** A usable character; reports an unusable one. */
    public Optional<LoadedCharacter> character(Path file) {
        Checked<LoadedCharacter> loaded = characters().load(path(file));
        boolean partial = loaded.value().filter(LoadedCharacter::isPartial).isPresent();
        if (loaded.value().isEmpty() || partial) {
            print(err(), loaded.diagnostics());
            offerVersion(file);
        }
        named = loaded.value().map(found -> found.ruleset().tree());
        return loaded.value();
    }

    /** The same with the text that it has under today's version of its game, which a change begins with. */
    public Optional<LoadedCharacter> characterToChange(Path file) {
        Optional<LoadedCharacter> read = character(file);
        if (read.filter(LoadedCharacter::isPartial).isPresent()) {
            printToErrors("cli.not-written-because", "file", file);
        }
        return read.filter(found -> !found.isPartial()).map(new CharacterEditor(characters())::takenOver);
    }

    /** Names the newest earlier version of a damaged character that can be worked with. */
    public void offerVersion(Path file) {
        Path path = path(file);
        new VersionedStore().lastGood(path, text -> characters()
                .judge(path, TextFile.of(path.toString(), text)).value().filter(found -> !found.isPartial()).isPresent())
                .ifPresent(version -> printToErrors("cli.good-version", "number", version.number(), "file", file));
    }
}
