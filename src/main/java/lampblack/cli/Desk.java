package lampblack.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Nearest;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.TextPrinter;
import lampblack.io.Bundle;
import lampblack.io.CharacterLoader;
import lampblack.io.CharacterStore;
import lampblack.io.LoadedCharacter;
import lampblack.io.LoadedRuleset;
import lampblack.io.RulesetLoader;
import lampblack.io.RulesetPlace;
import lampblack.io.TextFile;
import lampblack.io.Verdicts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What every command works with: where rulesets are, how words are said and where they go. */
public final class Desk {

    /** The folder that rulesets are looked up in unless another is named. */
    static final String RULESETS = "rulesets";

    private static final int MOST_LISTED = 20;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--rulesets", paramLabel = "DIR",
            description = "Where rulesets are, in place of the folder rulesets here. May be given several times.")
    private List<Path> folders = List.of();

    private Surroundings surroundings;
    private PrintWriter out;
    private PrintWriter err;
    private Messages messages;
    private Verdicts verdicts;
    private RulesetLoader rulesets;
    private CharacterLoader characters;

    /** The desk of a command that the parser sets up. */
    public Desk() {}

    /** The desk of a command that is set up without the parser. */
    Desk(Surroundings surroundings, PrintWriter out, PrintWriter err) {
        this.surroundings = surroundings;
        this.out = out;
        this.err = err;
    }

    private LampblackCommand root() {
        return (LampblackCommand) spec.root().userObject();
    }

    Surroundings surroundings() {
        return spec == null ? surroundings : root().surroundings();
    }

    private boolean isColoured() {
        return spec == null ? surroundings.colours() : root().isColoured();
    }

    /** A path as it was written, seen from where the command runs. */
    public Path path(Path written) {
        return surroundings().folder().resolve(written);
    }

    public PrintWriter out() {
        return spec == null ? out : spec.commandLine().getOut();
    }

    public PrintWriter err() {
        return spec == null ? err : spec.commandLine().getErr();
    }

    public Messages messages() {
        if (messages == null) {
            messages = Bundle.messages();
        }
        return messages;
    }

    public String words(String key, Object... namesAndValues) {
        return messages().render(Message.of(key, namesAndValues));
    }

    public void say(String key, Object... namesAndValues) {
        out().println(words(key, namesAndValues));
    }

    /** Says something that is not what the command is asked for, such as why it does not do it. */
    public void remark(String key, Object... namesAndValues) {
        err().println(words(key, namesAndValues));
    }

    public RuntimeException misuse(String key, Object... namesAndValues) {
        return misuse(Message.of(key, namesAndValues));
    }

    RuntimeException misuse(Message words) {
        return spec == null ? new PlainLine.Wrong() : new Misuse.Said(spec.commandLine(), words);
    }

    /** Refuses a name that is none of those the game knows. */
    void known(String key, String name, Collection<String> known) {
        if (!known.contains(name)) {
            Message words = Message.of(key, "name", name);
            throw misuse(Nearest.to(name, known)
                    .map(near -> Message.of("cli.did-you-mean", "words", words, "name", near))
                    .orElseGet(() -> known.isEmpty() || known.size() > MOST_LISTED ? words : choose(words, known)));
        }
    }

    private static Message choose(Message words, Collection<String> known) {
        List<Message> quoted = known.stream().map(each -> Message.of("cli.quoted", "word", each)).toList();
        return Message.of("cli.there-are", "words", words, "known", quoted);
    }

    public void print(PrintWriter to, List<Diagnostic> problems) {
        to.print(new TextPrinter(messages(), isColoured()).print(problems));
    }

    /** The places that rulesets are looked up in. */
    public List<RulesetPlace> places() {
        List<RulesetPlace> places = new ArrayList<>();
        folders.forEach(each -> places.add(new RulesetPlace.Folder(path(each))));
        Path usual = path(Path.of(RULESETS));
        if (folders.isEmpty() && Files.isDirectory(usual)) {
            places.add(new RulesetPlace.Folder(usual));
        }
        places.add(RulesetPlace.Jar.shipped());
        return places;
    }

    /** Where the program may keep what it can do without. */
    public Optional<Path> cache() {
        return surroundings().cache();
    }

    /** What need not be checked again. */
    public Verdicts verdicts() {
        if (verdicts == null) {
            verdicts = Verdicts.ofProgram(surroundings().cache());
        }
        return verdicts;
    }

    RulesetLoader rulesets() {
        if (rulesets == null) {
            rulesets = new RulesetLoader(places(), verdicts());
        }
        return rulesets;
    }

    /** The rulesets as they are found from a shelf, whose own come first. */
    RulesetLoader rulesets(Path shelf) {
        List<RulesetPlace> places = new ArrayList<>(places());
        places.add(0, new RulesetPlace.Folder(shelf));
        return new RulesetLoader(places, verdicts());
    }

    CharacterLoader characters() {
        if (characters == null) {
            characters = new CharacterLoader(rulesets());
        }
        return characters;
    }

    /** A ruleset by its id; where it is not fit for use, that is said. */
    Optional<LoadedRuleset> ruleset(String id) {
        return ruleset(id, rulesets());
    }

    Optional<LoadedRuleset> ruleset(String id, RulesetLoader from) {
        if (!from.ids().contains(id)) {
            Diagnostic missing = from.notFound(id, new Source("", "").start());
            err().println(messages().render(missing.message()));
            missing.notes().forEach(note -> err().println(messages().render(note.message())));
            return Optional.empty();
        }
        Checked<LoadedRuleset> loaded = from.load(id);
        if (loaded.value().isEmpty()) {
            print(err(), loaded.diagnostics());
        }
        return loaded.value();
    }

    /** A character that can be worked with; where it is not, that is said. */
    Optional<LoadedCharacter> character(Path file) {
        Checked<LoadedCharacter> loaded = characters().load(path(file));
        if (loaded.value().isEmpty()) {
            print(err(), loaded.diagnostics());
            offerVersion(file);
        }
        return loaded.value();
    }

    /** Names the newest earlier version of a damaged character that can be worked with. */
    void offerVersion(Path file) {
        Path path = path(file);
        new CharacterStore().lastGood(path, text -> characters()
                .judge(path, TextFile.of(path.toString(), text)).value().isPresent())
                .ifPresent(version -> remark("cli.good-version", "number", version.number(), "file", file));
    }
}
