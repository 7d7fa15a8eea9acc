package lampblack.server;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.builder.page.PlayerNames;
import lampblack.builder.shelf.ExampleCharacters;
import lampblack.builder.shelf.Games;
import lampblack.builder.shelf.PlaybookSummaries;
import lampblack.builder.shelf.CardVerdict;
import lampblack.builder.shelf.JudgedCard;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.Shelf;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.judge.FileName;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/** The rulesets as they are at one moment, and what judges characters by them. */
final class RulesetSnapshot implements Games {

    private static final String EXAMPLES = "characters";
    private static final int MAX_OPENED = 48;
    private static final int MAX_CARDS = 4_000;
    private static final int MAX_TURNS = 64;
    /** Of a longer file what was judged is not kept, in characters. */
    private static final int LONGEST = 1 << 16;

    private final RulesetLoader rulesets;
    private final CharacterLoader characters;
    private final CharacterLoader byLibrary;
    /** The files that the watcher has seen change, which may be anybody's work. */
    private final Set<Path> changed = ConcurrentHashMap.newKeySet();
    private final RevalidatingCache<LoadedCharacter> opened = new RevalidatingCache<>(MAX_OPENED);
    private final RevalidatingCache<JudgedCard> cards = new RevalidatingCache<>(MAX_CARDS);
    /** Where the examples of games lie that are packed with the program. */
    private final Map<String, Path> unpacked = new ConcurrentHashMap<>();
    private final Map<String, PlayerNames> named = new ConcurrentHashMap<>();
    private final PlaybookSummaries summaries = new PlaybookSummaries(new ConcurrentHashMap<>());
    /** Concurrent requests for the same card wait for it instead of building it again. */
    private final Object[] turns = Stream.generate(Object::new).limit(MAX_TURNS).toArray();
    private List<String> ids;
    private List<Ruleset> games;
    private GameLook look;

    RulesetSnapshot(RulesetLoader rulesets) {
        this.rulesets = rulesets;
        this.characters = new CharacterLoader(rulesets);
        this.byLibrary = CharacterLoader.byLibrary(rulesets);
    }

    public RulesetLoader rulesets() {
        return rulesets;
    }

    public CharacterLoader characters() {
        return characters;
    }

    /** Has files judged by the JSON Schema library from here on, since they have changed on the disk. */
    void changed(Collection<Path> files) {
        changed.addAll(files);
    }

    /** A character as stored on disk, and what is wrong with it. */
    Checked<LoadedCharacter> load(String key, Path file) {
        return (changed.contains(file) ? byLibrary : characters).load(key, file);
    }

    /**
     * A character as stored on disk, judged again only if a file has changed; empty where it is damaged. It
     * remembers what it is asked, so that it is one request's alone until that keeps it for the next.
     */
    Optional<LoadedCharacter> open(String key, Path file) {
        return opened.checkOut(file).or(() -> load(key, file).value());
    }

    /** Caches a character for the next request, unless judging it used up much of its work budget. */
    void keep(Path file, LoadedCharacter character) {
        if (character.text().source().text().length() <= LONGEST && character.evaluated().derived().hasAmpleBudget()) {
            characters.inputFingerprint(file, character).ifPresent(
                    inputFingerprint -> opened.put(file, inputFingerprint, character));
        }
    }

    /** The verdict on a character, made anew only if a file has changed; empty where it is damaged. */
    Optional<JudgedCard> card(String key, Path file, Function<LoadedCharacter, CardVerdict> make) {
        synchronized (turns[Math.floorMod(file.hashCode(), turns.length)]) {
            Optional<JudgedCard> card = cards.find(file).or(() -> judged(key, file, make));
            card.ifPresentOrElse(found -> named.put(key, found.verdict().named()), () -> named.remove(key));
            return card;
        }
    }

    private Optional<JudgedCard> judged(String key, Path file, Function<LoadedCharacter, CardVerdict> make) {
        return load(key, file).value().map(character -> {
            JudgedCard card = new JudgedCard(character.text().version(), make.apply(character));
            characters.inputFingerprint(file, character).ifPresent(inputs -> cards.put(file, inputs, card));
            return card;
        });
    }

    @Override
    public PlaybookSummaries summaries() {
        return summaries;
    }

    /** What players have named on the sheets whose verdicts were asked for; nothing is read for it. */
    public List<PlayerNames> named() {
        return List.copyOf(named.values());
    }

    /** The colours of the games, which all have to be read for it. */
    synchronized GameLook look() {
        if (look == null) {
            look = GameLook.of(all());
        }
        return look;
    }

    @Override
    public synchronized List<Ruleset> all() {
        if (games == null) {
            games = ids().stream().flatMap(id -> loaded(id).stream()).map(LoadedRuleset::ruleset)
                    .sorted((one, other) -> one.title().compareToIgnoreCase(other.title())).toList();
        }
        return games;
    }

    @Override
    public synchronized List<String> ids() {
        if (ids == null) {
            ids = rulesets.ids();
        }
        return ids;
    }

    @Override
    public List<Diagnostic> problems(String id) {
        return rulesets.problems(id);
    }

    @Override
    public boolean isOld(String id) {
        return rulesets.isStale(id);
    }

    @Override
    public Optional<Ruleset> game(String id) {
        return ids().contains(id) ? loaded(id).map(LoadedRuleset::ruleset) : Optional.empty();
    }

    private Optional<LoadedRuleset> loaded(String id) {
        return Shelf.unlessItFails(() -> rulesets.load(id).value());
    }

    @Override
    public Optional<Source> root(String id) {
        return rulesets.locations().stream().filter(location -> location.has(id)).findFirst()
                .flatMap(location -> location.read(id, RulesetLocation.ROOT_FILE).value()).map(TextFile::source);
    }

    @Override
    public Optional<LoadedCharacter> example(String id, String stem) {
        Optional<Path> own = RulesetLocation.of(rulesets.locations(), id).flatMap(RulesetLocation::folder)
                .map(folder -> folder.resolve(id).resolve(EXAMPLES));
        return Optional.of(own.orElseGet(() -> unpacked.computeIfAbsent(id, game -> ExampleFolder.of(examples(game)))))
                .map(folder -> folder.resolve(Keys.file(stem))).filter(file -> examples(id).containsKey(stem))
                .flatMap(file -> characters.load(stem, file).value());
    }

    /** A game may change while it is served. */
    @Override
    public Optional<List<ExampleCharacters.ExampleCharacter>> shownExamples(String id) {
        return Optional.empty();
    }

    @Override
    public Map<String, String> examples(String id) {
        Map<String, String> texts = new LinkedHashMap<>();
        RulesetLocation.of(rulesets.locations(), id).ifPresent(place -> place.files(id, EXAMPLES).forEach(file ->
                place.read(id, file).value().ifPresent(text -> texts.put(
                        FileName.stem(file.substring(file.lastIndexOf('/') + 1)), text.source().text()))));
        return texts;
    }
}
