package lampblack.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import lampblack.picture.Picture;
import lampblack.picture.PictureFormat;
import lampblack.picture.PictureTurn;
import lampblack.store.OutputFile;
import lampblack.store.PortraitFile;

/** The pictures of characters, in the folder {@code .portraits} beside them; each is called like its character. */
final class PortraitFolder {

    private final Path folder;
    /** Where the pictures of deleted characters wait, under the ids that those have in the trash. */
    private final Path deleted;
    private final PictureTrail trail;

    PortraitFolder(Path shelf) {
        this.folder = PortraitFile.folder(shelf);
        this.deleted = folder.resolve(".deleted");
        this.trail = new PictureTrail(folder);
    }

    /** The file of a character's picture. */
    Optional<Path> file(String key) {
        return PortraitFile.find(folder, key);
    }

    /** What tells a picture from the one before it. */
    Optional<String> version(String key) {
        return file(key).flatMap(file -> {
            try {
                return Optional.of(Long.toHexString(Files.getLastModifiedTime(file).toMillis()) + "-"
                        + Long.toHexString(Files.size(file)));
            } catch (IOException gone) {
                return Optional.empty();
            }
        });
    }

    /** The picture of a character; one that was put there by hand and is none is left out. */
    Optional<Picture> read(String key) {
        return file(key).flatMap(file -> {
            try {
                return Files.size(file) > Picture.LARGEST ? Optional.empty()
                        : Picture.read(file.getFileName().toString(), Files.readAllBytes(file)).value();
            } catch (IOException gone) {
                return Optional.empty();
            }
        });
    }

    /** Puts a picture in the place of the one before, or takes that away; whether it is done. */
    boolean set(String key, Optional<Picture> picture) {
        try {
            Optional<Path> to = picture.map(whole -> folder.resolve(key + "." + whole.format().word()));
            if (to.isPresent() && OutputFile.write(to.get(), picture.get().bytes()).problem().isPresent()) {
                return false;
            }
            for (PictureFormat format : PictureFormat.values()) {
                Path other = folder.resolve(key + "." + format.word());
                if (to.filter(other::equals).isEmpty()) {
                    Files.deleteIfExists(other);
                }
            }
            return true;
        } catch (IOException failure) {
            return false;
        }
    }

    /** The same so that it can be taken back. @param text the hash of the character's text as it stands */
    boolean change(String key, Optional<Picture> picture, String text) {
        try {
            trail.keep(key, text, file(key));
            return set(key, picture);
        } catch (IOException failure) {
            return false;
        }
    }

    /** What can be taken back, or done again, before anything in the text. */
    Set<PictureTurn> turns(String key, String text) {
        return trail.turns(key, text);
    }

    /** Takes the last change back, or does it again; whether that was done. */
    boolean turn(String key, PictureTurn turn, String text) {
        try {
            return trail.step(turn, key, text, file(key), folder);
        } catch (IOException failure) {
            return false;
        }
    }

    /** Goes with a character into the trash. @param id what that is called there */
    void delete(String key, String id) {
        trail.clear(key);
        move(folder, key, deleted, id);
    }

    /** Comes back with a character from the trash. */
    void bringBack(String id, String key) {
        move(deleted, id, folder, key);
    }

    private static void move(Path from, String name, Path to, String as) {
        PortraitFile.find(from, name).ifPresent(file -> {
            String written = file.getFileName().toString();
            try {
                Files.createDirectories(to);
                Files.move(file, to.resolve(as + written.substring(written.lastIndexOf('.'))));
            } catch (IOException left) {
                // A picture that stays behind is nobody's, and in nobody's way.
                return;
            }
        });
    }
}
