package lampblack.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Storage;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.StoredVersion;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.judge.FileName;
import lampblack.ruleset.Ruleset;
import lampblack.schema.Schemas;
import lampblack.store.FileChange;
import lampblack.store.FileVersion;
import lampblack.store.FreeFile;
import lampblack.store.OutputFile;
import lampblack.store.SaveResult;
import lampblack.store.VersionedStore;

/** A folder of characters on the disk. Texts are saved so that nothing is lost, pictures so that none is half there. */
final class FolderStorage implements Storage {

    private static final String TEXT = ".yaml";

    private final Path folder;
    private final VersionedStore store = new VersionedStore();
    private final ShownTexts shown = new ShownTexts();

    FolderStorage(Path folder) {
        this.folder = folder;
    }

    Path folder() {
        return folder;
    }

    ShownTexts shown() {
        return shown;
    }

    @Override
    public String place() {
        return folder.toString();
    }

    /** Where a file is or would be. */
    Path path(String name) {
        return folder.resolve(name);
    }

    /** A file that is there; never a text that really lies elsewhere, or a picture that is a link. */
    Optional<Path> file(String name) {
        return Optional.of(path(name)).filter(file -> name.endsWith(TEXT) ? isWithin(file.getParent(), file)
                : isWithin(folder, file) && !Files.isSymbolicLink(file));
    }

    private static boolean isWithin(Path folder, Path file) {
        // What is no link lies where its folder lies, and need not be followed.
        if (file.getParent().equals(folder) && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return true;
        }
        try {
            return Files.isRegularFile(file) && file.toRealPath().startsWith(folder.toRealPath());
        } catch (IOException failure) {
            return false;
        }
    }

    @Override
    public List<String> names(String inner) {
        return all(inner).stream().filter(name -> file(inner + name).isPresent()).toList();
    }

    private List<String> all(String inner) {
        if (!Files.isDirectory(path(inner))) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(path(inner))) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        } catch (IOException failure) {
            return List.of();
        }
    }

    @Override
    public List<Diagnostic> passedOver() {
        return all("").stream().filter(name -> !name.startsWith("."))
                .flatMap(name -> passedOver(name).stream()).toList();
    }

    private Optional<Diagnostic> passedOver(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        Span start = new Source(name, "").start();
        if (Keys.of(name).isPresent()) {
            return file(name).isEmpty() && Files.isSymbolicLink(path(name))
                    ? Optional.of(Diagnostic.of(Code.FILE__UNREADABLE, start,
                            Message.of("web.shelf.leads-out", "file", name))) : Optional.empty();
        }
        boolean ending = lower.endsWith(".yml") || lower.endsWith(TEXT) && !name.endsWith(TEXT);
        String expected = name.substring(0, Math.max(0, name.lastIndexOf('.'))) + TEXT;
        return ending && Files.isRegularFile(path(name))
                ? Optional.of(Diagnostic.of(Code.FILE__WRONG_NAME, start, "name", name, "expected", expected)
                        .note(Message.of("note.rename-file", "expected", expected))) : Optional.empty();
    }

    @Override
    public Optional<StoredText> find(String name, String called) {
        return file(name).map(file -> new StoredFile(file, called));
    }

    @Override
    public Optional<String> stamp(String name) {
        return file(name).flatMap(file -> {
            try {
                return Optional.of(Long.toHexString(Files.getLastModifiedTime(file).toMillis()) + "-"
                        + Long.toHexString(Files.size(file)));
            } catch (IOException gone) {
                return Optional.empty();
            }
        });
    }

    @Override
    public List<StoredVersion> versions(String name) {
        String called = path(name).getFileName().toString();
        return store.versions(path(name)).stream()
                .map(version -> new StoredVersion(version.number(), new StoredFile(version.file(), called))).toList();
    }

    /** Where a file has changed meanwhile, no copy is kept. */
    @Override
    public SaveOutcome write(List<TextChange> changes) {
        TextChange first = changes.get(0);
        store.sweep(path(first.name()).getParent());
        return outcome(changes.size() == 1 ? store.saveRepeatable(path(first.name()), first.text(), first.seen())
                : store.saveTogether(changes.stream()
                        .map(one -> new FileChange(path(one.name()), one.text(), one.seen())).toList()));
    }

    @Override
    public SaveOutcome restore(String name, int number, String seen) {
        Optional<FileVersion> version = store.versions(path(name)).stream().filter(one -> one.number() == number)
                .findFirst();
        // One that was pruned since it was looked up is as good as changed.
        return outcome(version.map(one -> store.restore(path(name), one, seen))
                .orElseGet(() -> new SaveResult.Conflict(path(name), Optional.empty())));
    }

    @Override
    public SaveOutcome begin(String name, String text) {
        Path file = path(name);
        String called = file.getFileName().toString();
        if (file(name).isPresent()) {
            return new SaveOutcome.ChangedMeanwhile(Diagnostic.of(Code.SAVE__CONFLICT, new Source(called, "").start(),
                    "file", called));
        }
        try {
            if (!file.getParent().equals(folder)) {
                Files.createDirectories(file.getParent());
            }
        } catch (IOException failure) {
            return new SaveOutcome.NotWritten(Diagnostic.of(Code.SAVE__FAILED,
                    new Source(file.getParent().toString(), "").start(), Message.of("save.no-folder", "file", called,
                            "folder", file.getParent())));
        }
        return outcome(store.create(file, text));
    }

    @Override
    public SaveOutcome move(String from, Optional<String> seen, String to) {
        return outcome(store.move(folder, path(from), seen, path(to)));
    }

    @Override
    public boolean put(String name, byte[] bytes) {
        return OutputFile.write(path(name), bytes).problem().isEmpty();
    }

    @Override
    public boolean delete(String name) {
        try {
            Files.deleteIfExists(path(name));
            return true;
        } catch (IOException failure) {
            return false;
        }
    }

    @Override
    public Optional<String> free(String key) {
        try {
            return Optional.of(FileName.stem(FreeFile.of(folder, key).getFileName().toString()));
        } catch (IOException failure) {
            return Optional.empty();
        }
    }

    @Override
    public void putSchema(String name, Ruleset game) {
        OutputFile.write(path(name), Schemas.character(game));
    }

    private static SaveOutcome outcome(SaveResult result) {
        return switch (result) {
            case SaveResult.Saved saved -> new SaveOutcome.Written(saved.sha256());
            case SaveResult.OutputWritten written -> new SaveOutcome.Written("");
            case SaveResult.Conflict conflict -> new SaveOutcome.ChangedMeanwhile(conflict.problem().orElseThrow());
            case SaveResult.Failed failed -> new SaveOutcome.NotWritten(failed.problem().orElseThrow());
        };
    }
}
