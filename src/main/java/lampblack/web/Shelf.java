package lampblack.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.io.Attempt;
import lampblack.io.CharacterStore;
import lampblack.io.SaveResult;

/** The folder of characters; each is called by the name of its file without the ending. */
final class Shelf {

    private static final String ENDING = ".yaml";
    /** A file's name has at most 255 bytes on every usual disk. */
    private static final int LONGEST = 250;

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

    /** The file of a character that is there; never one outside the folder, whatever it is called. */
    Optional<Path> file(String stem) {
        return isName(stem) ? Optional.of(folder.resolve(stem + ENDING)).filter(this::isHere) : Optional.empty();
    }

    /** Whether a name could be that of a file in this folder. */
    static boolean isName(String stem) {
        return !stem.isEmpty() && stem.length() <= LONGEST && !stem.startsWith(".")
                && stem.chars().noneMatch(each -> each == '/' || each == '\\' || each == ':' || each < ' ' || each == 0x7f);
    }

    private boolean isHere(Path file) {
        try {
            return Files.isRegularFile(file) && file.toRealPath().startsWith(folder.toRealPath());
        } catch (IOException gone) {
            return false;
        }
    }
}
