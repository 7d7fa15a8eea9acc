package lampblack.page;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import lampblack.builder.page.PlayerNames;
import lampblack.builder.shelf.CardVerdict;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.JudgedCard;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.ShelfJudge;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.edit.LinkedCharacter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.judge.CharacterReading;
import lampblack.judge.JudgingTerms;
import lampblack.judge.NamedCharacters;
import lampblack.judge.NamedPlace;
import lampblack.judge.OwnerReading;
import lampblack.judge.Rulesets;

/** Judges the characters of a shelf, and keeps what was judged as long as all that it was judged by is the same. */
final class JudgedCharacters implements ShelfJudge {

    private static final int MAX = 48;
    /** Of a longer text what was judged is not kept, in characters. */
    private static final int LONGEST = 1 << 16;
    /** What stands for all texts, and is no file's name. */
    private static final String ALL = "/";

    /** @param inputs the versions of what it was made of, by the names of their files; empty for one that is not there */
    private record Judged<T>(T made, Map<String, String> inputs) {}

    private final Map<String, ? extends VersionedText> texts;
    private final HeaderCache headers = new HeaderCache();
    private final OwnerReading owners;
    private final NamedCharacters characters;
    /** Those that were asked for last come last. */
    private final Map<String, Judged<LoadedCharacter>> opened = new LinkedHashMap<>();
    private final Map<String, Judged<JudgedCard>> cards = new TreeMap<>();

    /** @param texts all that there are, by the names of their files, as they are at any time */
    JudgedCharacters(JudgingTerms terms, Rulesets games, Map<String, ? extends VersionedText> texts) {
        this.texts = texts;
        this.owners = new OwnerReading(terms);
        this.characters = new NamedCharacters(new CharacterReading(terms, games, owners), texts, DecodedText::of);
    }

    @Override
    public Optional<FileHeader> header(String key) {
        return Optional.ofNullable(texts.get(Keys.file(key))).flatMap(headers::of);
    }

    @Override
    public Checked<LoadedCharacter> load(String key) {
        return characters.load(key).orElseGet(() -> Checked.nothing(new Report()));
    }

    @Override
    public Checked<LoadedCharacter> judge(String key, String text) {
        return characters.judge(key, DecodedText.of(Keys.file(key), text));
    }

    @Override
    public Checked<LoadedCharacter> judge(LoadedCharacter before, Source text) {
        return characters.judge(before, text);
    }

    @Override
    public Checked<VersionedText> decode(String key, byte[] bytes) {
        return DecodedText.of(Keys.file(key), bytes);
    }

    @Override
    public Optional<LinkedCharacter> owner(LoadedCharacter member, String link) {
        return characters.owner(member, link);
    }

    @Override
    public Optional<LinkedCharacter> member(LoadedCharacter owner, String way) {
        return characters.member(owner, way);
    }

    @Override
    public List<LinkedCharacter> members(LoadedCharacter owner, String path) {
        return characters.members(owner, path);
    }

    @Override
    public Optional<LoadedCharacter> open(String key) {
        Optional<LoadedCharacter> found = Optional.ofNullable(opened.remove(key)).filter(this::isCurrent)
                .map(Judged::made).or(() -> characters.load(key).flatMap(Checked::value));
        found.ifPresent(this::keep);
        return found;
    }

    /** Keeps what stands under its key as it is now, unless judging it used up much of its work budget. */
    void keep(LoadedCharacter character) {
        opened.remove(character.key());
        if (character.text().source().text().length() <= LONGEST && character.evaluated().derived().hasAmpleBudget()) {
            inputs(character).ifPresent(inputs -> opened.put(character.key(), new Judged<>(character, inputs)));
            if (opened.size() > MAX) {
                opened.remove(opened.keySet().iterator().next());
            }
        }
    }

    @Override
    public Optional<JudgedCard> card(String key, Function<LoadedCharacter, CardVerdict> make) {
        Optional<Judged<JudgedCard>> card = Optional.ofNullable(cards.remove(key)).filter(this::isCurrent)
                .or(() -> open(key).map(character -> new Judged<>(new JudgedCard(character.text().version(),
                        make.apply(character)), inputs(character).orElse(Map.of(ALL, "")))));
        card.ifPresent(one -> cards.put(key, one));
        return card.map(Judged::made);
    }

    @Override
    public List<PlayerNames> named() {
        return cards.values().stream().map(card -> card.made().verdict().named()).toList();
    }

    private boolean isCurrent(Judged<?> one) {
        return one.inputs().entrySet().stream().allMatch(input -> version(input.getKey()).equals(input.getValue()));
    }

    /** What a character was judged by; empty where that is no longer known. */
    private Optional<Map<String, String>> inputs(LoadedCharacter character) {
        if (character.evaluated().sheet().play().members()) {
            return Optional.of(Map.of(ALL, version(ALL)));
        }
        NamedPlace place = characters.place(character.key());
        return owners.texts(place, character.text(), character.evaluated()).map(found -> {
            Map<String, String> inputs = new HashMap<>();
            found.forEach((other, text) -> inputs.put(other.file(), text.map(VersionedText::version).orElse("")));
            return inputs;
        });
    }

    private String version(String file) {
        if (file.equals(ALL)) {
            return texts.keySet().stream().sorted().map(name -> name + " " + version(name))
                    .collect(Collectors.joining("\n"));
        }
        return Optional.ofNullable(texts.get(file)).map(VersionedText::version).orElse("");
    }
}
