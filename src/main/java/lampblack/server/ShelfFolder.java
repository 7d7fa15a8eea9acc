package lampblack.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.shelf.DeletedCharacter;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.NewText;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.StoredVersion;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.judge.FileName;
import lampblack.store.FileChange;
import lampblack.store.FileVersion;
import lampblack.store.FreeFile;
import lampblack.store.SaveResult;
import lampblack.store.Trash;
import lampblack.store.VersionedStore;

/** The folder of characters; each is called by the name of its file without the ending. */
final class ShelfFolder {

    private final Path folder;
    private final VersionedStore store = new VersionedStore();
    private final PortraitFolder portraits;
    private final ShownTexts shown = new ShownTexts();

    ShelfFolder(Path folder) {
        this.folder = folder;
        this.portraits = new PortraitFolder(folder);
    }

    Path folder() {
        return folder;
    }

    /** What tells a character's text from any other; empty where there is none. */
    Optional<String> hash(String key) {
        return file(key).flatMap(store::hash);
    }

    PortraitFolder portraits() {
        return portraits;
    }

    ShownTexts shown() {
        return shown;
    }

    /** The names of all characters, sorted. */
    List<String> keys() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.flatMap(path -> Keys.of(path.getFileName().toString()).stream())
                    .filter(key -> file(key).isPresent()).sorted().toList();
        } catch (IOException failure) {
            return List.of();
        }
    }

    /** What is wrong with texts that would be characters, were they called so, or were they here. */
    List<Diagnostic> passedOver() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).filter(name -> !name.startsWith(".")).sorted()
                    .flatMap(name -> passedOver(name).stream()).toList();
        } catch (IOException failure) {
            return List.of();
        }
    }

    private Optional<Diagnostic> passedOver(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        Span start = new Source(name, "").start();
        if (Keys.of(name).isPresent()) {
            return file(Keys.of(name).get()).isEmpty() && Files.isSymbolicLink(folder.resolve(name))
                    ? Optional.of(Diagnostic.of(Code.FILE__UNREADABLE, start,
                            Message.of("web.shelf.leads-out", "file", name))) : Optional.empty();
        }
        boolean ending = lower.endsWith(".yml") || lower.endsWith(".yaml") && !name.endsWith(".yaml");
        String expected = name.substring(0, Math.max(0, name.lastIndexOf('.'))) + ".yaml";
        return ending && Files.isRegularFile(folder.resolve(name))
                ? Optional.of(Diagnostic.of(Code.FILE__WRONG_NAME, start, "name", name, "expected", expected)
                        .note(Message.of("note.rename-file", "expected", expected))) : Optional.empty();
    }

    /** Where a character is or would be. */
    Path place(String key) {
        return folder.resolve(Keys.file(key));
    }

    /** The file of an existing character; never one outside the folder, whatever its name. */
    Optional<Path> file(String key) {
        return Keys.isKey(key) ? Optional.of(place(key)).filter(this::isHere) : Optional.empty();
    }

    private boolean isHere(Path file) {
        try {
            return Files.isRegularFile(file) && file.toRealPath().startsWith(folder.toRealPath());
        } catch (IOException failure) {
            return false;
        }
    }

    /** Saves a change; where the file has changed meanwhile, nothing is written, and no copy is kept. */
    SaveOutcome write(String key, String seen, String text) {
        store.sweep(folder);
        return outcome(store.saveRepeatable(place(key), text, seen));
    }

    /** Writes a text that is not there yet; where one is there meanwhile, nothing is written. */
    SaveOutcome begin(String key, String text) {
        return file(key).isPresent() ? new SaveOutcome.ChangedMeanwhile(Diagnostic.of(Code.SAVE__CONFLICT,
                new Source(Keys.file(key), "").start(), "file", Keys.file(key)))
                : outcome(store.create(place(key), text));
    }

    /** Saves changes of several characters, or none of them. */
    SaveOutcome writeTogether(List<NewText> texts) {
        store.sweep(folder);
        return outcome(store.saveTogether(texts.stream()
                .map(text -> new FileChange(place(text.key()), text.text(), text.seen())).toList()));
    }

    SaveOutcome restore(String key, int number, String seen) {
        Optional<FileVersion> version = store.versions(place(key)).stream().filter(one -> one.number() == number)
                .findFirst();
        // One that was pruned since it was looked up is as good as changed.
        return outcome(version.map(one -> store.restore(place(key), one, seen))
                .orElseGet(() -> new SaveResult.Conflict(place(key), Optional.empty())));
    }

    SaveOutcome delete(String key, String seen) {
        Trash trash = new Trash(folder);
        SaveResult put = trash.put(place(key), seen, Instant.now());
        if (put.problem().isEmpty()) {
            trash.all().stream().filter(file -> file.stem().equals(key)).findFirst()
                    .ifPresent(file -> portraits.delete(key, file.id()));
        }
        return outcome(put);
    }

    private static SaveOutcome outcome(SaveResult result) {
        return switch (result) {
            case SaveResult.Saved saved -> new SaveOutcome.Written(saved.sha256());
            case SaveResult.OutputWritten written -> new SaveOutcome.Written("");
            case SaveResult.Conflict conflict -> new SaveOutcome.ChangedMeanwhile(conflict.problem().orElseThrow());
            case SaveResult.Failed failed -> new SaveOutcome.NotWritten(failed.problem().orElseThrow());
        };
    }

    List<StoredVersion> versions(String key) {
        return store.versions(place(key)).stream()
                .map(version -> new StoredVersion(version.number(), new StoredFile(version.file(), key))).toList();
    }

    List<DeletedCharacter> deleted() {
        return new Trash(folder).all().stream()
                .map(deleted -> new DeletedCharacter(deleted.id(), deleted.stem(),
                        deleted.when().toEpochMilli())).toList();
    }

    /** What a deleted file says. */
    Optional<StoredText> find(DeletedCharacter deleted) {
        return new Trash(folder).find(deleted.id()).map(file -> new StoredFile(file.file(), deleted.key()));
    }

    Optional<String> bringBack(String id) {
        Trash trash = new Trash(folder);
        Optional<String> key = trash.find(id).flatMap(trash::restore)
                .flatMap(path -> Keys.of(path.getFileName().toString()));
        key.ifPresent(back -> portraits.bringBack(id, back));
        return key;
    }

    /** Adds a character under a free name derived from another; returns the name, or why it failed. */
    Checked<String> create(String called, String text) {
        Report report = new Report();
        try {
            Path file = FreeFile.of(folder, FileName.slug(called));
            store.create(file, text).problem().ifPresent(report::add);
            return report.hasErrors() ? Checked.nothing(report)
                    : Checked.of(FileName.stem(file.getFileName().toString()), report);
        } catch (IOException failure) {
            report.add(Diagnostic.of(Code.SAVE__FAILED, new Source(folder.toString(), "").start(),
                    Message.of("save.no-folder", "file", called, "folder", folder)));
            return Checked.nothing(report);
        }
    }
}
