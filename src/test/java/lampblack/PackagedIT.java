package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import lampblack.cli.Main;
import lampblack.server.Program;
import lampblack.store.BundledFiles;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The application as it is packaged, after it was copied, zipped and unzipped and what it was copied from is gone. */
@Tag("packaged")
@Execution(ExecutionMode.CONCURRENT)
@DisabledOnOs(OS.WINDOWS)
class PackagedIT {

    /** Its time is looked at by every command, and set by one test. */
    private static final String JAR = "jar";
    private static final String GAME = "lanterns-of-the-fen";
    private static final Result VERSION = new Result(0, "lampblack 0.1.0\n", "");
    private static final String SIB = "rulesets/" + GAME + "/characters/sib-aldersea.yaml";

    private static final List<String> COMMANDS = List.of(
            "--help", "--version", "completion", "check", "check " + SIB, "check --format json " + SIB, "check nowhere",
            "test " + GAME, "reach worlds-in-the-dark", "new character --ruleset " + GAME + " -o new.yaml",
            "show " + SIB, "options " + SIB,
            "earn " + SIB + " desperate=1", "buy " + SIB + " talent", "gain " + SIB + " cash=1", "lose " + SIB + " cash=1",
            "mark " + SIB + " stress +1", "milestone " + SIB + " sat-the-vigil", "change " + SIB + " poler",
            "retire " + SIB + " Home.", "note " + SIB + " Rain.", "answer " + SIB + " long-wick x=y",
            "rename " + SIB + " Nobody Somebody", "rule " + SIB + " creation.over-budget --because Why", "undo " + SIB,
            "sheet " + SIB + " -o sheet.html", "sheet --cards " + SIB + " -o cards.html", "proof nothing",
            "odds " + SIB + " action", "roll " + SIB + " fortune --dice 2 --seed 7",
            "compare worlds-in-the-dark magnitude area=3 scale=1", "resolve " + GAME, "explain creation.over-budget",
            "schema character", "versions " + SIB, "restore " + SIB + " 1", "serve --port none");

    @TempDir
    static Path temporary;

    @TempDir
    Path work;

    private static PackagedApplication application;

    @BeforeAll
    static void move() throws IOException, InterruptedException {
        application = PackagedApplication.moved(temporary);
    }

    @AfterAll
    static void putBack() throws IOException {
        application.putBack();
    }

    /** What a command came to. */
    private record Result(int exit, String out, String err) {}

    private static Result run(ProcessBuilder process) throws IOException, InterruptedException {
        Path out = Files.createTempFile(temporary, "out", "");
        Path err = Files.createTempFile(temporary, "err", "");
        Process running = process.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        assertTrue(running.waitFor(Patience.SECONDS, TimeUnit.SECONDS), "it does not end");
        return new Result(running.exitValue(), Files.readString(out),
                Files.readString(err).replaceFirst("Picked up JAVA_TOOL_OPTIONS: .*\n", ""));
    }

    private static Result within(Path folder, List<String> words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.run(words, new PrintWriter(out), new PrintWriter(err), folder, Program.COMMANDS);
        return new Result(exit, shown(out, folder), shown(err, folder));
    }

    private static String shown(StringWriter said, Path folder) {
        return said.toString().replace(folder + "/", "")
                .replace(BundledFiles.home().resolve("rulesets").toString(), "lampblack.jar");
    }

    private Path workFolder(String name) throws IOException {
        Path folder = Files.createDirectories(work.resolve(name));
        PackagedApplication.copy(Path.of("rulesets"), folder.resolve("rulesets"));
        return folder;
    }

    static List<String> commands() {
        return Sampling.of("packaged").some(COMMANDS, 48);
    }

    /** Each does here and there the same, whatever it writes. */
    @ResourceLock(value = JAR, mode = ResourceAccessMode.READ)
    @ParameterizedTest
    @MethodSource("commands")
    void doesWhatItsClassesDo(String line) throws IOException, InterruptedException {
        List<String> words = List.of(line.split(" "));
        Path here = workFolder("here");
        Path there = workFolder("there");
        assertEquals(within(here, words), run(application.process(there, words)));
        assertEquals(PackagedApplication.texts(here), PackagedApplication.texts(there));
    }

