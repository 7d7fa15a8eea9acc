import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Makes the archive that people download: the application with a Java of its own, for the system that this runs on. It
 * has the folder that {@code Application} makes, with its launchers, and beside it what a double click starts.
 * Run by {@code mvn -Pdist package}.
 */
public final class Download {

    private static final String NAME = "Lampblack";
    /** As the launchers pass them. */
    private static final List<String> OPTIONS =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m", "-Xlog:disable");
    private static final FileTime TIME = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));
    private static final long MOST_BYTES = 60_000_000;
    private static final String DESKTOP = """
            [Desktop Entry]
            Type=Application
            Name=Lampblack
            Comment=Characters for Forged in the Dark games
            Exec=sh -c "exec \\\\"\\\\$(dirname \\\\"\\\\$1\\\\")/bin/Lampblack\\\\"" lampblack %k
            Terminal=false
            Categories=Game;RolePlaying;
            """;

    /**
     * Where things stand on a system.
     *
     * @param image what jpackage makes
     * @param application the folder of the application in it
     * @param java how the launcher gets from there to the Java
     * @param laidOut what Java is to lay out beforehand; a zip has no room for it
     */
    private record Target(String name, String image, String application, String java, String laidOut,
            String archive) {

        static Target here() {
            String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
            return name.contains("windows") ? WINDOWS : name.contains("mac") ? MAC : LINUX;
        }
    }

    private static final Target LINUX =
            new Target("linux", NAME, "lib/app", "../runtime", "lampblack serve", ".tar.xz");
    private static final Target MAC = new Target("macos", NAME + ".app", NAME + ".app/Contents/app",
            "../runtime/Contents/Home", "lampblack serve", ".tar.xz");
    private static final Target WINDOWS = new Target("windows", NAME, "app", "..\\runtime", "none", ".zip");

    private final Path project;
    private final Path folder;
    private final String version;
    private final Target system = Target.here();
    private final Path home = Path.of(System.getProperty("java.home"));

    private Download(Path project, Path folder, String version) {
        this.project = project;
        this.folder = folder;
        this.version = version;
    }

    /** @param arguments the project's folder, the jar that was built, the folder to write to, the version */
    public static void main(String[] arguments) throws Exception {
        new Download(Path.of(arguments[0]), Path.of(arguments[2]), arguments[3]).make(Path.of(arguments[1]));
    }

    private void make(Path built) throws Exception {
        clear(folder);
        Path jar = Files.createDirectories(folder.resolve("jar")).resolve(built.getFileName());
        store(built, jar);
        Path runtime = folder.resolve("runtime");
        run("jlink", "--add-modules", String.join(",", modules()), "--strip-debug", "--no-header-files",
                "--no-man-pages", "--compress", "zip-0", "--output", runtime.toString());
        Path application = folder.resolve("application");
        run("java", project.resolve("src/build/Application.java").toString(), jar.toString(),
                project.resolve("src/main/launcher").toString(), application.toString(), runtime.toString(),
                system.java(), system.laidOut());
        run("java", "-cp", built.toString(), "lampblack.publish.EngineBuild", built.toString());
        for (String file : List.of("engine.js", "engine.sum", "workshop.js", "workshop.sum")) {
            Files.copy(built.resolveSibling(file), application.resolve(file));
        }
        Path image = image(application, runtime);
        Path whole = folder.resolve(String.join("-", "lampblack", version, system.name(), architecture()));
        complete(image, whole);
        Path archive = folder.resolve(whole.getFileName() + system.archive());
        pack(whole, archive);
        Files.writeString(folder.resolve(archive.getFileName() + ".sha256"),
                sha256(archive) + "  " + archive.getFileName() + "\n");
        System.out.println(archive + ": " + Files.size(archive) + " bytes");
        if (Files.size(archive) > MOST_BYTES) {
            throw new IOException("A download has at most " + MOST_BYTES + " bytes.");
        }
    }

    private static String architecture() {
        String name = System.getProperty("os.arch");
        return name.equals("amd64") || name.equals("x86_64") ? "x64" : name;
    }

    private List<String> modules() throws IOException {
        return Files.readAllLines(project.resolve("src/build/modules.txt")).stream()
                .filter(line -> line.startsWith("j")).map(line -> line.split(" ")[0]).toList();
    }

    /** The same jar with nothing compressed in it, since an archive compresses all of it together better. */
    private static void store(Path from, Path to) throws IOException {
        try (ZipFile jar = new ZipFile(from.toFile());
                OutputStream out = Files.newOutputStream(to); ZipOutputStream stored = new ZipOutputStream(out)) {
            for (ZipEntry entry : jar.stream().toList()) {
                ZipEntry copy = new ZipEntry(entry.getName());
                copy.setMethod(ZipEntry.STORED);
                copy.setSize(entry.getSize());
                copy.setCrc(entry.getCrc());
                copy.setTime(TIME.toMillis());
                stored.putNextEntry(copy);
                try (InputStream in = jar.getInputStream(entry)) {
                    in.transferTo(stored);
                }
            }
        }
    }

    /** What a double click starts, round the application and its Java. */
    private Path image(Path application, Path runtime) throws Exception {
        if (!Files.readString(application.resolve("lampblack")).contains(String.join(" ", OPTIONS))) {
            throw new IOException("The launcher passes other options to Java.");
        }
        List<String> options = new ArrayList<>(List.of("--type", "app-image", "--name", NAME,
                "--input", application.toString(), "--runtime-image", runtime.toString(),
                "--main-jar", "lampblack.jar", "--main-class", "lampblack.server.Program",
                "--arguments", "serve", "--arguments", "--desktop",
                "--description", "Characters for Forged in the Dark games", "--vendor", NAME,
                "--dest", folder.resolve("image").toString()));
        OPTIONS.forEach(option -> options.addAll(List.of("--java-options", option)));
        options.addAll(List.of("--java-options", "-XX:AOTCache=$APPDIR/serve.aot"));
        // An application for a Mac has no version before the first.
        options.addAll(system == MAC ? List.of("--mac-package-identifier", "lampblack")
                : List.of("--app-version", version));
        run("jpackage", options.toArray(String[]::new));
        return folder.resolve("image").resolve(system.image());
    }

    private void complete(Path image, Path whole) throws IOException {
        if (system == MAC) {
            Files.move(image, Files.createDirectories(whole).resolve(system.image()));
        } else {
            Files.move(image, whole);
        }
        Path application = whole.resolve(system.application());
        // Its time is part of what was laid out.
        Files.setLastModifiedTime(application.resolve("lampblack.jar"), TIME);
        Files.copy(project.resolve("LICENSE"), whole.resolve("LICENSE"));
        if (system != WINDOWS) {
            application.resolve("lampblack").toFile().setExecutable(true, false);
            Files.createSymbolicLink(whole.resolve("lampblack"), Path.of(system.application(), "lampblack"));
        }
        if (system == LINUX) {
            // The launcher that jpackage writes does not set the locale by which Java reads the folder's name.
            Path start = Files.copy(project.resolve("src/build/double-click.sh"), whole.resolve("bin").resolve(NAME),
                    StandardCopyOption.REPLACE_EXISTING);
            start.toFile().setExecutable(true, false);
            Path desktop = Files.writeString(whole.resolve(NAME + ".desktop"), DESKTOP);
            desktop.toFile().setExecutable(true, false);
        }
    }

    private void pack(Path whole, Path archive) throws Exception {
        if (system == WINDOWS) {
            zip(whole, archive);
            return;
        }
        List<String> owner = system == MAC ? List.of("--uid", "0", "--gid", "0", "--numeric-owner")
                : List.of("--owner=0", "--group=0", "--numeric-owner", "--sort=name");
        for (Path file : files(whole)) {
            if (!Files.isSymbolicLink(file)) {
                Files.setLastModifiedTime(file, TIME);
            }
        }
        List<String> tar = new ArrayList<>(List.of("tar", "--format=ustar"));
        tar.addAll(owner);
        tar.addAll(List.of("-C", folder.toString(), "-cJf", archive.toString(), whole.getFileName().toString()));
        start(tar, Map.of("COPYFILE_DISABLE", "1", "XZ_OPT", "-6 -T0"));
    }

    private static void zip(Path whole, Path archive) throws IOException {
        try (OutputStream out = Files.newOutputStream(archive); ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.setLevel(9);
            for (Path file : files(whole)) {
                ZipEntry entry = new ZipEntry(whole.getParent().relativize(file).toString().replace('\\', '/')
                        + (Files.isDirectory(file) ? "/" : ""));
                entry.setTime(TIME.toMillis());
                zip.putNextEntry(entry);
                if (Files.isRegularFile(file)) {
                    Files.copy(file, zip);
                }
            }
        }
    }

    private void run(String tool, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(home.resolve("bin").resolve(tool).toString()));
        command.addAll(List.of(arguments));
        start(command, Map.of());
    }

    private static void start(List<String> command, Map<String, String> environment)
            throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(command).inheritIO();
        process.environment().putAll(environment);
        if (process.start().waitFor() != 0) {
            throw new IOException("This failed: " + String.join(" ", command));
        }
    }

    private static String sha256(Path file) throws IOException, NoSuchAlgorithmException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }

    /** All below a folder, and the folder itself, in one order everywhere. */
    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted().toList();
        }
    }

    private static void clear(Path folder) throws IOException {
        if (Files.exists(folder)) {
            for (Path file : files(folder).reversed()) {
                file.toFile().setWritable(true);
                Files.delete(file);
            }
        }
    }
}
