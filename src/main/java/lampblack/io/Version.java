package lampblack.io;

import java.nio.file.Path;

/** An earlier version of a file: its number, which only grows, and where it is kept. */
public record Version(int number, Path file) implements Comparable<Version> {

    @Override
    public int compareTo(Version other) {
        return Integer.compare(number, other.number);
    }
}
