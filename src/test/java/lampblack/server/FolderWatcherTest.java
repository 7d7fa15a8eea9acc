package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import lampblack.Patience;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What changes on the disk is shown, and what is broken there takes nothing with it. */
@Tag("slow")
class FolderWatcherTest {

    private static final String GAME = """
            format: 1
            id: ember
            version: 1.0.0
            title: Ember
            licence: CC0-1.0
            credits: [By nobody.]
            sheets:
              character:
                title: Character
                fields: {name: {title: Name}}
            """;

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;
    private Site site;

    @BeforeEach
    void serve() throws IOException {
        write(GAME);
        site = Site.of(folder, rulesets).served().with("ash", "format: 1\nruleset: ember\nfields: {name: Ash}\n");
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private void write(String game) throws IOException {
        Files.createDirectories(rulesets.resolve("ember"));
        Files.writeString(rulesets.resolve("ember/ruleset.yaml"), game);
    }

    private static void await(BooleanSupplier met) {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (!met.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "it never came");
            try {
                TimeUnit.MILLISECONDS.sleep(20);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private boolean says(String path, String words) {
        return site.get(path).body().contains(words);
    }

    @Test
    void showsAPictureOfAGameAnewOnceThatIsSaved() throws IOException {
        Path logo = Files.createDirectories(rulesets.resolve("ember/art")).resolve("logo.svg");
        Files.writeString(logo, drawing("M1 1h7v7z"));
        write(GAME.replace("sheets:", "theme: {logo: art/logo.svg}\nsheets:"));
        String styles = "/characters/ash/print.css";
        await(() -> says(styles, "svg+xml"));
        String before = site.get(styles).body();
        Files.writeString(logo, drawing("M2 2h5v5z"));
        await(() -> says(styles, "svg+xml") && !site.get(styles).body().equals(before));
    }

    private static String drawing(String path) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><path d=\"" + path + "\"/></svg>";
    }

    @Test
    void readsAGameAnewOnceItIsSaved() throws IOException {
        assertTrue(says("/games/ember", "Ember"));
        write(GAME.replace("title: Ember", "title: Cinder"));
        await(() -> says("/games/ember", "Cinder"));
        assertTrue(says("/characters/ash", "Cinder"));
    }

    @Test
    void answersFromAGoodStateWhileAGameIsWrittenAThousandTimes() throws IOException, InterruptedException {
        AtomicBoolean ended = new AtomicBoolean();
        List<Integer> answers = Collections.synchronizedList(new ArrayList<>());
        Thread reader = new Thread(() -> {
            while (!ended.get()) {
                answers.add(site.get("/characters/ash").status());
            }
        });
        reader.start();
        for (int i = 0; i < 1_000; i++) {
            // An editor that empties the file first and writes it in two goes.
            write("");
            String game = GAME.replace("title: Ember", "title: Ember " + i);
            write(game.substring(0, game.length() / 2));
            write(game);
        }
        await(() -> says("/games/ember", "Ember 999"));
        ended.set(true);
        reader.join();
        assertEquals(Set.of(200), Set.copyOf(answers));
    }

    @Test
    void keepsABrokenGameAsItLastWasAndSaysWhatIsWrong() throws IOException {
        assertEquals(200, site.get("/characters/ash").status());
        write(GAME + "sheetz: 1\n");
        await(() -> says("/games/ember", "sheetz"));
        Answer page = site.get("/games/ember");
        assertTrue(page.words(".excerpt").get(0).contains("ruleset.yaml:11:1"), page.body());
        assertFalse(page.page().select("form[action=/characters]").isEmpty(), "it can still be played");
        assertEquals(200, site.get("/characters/ash").status());
        assertEquals(200, site.get("/games/ember/print?kind=blank").status());
        write(GAME);
        await(() -> !says("/games/ember", "sheetz"));
    }

    @Test
    void sparesNoGameThatWasNeverGood() throws IOException {
        Files.createDirectories(rulesets.resolve("ruin"));
        Files.writeString(rulesets.resolve("ruin/ruleset.yaml"), "nothing: [");
        await(() -> says("/", "ruin"));
        assertEquals(200, site.get("/games/ruin").status());
        assertFalse(site.get("/games/ruin").words(".excerpt").isEmpty());
        assertEquals(404, site.get("/games/ruin/print").status());
        assertTrue(says("/characters/ash", "Ash"));
    }

    @Test
    void readsWhatAnEditorPutsInPlaceOfTheOld() throws IOException {
        assertTrue(says("/games/ember", "Ember"));
        Path beside = rulesets.resolve("ember/.ruleset.yaml.swp");
        Files.writeString(beside, GAME.replace("title: Ember", "title: Renamed"));
        Files.move(beside, rulesets.resolve("ember/ruleset.yaml"), StandardCopyOption.REPLACE_EXISTING);
        await(() -> says("/games/ember", "Renamed"));
    }

    @Test
    void answersWhileAGameIsWrittenOverAndOver() throws IOException {
        assertEquals(200, site.get("/characters/ash").status());
        for (int i = 0; i < 200; i++) {
            write(i % 3 == 2 ? "" : GAME.replace("title: Ember", "title: Ember " + i));
            if (i % 10 == 0) {
                assertEquals(200, site.get("/characters/ash").status());
                assertEquals(200, site.get("/games/ember").status());
            }
        }
        write(GAME.replace("title: Ember", "title: At last"));
        await(() -> says("/games/ember", "At last") && says("/characters/ash", "At last"));
    }

    @Test
    void tellsOpenPagesOfEveryChange() throws IOException {
        try (Socket socket = new Socket("127.0.0.1", site.port())) {
            socket.setSoTimeout(Patience.MILLIS);
            socket.getOutputStream().write(("GET /events HTTP/1.1\r\nHost: 127.0.0.1:" + site.port()
                    + "\r\nAccept: text/event-stream\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            BufferedReader in = new BufferedReader(
                    new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            String first = data(in);
            site.with("ash", "format: 1\nruleset: ember\nfields: {name: Cinder}\n");
            assertTrue(Long.parseLong(data(in)) > Long.parseLong(first));
            write(GAME.replace("1.0.0", "1.0.1"));
            assertTrue(Long.parseLong(data(in)) > Long.parseLong(first) + 1);
        }
    }

    private static String data(BufferedReader in) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.startsWith("data: ")) {
                return line.substring(6).replaceFirst(" .*", "");
            }
        }
        throw new IOException("no more events");
    }

    @Test
    void forgetsPagesThatHaveGone() throws IOException {
        for (int i = 0; i < 200; i++) {
            try (Socket socket = new Socket("127.0.0.1", site.port())) {
                socket.getOutputStream().write(("GET /events HTTP/1.1\r\nHost: 127.0.0.1:" + site.port()
                        + "\r\nAccept: text/event-stream\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
                assertTrue(socket.getInputStream().read() >= 0);
            }
        }
        await(() -> {
            site.server().events().changed();
            return site.server().events().listeners() == 0;
        });
        assertEquals(200, site.get("/").status());
    }
}
