package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lampblack.Patience;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However the server ends while it saves, what it said was saved is on the disk, whole. */
@Tag("full")
class StopTest {

    private static final int BEFORE_THE_END = 5;
    private static final int BY_TERM = 143;
    private static final int BY_KILL = 137;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"KILL", "TERM"})
    void keepsWhatItSaidWasSaved(String signal) throws IOException, InterruptedException {
        Path file = folder.resolve("ash.yaml");
        Files.writeString(file, "format: 1\nruleset: black-sword\nfields:\n  name: n0\n");
        Process process = new ProcessBuilder(ServeCommandTest.command(folder)).start();
        try {
            BufferedReader out = process.inputReader();
            String origin = out.readLine().replaceAll(".*(http://[^ ]*)/ .*", "$1");
            Thread ends = new Thread(() -> end(process, signal));
            int said = saves(origin, file, ends);
            ends.join();
            assertTrue(process.waitFor(Patience.MILLIS, TimeUnit.MILLISECONDS), "it does not stop");
            assertTrue(List.of(BY_KILL, BY_TERM).contains(process.exitValue()),
                    "" + process.exitValue());
            int found = Integer.parseInt(Files.readString(file).replaceAll("(?s).*name: n([0-9]+)\n.*", "$1"));
            assertTrue(said > 0 && (found == said || found == said + 1), "said " + said + ", found " + found);
            assertEquals("", new String(process.getErrorStream().readAllBytes()));
        } finally {
            process.destroyForcibly();
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertTrue(signal.equals("KILL") || left.noneMatch(path -> path.toString().endsWith(".tmp")));
        }
    }

    private static void end(Process process, String signal) {
        try {
            new ProcessBuilder("kill", "-" + signal, "" + process.pid()).start().waitFor();
        } catch (IOException | InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** Saves one name after the other until nobody answers any more, and returns the last that was said to be saved. */
    private static int saves(String origin, Path file, Thread ends) throws IOException, InterruptedException {
        HttpClient client = HttpClient.newHttpClient();
        String address = origin + "/characters/ash";
        String seen = client.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString())
                .headers().firstValue("ETag").orElseThrow();
        for (int i = 1;; i++) {
            try {
                var answer = client.send(HttpRequest.newBuilder(URI.create(address + "/build/fill"))
                        .header("Origin", origin).header("Lampblack-Part", "true")
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString("field=name&value=n" + i + "&seen=" + seen.replace("\"", "")))
                        .build(), BodyHandlers.ofString());
                assertEquals(200, answer.statusCode(), answer.body());
                seen = answer.headers().firstValue("ETag").orElseThrow();
                if (i == BEFORE_THE_END) {
                    ends.start();
                }
            } catch (IOException failure) {
                return i - 1;
            }
        }
    }
}
