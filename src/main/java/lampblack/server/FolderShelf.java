package lampblack.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lampblack.builder.page.PlayerNames;
import lampblack.picture.Picture;
import lampblack.picture.PictureTurn;
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
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.edit.LinkedCharacter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.load.CharacterLoader;
import lampblack.ruleset.Ruleset;
import lampblack.schema.Schemas;
import lampblack.store.OutputFile;
import lampblack.store.TextFile;

/** The folder of characters as one request sees it, judged by the rulesets of one moment. */
final class FolderShelf implements Shelf {

    private final ShelfFolder folder;
    private final FileHeaders headers;
    private final RulesetSnapshot rulesets;
    private final DiceLog rolls;
    private final List<LoadedCharacter> opened = new ArrayList<>();

    FolderShelf(ShelfFolder folder, FileHeaders headers, RulesetSnapshot rulesets, DiceLog rolls) {
        this.folder = folder;
        this.headers = headers;
        this.rulesets = rulesets;
        this.rolls = rolls;
    }

    /** Caches the opened characters for the next request. */
    void close() {
        opened.forEach(character -> {
            rulesets.keep(folder.place(character.key()), character);
            folder.shown().keep(character.text().version(), character.text().source().text());
        });
        opened.clear();
    }

    /** A change is saved just as it was judged. */
    void saved(LoadedCharacter after) {
        opened.removeIf(character -> character.key().equals(after.key()));
        opened.add(after);
    }

    @Override
    public String place() {
        return folder.folder().toString();
    }

    @Override
    public List<String> keys() {
        return folder.keys();
    }

    @Override
    public List<Diagnostic> passedOver() {
        return folder.passedOver();
    }

    @Override
    public Optional<StoredText> find(String key) {
        return folder.file(key).map(file -> new StoredFile(file, key));
    }

    @Override
    public Optional<FileHeader> header(String key) {
        return Shelf.unlessItFails(() -> folder.file(key).flatMap(headers::of));
    }

    @Override
    public Optional<LoadedCharacter> open(String key) {
        Optional<LoadedCharacter> found = Shelf.unlessItFails(() ->
                folder.file(key).flatMap(file -> rulesets.open(key, file)));
        found.ifPresent(opened::add);
        return found;
    }

    @Override
    public Checked<LoadedCharacter> load(String key) {
        return rulesets.load(key, folder.place(key));
    }

    @Override
    public Checked<LoadedCharacter> judge(String key, String text) {
        return rulesets.characters().judge(key, folder.place(key), TextFile.of(Keys.file(key), text));
    }

    @Override
    public Checked<LoadedCharacter> judge(LoadedCharacter before, Source text) {
        return rulesets.characters().judge(before.key(), folder.place(before.key()), TextFile.of(text));
    }

    @Override
    public Optional<LinkedCharacter> owner(LoadedCharacter member, String link) {
        return rulesets.characters().owner(folder.place(member.key()), member, link)
                .filter(path -> path.equals(folder.folder().toAbsolutePath().normalize().resolve(path.getFileName())))
                .flatMap(path -> Keys.of(path.getFileName().toString()))
                .filter(key -> folder.file(key).isPresent()).flatMap(key -> load(key).value())
                .map(owner -> new LinkedCharacter(owner, link, Keys.file(member.key())));
    }

    @Override
    public Optional<LinkedCharacter> member(LoadedCharacter owner, String way) {
        Optional<LoadedCharacter> member = Keys.of(way).filter(key -> folder.file(key).isPresent())
                .flatMap(key -> load(key).value());
        return member.flatMap(file -> CharacterLoader.linkBetween(file, folder.place(file.key()).toAbsolutePath()
                .normalize(), folder.place(owner.key())).map(link -> new LinkedCharacter(file, link, way)));
    }

    @Override
    public List<LinkedCharacter> members(LoadedCharacter owner, String path) {
        return rulesets.characters().members(folder.place(owner.key()), owner, path).stream()
                .flatMap(file -> member(owner, file).stream())
                .filter(member -> member.character().evaluated().retired().isEmpty()).toList();
    }

    @Override
    public Checked<VersionedText> decode(String key, byte[] bytes) {
        Checked<TextFile> text = TextFile.of(bytes, Keys.file(key), "");
        return new Checked<>(text.value().map(decoded -> decoded), text.diagnostics());
    }

    @Override
    public List<StoredVersion> versions(String key) {
        return folder.versions(key);
    }

    /** Another program that changes a file keeps nothing of what it was. */
    @Override
    public Optional<LoadedCharacter> seenBefore(String key, String version) {
        return folder.shown().find(version).flatMap(text -> judge(key, text).value())
                .or(() -> Shelf.super.seenBefore(key, version));
    }

    @Override
    public SaveOutcome write(String key, String seen, String text) {
        return folder.write(key, seen, text);
    }

    @Override
    public SaveOutcome writeTogether(List<NewText> texts) {
        return folder.writeTogether(texts);
    }

    @Override
    public SaveOutcome restore(String key, StoredVersion version, String seen) {
        return folder.restore(key, version.number(), seen);
    }

    @Override
    public Checked<String> create(String name, String text) {
        return folder.create(name, text);
    }

    @Override
    public void putSchema(String name, Ruleset game) {
        OutputFile.write(folder.folder().resolve(name), Schemas.character(game));
    }

    @Override
    public Optional<String> portraitVersion(String key) {
        return Keys.isKey(key) ? folder.portraits().version(key) : Optional.empty();
    }

    @Override
    public Optional<Picture> portrait(String key) {
        return Keys.isKey(key) ? folder.portraits().read(key) : Optional.empty();
    }

    @Override
    public boolean setPortrait(String key, Optional<Picture> picture) {
        return folder.file(key).isPresent() && folder.portraits().set(key, picture);
    }

    @Override
    public boolean changePortrait(String key, Optional<Picture> picture) {
        return folder.hash(key).filter(text -> folder.portraits().change(key, picture, text)).isPresent();
    }

    @Override
    public Set<PictureTurn> pictureTurns(String key) {
        return folder.hash(key).map(text -> folder.portraits().turns(key, text)).orElse(Set.of());
    }

    @Override
    public boolean turnPicture(String key, PictureTurn turn) {
        return folder.hash(key).filter(text -> folder.portraits().turn(key, turn, text)).isPresent();
    }

    @Override
    public SaveOutcome delete(String key, String seen) {
        return folder.delete(key, seen);
    }

    @Override
    public List<DeletedCharacter> deleted() {
        return folder.deleted();
    }

    @Override
    public Optional<StoredText> find(DeletedCharacter deleted) {
        return folder.find(deleted);
    }

    @Override
    public Optional<String> bringBack(DeletedCharacter deleted) {
        return folder.bringBack(deleted.id());
    }

    @Override
    public <T> List<T> ask(Function<String, Optional<T>> question) {
        return keys().parallelStream().flatMap(key -> question.apply(key).stream()).toList();
    }

    @Override
    public Optional<JudgedCard> card(String key, Function<LoadedCharacter, CardVerdict> make) {
        return Shelf.unlessItFails(() -> folder.file(key).flatMap(file -> rulesets.card(key, file, make)));
    }

    @Override
    public List<PlayerNames> named() {
        return rulesets.named();
    }

    @Override
    public DiceLog rolls() {
        return rolls;
    }

    @Override
    public GroupTexts groups() {
        return new GroupFolders(folder.folder());
    }
}
