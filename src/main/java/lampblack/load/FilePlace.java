package lampblack.load;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import lampblack.diagnostic.Checked;
import lampblack.edit.VersionedText;
import lampblack.judge.Place;
import lampblack.judge.PartNames;
import lampblack.store.LinkedWay;
import lampblack.store.ProposedTexts;
import lampblack.store.TextFile;

/** A file in a folder of a disk. */
final class FilePlace implements Place {

    private static final String END = ".yaml";
    private static final String UP = "..";
    private static final int MAX_SUGGESTED = 500;
    private static final int MAX_FILES = 5_000;

    private final Path file;
    private final Path whole;
    private final ProposedTexts proposed;

    /** @param proposed what is judged in place of what stands on the disk */
    FilePlace(Path file, ProposedTexts proposed) {
        this.file = file;
        this.whole = file.toAbsolutePath().normalize();
        this.proposed = proposed;
    }

    /** The file itself, from the root. */
    Path path() {
        return whole;
    }

    @Override
    public String file() {
        return whole.getFileName().toString();
    }

    @Override
    public List<String> folders() {
        return StreamSupport.stream(folder().spliterator(), false).map(Path::toString).toList();
    }

    private Path folder() {
        return whole.getParent();
    }

    @Override
    public Place to(String way) {
        return new FilePlace(folder().resolve(way), proposed);
    }

    @Override
    public Optional<String> wayTo(Place other) {
        return other instanceof FilePlace there ? LinkedWay.from(folder(), there.whole) : Optional.empty();
    }

    @Override
    public boolean isThere() {
        return Files.isRegularFile(file);
    }

    @Override
    public boolean isNear(Place other) {
        return other instanceof FilePlace there && LinkedWay.isReallyNear(folder(), there.whole);
    }

    @Override
    public boolean isSame(Place other) {
        try {
            return other instanceof FilePlace there && Files.isSameFile(file, there.whole);
        } catch (IOException gone) {
            return false;
        }
    }

    @Override
    public Checked<VersionedText> read(String shown) {
        Checked<TextFile> text = text(shown);
        return new Checked<>(text.value().map(found -> found), text.diagnostics());
    }

    Checked<TextFile> text(String shown) {
        return proposed.instead(file, TextFile.read(file, shown, "", VersionedText.LARGEST));
    }

    @Override
    public List<Place> beside() {
        try (Stream<Path> files = Files.list(folder())) {
            return files.filter(other -> !other.getFileName().equals(whole.getFileName()))
                    .filter(other -> PartNames.isOwnText(other.getFileName().toString()))
                    .filter(Files::isRegularFile)
                    .sorted((one, other) -> one.getFileName().toString().compareTo(other.getFileName().toString()))
                    .limit(MAX_FILES).<Place>map(other -> new FilePlace(other, proposed)).toList();
        } catch (IOException | UncheckedIOException gone) {
            return List.of();
        }
    }

    /** Those of the folder that a way names, and of all in reach. */
    @Override
    public List<String> nearby(String written) {
        String way = written.substring(0, written.lastIndexOf('/') + 1);
        List<String> names = new ArrayList<>();
        if (Files.isDirectory(folder().resolve(way))) {
            files(folder().resolve(way), way, names);
        }
        files(folder(), "", names);
        Path above = folder().getParent();
        for (Path path : above == null ? List.<Path>of() : children(above)) {
            if (Files.isDirectory(path) && !path.equals(folder())) {
                files(path, UP + "/" + path.getFileName() + "/", names);
            }
        }
        return names;
    }

    private void files(Path folder, String way, List<String> into) {
        children(folder).stream().filter(path -> path.toString().endsWith(END) && Files.isRegularFile(path))
                .filter(path -> !path.equals(whole))
                .limit(Math.max(0, MAX_SUGGESTED - into.size()))
                .forEach(path -> into.add(way + path.getFileName()));
    }

    private static List<Path> children(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.limit(MAX_SUGGESTED).sorted().toList();
        } catch (IOException | UncheckedIOException unreadable) {
            return List.of();
        }
    }

    /** What a file is called where problems of it are shown. */
    static String shown(Path path) {
        return path.toString().replace(File.separatorChar, '/');
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FilePlace there && whole.equals(there.whole);
    }

    @Override
    public int hashCode() {
        return whole.hashCode();
    }
}
