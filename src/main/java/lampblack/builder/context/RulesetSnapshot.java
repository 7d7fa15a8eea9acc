package lampblack.builder.context;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.builder.build.PlaybookSummaries;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.PlayerNames;
import lampblack.builder.shelf.ShelfCard;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;

/** The rulesets as they are at one moment, and what judges characters by them. */
public final class RulesetSnapshot {

    private static final int MOST_OPENED = 48;
    private static final int MOST_CARDS = 4_000;
    private static final int MOST_TURNS = 64;
    /** Of a longer file what was judged is not kept, in characters. */
    private static final int LONGEST = 1 << 16;

    private final RulesetLoader rulesets;
    private final CharacterLoader characters;
    private final CharacterEditor editor;
    private final RevalidatingCache<LoadedCharacter> opened = new RevalidatingCache<>(MOST_OPENED);
    private final RevalidatingCache<ShelfCard> cards = new RevalidatingCache<>(MOST_CARDS);
    private final PlaybookSummaries blurbs = new PlaybookSummaries();
    /** Whoever wants the same card waits for it instead of setting it as well. */
    private final Object[] turns = Stream.generate(Object::new).limit(MOST_TURNS).toArray();
    private List<String> ids;
    private List<Ruleset> games;
    private GameStyles look;

    public RulesetSnapshot(RulesetLoader rulesets) {
        this.rulesets = rulesets;
        this.characters = new CharacterLoader(rulesets);
        this.editor = new CharacterEditor(characters);
    }

    public RulesetLoader rulesets() {
        return rulesets;
    }

    public CharacterLoader characters() {
        return characters;
    }

    /**
     * A character as it stands on the disk, judged anew only where a file has changed; empty where it is damaged. It
     * remembers what it is asked, so that it is one request's alone until that keeps it for the next.
     */
    Optional<LoadedCharacter> open(Path file) {
        return opened.checkOut(file).or(() -> characters.load(file).value());
    }

    /** Keeps a character for whoever opens it next, unless much work was taken already of what judging it may take. */
    void keep(LoadedCharacter character) {
        if (character.text().source().text().length() <= LONGEST && character.outcome().standing().hasAmpleBudget()) {
            characters.inputFingerprint(Path.of(character.key()), character).ifPresent(
                    inputFingerprint -> opened.put(Path.of(character.key()), inputFingerprint, character));
        }
    }

    /** The card of a character, set anew only where a file has changed; empty where the file is damaged. */
    public Optional<ShelfCard> card(Path file, Function<LoadedCharacter, ShelfCard> set) {
        synchronized (turns[Math.floorMod(file.hashCode(), turns.length)]) {
            return cards.find(file).or(() -> {
                Optional<LoadedCharacter> loaded = characters.load(file).value();
                Optional<ShelfCard> card = loaded.map(set);
                loaded.flatMap(character -> characters.inputFingerprint(file, character))
                        .ifPresent(inputFingerprint -> cards.put(file, inputFingerprint, card.get()));
                return card;
            });
        }
    }

    /** What playbooks are at a glance. */
    public PlaybookSummaries blurbs() {
        return blurbs;
    }

    /** What players have named on the sheets whose cards were shown; nothing is read for it. */
    public List<PlayerNames> named() {
        return cards.all().stream().map(ShelfCard::named).toList();
    }

    public CharacterEditor editor() {
        return editor;
    }

    /** The colours of the games, which all have to be read for it. */
    public synchronized GameStyles look() {
        if (look == null) {
            look = GameStyles.of(games());
        }
        return look;
    }

    /** The games that are fit for use, by their titles. */
    public synchronized List<Ruleset> games() {
        if (games == null) {
            games = ids().stream().flatMap(id -> rulesets.load(id).value().stream()).map(LoadedRuleset::ruleset)
                    .sorted((one, other) -> one.title().compareToIgnoreCase(other.title())).toList();
        }
        return games;
    }

    /** The ids of all games, fit for use or not. */
    public synchronized List<String> ids() {
        if (ids == null) {
            ids = rulesets.ids();
        }
        return ids;
    }

    /** What is wrong with a game as it stands on the disk. */
    public List<Diagnostic> problems(String id) {
        return rulesets.problems(id);
    }

    /** Whether a game is shown as it was when it last was fit for use. */
    public boolean isOld(String id) {
        return rulesets.isStale(id);
    }

    /** A game that is fit for use. */
    public Optional<Ruleset> game(String id) {
        return ids().contains(id) ? rulesets.load(id).value().map(LoadedRuleset::ruleset) : Optional.empty();
    }
}
