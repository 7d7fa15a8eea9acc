package lampblack.builder.shelf;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import lampblack.builder.page.PlayerNames;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.edit.CharacterJudge;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.VersionedText;
import lampblack.judge.FileName;
import lampblack.picture.Picture;
import lampblack.picture.PictureTurn;
import lampblack.ruleset.Ruleset;

/**
 * Where characters are kept, each under a key, as somebody may see and change them: what they may not see is not there,
 * and what they may not change is not changed. It may change between two questions, but not what it has answered.
 */
public final class Shelf {

    private final Storage storage;
    private final ShelfJudge judge;
    private final DiceLog rolls;
    private final ShelfRights rights;
    private final Supplier<String> now;
    private final Portraits portraits;
    private final Trash trash;

    /** All of it. @param now the present moment as ISO 8601 writes it, in UTC */
    public Shelf(Storage storage, ShelfJudge judge, DiceLog rolls, Supplier<String> now) {
        this(storage, judge, rolls, now, new AllRights());
    }

    private Shelf(Storage storage, ShelfJudge judge, DiceLog rolls, Supplier<String> now, ShelfRights rights) {
        this.storage = storage;
        this.judge = judge;
        this.rolls = rolls;
        this.rights = rights;
        this.now = now;
        this.portraits = new Portraits(storage);
        this.trash = new Trash(storage);
    }

    /** The same as somebody may see and change it. */
    public Shelf seenBy(ShelfRights others) {
        return new Shelf(storage, judge, rolls, now, others);
    }

    /** Where it is, as its owner knows it. */
    public String place() {
        return rights.place(storage.place());
    }

    /** The keys of all characters, sorted. */
    public List<String> keys() {
        return all().stream().filter(rights::reads).toList();
    }

    private List<String> all() {
        return storage.names("").stream().flatMap(name -> Keys.of(name).stream()).sorted().toList();
    }

    /** What stands there and is nobody's text as it is called, or leads elsewhere: what is wrong with it. */
    public List<Diagnostic> passedOver() {
        return rights.hosts() ? storage.passedOver() : List.of();
    }

    /** The text of a character that is there, readable or not. */
    public Optional<StoredText> find(String key) {
        return stored(key).filter(text -> rights.reads(key));
    }

    private Optional<StoredText> stored(String key) {
        return Keys.isKey(key) ? storage.find(Keys.file(key), Keys.file(key)) : Optional.empty();
    }

    /** What a character says of itself at first sight; empty where it cannot be read. */
    public Optional<FileHeader> header(String key) {
        return unlessItFails(() -> find(key).flatMap(text -> judge.header(key)));
    }

    /** A character as it stands, judged; empty where it is not there or is damaged. It is the asker's alone. */
    public Optional<LoadedCharacter> open(String key) {
        return unlessItFails(() -> find(key).flatMap(text -> judge.open(key)));
    }

    /** A character as it stands, judged anew. */
    public Checked<LoadedCharacter> load(String key) {
        return find(key).map(text -> judge.load(key)).orElseGet(() -> Checked.nothing(new Report()));
    }

    /** Judges a text as if it stood under a key. */
    public Checked<LoadedCharacter> judge(String key, String text) {
        return judge.judge(key, text);
    }

    /** What judges characters by all that belongs to them, whether it may be seen or not. */
    public CharacterJudge judge() {
        return judge;
    }

    /** The text that bytes hold, to be judged under a key. */
    public Checked<VersionedText> decode(String key, byte[] bytes) {
        return judge.decode(key, bytes);
    }

    /** The earlier versions of a character, oldest first. */
    public List<StoredVersion> versions(String key) {
        return Keys.isKey(key) && rights.reads(key) ? storage.versions(Keys.file(key)) : List.of();
    }

    /** Replaces a text whose version has been seen; where it has changed meanwhile, nothing is written. */
    public SaveOutcome write(String key, String seen, String text) {
        return writeTogether(List.of(new NewText(key, seen, text)));
    }

    /** Replaces several texts whose versions have been seen, or none of them; the version is that of the first. */
    public SaveOutcome writeTogether(List<NewText> texts) {
        return rights.written(texts.stream().map(NewText::key).toList(), () -> storage.write(texts.stream()
                .map(text -> new Storage.TextChange(Keys.file(text.key()), text.seen(), text.text())).toList()));
    }

    /** Saves a change with all that changes in other files with it, or nothing of it. */
    public SaveOutcome save(ProposedChange change) {
        return writeTogether(NewText.of(change));
    }

    /** Makes an earlier version the newest. */
    public SaveOutcome restore(String key, StoredVersion version, String seen) {
        return rights.written(List.of(key), () -> storage.restore(Keys.file(key), version.number(), seen));
    }

    /** Puts a new character under a free key that is made from a name; the key, or why not. */
    public Checked<String> create(String name, String text) {
        return rights.created(name, text, () -> {
            Report report = new Report();
            Optional<String> key = storage.free(FileName.slug(name));
            Optional<Diagnostic> problem = key.isPresent() ? storage.begin(Keys.file(key.get()), text).problem()
                    : Optional.of(Diagnostic.of(Code.SAVE__FAILED, new Source(storage.place(), "").start(),
                            Message.of("save.no-folder", "file", name, "folder", storage.place())));
            problem.ifPresent(report::add);
            return new Checked<>(key.filter(made -> problem.isEmpty()), report.diagnostics());
        });
    }

