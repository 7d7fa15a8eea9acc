package lampblack.publish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import lampblack.diagnostic.Message;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The engine of published games")
@Tag("slow")
class EngineBuildTest {

    private static final Consumer<Message> NEVER = words -> {
        throw new IllegalStateException("compiled");
    };

    @TempDir
    Path clone;
    private Path program;

    @BeforeEach
    void lay() throws IOException {
        program = Files.createDirectories(clone.resolve("target/classes"));
    }

    @Test
    @DisplayName("is not there where neither it nor what it is compiled from is")
    void missing() {
        EngineFailure failure = assertThrows(EngineFailure.class, () -> new EngineBuild(program).script(NEVER));
        assertEquals("publish.no-engine", failure.reason().key());
    }

    @Test
    @DisplayName("is kept until what it is compiled from changes")
    void kept() throws IOException, EngineFailure {
        sources();
        keep(clone.resolve("target/engine"));
        assertEquals("engine", script());
        Files.writeString(clone.resolve("src/engine/java/More.java"), "final class More {}");
        assertEquals("compiled", assertThrows(IllegalStateException.class, this::script).getMessage());
    }

    @Test
    @DisplayName("needs no sources where it stands beside the program")
    void beside() throws IOException, EngineFailure {
        program = Files.writeString(clone.resolve("target/lampblack.jar"), "");
        keep(clone.resolve("target"));
        assertEquals("engine", script());
    }

    @Test
    @DisplayName("is put beside a program that is a jar, which takes it along")
    void taken() throws IOException, EngineFailure {
        sources();
        keep(clone.resolve("target/engine"));
        Path application = Files.createDirectories(clone.resolve("target/lampblack"));
        program = Files.writeString(application.resolve("lampblack.jar"), "");
        assertEquals("engine", script());
        assertEquals("engine", Files.readString(application.resolve("engine.js")));
    }

    @Test
    @DisplayName("is taken along to where its sources are not")
    void moved() throws IOException, EngineFailure {
        sources();
        keep(clone.resolve("target/engine"));
        Path application = Files.createDirectories(clone.resolve("target/lampblack"));
        program = Files.writeString(application.resolve("lampblack.jar"), "");
        script();
        Path elsewhere = Files.createDirectories(clone.resolveSibling(clone.getFileName() + "-elsewhere"));
        for (String file : List.of("lampblack.jar", "engine.js", "engine.sum")) {
            Files.move(program.resolveSibling(file), elsewhere.resolve(file));
        }
        program = elsewhere.resolve("lampblack.jar");
        assertEquals("engine", script());
        Files.writeString(elsewhere.resolve("engine.sum"), "another");
        assertThrows(EngineFailure.class, this::script);
    }

    @Test
    @DisplayName("is one for workshops too, which stands beside the program in the same way, and in a download")
    void ofWorkshop() throws IOException, EngineFailure {
        sources();
        Path folder = Files.createDirectories(clone.resolve("target/workshop"));
        Files.writeString(folder.resolve("workshop.js"), "workshop");
        Files.writeString(folder.resolve("workshop.sum"), EngineBuild.ofWorkshop(program).sum());
        Path application = Files.createDirectories(clone.resolve("target/lampblack"));
        program = Files.writeString(application.resolve("lampblack.jar"), "");
        assertEquals("workshop", new String(EngineBuild.ofWorkshop(program).script(NEVER), StandardCharsets.UTF_8));
        String download = Files.readString(Path.of("src/build/Download.java"));
        for (String file : List.of("workshop.js", "workshop.sum")) {
            assertTrue(Files.exists(application.resolve(file)), file);
            assertTrue(download.contains('"' + file + '"'), file);
        }
    }

    private String script() throws IOException, EngineFailure {
        return new String(new EngineBuild(program).script(NEVER), StandardCharsets.UTF_8);
    }

    private void sources() throws IOException {
        Files.createDirectories(clone.resolve("src/engine/java"));
        Files.createDirectories(clone.resolve("src/build"));
        Files.writeString(clone.resolve("src/engine/pom.xml"), "<project/>");
        Files.writeString(clone.resolve("src/build/Engine.java"), "final class Engine {}");
    }

    private void keep(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("engine.js"), "engine");
        Files.writeString(folder.resolve("engine.sum"), new EngineBuild(program).sum());
    }
}
