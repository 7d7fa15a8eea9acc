package lampblack.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.picture.Picture;
import lampblack.picture.PictureFormat;

/** Where the picture of a character is kept: in a folder beside it, called like it. */
public final class PortraitFile {

    private static final String FOLDER = ".portraits";
    private static final String ENDING = ".yaml";

    private PortraitFile() {}

    /** The folder of the pictures of all characters of a folder. */
    public static Path folder(Path characters) {
        return characters.resolve(FOLDER);
    }

    /** The picture of the character in a file, where it has one. */
    public static Optional<Path> beside(Path character) {
        String name = character.getFileName().toString();
        return name.endsWith(ENDING) ? find(folder(character.resolveSibling("")),
                name.substring(0, name.length() - ENDING.length())) : Optional.empty();
    }

    /** What that picture is, where it is one that can be printed. */
    public static Optional<Picture> read(Path character) {
        return beside(character).flatMap(file -> {
            try (InputStream in = Files.newInputStream(file)) {
                return Picture.read(file.getFileName().toString(), in.readNBytes(Picture.LARGEST + 1)).value();
            } catch (IOException gone) {
                return Optional.empty();
            }
        });
    }

    /** The picture of this name in a folder of pictures; links are none. */
    public static Optional<Path> find(Path pictures, String name) {
        return Files.isDirectory(pictures, LinkOption.NOFOLLOW_LINKS) ? Stream.of(PictureFormat.values())
                .map(format -> pictures.resolve(name + "." + format.word()))
                .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)).findFirst() : Optional.empty();
    }
}
