package lampblack.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A file of lines that only grows at its end, one whole line at a time, whoever else writes into it. What is written is
 * never written anew: once the file is full it becomes {@code NAME.1.ENDING}, in the place of the one before.
 *
 * @param file with an ending to its name
 * @param most bytes after which a file is full
 */
public record AppendedLines(Path file, long most) {

    private static final byte BREAK = '\n';

    /** Writes a line at the end and returns when the disk holds it; the folder is made where it is missing. */
    public void append(String line) throws IOException {
        Path folder = Files.createDirectories(file.toAbsolutePath().getParent()).toRealPath();
        FolderLock lock = FolderLock.of(folder);
        try {
            if (Files.exists(file) && Files.size(file) >= most) {
                Files.move(file, before(), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            }
            write(file, List.of(line));
        } finally {
            lock.release();
        }
    }

    private static void write(Path to, List<String> lines) throws IOException {
        if (lines.isEmpty()) {
            return;
        }
        try (FileChannel channel = FileChannel.open(to, StandardOpenOption.CREATE, StandardOpenOption.READ,
                StandardOpenOption.WRITE)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode((isTorn(channel) ? "\n" : "")
                    + String.join("\n", lines) + "\n");
            channel.position(channel.size());
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(false);
        }
    }

    /**
     * Writes lines as long as none that is there is lost for it: what the file has no room for stands before it, where
     * nothing stands yet. Returns how many were written, which are the last ones.
     */
    public int fill(List<String> added) throws IOException {
        Path folder = Files.createDirectories(file.toAbsolutePath().getParent()).toRealPath();
        FolderLock lock = FolderLock.of(folder);
        try {
            int from = firstThatFits(added, added.size(), most - (Files.exists(file) ? Files.size(file) : 0));
            int first = Files.exists(before()) ? from : firstThatFits(added, from, most);
            write(before(), added.subList(first, from));
            write(file, added.subList(from, added.size()));
            return added.size() - first;
        } finally {
            lock.release();
        }
    }

    private static int firstThatFits(List<String> lines, int end, long room) {
        long left = room;
        int first = end;
        while (first > 0 && left > 0) {
            left -= lines.get(first - 1).getBytes(StandardCharsets.UTF_8).length + 1L;
            first -= left >= 0 ? 1 : 0;
        }
        return first;
    }

    /** Whether a writer was stopped in the middle of the last line, which then stays a line of its own. */
    private static boolean isTorn(FileChannel channel) throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        return channel.size() > 0 && channel.read(last, channel.size() - 1) == 1 && last.get(0) != BREAK;
    }

    private Path before() {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return file.resolveSibling(name.substring(0, dot) + ".1" + name.substring(dot));
    }

    /** What tells one state of the lines from another. */
    public String state() {
        StringBuilder state = new StringBuilder();
        for (Path part : List.of(before(), file)) {
            try {
                state.append(Files.size(part)).append(' ').append(Files.getLastModifiedTime(part)).append('\n');
            } catch (IOException missing) {
                state.append('\n');
            }
        }
        return state.toString();
    }

    /** All lines that there are, the oldest first, without empty ones; none where they cannot be read. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Path part : List.of(before(), file)) {
            try {
                new String(Files.readAllBytes(part), StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank())
                        .forEach(lines::add);
            } catch (IOException missing) {
                continue;
            }
        }
        return lines;
    }
}
