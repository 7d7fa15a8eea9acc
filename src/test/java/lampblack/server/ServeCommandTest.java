package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lampblack.OwnProcess;
import lampblack.Patience;
import lampblack.cli.Main;
import lampblack.cli.shell.BrowserLauncher;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command starts the server, says where it is, and says what stands in its way. */
@Tag("slow")
class ServeCommandTest {

    @TempDir
    Path folder;

    private record Said(int exit, String out, String err) {}

    private Said run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.run(List.of(arguments), new PrintWriter(out), new PrintWriter(err), folder, Program.COMMANDS);
        return new Said(exit, out.toString(), err.toString());
    }

    @Test
    void isOneOfTheCommandsThatHelpKnows() {
        assertTrue(run("--help").out().contains("serve "), run("--help").out());
        assertTrue(run("serve", "--help").out().contains("--characters=DIR"));
        assertTrue(run("completion").out().contains("--no-open"));
    }

    @Test
    void refusesWhatIsNoPort() {
        assertEquals(2, run("serve", "--port", "70000").exit());
        assertEquals(2, run("serve", "--port", "-1").exit());
        assertEquals(2, run("serve", "--port", "http").exit());
        assertTrue(run("serve", "--port", "70000").err().startsWith("70000 is not a port;"));
    }

    @Test
    void saysThatAPortIsTaken() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            Said said = run("serve", "--no-open", "--port", "" + other.getLocalPort(), "--characters", "shelf");
            assertEquals(5, said.exit());
            assertTrue(said.err().startsWith("Another program is using port " + other.getLocalPort()), said.err());
        }
    }

    @Test
    void saysThatAnotherOfItsKindHasAPort() throws IOException {
        try (Site other = Site.of(Files.createDirectories(folder.resolve("other")))) {
            // Whoever has answered once answers soon, which is all that is waited for.
            assertEquals(200, other.get("/trash").status());
            Said said = run("serve", "--no-open", "--port", "" + other.port(), "--characters", "shelf");
            assertEquals(5, said.exit());
            assertTrue(said.err().startsWith("Another Lampblack is running at " + other.origin() + "/"), said.err());
        }
    }

    @Test
    void saysThatAFolderCannotBeMade() throws IOException {
        Files.writeString(folder.resolve("file"), "");
        Said said = run("serve", "--no-open", "--port", "0", "--characters", "file/shelf");
        assertEquals(4, said.exit());
        assertTrue(said.err().startsWith("There is no folder"), said.err());
    }

    @Test
    void servesAFolderOnceUntilItIsStopped() throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command(folder)).redirectErrorStream(true);
        Process process = builder.start();
        try {
            BufferedReader out = process.inputReader();
            String said = out.readLine();
            assertTrue(said.matches("Lampblack is running at http://127\\.0\\.0\\.1:[0-9]+/ \\(press .*"), said);
            assertEquals("Characters are kept in " + folder + ".", out.readLine());
            Said second = run("serve", "--no-open", "--port", "0", "--characters", folder.toString());
            assertEquals(5, second.exit());
            assertTrue(second.err().contains(said.replaceAll(".*(http://[^ ]*).*", "$1")), second.err());
        } finally {
            process.destroy();
            assertTrue(process.waitFor(Patience.MILLIS, TimeUnit.MILLISECONDS), "it does not stop");
        }
    }

    /** What starts a server of a folder in a program of its own, at any free port. */
    static List<String> command(Path folder) {
        return OwnProcess.command("serve", "--no-open", "--port", "0", "--characters", folder.toString());
    }

    @Test
    void opensABrowserOnlyWhereSomebodySeesIt() {
        assertEquals(List.of(), BrowserLauncher.command("Linux", "http://x/", Map.of()));
        assertEquals(List.of("xdg-open", "http://x/"), BrowserLauncher.command("Linux", "http://x/",
                Map.of("DISPLAY", ":0")));
        assertEquals(List.of("open", "http://x/"), BrowserLauncher.command("Mac OS X", "http://x/", Map.of()));
        assertEquals("rundll32", BrowserLauncher.command("Windows 11", "http://x/", Map.of()).get(0));
    }

    @Test
    void leavesTheLibrariesOfTheServerToServe() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/lampblack"))) {
            List<Path> unreadable = files.filter(path -> path.toString().endsWith(".java"))
                    .filter(path -> !path.toString().matches(".*/(server|builder)/.*")
                            || path.endsWith("ServeCommand.java") || path.endsWith("Program.java"))
                    .filter(ServeCommandTest::namesTheServer).toList();
            assertEquals(List.of(), unreadable);
        }
        assertFalse(namesTheServer(Path.of("src/main/java/lampblack/server/ServeCommand.java")));
    }

    private static boolean namesTheServer(Path file) {
        try {
            String text = Files.readString(file);
            return text.contains("io.javalin") || text.contains("org.eclipse.jetty") || text.contains("jakarta.");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
