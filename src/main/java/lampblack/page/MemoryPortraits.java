package lampblack.page;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import lampblack.picture.Picture;
import lampblack.picture.PictureTurn;
import lampblack.edit.Sha256;

/**
 * The pictures of characters, in memory, and those that they had before. A picture has its turn while the character's
 * text is what it was when the picture was changed.
 */
final class MemoryPortraits {

    private static final int MAX = 5;
    private static final int SHORT = 16;

    /** @param version tells it from the one before it */
    private record KeptPicture(Picture picture, String version) {}

    /** @param text the version of the character's text at that time @param picture empty where it had none */
    private record FormerPicture(String text, Optional<KeptPicture> picture) {}

    private final Map<String, KeptPicture> pictures = new HashMap<>();
    private final Map<PictureTurn, Map<String, Deque<FormerPicture>>> trails = new EnumMap<>(PictureTurn.class);

    MemoryPortraits() {
        for (PictureTurn turn : PictureTurn.values()) {
            trails.put(turn, new HashMap<>());
        }
    }

    Optional<Picture> find(String key) {
        return Optional.ofNullable(pictures.get(key)).map(KeptPicture::picture);
    }

    Optional<String> version(String key) {
        return Optional.ofNullable(pictures.get(key)).map(KeptPicture::version);
    }

    void set(String key, Optional<Picture> picture) {
        put(key, picture.map(whole -> new KeptPicture(whole, Sha256.of(whole.bytes()).substring(0, SHORT))));
    }

    private void put(String key, Optional<KeptPicture> picture) {
        picture.ifPresentOrElse(whole -> pictures.put(key, whole), () -> pictures.remove(key));
    }

    /** The same so that it can be taken back. @param text the version of the character's text as it stands */
    void change(String key, Optional<Picture> picture, String text) {
        trails.get(PictureTurn.FORTH).remove(key);
        push(PictureTurn.BACK, key, text);
        set(key, picture);
    }

    /** What can be taken back, or done again, before anything in the text. */
    Set<PictureTurn> turns(String key, String text) {
        Set<PictureTurn> turns = new TreeSet<>();
        for (PictureTurn turn : PictureTurn.values()) {
            if (next(turn, key, text).isPresent()) {
                turns.add(turn);
            }
        }
        return turns;
    }

    /** Takes the last change back, or does it again; whether that was done. */
    boolean turn(String key, PictureTurn turn, String text) {
        Optional<FormerPicture> next = next(turn, key, text);
        if (next.isPresent()) {
            push(turn == PictureTurn.BACK ? PictureTurn.FORTH : PictureTurn.BACK, key, text);
            trails.get(turn).get(key).removeLast();
            put(key, next.get().picture());
        }
        return next.isPresent();
    }

    private Optional<FormerPicture> next(PictureTurn turn, String key, String text) {
        return Optional.ofNullable(trails.get(turn).get(key)).flatMap(trail -> Optional.ofNullable(trail.peekLast()))
                .filter(former -> former.text().equals(text));
    }

    private void push(PictureTurn turn, String key, String text) {
        Deque<FormerPicture> trail = trails.get(turn).computeIfAbsent(key, name -> new ArrayDeque<>());
        trail.addLast(new FormerPicture(text, Optional.ofNullable(pictures.get(key))));
        if (trail.size() > MAX) {
            trail.pollFirst();
        }
    }

    /** Goes with a character into the trash, or comes back from there. */
    void move(String from, String to) {
        trails.values().forEach(trail -> trail.remove(from));
        Optional.ofNullable(pictures.remove(from)).ifPresent(picture -> pictures.put(to, picture));
    }
}
