package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import lampblack.OwnProcess;
import lampblack.Patience;
import lampblack.load.RulesetLoader;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The builder as it is started by a double click, where nobody sees a terminal or can press keys in it. */
@Tag("slow")
class DesktopTest {

    private static final String BUTTON = "form[action=/stop] button";

    @TempDir
    Path folder;

    private Site site(Optional<StopSwitch> button) {
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Site.RULESETS)));
        return Site.of(folder, AppContext.of(rulesets, folder, MessageBundle.messages()).with(button));
    }

    @Test
    void endsAtAButtonWithAPageThatSaysSo() throws InterruptedException {
        StopSwitch button = new StopSwitch();
        try (Site site = site(Optional.of(button))) {
            Site.Answer said = site.press(site.get("/"), BUTTON);
            assertEquals(List.of("Lampblack has stopped"), said.words("h1"));
            button.await(() -> true);
        }
    }

    @Test
    void hasNoButtonWhereATerminalEndsIt() {
        try (Site site = site(Optional.empty())) {
            assertEquals(List.of(), site.get("/").words(BUTTON));
            assertEquals(404, site.post("/stop", Map.of()).status());
        }
    }

    @Test
    void endsWhenNobodyHasLookedAtItForLong() throws InterruptedException {
        AtomicInteger looks = new AtomicInteger(200);
        new StopSwitch(1).await(() -> looks.decrementAndGet() >= 0);
        assertEquals(-120, looks.get());
    }

    @Test
    @Tag("full")
    void startsAgainWhateverUsesItsPortAndOnceForAFolder() throws IOException, InterruptedException {
        try (ServerSocket other = new ServerSocket()) {
            take(other);
            Path games = Files.createDirectories(folder.resolve("Lampblack/rulesets/marsh"));
            Files.writeString(games.resolve("ruleset.yaml"), "format: 1\nid: marsh\n");
            Process first = start();
            try (BufferedReader out = first.inputReader()) {
                String address = out.readLine().replaceAll(".*(http://[^ ]*)/ .*", "$1");
                assertEquals("Characters are kept in " + folder.resolve("Lampblack") + ".", out.readLine());
                assertEquals(0, start().waitFor());
                assertTrue(ask(HttpRequest.newBuilder(URI.create(address + "/"))).contains("marsh"));
                assertTrue(ask(HttpRequest.newBuilder(URI.create(address + "/stop")).header("Origin", address)
                        .POST(BodyPublishers.noBody())).contains("has stopped"));
                assertTrue(first.waitFor(Patience.MILLIS, TimeUnit.MILLISECONDS), "it does not stop");
                assertEquals(0, first.exitValue());
            } finally {
                first.destroyForcibly();
            }
        }
    }

    /** Takes the usual port; where somebody has it already, so much the better. */
    private static void take(ServerSocket other) throws IOException {
        try {
            other.bind(new InetSocketAddress(InetAddress.getByName(Server.HOST), ServeRun.USUAL_PORT));
        } catch (BindException taken) {
            return;
        }
    }

    private Process start() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(OwnProcess.command("serve", "--desktop", "--no-open"));
        builder.environment().put("JAVA_TOOL_OPTIONS", "-Duser.home=" + folder);
        return builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static String ask(HttpRequest.Builder request) throws IOException, InterruptedException {
        return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString()).body();
    }

    @Test
    void saysInABrowserWhyItDidNotStart() {
        assertTrue(NoticeFile.page("There is no folder <b>.").contains("<p>There is no folder &lt;b&gt;.</p>"));
    }
}
