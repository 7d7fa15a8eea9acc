package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.cli.Main;
import lampblack.store.TextFile;

/** A folder in which the program is tried on files of strangers, on a thread with little stack and little time. */
final class Trial {

    /**
     * What any one command may take of a processor, in seconds; the busiest takes half of it, without a second
     * compiler.
     */
    static final int PATIENCE = 10;

    private static final int STACK = 512 << 10;
    private static final int MAX_FINDINGS = 20;
    private static final Pattern FIRST = Pattern.compile(".*?:[0-9]+:[0-9]+: error\\[[a-z0-9.-]+]: \\P{Ll}.*[.?!]");
    /** What {@code --fix} leaves as it is, which it says before what is wrong. */
    private static final Pattern NOT_DONE = Pattern.compile("Not done: \\P{Ll}.*[.?!]");
    private static final Pattern FINDING = Pattern.compile("(?m)^.*?:[0-9]+:[0-9]+: (error|warning|note)\\[");
    private static final Pattern TRACE = Pattern.compile("(?m)^\\s+at "
            + "|Exception|StackOverflow|OutOfMemory|java\\.lang");

    /** The least a ruleset may be. */
    static final String HEAD = "format: 1\nid: game\nversion: 1.0.0\ntitle: Game\nlicence: CC0\ncredits: Nobody.\n";

    private final Path folder;

    Trial(Path folder) {
        this.folder = folder;
    }

    /** How a command ended and what it said. */
    record Run(int exit, String out, String err) {

        String all() {
            return err + out;
        }

        /** It ended so, and without showing what only programmers read. */
        Run ends(int expected) {
            assertEquals(expected, exit, this::all);
            assertFalse(TRACE.matcher(all()).find(), this::all);
            return this;
        }

        /** It refused what it read: with places, in sentences, and not too many. */
        Run refuses() {
            ends(1);
            String first = all().lines().filter(line -> !NOT_DONE.matcher(line).matches()).findFirst().orElse("");
            assertTrue(FIRST.matcher(first).matches(), () -> "first line: " + first);
            assertTrue(FINDING.matcher(all()).results().count() <= MAX_FINDINGS, this::all);
            assertTrue(all().lines().allMatch(line -> line.length() < 1000), "a very long line");
            assertFalse(all().chars().anyMatch(c -> c < 0x20 && c != '\n'), "control characters");
            return this;
        }

        Run says(String words) {
            assertTrue(all().contains(words), () -> "\"" + words + "\" is not in:\n" + all());
            return this;
        }

        Run saysNot(String words) {
            assertFalse(all().contains(words), () -> "\"" + words + "\" is in:\n" + all());
            return this;
        }
    }

    Path path(String name) {
        return folder.resolve(name);
    }

    Path write(String name, byte[] bytes) {
        try {
            Path file = path(name);
            Files.createDirectories(file.getParent());
            return Files.write(file, bytes);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    Path write(String name, String text) {
        return write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes the ruleset {@code game} from its head and what else it holds. */
    void game(String sheets) {
        write("rulesets/game/ruleset.yaml", HEAD + sheets);
    }

    /** Writes a character of that game. */
    void character(String rest) {
        write("c.yaml", "format: 1\nruleset: game\nversion: 1.0.0\n" + rest);
    }

    Run run(String... arguments) {
        return within(PATIENCE, arguments);
    }

    Run within(int seconds, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int[] exit = {-1};
        Throwable[] escaped = new Throwable[1];
        Thread thread = new Thread(null, () -> exit[0] =
                Main.run(List.of(arguments), new PrintWriter(out), new PrintWriter(err), folder), "trial", STACK);
        thread.setDaemon(true);
        thread.setUncaughtExceptionHandler((where, failure) -> escaped[0] = failure);
        thread.start();
        if (!ends(thread, TimeUnit.SECONDS.toNanos(seconds))) {
            fail(String.join(" ", arguments) + " takes too long, and is at " + Arrays.toString(thread.getStackTrace()));
        }
        if (escaped[0] != null) {
            fail(String.join(" ", arguments) + " fails", escaped[0]);
        }
        return new Run(exit[0], out.toString(), err.toString());
    }

    /** Waits for a thread; other programs on the machine are no reason to give up. */
    private static boolean ends(Thread thread, long nanos) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long most = System.nanoTime() + Patience.LONG.toNanos();
        try {
            while (thread.isAlive() && threads.getThreadCpuTime(thread.threadId()) < nanos
                    && System.nanoTime() < most) {
                thread.join(20);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return !thread.isAlive();
    }

    /** Runs a command that must refuse what it reads and leave everything as it was. */
    Run refused(String... arguments) {
        Map<String, String> before = contents();
        Run run = run(arguments).refuses();
        assertEquals(before, contents(), "what is in the folder");
        return run;
    }

    /** Everything below the folder: names, and hashes of the files that can be read. */
    Map<String, String> contents() {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.toList()) {
                boolean plain = Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
                contents.put(folder.relativize(path).toString(), plain ? TextFile.sha256(Files.readAllBytes(path))
                        : "");
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        contents.keySet().removeIf(name -> name.endsWith(".lock"));
        return contents;
    }

    String text(String name) {
        try {
            return Files.readString(path(name));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