    @ResourceLock(value = JAR, mode = ResourceAccessMode.READ)
    @Test
    void servesTheBuilder() throws IOException, InterruptedException {
        Path folder = workFolder("shelf");
        Process process = application.process(folder,
                List.of("serve", "--port", "0", "--no-open", "--characters", ".")).start();
        try {
            String said = process.inputReader().readLine();
            URI address = URI.create(said.replaceAll(".*(http://[^ ]*).*", "$1"));
            assertEquals(200, HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString()).statusCode());
        } finally {
            process.destroy();
            assertTrue(process.waitFor(Patience.SECONDS, TimeUnit.SECONDS), "it does not stop");
        }
    }

    @ResourceLock(JAR)
    @Test
    void givesTheJarBackTheTimeThatACopyTook() throws IOException, InterruptedException {
        Path jar = application.folder().resolve("lampblack.jar");
        jar.toFile().setLastModified(0);
        assertEquals(0, run(application.process(work, List.of("--version"))).exit());
        assertEquals(Instant.parse("2026-01-01T00:00:00Z"), Files.getLastModifiedTime(jar).toInstant());
    }

    @ResourceLock(value = JAR, mode = ResourceAccessMode.READ)
    @Test
    void runsAsAJarAlone() throws IOException, InterruptedException {
        Path alone = Files.copy(application.folder().resolve("lampblack.jar"), work.resolve("alone.jar"));
        assertEquals(VERSION, run(new ProcessBuilder(application.java(), "-jar", alone.toString(), "--version")));
    }

    @ResourceLock(value = JAR, mode = ResourceAccessMode.READ)
    @Test
    void takesTheJavaOfJavaHomeWhereTheOneItWasBuiltWithIsGone() throws IOException, InterruptedException {
        PackagedApplication lost = application.lost(temporary.resolve("elsewhere"));
        ProcessBuilder process = lost.process(work, List.of("--version"));
        process.environment().putAll(Map.of("HOME", work.toString(),
                "PATH", PackagedApplication.tools(work.resolve("tools")).toString(),
                "JAVA_HOME", Path.of(application.java()).getParent().getParent().toString()));
        assertEquals(VERSION, run(process));
    }

    /** As in a download, which has no more of what is laid out beforehand than it has room for. */
    @ResourceLock(value = JAR, mode = ResourceAccessMode.READ)
    @Test
    void takesTheJavaThatStandsBesideIt() throws IOException, InterruptedException {
        PackagedApplication brought = application.bringingItsJava(temporary.resolve("brought along/lib"));
        ProcessBuilder process = brought.process(work, List.of("check", "nowhere"));
        process.environment().putAll(Map.of("HOME", work.toString(), "JAVA_HOME", "",
                "PATH", PackagedApplication.tools(work.resolve("tools")).toString()));
        assertEquals(new Result(1, "nowhere:1:1: error[file.not-found]: There is no such file.\n1 character: 1 error.\n",
                ""), run(process));
    }

    @ResourceLock(value = JAR, mode = ResourceAccessMode.READ)
    @Test
    void saysInOneSentenceThatThereIsNoJava() throws IOException, InterruptedException {
        Path old = Files.createDirectories(work.resolve("old"));
        Files.writeString(old.resolve("release"), "JAVA_VERSION=\"17.0.15\"\n");
        ProcessBuilder process = application.lost(temporary.resolve("nowhere")).process(work, List.of("--version"));
        process.environment().putAll(Map.of("HOME", work.toString(),
                "PATH", PackagedApplication.tools(work.resolve("tools")).toString(), "JAVA_HOME", old.toString()));
        assertEquals(new Result(1, "", "Lampblack needs Java 21 or newer:"
                + " install one, or name the folder of one in JAVA_HOME.\n"), run(process));
    }
}
