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
import lampblack.builder.shelf.JudgedCard;
import lampblack.builder.shelf.Keys;
import lampblack.diagnostic.Checked;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;

/** Judges the characters of a shelf, and keeps what was judged as long as all that it was judged by is the same. */
final class JudgedCharacters {

    private static final int MAX = 48;
    /** Of a longer text what was judged is not kept, in characters. */
    private static final int LONGEST = 1 << 16;

    /** What stands for all texts, and is nobody's key. */
    private static final String ALL = "/";

    /** @param inputs the versions of what it was made of, by their keys; empty for one that is not there */
    private record Judged<T>(T made, Map<String, String> inputs) {}

    private final TextJudge judge;
    private final MemoryTexts texts;
    private final HeaderCache headers;
    /** Those that were asked for last come last. */
    private final Map<String, Judged<LoadedCharacter>> opened = new LinkedHashMap<>();
    private final Map<String, Judged<JudgedCard>> cards = new TreeMap<>();

    JudgedCharacters(TextJudge judge, MemoryTexts texts, HeaderCache headers) {
        this.judge = judge;
        this.texts = texts;
        this.headers = headers;
    }

    /** A text as if it stood under a key. */
    Checked<LoadedCharacter> judge(String key, VersionedText text) {
        Map<String, VersionedText> beside = new TreeMap<>();
        texts.keys().forEach(other -> beside.put(Keys.file(other), texts.find(other).orElseThrow().decoded()));
        beside.put(Keys.file(key), text);
        return judge.judge(key, text, beside);
    }

    /** A character as it stands; empty where it is not there or is damaged. */
    Optional<LoadedCharacter> open(String key) {
        Optional<LoadedCharacter> before = Optional.ofNullable(opened.remove(key))
                .filter(this::isCurrent).map(Judged::made);
        Optional<LoadedCharacter> found = before.or(() -> texts.find(key)
                .flatMap(text -> judge(key, text.decoded()).value()));
        found.ifPresent(this::keep);
        return found;
    }

    /** Keeps what stands under its key as it is now, unless judging it used up much of its work budget. */
    void keep(LoadedCharacter character) {
        opened.remove(character.key());
        if (character.text().source().text().length() <= LONGEST && character.evaluated().derived().hasAmpleBudget()) {
            opened.put(character.key(), new Judged<>(character, inputs(character)));
            if (opened.size() > MAX) {
                opened.remove(opened.keySet().iterator().next());
            }
        }
    }

    /** The verdict on a character, made anew only where what it was judged by has changed. */
    Optional<JudgedCard> card(String key, Function<LoadedCharacter, CardVerdict> make) {
        Optional<Judged<JudgedCard>> card = Optional.ofNullable(cards.remove(key)).filter(this::isCurrent)
                .or(() -> open(key).map(character -> new Judged<>(new JudgedCard(character.text().version(),
                        make.apply(character)), inputs(character))));
        card.ifPresent(one -> cards.put(key, one));
        return card.map(Judged::made);
    }

    /** What players have named on the sheets whose verdicts were asked for. */
    List<PlayerNames> named() {
        return cards.values().stream().map(card -> card.made().verdict().named()).toList();
    }

    private boolean isCurrent(Judged<?> one) {
        return one.inputs().entrySet().stream().allMatch(input -> version(input.getKey()).equals(input.getValue()));
    }

    /** What a character is judged by: its own text and those that it leads to, or all where it reads its members. */
    private Map<String, String> inputs(LoadedCharacter character) {
        Map<String, String> inputs = new HashMap<>();
        if (character.evaluated().sheet().play().members()) {
            inputs.put(ALL, version(ALL));
        }
        collect(character.key(), inputs);
        return inputs;
    }

    private void collect(String key, Map<String, String> inputs) {
        if (inputs.put(key, version(key)) == null) {
            texts.find(key).ifPresent(text -> headers.of(text.decoded()).owners()
                    .forEach(owner -> collect(owner, inputs)));
        }
    }

    private String version(String key) {
        if (key.equals(ALL)) {
            return texts.keys().stream().map(other -> other + " " + version(other)).collect(Collectors.joining("\n"));
        }
        return texts.find(key).map(text -> text.decoded().version()).orElse("");
    }
}