    /** Writes the JSON schema of a game beside the characters, for completion in text editors. */
    public void putSchema(String name, Ruleset game) {
        storage.putSchema(name, game);
    }

    /** What tells the picture of a character from an earlier one; empty where there is none. */
    public Optional<String> portraitVersion(String key) {
        return Keys.isKey(key) && rights.reads(key) ? portraits.version(key) : Optional.empty();
    }

    /** The picture of a character. */
    public Optional<Picture> portrait(String key) {
        return Keys.isKey(key) && rights.reads(key) ? portraits.read(key) : Optional.empty();
    }

    /** Puts a picture in the place of a character's, or takes it away; whether that was done. */
    public boolean setPortrait(String key, Optional<Picture> picture) {
        return rights.changed(key, () -> stored(key).isPresent() && portraits.set(key, picture));
    }

    /** The same so that it can be taken back, as a change of the text can be. */
    public boolean changePortrait(String key, Optional<Picture> picture) {
        return rights.changed(key, () -> version(key).filter(text -> portraits.change(key, picture, text)).isPresent());
    }

    private Optional<String> version(String key) {
        return stored(key).flatMap(StoredText::version);
    }

    /** Which steps through the pictures of a character come before any through its texts. */
    public Set<PictureTurn> pictureTurns(String key) {
        return rights.writes(key) ? version(key).map(text -> portraits.turns(key, text)).orElse(Set.of()) : Set.of();
    }

    /** Goes a step through the pictures of a character; whether that was done. */
    public boolean turnPicture(String key, PictureTurn turn) {
        return rights.writes(key) && version(key).filter(text -> portraits.turn(key, turn, text)).isPresent();
    }

    /** Moves a character to the trash, from which it can be restored. */
    public SaveOutcome delete(String key, String seen) {
        SaveOutcome outcome = rights.written(List.of(key), () -> trash.put(key, seen, now.get(),
                id -> portraits.delete(key, id)));
        if (outcome.problem().isEmpty()) {
            rights.deleted(key);
        }
        return outcome;
    }

    /** What was deleted, newest first. */
    public List<DeletedCharacter> deleted() {
        return rights.runsGame() ? trash.all() : List.of();
    }

    /** The text of what was deleted; empty where that is gone from the trash as well. */
    public Optional<StoredText> find(DeletedCharacter deleted) {
        return rights.runsGame() ? trash.find(deleted) : Optional.empty();
    }

    /** Brings back what was deleted; the key it has now, or nothing where that fails. */
    public Optional<String> bringBack(DeletedCharacter deleted) {
        Optional<String> key = rights.runsGame() ? trash.bringBack(deleted) : Optional.empty();
        key.ifPresent(back -> portraits.bringBack(deleted.id(), back));
        return key;
    }

    /**
     * What is asked of one file; nothing where that fails, as of a file that is damaged, so that a bug of ours in one
     * takes no other down. It is said where that file is looked at by itself.
     */
    public static <T> Optional<T> unlessItFails(Supplier<Optional<T>> asked) {
        try {
            return asked.get();
        } catch (RuntimeException failure) {
            return Optional.empty();
        }
    }

    /** Applies a function to each key, possibly in parallel, and returns the results in order. */
    public <T> List<T> ask(Function<String, Optional<T>> question) {
        return judge.ask(all(), key -> rights.reads(key) ? question.apply(key) : Optional.empty());
    }

    /** The verdict on a character, made only where its text or its game is another; empty where it is damaged. */
    public Optional<JudgedCard> card(String key, Function<LoadedCharacter, CardVerdict> make) {
        return unlessItFails(() -> find(key).flatMap(text -> judge.card(key, make)));
    }

    /** What players have named on the sheets whose verdicts were asked for; nothing is read for it. */
    public List<PlayerNames> named() {
        return rights.runsGame() ? judge.named() : List.of();
    }

    /** The rolls that are kept with the characters. */
    public DiceLog rolls() {
        return rolls;
    }

    /** What groups keep beside the characters. Only addresses of whoever runs the game write there. */
    public GroupTexts groups() {
        return new GroupTexts(storage);
    }

    /**
     * What whoever asks can undo of a character, where that is not whatever was done to it last but only their own.
     *
     * @param saved the text that is about to be saved, if one is
     */
    public Optional<UndoState> ownUndo(String key, Optional<String> saved) {
        return rights.ownUndo(key, saved);
    }

    /** What can be undone of a character as it stands, and done again. */
    public UndoState undo(String key) {
        return ownUndo(key, Optional.empty()).orElseGet(() -> trail(key).undoing());
    }

    /** The way of a character through its versions. */
    public UndoState.VersionTrail trail(String key) {
        return new UndoState.VersionTrail(versions(key), find(key));
    }

    /** A character in a version that has been changed since; empty where it is not kept. */
    public Optional<LoadedCharacter> seenBefore(String key, String version) {
        return judge.shown(version).or(() -> versions(key).stream().map(StoredVersion::text)
                .filter(text -> text.version().filter(version::equals).isPresent()).findFirst()
                .flatMap(text -> text.text().value()).map(text -> text.source().text()))
                .flatMap(text -> judge(key, text).value());
    }

    /** Whether others have changed a character since a version, and whoever asks has not. */
    public boolean onlyOthersSince(String key, String version) {
        return rights.onlyOthersSince(key, version);
    }
}
