package lampblack.publish;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.store.BundledFiles;
import lampblack.template.AccessorSource;

/**
 * The script that published games run on. It is compiled from the program's own classes by Maven, where the sources are
 * at hand, and kept until one of those classes changes.
 */
public final class EngineBuild {

    private static final Path BUILD = Path.of("src/engine/pom.xml");
    private static final List<Path> SOURCES = List.of(Path.of("src/engine"), Path.of("src/build/Engine.java"));
    /** Rooms that no browser sees, of whose classes none is compiled. */
    private static final Pattern OUTSIDE =
            Pattern.compile("(font|store|schema|load|json|template|print|publish|cli|server)/.*");
    private static final String MAVEN = System.getProperty("os.name").startsWith("Windows") ? "mvn.cmd" : "mvn";
    /** What games that are played have no use for. */
    private static final Pattern UNPLAYED = Pattern.compile("workshop/.*|" + OUTSIDE);
    /** How the compiler says how far it is. */
    private static final Pattern STEP = Pattern.compile("step ([23]) ([0-9]{1,2})$");
    private static final int FOLDERS_UP = 3;
    private static final int LINES = 20;

    private final Path program;
    private final String main;
    private final String name;
    private final String script;
    private final String kept;
    private final Pattern outside;
    private final Optional<Path> root;

    /** That of published games. @param program the jar that the program is, or the folder of its classes */
    EngineBuild(Path program) {
        this(program, "EngineScript", "engine", UNPLAYED);
    }

    /** That of workshops, which does what authors need besides. @param program as above */
    static EngineBuild ofWorkshop(Path program) {
        return new EngineBuild(program, "WorkshopScript", "workshop", OUTSIDE);
    }

    /**
     * @param main the class that is made a script
     * @param name of the script, without an ending
     * @param outside the classes that are none of its business
     */
    EngineBuild(Path program, String main, String name, Pattern outside) {
        this.program = program;
        this.main = main;
        this.name = name;
        this.script = name + ".js";
        this.kept = name + ".sum";
        this.outside = outside;
        this.root = Stream.iterate(program.getParent(), folder -> folder != null, Path::getParent).limit(FOLDERS_UP)
                .filter(folder -> Files.isRegularFile(folder.resolve(BUILD))).findFirst();
    }

    /** That of this program. */
    public static EngineBuild ofProgram() {
        return new EngineBuild(BundledFiles.home());
    }

    /** That of the workshops of this program. */
    public static EngineBuild ofWorkshop() {
        return ofWorkshop(BundledFiles.home());
    }

    /**
     * Compiles engines where they are not as they should be, beside each other, for the build of the whole.
     *
     * @param arguments the program, and whether the workshop's is wanted too
     */
    public static void main(String[] arguments) throws ExecutionException, InterruptedException {
        Path program = Path.of(arguments[0]).toAbsolutePath();
        List<EngineBuild> engines = Boolean.parseBoolean(arguments[1])
                ? List.of(new EngineBuild(program), ofWorkshop(program)) : List.of(new EngineBuild(program));
        try (ExecutorService beside = Executors.newFixedThreadPool(engines.size())) {
            for (Future<byte[]> made : beside.invokeAll(engines.stream().map(EngineBuild::compiled).toList())) {
                made.get();
            }
        }
    }

    private Callable<byte[]> compiled() {
        return () -> script(words -> { });
    }

    /**
     * The script, compiled first where it is not there yet or is an older one.
     *
     * @param told hears how far that is, which takes minutes
     * @throws EngineFailure where it can't be compiled
     */
    public byte[] script(Consumer<Message> told) throws IOException, EngineFailure {
        String sum = sum();
        // What an application took along, and what it was compiled from need not be there any more.
        if (isKept(program.getParent(), root.isPresent() ? sum : sumOfClasses())) {
            return Files.readAllBytes(program.resolveSibling(script));
        }
        Path folder = root.map(clone -> clone.resolve("target").resolve(name))
                .orElseThrow(() -> new EngineFailure(Message.of("publish.no-engine")));
        if (!isKept(folder, sum)) {
            told.accept(Message.of("publish.compiling"));
            told.accept(Message.of("publish.step.1"));
            compile(folder, told);
            Files.writeString(folder.resolve(kept), sum);
        }
        if (Files.isRegularFile(program)) {
            // An application that is moved takes it along, and needs no sources.
            for (String file : List.of(script, kept)) {
                Files.copy(folder.resolve(file), program.resolveSibling(file), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        return Files.readAllBytes(folder.resolve(script));
    }

    private boolean isKept(Path folder, String sum) {
        try {
            return Files.isRegularFile(folder.resolve(script)) && Files.readString(folder.resolve(kept)).startsWith(sum);
        } catch (IOException none) {
            return false;
        }
    }

    private void compile(Path folder, Consumer<Message> told) throws IOException, EngineFailure {
        Path clone = root.orElseThrow();
        Files.createDirectories(folder);
        Files.deleteIfExists(folder.resolve(script));
        ProcessBuilder maven = new ProcessBuilder(MAVEN, "-B", "-q", "-Dstyle.color=never", "-f",
                clone.resolve(BUILD).toString(), "compile", "-Dprogram=" + program, "-Dengine=" + folder,
                "-Dmain=" + main, "-Dscript=" + script);
        Path said = folder.resolve("build.log");
        try {
            Process running = maven.redirectErrorStream(true).start();
            try (BufferedReader lines = running.inputReader(); BufferedWriter log = Files.newBufferedWriter(said)) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    Matcher step = STEP.matcher(line);
                    if (step.find()) {
                        told.accept(Message.of("publish.step." + step.group(1), "percent",
                                Integer.parseInt(step.group(2))));
                    } else {
                        log.write(line + "\n");
                    }
                }
            }
            int exit = running.waitFor();
            if (exit != 0 || !Files.isRegularFile(folder.resolve(script))) {
                throw new EngineFailure(Message.of("publish.engine-fails", "lines", last(said)));
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException(stopped);
        }
    }

    private static String last(Path log) throws IOException {
        List<String> lines = Files.readAllLines(log);
        return String.join("\n", lines.subList(0, Math.min(LINES, lines.size())));
    }

    /** A sum over all that the engine is compiled from: of the program's classes first, then of its own sources. */
    String sum() throws IOException {
        MessageDigest sum = sha256();
        for (Path source : SOURCES) {
            if (root.isPresent()) {
                addAll(root.get().resolve(source), sum);
            }
        }
        return sumOfClasses() + " " + HexFormat.of().formatHex(sum.digest());
    }

    private String sumOfClasses() {
        MessageDigest sum = sha256();
        for (String file : BundledFiles.list("lampblack/")) {
            if (file.endsWith(".class") && !outside.matcher(file).matches()) {
                add("lampblack/" + file, sum);
            }
        }
        sum.update(AccessorSource.of("accessors.Written").getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(sum.digest());
    }

    private static void add(String file, MessageDigest sum) {
        sum.update(file.getBytes(StandardCharsets.UTF_8));
        sum.update(BundledFiles.file(file).orElseThrow());
    }

    private static void addAll(Path source, MessageDigest sum) throws IOException {
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
                sum.update(Files.readAllBytes(file));
            }
        }
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
