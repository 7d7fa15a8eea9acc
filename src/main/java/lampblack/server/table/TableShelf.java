package lampblack.server.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import lampblack.builder.shelf.UndoState;
import lampblack.builder.page.PlayerNames;
import lampblack.picture.Picture;
import lampblack.picture.PictureTurn;
import lampblack.builder.shelf.CardVerdict;
import lampblack.builder.shelf.DeletedCharacter;
import lampblack.builder.shelf.DiceLog;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.GroupTexts;
import lampblack.builder.shelf.JudgedCard;
import lampblack.builder.shelf.NewText;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.StoredVersion;
import lampblack.builder.group.Attendee;
import lampblack.builder.group.Right;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.edit.LinkedCharacter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.ruleset.Ruleset;

/**
 * A shelf as one person at a table may use it: what they may not see is not there, and what they may not change is not
 * changed, whichever page asks. Characters are judged by all that belongs to them, seen or not.
 */
public final class TableShelf implements Shelf {

    private final Shelf all;
    private final Table table;
    private final Attendee attendee;
    private final String place;
    private final OwnTurns turns;
    private final Permits permits;

    /** @param place where the shelf is, as it is told to those who do not sit at the machine */
    public TableShelf(Shelf all, Table table, Attendee attendee, String place) {
        this.all = all;
        this.table = table;
        this.attendee = attendee;
        this.place = place;
        this.turns = new OwnTurns(all, table, attendee);
        this.permits = new Permits(all, table, attendee);
    }

    /** Whether something was not done because the person has no right to it. */
    public boolean hasRefused() {
        return permits.hasRefused();
    }

    private boolean reads(String key) {
        return permits.reads(key);
    }

    private SaveOutcome permitted(List<String> keys, Supplier<SaveOutcome> write) {
        return permits.permitted(keys, () -> turns.logged(keys, write));
    }

    @Override
    public Optional<UndoState> ownUndo(String key, Optional<String> saved) {
        return turns.ownUndo(key, saved);
    }

    @Override
    public Optional<LoadedCharacter> seenBefore(String key, String version) {
        return all.seenBefore(key, version);
    }

    @Override
    public boolean onlyOthersSince(String key, String version) {
        return turns.onlyOthersSince(key, version);
    }

    @Override
    public String place() {
        return attendee.has(Right.HOST) ? all.place() : place;
    }

    @Override
    public List<Diagnostic> passedOver() {
        return attendee.has(Right.HOST) ? all.passedOver() : List.of();
    }

    @Override
    public List<String> keys() {
        return all.keys().stream().filter(this::reads).toList();
    }

    @Override
    public Optional<StoredText> find(String key) {
        return all.find(key).filter(stored -> reads(key));
    }

    @Override
    public Optional<FileHeader> header(String key) {
        return all.header(key).filter(header -> reads(key));
    }

    @Override
    public Optional<LoadedCharacter> open(String key) {
        return reads(key) ? all.open(key) : Optional.empty();
    }

    @Override
    public Checked<LoadedCharacter> load(String key) {
        return reads(key) ? all.load(key) : Checked.nothing(new Report());
    }

    @Override
    public Checked<LoadedCharacter> judge(String key, String text) {
        return all.judge(key, text);
    }

    @Override
    public Checked<LoadedCharacter> judge(LoadedCharacter before, Source text) {
        return all.judge(before, text);
    }

    @Override
    public Optional<LinkedCharacter> owner(LoadedCharacter member, String link) {
        return all.owner(member, link);
    }

    @Override
    public Optional<LinkedCharacter> member(LoadedCharacter owner, String way) {
        return all.member(owner, way);
    }

    @Override
    public List<LinkedCharacter> members(LoadedCharacter owner, String path) {
        return all.members(owner, path);
    }

    @Override
    public Checked<VersionedText> decode(String key, byte[] bytes) {
        return all.decode(key, bytes);
    }

    @Override
    public List<StoredVersion> versions(String key) {
        return reads(key) ? all.versions(key) : List.of();
    }

    @Override
    public SaveOutcome write(String key, String seen, String text) {
        return permitted(List.of(key), () -> all.write(key, seen, text));
    }

    @Override
    public SaveOutcome writeTogether(List<NewText> texts) {
        return permitted(texts.stream().map(NewText::key).toList(), () -> all.writeTogether(texts));
    }

    @Override
    public SaveOutcome restore(String key, StoredVersion version, String seen) {
        return permitted(List.of(key), () -> all.restore(key, version, seen));
    }

    @Override
    public Checked<String> create(String name, String text) {
        return permits.create(name, text);
    }

    @Override
    public void putSchema(String name, Ruleset game) {
        all.putSchema(name, game);
    }

    @Override
    public Optional<String> portraitVersion(String key) {
        return reads(key) ? all.portraitVersion(key) : Optional.empty();
    }

    @Override
    public Optional<Picture> portrait(String key) {
        return reads(key) ? all.portrait(key) : Optional.empty();
    }

    @Override
    public boolean setPortrait(String key, Optional<Picture> picture) {
        return permits.mayWrite(key) && all.setPortrait(key, picture);
    }

    @Override
    public boolean changePortrait(String key, Optional<Picture> picture) {
        return permits.mayWrite(key) && all.changePortrait(key, picture);
    }

    @Override
    public Set<PictureTurn> pictureTurns(String key) {
        return permits.writes(key) ? all.pictureTurns(key) : Set.of();
    }

    @Override
    public boolean turnPicture(String key, PictureTurn turn) {
        return permits.writes(key) && all.turnPicture(key, turn);
    }

    @Override
    public SaveOutcome delete(String key, String seen) {
        SaveOutcome outcome = permitted(List.of(key), () -> all.delete(key, seen));
        if (outcome.problem().isEmpty()) {
            table.people().gone(key);
        }
        return outcome;
    }

    @Override
    public List<DeletedCharacter> deleted() {
        return permits.runsGame() ? all.deleted() : List.of();
    }

    @Override
    public Optional<StoredText> find(DeletedCharacter deleted) {
        return permits.runsGame() ? all.find(deleted) : Optional.empty();
    }

    @Override
    public Optional<String> bringBack(DeletedCharacter deleted) {
        return permits.runsGame() ? all.bringBack(deleted) : Optional.empty();
    }

    @Override
    public <T> List<T> ask(Function<String, Optional<T>> question) {
        return all.ask(key -> reads(key) ? question.apply(key) : Optional.empty());
    }

    @Override
    public Optional<JudgedCard> card(String key, Function<LoadedCharacter, CardVerdict> make) {
        return reads(key) ? all.card(key, make) : Optional.empty();
    }

    @Override
    public List<PlayerNames> named() {
        return permits.runsGame() ? all.named() : List.of();
    }

    @Override
    public DiceLog rolls() {
        return all.rolls();
    }

    /** Only addresses of whoever runs the game write there. */
    @Override
    public GroupTexts groups() {
        return all.groups();
    }
}
