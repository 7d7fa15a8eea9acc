package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import lampblack.Patience;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages hear of what their readers may see, and of nothing else. */
@Tag("slow")
class TableEventsTest {

    private static final String OWN = "edda-marl";
    private static final String OTHERS = "sib-aldersea";

    @TempDir
    Path folder;
    private TableSite site;

    @BeforeEach
    void open() {
        TableSite.examples(folder, "lanterns-of-the-fen", OWN, OTHERS);
        site = TableSite.of(folder);
    }

    @AfterEach
    void close() {
        site.close();
    }

    /** A page that listens. */
    private static final class Ear {

        private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
        private final List<String> all = new ArrayList<>();

        Ear(TableSite.Guest guest) {
            Thread thread = new Thread(() -> {
                try {
                    HttpClient.newHttpClient().send(guest.request("/events").header("Accept", "text/event-stream")
                            .GET().build(), BodyHandlers.ofLines()).body().forEach(heard::add);
                    heard.add("closed");
                } catch (IOException | InterruptedException | RuntimeException failure) {
                    heard.add("closed");
                }
            });
            thread.setDaemon(true);
            thread.start();
        }

        /** Waits for a line; returns all lines that came before it. */
        List<String> until(Predicate<String> line) throws InterruptedException {
            String next = "";
            while (!line.test(next)) {
                next = heard.poll(Patience.MILLIS, TimeUnit.MILLISECONDS);
                assertTrue(next != null, "silence after " + all);
                all.add(next);
            }
            return all;
        }
    }

    @Test
    void tellEachOnlyOfSheetsTheyMaySee() throws InterruptedException {
        TableSite.Guest mara = site.player("Mara", OWN);
        TableSite.Guest wen = site.player("Wen", OTHERS);
        TableSite.Guest gm = site.gm("Jun");
        Ear maras = new Ear(mara);
        Ear wens = new Ear(wen);
        Ear gms = new Ear(gm);
        for (Ear ear : List.of(maras, wens, gms)) {
            ear.until(line -> line.startsWith("data: "));
        }
        assertEquals(303, wen.mark(OTHERS, wen.seen(OTHERS), "stress", "+1").status());
        gms.until(line -> line.contains(OTHERS));
        wens.until(line -> line.contains(OTHERS));
        assertEquals(303, mara.mark(OWN, mara.seen(OWN), "stress", "-1").status());
        List<String> heard = maras.until(line -> line.contains(OWN));
        assertFalse(heard.toString().contains(OTHERS), heard.toString());
        gms.until(line -> line.contains(OWN));
    }

    @Test
    void tellEverybodyOfAPause() throws InterruptedException {
        TableSite.Guest mara = site.player("Mara", OWN);
        TableSite.Guest gm = site.gm("Jun");
        Ear gms = new Ear(gm);
        gms.until(line -> line.startsWith("data: "));
        assertEquals(303, mara.post("/table/ask", Map.of()).status());
        gms.until(line -> line.startsWith("data: "));
        assertEquals(List.of("Someone asks for a pause. Take all the time you need. Press Go on once everybody is ready."), gm.get("/").words(".pause"));
        assertFalse(gm.get("/").words(".pause").toString().contains("Mara"));
        assertEquals(403, mara.post("/table/resume", Map.of()).status());
        assertEquals(303, gm.post("/table/pause", Map.of()).status());
        assertEquals(List.of("The game is paused. Take all the time you need. The GM lets the game go on."),
                mara.get("/characters/" + OWN + "/play").words(".pause"));
        assertEquals(303, gm.post("/table/resume", Map.of()).status());
        assertEquals(List.of(), mara.get("/").words(".pause"));
    }

    @Test
    void tellEverybodyWhatTheGameIsCarefulAbout() {
        TableSite.Guest mara = site.player("Mara", OWN);
        assertEquals(403, mara.post("/table/notes", Map.of("notes", "x")).status());
        assertEquals(303, site.gm("Jun").post("/table/notes", Map.of("notes", "No harm to animals.\r\n<b>Ask</b>"))
                .status());
        assertEquals(List.of("No harm to animals.\n<b>Ask</b>"), mara.get("/table").page().select(".content-notes")
                .stream().map(element -> element.wholeText()).toList());
        assertEquals(422, site.local().post("/table/notes", Map.of("notes", "x".repeat(5_000))).status());
    }

    @Test
    void beginWithWhatTheGameSaysOfItself() {
        TableSite.Guest mara = site.player("Mara", OWN);
        TableSite.Guest jun = site.gm("Jun");
        List<String> game = mara.get("/games/lanterns-of-the-fen").words("[aria-labelledby=content-notes] li");
        assertFalse(game.isEmpty());
        assertEquals(String.join("\n", game), mara.get("/table").page().select(".content-notes").first().wholeText());
        assertEquals(303, jun.post("/table/notes", Map.of("notes", "")).status());
        assertEquals(List.of(), mara.get("/table").words(".content-notes"));
        assertEquals(List.of("The GM has removed the content notes; there are none now."),
                mara.get("/table").words("h2 + .faint"));
        assertEquals(List.of(), jun.get("/table").words("h2 + .faint"));
    }

    @Test
    void areClosedToWhomeverIsSentAway() throws InterruptedException {
        TableSite.Guest mara = site.player("Mara", OWN);
        Ear maras = new Ear(mara);
        maras.until(line -> line.startsWith("data: "));
        site.local().post("/table/dismiss", Map.of("person", site.table.people().all().get(0).id()));
        maras.until(line -> line.equals("closed"));
    }

    @Test
    void listenToSoManyPagesOfOnePerson() throws InterruptedException {
        TableSite.Guest mara = site.player("Mara", OWN);
        Ear gms = new Ear(site.gm("Jun"));
        gms.until(line -> line.startsWith("data: "));
        List<Ear> ears = new ArrayList<>();
        for (int i = 0; i < 2 * ChangeEvents.MAX_OF_ONE; i++) {
            ears.add(new Ear(mara));
            ears.get(i).until(line -> line.startsWith("data: "));
        }
        ears.get(0).until(line -> line.equals("closed"));
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (site.server().events().listeners() > ChangeEvents.MAX_OF_ONE + 1 && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        assertEquals(ChangeEvents.MAX_OF_ONE + 1, site.server().events().listeners());
        assertEquals(303, mara.mark(OWN, mara.seen(OWN), "stress", "-1").status());
        gms.until(line -> line.contains(OWN));
    }

    @Test
    void beginForOnePersonOnlySoOften() throws InterruptedException {
        TableSite.Guest mara = site.player("Mara", OWN);
        int status = 200;
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (status == 200 && System.nanoTime() < end) {
            status = opened(mara);
        }
        assertEquals(429, status);
        // Their other pages, and everybody else's, are answered all the same.
        assertEquals(200, mara.get("/table").status());
        new Ear(site.gm("Jun")).until(line -> line.startsWith("data: "));
    }

    /** How a page fares that hangs up as soon as it is answered. */
    private int opened(TableSite.Guest who) {
        return Integer.parseInt(site.head("GET /events HTTP/1.1", "Host: " + site.host(), "Cookie: " + who.cookie())
                .substring(9, 12));
    }
}
