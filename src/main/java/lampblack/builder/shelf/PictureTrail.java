package lampblack.builder.shelf;

import java.util.Comparator;
import java.util.List;
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

    private final Storage storage;
    private final String pictures;

    /** @param pictures the folder that the pictures of today are in */
    PictureTrail(Storage storage, String pictures) {
        this.storage = storage;
        this.pictures = pictures;
    }

    private String folder(PictureTurn turn, String key) {
        return pictures + (turn == PictureTurn.BACK ? ".former/" : ".undone/") + key + "/";
    }

    /** Which steps there are. @param text the version of the character's text as it stands */
    Set<PictureTurn> turns(String key, String text) {
        return Set.copyOf(Stream.of(PictureTurn.values()).filter(turn -> next(turn, key, text).isPresent()).toList());
    }

    /** Keeps what is about to be replaced; what was taken back before can't be done again. Whether that is done. */
    boolean keep(String key, String text, Optional<String> now) {
        return clear(PictureTurn.FORTH, key) && push(PictureTurn.BACK, key, text, now);
    }

    /** Goes a step; whether that was done. @param now the picture that the character has */
    boolean step(PictureTurn turn, String key, String text, Optional<String> now) {
        Optional<String> next = next(turn, key, text);
        if (next.isEmpty() || !push(turn == PictureTurn.BACK ? PictureTurn.FORTH : PictureTurn.BACK, key, text, now)
                || !now.map(storage::delete).orElse(true)) {
            return false;
        }
        String ending = ending(next.get());
        return (ending.equals(NONE) || storage.put(pictures + key + "." + ending, bytes(next.get())))
                && storage.delete(next.get());
    }

    /** Lets all go, since whose they were is gone; what cannot go is of another text than any that will be called so. */
    void clear(String key) {
        for (PictureTurn turn : PictureTurn.values()) {
            clear(turn, key);
        }
    }

    private boolean clear(PictureTurn turn, String key) {
        return all(turn, key).stream().allMatch(storage::delete) && storage.delete(folder(turn, key));
    }

    private boolean push(PictureTurn turn, String key, String text, Optional<String> now) {
        List<String> all = all(turn, key);
        int number = all.isEmpty() ? 1 : number(all.get(all.size() - 1)) + 1;
        String to = folder(turn, key) + number + "-" + mark(text) + "." + now.map(PictureTrail::ending).orElse(NONE);
        return storage.put(to, now.map(this::bytes).orElse(new byte[0]))
                && all.subList(0, Math.max(0, all.size() + 1 - MAX)).stream().allMatch(storage::delete);
    }

    private byte[] bytes(String file) {
        return storage.find(file, file).flatMap(StoredText::bytes).orElse(new byte[0]);
    }

    private Optional<String> next(PictureTurn turn, String key, String text) {
        List<String> all = all(turn, key);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1))
                .filter(file -> file.endsWith("-" + mark(text) + "." + ending(file)));
    }

    private static String mark(String text) {
        return text.substring(0, Math.min(HASH, text.length()));
    }

    /** In the order in which they came. */
    private List<String> all(PictureTurn turn, String key) {
        String folder = folder(turn, key);
        return storage.names(folder).stream().filter(PictureTrail::isOurs).map(name -> folder + name)
                .sorted(Comparator.comparing(PictureTrail::number)).toList();
    }

    private static boolean isOurs(String name) {
        String ending = ending(name);
        return name.matches("[0-9]{1,9}-[0-9a-f]{1,16}\\..*") && (ending.equals(NONE)
                || Stream.of(PictureFormat.values()).anyMatch(format -> format.word().equals(ending)));
    }

    private static int number(String file) {
        return Integer.parseInt(file.substring(file.lastIndexOf('/') + 1, file.lastIndexOf('-')));
    }

    private static String ending(String file) {
        return file.substring(file.lastIndexOf('.') + 1);
    }
}
