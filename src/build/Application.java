import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Makes the folder that is the whole application: the jar, its launchers, which Java it was built with, and, from Java 25
 * on, what that Java lays out of the jar when every command has run once. Run by the build.
 */
public final class Application {

    private static final int LAYS_OUT = 25;
    /** How many are laid out at once: each takes half a gigabyte. */
    private static final int BESIDE = 2;
    private static final String ALL = "lampblack";
    /** What is laid out by itself: all commands, and those that go faster without the others' classes. */
    private static final List<String> PARTS = List.of(ALL, "check", "pdf", "serve");
    /** Even, since archives keep no odd seconds; the launcher sets the jar to it again. */
    private static final Instant TIME = Instant.parse("2026-01-01T00:00:00Z");

    private Application() {}

    public static void main(String[] arguments) throws IOException, InterruptedException, ExecutionException {
        Path built = Path.of(arguments[0]);
        Path launchers = Path.of(arguments[1]);
        Path folder = Path.of(arguments[2]);
        // For a download: a Java of its own, where the launcher finds it from the folder, and what is laid out.
        Path java = Path.of(arguments.length > 3 ? arguments[3] : System.getProperty("java.home"));
        String named = arguments.length > 4 ? arguments[4] : java.toString();
        List<String> parts = arguments.length > 5 ? List.of(arguments[5].split(" ")) : PARTS;
        clear(folder);
        Path jar = Files.copy(built, Files.createDirectories(folder).resolve(built.getFileName()));
        Files.setLastModifiedTime(jar, FileTime.from(TIME));
        Files.writeString(folder.resolve("java"), named + "\n");
        if (Runtime.version().feature() >= LAYS_OUT) {
            List<Callable<Path>> trainings = parts.stream().filter(PARTS::contains).<Callable<Path>>map(part -> () ->
                    train(java, jar, folder.resolve(part + ".aot"), part)).toList();
            try (ExecutorService beside = Executors.newFixedThreadPool(BESIDE)) {
                for (Future<Path> laidOut : beside.invokeAll(trainings)) {
                    laidOut.get();
                }
            }
        }
        // Last, since where the launcher is, the folder is whole.
        try (Stream<Path> all = Files.list(launchers)) {
            for (Path launcher : all.toList()) {
                Files.copy(launcher, folder.resolve(launcher.getFileName()), StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private static Path train(Path home, Path jar, Path laidOut, String part) throws IOException, InterruptedException {
        Path scratch = Files.createTempDirectory("lampblack");
        Path java = home.resolve("bin/java");
        List<String> command = new ArrayList<>(List.of(java.toString(), "-XX:AOTCacheOutput=" + laidOut,
                "-XX:+UseSerialGC", "-Xmx512m", "-XX:+UnlockDiagnosticVMOptions", "-XX:-AOTRecordTraining",
                "-Xlog:disable", "-Xlog:all=error:stderr", "-cp", jar.toString(), "lampblack.server.Training"));
        if (!part.equals(ALL)) {
            command.add(part);
        }
        ProcessBuilder training = new ProcessBuilder(command);
        training.directory(scratch.toFile());
        Path said = scratch.resolve("said");
        int exit = training.redirectErrorStream(true).redirectOutput(said.toFile()).start().waitFor();
        if (exit != 0 || !Files.exists(laidOut)) {
            throw new IOException("The commands did not run once each:\n" + Files.readString(said));
        }
        clear(scratch);
        return laidOut;
    }

    private static void clear(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
