package lampblack.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.builder.page.PlayerNames;
import lampblack.builder.shelf.CardVerdict;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.JudgedCard;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.ShelfJudge;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;
import lampblack.edit.LinkedCharacter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.load.CharacterLoader;
import lampblack.store.TextFile;

/** Judges the characters of a folder for one request, by the rulesets of one moment. */
final class FolderJudge implements ShelfJudge {

    private final FolderStorage storage;
    private final FileHeaders headers;
    private final RulesetSnapshot rulesets;
    private final List<LoadedCharacter> opened = new ArrayList<>();

    FolderJudge(FolderStorage storage, FileHeaders headers, RulesetSnapshot rulesets) {
        this.storage = storage;
        this.headers = headers;
        this.rulesets = rulesets;
    }

    private Path place(String key) {
        return storage.path(Keys.file(key));
    }

    /** Caches the opened characters for the next request. */
    void close() {
        opened.forEach(character -> {
            rulesets.keep(place(character.key()), character);
            storage.shown().keep(character.text().version(), character.text().source().text());
        });
        opened.clear();
    }

    /** A change is saved just as it was judged. */
    void saved(LoadedCharacter after) {
        opened.removeIf(character -> character.key().equals(after.key()));
        opened.add(after);
    }

    @Override
    public Optional<FileHeader> header(String key) {
        return headers.of(place(key));
    }

    @Override
    public Optional<LoadedCharacter> open(String key) {
        Optional<LoadedCharacter> found = rulesets.open(key, place(key));
        found.ifPresent(opened::add);
        return found;
    }

    @Override
    public Checked<LoadedCharacter> load(String key) {
        return rulesets.load(key, place(key));
    }

    @Override
    public Checked<LoadedCharacter> judge(String key, String text) {
        return rulesets.characters().judge(key, place(key), TextFile.of(Keys.file(key), text));
    }

    @Override
    public Checked<LoadedCharacter> judge(LoadedCharacter before, Source text) {
        return rulesets.characters().judge(before.key(), place(before.key()), TextFile.of(text));
    }

    @Override
    public Optional<LinkedCharacter> owner(LoadedCharacter member, String link) {
        return rulesets.characters().owner(place(member.key()), member, link)
                .filter(path -> path.equals(storage.folder().toAbsolutePath().normalize().resolve(path.getFileName())))
                .flatMap(path -> found(path.getFileName().toString()))
                .map(owner -> new LinkedCharacter(owner, member.file().link(link).orElseThrow(),
                        Keys.file(member.key())));
    }

    private Optional<LoadedCharacter> found(String file) {
        return Keys.of(file).filter(key -> storage.file(Keys.file(key)).isPresent()).flatMap(key -> load(key).value());
    }

    @Override
    public Optional<LinkedCharacter> member(LoadedCharacter owner, String way) {
        return found(way).flatMap(file -> CharacterLoader.linkBetween(file, place(file.key()).toAbsolutePath()
                .normalize(), place(owner.key())).map(link -> new LinkedCharacter(file, link, way)));
    }

    @Override
    public List<LinkedCharacter> members(LoadedCharacter owner, String path) {
        return rulesets.characters().members(place(owner.key()), owner, path).stream()
                .flatMap(file -> member(owner, file).stream())
                .filter(member -> member.character().evaluated().retired().isEmpty()).toList();
    }

    @Override
    public Checked<VersionedText> decode(String key, byte[] bytes) {
        Checked<TextFile> text = TextFile.of(bytes, Keys.file(key), "");
        return new Checked<>(text.value().map(decoded -> decoded), text.diagnostics());
    }

    @Override
    public Optional<JudgedCard> card(String key, Function<LoadedCharacter, CardVerdict> make) {
        return rulesets.card(key, place(key), make);
    }

    @Override
    public List<PlayerNames> named() {
        return rulesets.named();
    }

    /** Another program that changes a file keeps nothing of what it was. */
    @Override
    public Optional<String> shown(String version) {
        return storage.shown().find(version);
    }

    @Override
    public <T> List<T> ask(List<String> keys, Function<String, Optional<T>> question) {
        return keys.parallelStream().flatMap(key -> question.apply(key).stream()).toList();
    }
}
