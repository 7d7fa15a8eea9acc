package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import lampblack.server.Program;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever asks whether something is right is answered by the JSON Schema library, even where nothing is wrong. */
@Tag("slow")
class SchemaJudgeTest {

    private static final String SIB = "rulesets/lanterns-of-the-fen/characters/sib-aldersea.yaml";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"true, check GAME", "true, check SIB", "true, test BROKEN", "true, publish BROKEN",
            "false, show SIB", "false, options SIB"})
    void judges(boolean library, String line) throws IOException, InterruptedException {
        Path loaded = folder.resolve("classes");
        Path broken = Files.createDirectories(folder.resolve("broken"));
        Files.writeString(broken.resolve("ruleset.yaml"), "format: 1\nid: broken\nversion: one\n");
        List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow(),
                "-Xlog:class+load:file=" + loaded, "-cp", System.getProperty("java.class.path"),
                Program.class.getName()));
        command.addAll(List.of(line.replace("GAME", "rulesets/lanterns-of-the-fen").replace("SIB", SIB)
                .replace("BROKEN", broken.toString()).split(" ")));
        Path said = folder.resolve("said");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile()).start();
        process.waitFor(Patience.SECONDS, TimeUnit.SECONDS);
        assertEquals(line.contains("BROKEN") ? 1 : 0, process.exitValue(), () -> CasesTest.text(said));
        assertEquals(library, Files.readString(loaded).contains("org.everit.json.schema.Schema "));
    }
}
