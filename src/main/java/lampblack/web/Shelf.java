package lampblack.web;

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
import lampblack.io.Attempt;
import lampblack.io.CharacterStore;
import lampblack.io.FileName;
import lampblack.io.SaveResult;

/** The folder of characters; each is called by the name of its file without the ending. */
final class Shelf {

    private static final String ENDING = ".yaml";
    /** A file's name has at most 255 bytes on every usual disk. */
    private static final int LONGEST = 250;

    private static final ExecutorService SAVERS = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "save");
        thread.setDaemon(true);
        return thread;
    });

    private final Path folder;
    private final CharacterStore store = new CharacterStore();

    Shelf(Path folder) {
        this.folder = folder;
    }

    Path folder() {
        return folder;
    }

    CharacterStore store() {
        return store;
    }

    /** Saves a change; where the file has changed meanwhile, nothing is written, and no copy is kept. */
    SaveResult save(Attempt attempt) {
        store.sweep(folder);
        return store.mend(attempt.before().path(), attempt.text(), attempt.before().text().sha256());
    }

    /** Begins to save a change, which goes on while its answer is made. */
    CompletableFuture<SaveResult> saving(Attempt attempt) {
        return CompletableFuture.supplyAsync(() -> save(attempt), SAVERS);
    }

    /** Puts a new character on the shelf under a free name that is made from another; the name, or why not. */
    Checked<String> create(String called, String text) {
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
    List<String> stems() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(each -> each.getFileName().toString().endsWith(ENDING))
                    .map(each -> stem(each.getFileName().toString()))
                    .filter(each -> file(each).isPresent()).sorted().toList();
        } catch (IOException gone) {
            return List.of();
        }
    }

    private static String stem(String name) {
        return name.substring(0, name.length() - ENDING.length());
    }

    /** What a character is called by whose file this is. */
    static String stem(Path file) {
        return stem(file.getFileName().toString());
    }

    /** The file of a character that is there; never one outside the folder, whatever it is called. */
    Optional<Path> file(String stem) {
        return isName(stem) ? Optional.of(folder.resolve(stem + ENDING)).filter(this::isHere) : Optional.empty();
    }

    /** Whether a name could be that of a file in this folder. */
    static boolean isName(String stem) {
        return !stem.isEmpty() && stem.length() <= LONGEST && !stem.startsWith(".")
                && stem.chars().noneMatch(each -> "/\\:".indexOf(each) >= 0 || each < ' ' || each == 0x7f);
    }

    private boolean isHere(Path file) {
        try {
            return Files.isRegularFile(file) && file.toRealPath().startsWith(folder.toRealPath());
        } catch (IOException gone) {
            return false;
        }
    }
}
