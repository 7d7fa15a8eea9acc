package lampblack.builder.context;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.edit.ProposedChange;
import lampblack.store.FileName;
import lampblack.store.SaveResult;
import lampblack.store.VersionedStore;

/** The folder of characters; each is called by the name of its file without the ending. */
public final class ShelfFolder {

    private static final String ENDING = ".yaml";
    /** A file's name has at most 255 bytes on every usual disk. */
    private static final int LONGEST = 250;

    private static final ExecutorService SAVERS = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "save");
        thread.setDaemon(true);
        return thread;
    });

    private final Path folder;
    private final VersionedStore store = new VersionedStore();

    ShelfFolder(Path folder) {
        this.folder = folder;
    }

    public Path folder() {
        return folder;
    }

    public VersionedStore store() {
        return store;
    }

    /** Saves a change; where the file has changed meanwhile, nothing is written, and no copy is kept. */
    public SaveResult save(ProposedChange attempt) {
        store.sweep(folder);
        return store.saveRepeatable(Path.of(attempt.before().key()), attempt.text(), attempt.before().text().version());
    }

    /** Begins to save a change, which goes on while its answer is made. */
    public CompletableFuture<SaveResult> saving(ProposedChange attempt) {
        return CompletableFuture.supplyAsync(() -> save(attempt), SAVERS);
    }

    /** Puts a new character on the shelf under a free name that is made from another; the name, or why not. */
    public Checked<String> create(String called, String text) {
        Report report = new Report();
        try {
            Path file = FileName.free(folder, FileName.slug(called));
            store.create(file, text).problem().ifPresent(report::add);
            return report.hasErrors() ? Checked.nothing(report) : Checked.of(stem(file), report);
        } catch (IOException unreadable) {
            report.add(Diagnostic.of(Code.SAVE__FAILED, new Source(folder.toString(), "").start(),
                    Message.of("save.no-folder", "file", called, "folder", folder)));
            return Checked.nothing(report);
        }
    }

    /** The names of all characters, sorted. */
    public List<String> stems() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(path -> path.getFileName().toString().endsWith(ENDING))
                    .map(path -> stem(path.getFileName().toString()))
                    .filter(name -> file(name).isPresent()).sorted().toList();
        } catch (IOException gone) {
            return List.of();
        }
    }

    private static String stem(String name) {
        return name.substring(0, name.length() - ENDING.length());
    }

    /** What a character is called by whose file this is. */
    public static String stem(Path file) {
        return stem(file.getFileName().toString());
    }

    /** The file of a character that is there; never one outside the folder, whatever it is called. */
    public Optional<Path> file(String stem) {
        return isName(stem) ? Optional.of(folder.resolve(stem + ENDING)).filter(this::isHere) : Optional.empty();
    }

    /** Whether a name could be that of a file in this folder. */
    public static boolean isName(String stem) {
        return !stem.isEmpty() && stem.length() <= LONGEST && !stem.startsWith(".")
                && stem.chars().noneMatch(letter -> "/\\:".indexOf(letter) >= 0 || letter < ' ' || letter == 0x7f);
    }

    private boolean isHere(Path file) {
        try {
            return Files.isRegularFile(file) && file.toRealPath().startsWith(folder.toRealPath());
        } catch (IOException gone) {
            return false;
        }
    }
}
