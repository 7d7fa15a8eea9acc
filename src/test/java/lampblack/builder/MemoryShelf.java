package lampblack.builder;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import lampblack.builder.page.PlayerNames;
import lampblack.builder.portrait.Picture;
import lampblack.builder.shelf.CardVerdict;
import lampblack.builder.shelf.DeletedCharacter;
import lampblack.builder.shelf.DiceLog;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.GroupTexts;
import lampblack.builder.shelf.JudgedCard;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.NewText;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.StoredVersion;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.edit.LinkedCharacter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.judge.CharacterReading;
import lampblack.judge.JudgingTerms;
import lampblack.judge.NamedCharacters;
import lampblack.judge.OwnerReading;
import lampblack.judge.ReadRulesets;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.schema.SchemaValidator;

/** Characters of one game, kept in memory alone and judged by it; each text is a second younger than the last. */
final class MemoryShelf implements Shelf {

    private final Map<String, MemoryText> texts = new TreeMap<>();
    private final Map<String, VersionedText> files = new HashMap<>();
    private final NamedCharacters characters;
    private final Map<String, List<StoredVersion>> versions = new HashMap<>();
    private final Map<DeletedCharacter, MemoryText> trash = new LinkedHashMap<>();
    private final Map<String, Picture> portraits = new HashMap<>();
    private final MemoryTable table = new MemoryTable();
    private long now;

    MemoryShelf(LoadedRuleset game) {
        JudgingTerms terms = JudgingTerms.byGames(SchemaValidator.character()::check);
        this.characters = new NamedCharacters(new CharacterReading(terms, new ReadRulesets(List.of(game), place()),
                new OwnerReading(terms)), files, MemoryText.PlainText::new);
    }

    /** What stands under a key, as plain text. */
    String text(String key) {
        return texts.get(key).source().text();
    }

    /** Puts a text under a key, whatever stood there, and keeps that among the versions. */
    void put(String key, String text) {
        List<StoredVersion> before = versions.computeIfAbsent(key, name -> new ArrayList<>());
        Optional.ofNullable(texts.get(key)).ifPresent(old -> before.add(new StoredVersion(before.size() + 1, old)));
        now += 1000;
        texts.put(key, MemoryText.of(key, text, now));
        files.put(Keys.file(key), texts.get(key).plain());
    }

    @Override
    public String place() {
        return "memory";
    }

    @Override
    public List<String> keys() {
        return List.copyOf(texts.keySet());
    }

    @Override
    public Optional<StoredText> find(String key) {
        return Optional.ofNullable(texts.get(key));
    }

    @Override
    public Optional<FileHeader> header(String key) {
        return Optional.ofNullable(texts.get(key)).flatMap(text -> FileHeader.of(text.source()));
    }

    @Override
    public Optional<LoadedCharacter> open(String key) {
        return texts.containsKey(key) ? load(key).value() : Optional.empty();
    }

    @Override
    public Checked<LoadedCharacter> load(String key) {
        return characters.load(key).orElseThrow();
    }

    @Override
    public Checked<LoadedCharacter> judge(LoadedCharacter before, Source text) {
        return characters.judge(before, text);
    }

    @Override
    public Checked<LoadedCharacter> judge(String key, String text) {
        return characters.judge(key, new MemoryText.PlainText(new Source(Keys.file(key), text)));
    }

    @Override
    public Checked<VersionedText> decode(String key, byte[] bytes) {
        return MemoryText.of(key, new String(bytes, StandardCharsets.UTF_8), 0).text();
    }

    @Override
    public List<StoredVersion> versions(String key) {
        return List.copyOf(versions.getOrDefault(key, List.of()));
    }

    @Override
    public SaveOutcome write(String key, String seen, String text) {
        if (!isAsSeen(key, seen)) {
            return changedMeanwhile(key);
        }
        put(key, text);
        return new SaveOutcome.Written(texts.get(key).plain().version());
    }

    @Override
    public SaveOutcome writeTogether(List<NewText> changes) {
        Optional<NewText> changed = changes.stream().filter(text -> !isAsSeen(text.key(), text.seen())).findFirst();
        if (changed.isPresent()) {
            return changedMeanwhile(changed.get().key());
        }
        changes.forEach(text -> put(text.key(), text.text()));
        return new SaveOutcome.Written(texts.get(changes.get(0).key()).plain().version());
    }

    @Override
    public Optional<LinkedCharacter> owner(LoadedCharacter member, String link) {
        return characters.owner(member, link);
    }

    @Override
    public List<LinkedCharacter> members(LoadedCharacter owner, String path) {
        return characters.members(owner, path);
    }

    @Override
    public Optional<LinkedCharacter> member(LoadedCharacter owner, String way) {
        return characters.member(owner, way);
    }

    private boolean isAsSeen(String key, String seen) {
        return find(key).flatMap(StoredText::version).filter(seen::equals).isPresent();
    }

    private static SaveOutcome changedMeanwhile(String key) {
        return new SaveOutcome.ChangedMeanwhile(Diagnostic.of(Code.SAVE__CONFLICT,
                new Source(Keys.file(key), "").start(), "file", Keys.file(key)));
    }

    @Override
    public SaveOutcome restore(String key, StoredVersion version, String seen) {
        return write(key, seen, new String(version.text().bytes().get(), StandardCharsets.UTF_8));
    }

    @Override
    public Checked<String> create(String name, String text) {
        String slug = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String key = slug;
        for (int i = 2; texts.containsKey(key); i++) {
            key = slug + "-" + i;
        }
        put(key, text);
        return Checked.of(key, new Report());
    }

    /** No editor looks here. */
    @Override
    public void putSchema(String name, Ruleset ruleset) {}

    @Override
    public Optional<String> portraitVersion(String key) {
        return portrait(key).map(picture -> Integer.toHexString(Arrays.hashCode(picture.bytes())));
    }

    @Override
    public Optional<Picture> portrait(String key) {
        return Optional.ofNullable(portraits.get(key));
    }

    @Override
    public boolean setPortrait(String key, Optional<Picture> picture) {
        picture.ifPresentOrElse(whole -> portraits.put(key, whole), () -> portraits.remove(key));
        return true;
    }

    @Override
    public SaveOutcome delete(String key, String seen) {
        if (!isAsSeen(key, seen)) {
            return changedMeanwhile(key);
        }
        files.remove(Keys.file(key));
        trash.put(new DeletedCharacter(String.valueOf(trash.size() + 1), key, now), texts.remove(key));
        return new SaveOutcome.Written("");
    }

    @Override
    public List<DeletedCharacter> deleted() {
        return List.copyOf(trash.keySet());
    }

    @Override
    public Optional<StoredText> find(DeletedCharacter deleted) {
        return Optional.ofNullable(trash.get(deleted));
    }

    @Override
    public Optional<String> bringBack(DeletedCharacter deleted) {
        return Optional.ofNullable(trash.remove(deleted))
                .flatMap(text -> create(deleted.key(), text.source().text()).value());
    }

    @Override
    public <T> List<T> ask(Function<String, Optional<T>> question) {
        return keys().stream().flatMap(key -> question.apply(key).stream()).toList();
    }

    @Override
    public Optional<JudgedCard> card(String key, Function<LoadedCharacter, CardVerdict> make) {
        return open(key).map(character -> new JudgedCard(character.text().version(), make.apply(character)));
    }

    @Override
    public List<PlayerNames> named() {
        return List.of();
    }

    @Override
    public DiceLog rolls() {
        return table;
    }

    @Override
    public GroupTexts groups() {
        return table;
    }
}
