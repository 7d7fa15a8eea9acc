package lampblack.page;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import lampblack.builder.page.PlayerNames;
import lampblack.picture.Picture;
import lampblack.picture.PictureTurn;
import lampblack.builder.shelf.CardVerdict;
import lampblack.builder.shelf.DeletedCharacter;
import lampblack.builder.shelf.DiceLog;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.JudgedCard;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.NewText;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.StoredVersion;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.edit.LinkedCharacter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.judge.FileName;
import lampblack.judge.Rulesets;
import lampblack.ruleset.Ruleset;

/** A shelf of characters that is only in memory, with all that is kept beside them. */
public final class MemoryShelf implements Shelf {

    private final String place;
    private final LongSupplier now;
    private final MemoryTexts texts;
    private final HeaderCache headers = new HeaderCache();
    private final JudgedCharacters judged;
    private final MemoryTrash trash;
    private final MemoryPortraits portraits = new MemoryPortraits();
    private final MemoryDiceLog rolls;
    private final LongFunction<String> iso;
    private final MemoryGroups groups;

    /** @param place what it calls itself */
    MemoryShelf(String place, Rulesets games, PageSurroundings outside) {
        this.place = place;
        this.now = outside.now();
        this.texts = new MemoryTexts(now);
        this.judged = new JudgedCharacters(outside.terms(), games, texts.files());
        this.iso = outside.clock()::iso;
        this.trash = new MemoryTrash(iso);
        this.rolls = new MemoryDiceLog(now);
        this.groups = new MemoryGroups(now);
    }

    /** A change is saved just as it was judged. */
    void saved(LoadedCharacter after) {
        judged.keep(after);
    }

    /** Puts a text from elsewhere under a key, whatever stands there, which becomes an earlier version. */
    public void put(String key, String text) {
        texts.take(key, text);
    }

    @Override
    public String place() {
        return place;
    }

    @Override
    public List<String> keys() {
        return List.copyOf(texts.keys());
    }

    @Override
    public Optional<StoredText> find(String key) {
        return texts.find(key).map(text -> text);
    }

    @Override
    public Optional<FileHeader> header(String key) {
        return Shelf.unlessItFails(() -> texts.find(key).flatMap(text -> headers.of(text.decoded())));
    }

    @Override
    public Optional<LoadedCharacter> open(String key) {
        return Shelf.unlessItFails(() -> judged.open(key));
    }

    @Override
    public Checked<LoadedCharacter> load(String key) {
        return judged.anew().load(key).orElseGet(() -> Checked.nothing(new Report()));
    }

    @Override
    public Checked<LoadedCharacter> judge(LoadedCharacter before, Source text) {
        return judged.anew().judge(before, text);
    }

    @Override
    public Checked<LoadedCharacter> judge(String key, String text) {
        return judged.anew().judge(key, DecodedText.of(Keys.file(key), text));
    }

    @Override
    public Checked<VersionedText> decode(String key, byte[] bytes) {
        return DecodedText.of(Keys.file(key), bytes);
    }

    @Override
    public Optional<LinkedCharacter> owner(LoadedCharacter member, String link) {
        return judged.anew().owner(member, link);
    }

    @Override
    public Optional<LinkedCharacter> member(LoadedCharacter owner, String way) {
        return judged.anew().member(owner, way);
    }

    @Override
    public List<LinkedCharacter> members(LoadedCharacter owner, String path) {
        return judged.anew().members(owner, path);
    }

    @Override
    public List<StoredVersion> versions(String key) {
        return texts.versions(key);
    }

    @Override
    public SaveOutcome write(String key, String seen, String text) {
        return texts.write(List.of(new NewText(key, seen, text)));
    }

    @Override
    public SaveOutcome writeTogether(List<NewText> changes) {
        return texts.write(changes);
    }

    @Override
    public SaveOutcome restore(String key, StoredVersion version, String seen) {
        return texts.restore(key, version, seen);
    }

    @Override
    public Checked<String> create(String name, String text) {
        String key = free(name);
        texts.begin(key, text);
        return Checked.of(key, new Report());
    }

    private String free(String name) {
        Set<String> taken = new HashSet<>(texts.keys());
        taken.addAll(texts.remembered());
        return FileName.free(FileName.slug(name), taken);
    }

    /** No editor looks here. */
    @Override
    public void putSchema(String name, Ruleset game) {}

    @Override
    public Optional<String> portraitVersion(String key) {
        return portraits.version(key);
    }

    @Override
    public Optional<Picture> portrait(String key) {
        return portraits.find(key);
    }

    @Override
    public boolean setPortrait(String key, Optional<Picture> picture) {
        Optional<MemoryText> owner = texts.find(key);
        owner.ifPresent(text -> portraits.set(key, picture));
        return owner.isPresent();
    }

    @Override
    public boolean changePortrait(String key, Optional<Picture> picture) {
        Optional<MemoryText> owner = texts.find(key);
        owner.ifPresent(text -> portraits.change(key, picture, text.decoded().version()));
        return owner.isPresent();
    }

    @Override
    public Set<PictureTurn> pictureTurns(String key) {
        return texts.find(key).map(text -> portraits.turns(key, text.decoded().version())).orElse(Set.of());
    }

    @Override
    public boolean turnPicture(String key, PictureTurn turn) {
        return texts.find(key).filter(text -> portraits.turn(key, turn, text.decoded().version())).isPresent();
    }

    @Override
    public SaveOutcome delete(String key, String seen) {
        if (!texts.isAsSeen(key, seen)) {
            return MemoryTexts.changedMeanwhile(key);
        }
        DeletedCharacter deleted = trash.put(key, texts.remove(key), now.getAsLong());
        portraits.move(key, inTrash(deleted));
        return new SaveOutcome.Written(seen);
    }

    /** What a picture is found by meanwhile, which is nobody's key. */
    private static String inTrash(DeletedCharacter deleted) {
        return "trash/" + deleted.id();
    }

    @Override
    public List<DeletedCharacter> deleted() {
        return trash.all();
    }

    @Override
    public Optional<StoredText> find(DeletedCharacter deleted) {
        return trash.find(deleted).map(text -> text);
    }

    @Override
    public Optional<String> bringBack(DeletedCharacter deleted) {
        Optional<MemoryText> text = trash.find(deleted);
        String key = texts.find(deleted.key()).isEmpty() ? deleted.key() : free(deleted.key());
        text.ifPresent(back -> {
            trash.remove(deleted);
            texts.put(key, back.called(Keys.file(key)));
            portraits.move(inTrash(deleted), key);
        });
        return text.map(back -> key);
    }

    @Override
    public <T> List<T> ask(Function<String, Optional<T>> question) {
        return keys().stream().flatMap(key -> question.apply(key).stream()).toList();
    }

    @Override
    public Optional<JudgedCard> card(String key, Function<LoadedCharacter, CardVerdict> make) {
        return Shelf.unlessItFails(() -> judged.card(key, make));
    }

    @Override
    public List<PlayerNames> named() {
        return judged.named();
    }

    @Override
    public DiceLog rolls() {
        return rolls;
    }

    /** All rolls, as lines of JSON, the oldest first. */
    String rollLines() {
        return rolls.text(iso);
    }

    @Override
    public MemoryGroups groups() {
        return groups;
    }
}
