package lampblack.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.picture.PictureFormat;
import lampblack.picture.PictureTurn;

/**
 * The pictures that a character had, and those that were taken back, as far as one step after the other leads there. A
 * picture has its turn while the character's text is what it was when the picture was changed, so that pictures and
 * texts are taken back in the order in which they were changed.
 */
final class PictureTrail {

    private static final int MAX = 5;
    private static final int HASH = 16;
    /** What stands for having had no picture. */
    private static final String NONE = "none";

    private final Map<PictureTurn, Path> folders = new EnumMap<>(PictureTurn.class);

    PictureTrail(Path pictures) {
        folders.put(PictureTurn.BACK, pictures.resolve(".former"));
        folders.put(PictureTurn.FORTH, pictures.resolve(".undone"));
    }

    /** Which steps there are. @param text the hash of the character's text as it stands */
    Set<PictureTurn> turns(String key, String text) {
        return Set.copyOf(Stream.of(PictureTurn.values()).filter(turn -> next(turn, key, text).isPresent()).toList());
    }

    /** Keeps what is about to be replaced; what was taken back before can't be done again. */
    void keep(String key, String text, Optional<Path> now) throws IOException {
        clear(PictureTurn.FORTH, key);
        push(PictureTurn.BACK, key, text, now);
    }

    /** Goes a step; false where there is none. @param now the picture that the character has */
    boolean step(PictureTurn turn, String key, String text, Optional<Path> now, Path folder) throws IOException {
        Optional<Path> next = next(turn, key, text);
        if (next.isEmpty()) {
            return false;
        }
        push(turn == PictureTurn.BACK ? PictureTurn.FORTH : PictureTurn.BACK, key, text, now);
        if (now.isPresent()) {
            Files.deleteIfExists(now.get());
        }
        String ending = ending(next.get());
        if (ending.equals(NONE)) {
            Files.delete(next.get());
        } else {
            Files.move(next.get(), folder.resolve(key + "." + ending));
        }
        return true;
    }

    /** Lets all go, since whose they were is gone. */
    void clear(String key) {
        for (PictureTurn turn : PictureTurn.values()) {
            try {
                clear(turn, key);
            } catch (IOException left) {
                // They are of another text than any that comes to be called so.
                return;
            }
        }
    }

    private void clear(PictureTurn turn, String key) throws IOException {
        for (Path file : all(turn, key)) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(folders.get(turn).resolve(key));
    }

    private void push(PictureTurn turn, String key, String text, Optional<Path> now) throws IOException {
        List<Path> all = all(turn, key);
        int number = all.isEmpty() ? 1 : number(all.get(all.size() - 1)) + 1;
        Path folder = Files.createDirectories(folders.get(turn).resolve(key));
        Path to = folder.resolve(number + "-" + mark(text) + "." + now.map(PictureTrail::ending).orElse(NONE));
        if (now.isPresent()) {
            Files.copy(now.get(), to);
        } else {
            Files.createFile(to);
        }
        for (Path old : all.subList(0, Math.max(0, all.size() + 1 - MAX))) {
            Files.deleteIfExists(old);
        }
    }

    private Optional<Path> next(PictureTurn turn, String key, String text) {
        List<Path> all = all(turn, key);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1))
                .filter(file -> file.getFileName().toString().contains("-" + mark(text) + "."));
    }

    private static String mark(String text) {
        return text.substring(0, Math.min(HASH, text.length()));
    }

    /** In the order in which they came. */
    private List<Path> all(PictureTurn turn, String key) {
        Path folder = folders.get(turn).resolve(key);
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(PictureTrail::isOurs).sorted(Comparator.comparing(PictureTrail::number)).toList();
        } catch (IOException gone) {
            return List.of();
        }
    }

    private static boolean isOurs(Path file) {
        String ending = ending(file);
        boolean known = ending.equals(NONE) || Stream.of(PictureFormat.values()).anyMatch(
                format -> format.word().equals(ending));
        return known && file.getFileName().toString().matches("[0-9]{1,9}-[0-9a-f]{1,16}\\..*")
                && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static int number(Path file) {
        String name = file.getFileName().toString();
        return Integer.parseInt(name.substring(0, name.indexOf('-')));
    }

    private static String ending(Path file) {
        String name = file.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
