package lampblack.store;

import java.nio.file.Path;

/** An earlier version of a file: its number, which only grows, and where it is kept. */
public record FileVersion(int number, Path file) implements Comparable<FileVersion> {

    @Override
    public int compareTo(FileVersion other) {
        return Integer.compare(number, other.number);
    }
}
