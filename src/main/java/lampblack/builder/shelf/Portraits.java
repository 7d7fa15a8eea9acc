package lampblack.builder.shelf;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.picture.Picture;
import lampblack.picture.PictureFormat;
import lampblack.picture.PictureTurn;

/** The pictures of characters, in the folder {@code .portraits} beside them; each is called like its character. */
final class Portraits {

    private static final String FOLDER = ".portraits/";
    /** Where the pictures of deleted characters wait, under the ids that those have in the trash. */
    private static final String DELETED = FOLDER + ".deleted/";

    private final Storage storage;
    private final PictureTrail trail;

    Portraits(Storage storage) {
        this.storage = storage;
        this.trail = new PictureTrail(storage, FOLDER);
    }

    private Optional<String> file(String folder, String name) {
        return Stream.of(PictureFormat.values()).map(format -> folder + name + "." + format.word())
                .filter(file -> storage.stamp(file).isPresent()).findFirst();
    }

    private Optional<StoredText> stored(String file) {
        return storage.find(file, file);
    }

    /** What tells a picture from the one before it. */
    Optional<String> version(String key) {
        return file(FOLDER, key).flatMap(storage::stamp);
    }

    /** The picture of a character; one that was put there by hand and is none is left out. */
    Optional<Picture> read(String key) {
        return file(FOLDER, key).flatMap(this::stored).filter(picture -> picture.length() <= Picture.LARGEST)
                .flatMap(StoredText::bytes).flatMap(bytes -> Picture.read(key, bytes).value());
    }

    /** Puts a picture in the place of the one before, or takes that away; whether it is done. */
    boolean set(String key, Optional<Picture> picture) {
        Optional<String> to = picture.map(whole -> FOLDER + key + "." + whole.format().word());
        boolean isDone = to.isEmpty() || storage.put(to.get(), picture.get().bytes());
        for (PictureFormat format : PictureFormat.values()) {
            String other = FOLDER + key + "." + format.word();
            isDone = isDone && (to.filter(other::equals).isPresent() || storage.delete(other));
        }
        return isDone;
    }

    /** The same so that it can be taken back. @param text the version of the character's text as it stands */
    boolean change(String key, Optional<Picture> picture, String text) {
        return trail.keep(key, text, file(FOLDER, key)) && set(key, picture);
    }

    /** What can be taken back, or done again, before anything in the text. */
    Set<PictureTurn> turns(String key, String text) {
        return trail.turns(key, text);
    }

    /** Takes the last change back, or does it again; whether that was done. */
    boolean turn(String key, PictureTurn turn, String text) {
        return trail.step(turn, key, text, file(FOLDER, key));
    }

    /** Goes with a character into the trash. @param id what that is called there */
    void delete(String key, String id) {
        trail.clear(key);
        move(FOLDER, key, DELETED + id);
    }

    /** Comes back with a character from the trash. */
    void bringBack(String id, String key) {
        move(DELETED, id, FOLDER + key);
    }

    /** A picture that stays behind is nobody's, and in nobody's way. */
    private void move(String folder, String name, String to) {
        file(folder, name).ifPresent(file -> stored(file).flatMap(StoredText::bytes)
                .filter(bytes -> storage.put(to + file.substring(file.lastIndexOf('.')), bytes))
                .ifPresent(bytes -> storage.delete(file)));
    }
}
