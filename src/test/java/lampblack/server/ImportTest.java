package lampblack.server;

import static lampblack.server.HostilePacks.zip;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Characters come and go as files, and a pack can put nothing where it does not belong. */
@Tag("slow")
class ImportTest {

    @TempDir
    Path folder;
    private Path shelf;
    private Site site;

    @BeforeEach
    void serve() throws IOException {
        shelf = Files.createDirectory(folder.resolve("shelf"));
        site = Site.of(shelf).example("black-sword", "oswin-reed");
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private Answer send(String name, byte[] bytes) {
        String edge = "edge7f3a";
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        body.writeBytes(("--" + edge + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name
                + "\"\r\nContent-Type: application/octet-stream\r\n\r\n").getBytes(StandardCharsets.UTF_8));
        body.writeBytes(bytes);
        body.writeBytes(("\r\n--" + edge + "--\r\n").getBytes(StandardCharsets.UTF_8));
        Answer answer = site.send(site.request("/import").header("Origin", site.origin())
                .header("Content-Type", "multipart/form-data; boundary=" + edge)
                .POST(BodyPublishers.ofByteArray(body.toByteArray())));
        return answer.status() == 303 ? site.follow(answer) : answer;
    }

    @Test
    void editorsFindTheSchemaOfWhoeverIsAdded() {
        String first = "# yaml-language-server: $schema=.schemas/black-sword.character.schema.json\n";
        String oswin = site.text("oswin-reed");
        assertTrue(oswin.startsWith("# yaml-language-server: $schema=../"), oswin);
        send("again.yaml", oswin.getBytes(StandardCharsets.UTF_8));
        send("again.yaml", oswin.getBytes(StandardCharsets.UTF_8));
        assertEquals(first + oswin.substring(oswin.indexOf('\n') + 1), site.text("again"));
        assertFalse(Files.exists(shelf.resolve("again-2.yaml")), "it is the same");
        site.post("/characters", Map.of("game", "blades-in-the-dark", "example", "bartram-hook"));
        assertTrue(site.text("bartram-hook").startsWith("# yaml-language-server: $schema=.schemas/"
                + "blades-in-the-dark.character.schema.json\n"), site.text("bartram-hook"));
    }

    @Test
    void aPackInAPackIsNamed() throws IOException {
        Answer answer = send("all.zip", zip("more.zip", "PK"));
        assertEquals(422, answer.status());
        assertTrue(answer.body().contains("“all.zip” holds no YAML files"), answer.body());
    }

    @Test
    void aNameThatNoFileCanHaveIsRefused() {
        for (String name : List.of("a\0b.yaml", "a\u0001.yaml")) {
            int status = send(name, site.text("oswin-reed").getBytes(StandardCharsets.UTF_8)).status();
            assertTrue(List.of(400, 422).contains(status), name + " " + status);
        }
    }

    @Test
    void namesThatMeanSomethingElseAreNotTaken() throws IOException {
        String text = site.text("oswin-reed");
        for (String name : List.of("ruleset", "RULESET", ".lock", ".history", "CON", "nul", "com1", ".serve")) {
            send(name + ".yaml", (text + "# " + name + "\n").getBytes(StandardCharsets.UTF_8));
        }
        try (Stream<Path> all = Files.list(shelf)) {
            for (String name : all.map(path -> path.getFileName().toString()).toList()) {
                assertTrue(name.equals(".history")
                        || !name.matches("(?i)(ruleset|con|nul|com1|\\..*)\\.yaml|\\..*"), name);
            }
        }
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).map(path -> folder.relativize(path).toString())
                    .filter(name -> !name.contains("/.")).sorted().toList();
        }
    }

    @Test
    void takesAShelfFromOnePlaceToAnother() throws IOException {
        site.example("blades-in-the-dark", "isolde-crake");
        byte[] pack = site.bytes("/shelf.zip");
        Files.delete(site.file("isolde-crake"));
        String oswin = site.text("oswin-reed");
        Answer answer = send("characters.zip", pack);
        assertEquals(200, answer.status(), answer.words(".notice").toString());
        assertEquals(List.of("Imported 2 sheets."), answer.words("main .notice h2"));
        assertEquals(List.of("shelf/isolde-crake.yaml", "shelf/oswin-reed.yaml"), files());
        assertEquals(oswin, site.text("oswin-reed"));
    }

    @Test
    void takesOneFileAndPutsItBesideAnotherOfItsName() throws IOException {
        byte[] text = (site.text("oswin-reed").replaceFirst("^#.*\n", "") + "# Another.\n").getBytes(StandardCharsets.UTF_8);
        assertEquals(200, send("oswin-reed.yaml", text).status());
        assertEquals(List.of("shelf/oswin-reed-2.yaml", "shelf/oswin-reed.yaml"), files());
        assertArrayEquals(text, Files.readAllBytes(site.file("oswin-reed-2")));
    }

    @Test
    void leavesAllFilesOnTheShelfWhateverAPackCallsThem() throws IOException {
        String text = site.text("oswin-reed") + "# Elsewhere.\n";
        Answer answer = send("x.zip", zip("../out.yaml", text, "/etc/abs.yaml", text, "a/b/../../deep.yaml", text,
                "..\\back.yaml", text, "C:\\drive.yaml", text, ".hidden.yaml", text, "x.txt", text, "..yaml", text));
        assertEquals(200, answer.status(), answer.words(".notice").toString());
        assertEquals(List.of("shelf/abs.yaml", "shelf/back.yaml", "shelf/deep.yaml", "shelf/drive.yaml",
                "shelf/oswin-reed.yaml", "shelf/out.yaml"), files());
    }

    @Test
    void saysWhichFilesItDoesNotTake() throws IOException {
        Answer answer = send("x.zip", zip("good.yaml", site.text("oswin-reed") + "#\n", "torn.yaml", "format: [",
                "game.yaml", "id: x\n"));
        assertEquals(422, answer.status());
        assertEquals(List.of("Imported 1 sheet."), answer.words("main .notice h2"));
        assertEquals(2, answer.words("main .notice li").size());
        assertEquals(422, send("picture.png", new byte[] {1, 2, 3}).status());
        assertEquals(List.of("Fields that were filled in on a screen cannot be read back from “Oswin.PDF”; type the changes in "
                + "the builder."), send("Oswin.PDF", new byte[] {1, 2, 3}).words("main .notice li"));
        assertEquals(List.of("shelf/good.yaml", "shelf/oswin-reed.yaml"), files());
    }

    @Test
    void unpacksNoBomb() throws IOException {
        String zeros = "#".repeat(5 << 20);
        Answer answer = send("bomb.zip", zip("bomb.yaml", zeros));
        assertEquals(422, answer.status());
        String said = answer.words("main .notice li").get(0);
        assertTrue(said.contains("is too large to import"), said);
        String[] many = new String[2_001 * 2];
        for (int i = 0; i < many.length; i += 2) {
            many[i] = "f" + i + ".yaml";
            many[i + 1] = "";
        }
        assertEquals(422, send("many.zip", zip(many)).status());
        assertEquals(List.of("shelf/oswin-reed.yaml"), files());
        assertFalse(site.get("/").words(".card").isEmpty());
    }

    private static final String CREW = "the-quiet-trade";
    private static final String LOG = """
            {"at":"2026-01-02T03:04:05Z","who":"isolde-crake","name":"Isolde","roll":"action","title":"Action",\
            "dice":[{"face":"6","is":"kept"}],"outcome":"Full success"}
            """;

    private Path ofTable(String name) {
        return shelf.resolve(".table").resolve(name);
    }

    private void put(String name, String text) throws IOException {
        Files.createDirectories(ofTable(name).getParent());
        Files.writeString(ofTable(name), text);
    }

    private String kept(String name) throws IOException {
        return Files.exists(ofTable(name)) ? Files.readString(ofTable(name)) : "";
    }

    @Test
    void takesWhatGroupsKeepAndTheDiceLogAlong() throws IOException {
        site.example("blades-in-the-dark", CREW).example("blades-in-the-dark", "isolde-crake");
        String crew = "# Ours.\nformat: 1\nclocks:\n  The Watch: 2/6\nnotes: Rain.\n";
        put("crews/" + CREW + ".yaml", crew);
        put("games/black-sword.yaml", "format: 1\nnotes: Fog.\n");
        put("rolls.jsonl", LOG);
        put("people.json", "{\"people\": [{\"id\": \"x\", \"secret-sha256\": \"feed\"}]}");
        put("content-notes.txt", "Not in a pack.");
        byte[] pack = site.bytes("/shelf.zip");
        assertFalse(new String(pack, StandardCharsets.ISO_8859_1).matches(
                "(?s).*(people\\.json|secret-sha256|content-notes|Not in a pack).*"));
        for (String name : List.of("crews/" + CREW + ".yaml", "games/black-sword.yaml", "rolls.jsonl")) {
            Files.delete(ofTable(name));
        }
        assertEquals(200, send("characters.zip", pack).status());
        assertEquals(crew, kept("crews/" + CREW + ".yaml"));
        assertEquals("format: 1\nnotes: Fog.\n", kept("games/black-sword.yaml"));
        assertEquals(1, kept("rolls.jsonl").lines().count());
        String log = kept("rolls.jsonl");
        assertEquals(200, send("characters.zip", pack).status(), "once more changes nothing");
        assertEquals(crew + log, kept("crews/" + CREW + ".yaml") + kept("rolls.jsonl"));
    }

    @Test
    void addsWhatGroupsKeepToWhatIsThere() throws IOException {
        site.example("blades-in-the-dark", CREW);
        put("crews/" + CREW + ".yaml", "# Here.\nformat: 1\nclocks:\n  The Watch: 5/6\nnotes: Ours.\n");
        put("rolls.jsonl", LOG.replace("2026-01-02", "2026-01-03"));
        String brought = "format: 1\nclocks:\n  the watch: 2/6\n  The Flood: 1/4\nnotes: Theirs.\n";
        Answer answer = send("x.zip", zip("old/.table/crews/" + CREW + ".yaml", brought, ".table/rolls.jsonl",
                LOG + LOG));
        assertEquals(200, answer.status(), answer.words(".notice").toString());
        String now = kept("crews/" + CREW + ".yaml");
        assertTrue(now.startsWith("# Here.\n") && now.contains("The Watch: 5/6") && now.contains("The Flood: 1/4")
                && now.contains("Ours.") && now.contains("Theirs."), now);
        assertFalse(now.contains("2/6"), now);
        assertEquals(List.of("2026-01-03", "2026-01-02"), kept("rolls.jsonl").lines().map(line ->
                line.replaceFirst(".*?(2026-..-..).*", "$1")).toList());
    }

    @Test
    void followsACrewThatIsCalledOtherwiseHere() throws IOException {
        site.example("blades-in-the-dark", CREW);
        send("x.zip", zip(CREW + ".yaml", site.text(CREW) + "# Another.\n", ".table/crews/" + CREW + ".yaml",
                "notes: Theirs.\n", ".table/rolls.jsonl", LOG.replace("isolde-crake", CREW)));
        assertEquals("", kept("crews/" + CREW + ".yaml"));
        assertEquals("notes: Theirs.\n", kept("crews/" + CREW + "-2.yaml"));
        assertTrue(kept("rolls.jsonl").contains("\"who\":\"" + CREW + "-2\""), kept("rolls.jsonl"));
    }

    @Test
    void bringsNothingElseOfATable() throws IOException {
        String people = "{\"people\": []}";
        String text = site.text("oswin-reed") + "# Elsewhere.\n";
        Answer answer = send("x.zip", zip(".table/people.json", people, ".table/people.yaml", text,
                ".table\\crews\\back.yaml", text, ".table/crews/../../out.yaml", text, ".table/crews/nobody.yaml",
                "notes: x\n", ".table/games/no-game.yaml", "notes: x\n", ".table/games/black-sword.yaml", "[torn",
                ".table/crews/oswin-reed.yaml", "clocks: {" + "x".repeat(200) + ": 1/4, Huge: 1/9999, Fits: 1/4}\n",
                ".table/rolls.jsonl", "torn\n" + LOG.replace("2026", "9999") + LOG.replace("isolde-crake", "../x")));
        assertEquals(422, answer.status());
        assertEquals(4, answer.words("main .notice li").size(), answer.words("main .notice li").toString());
        assertEquals(List.of("shelf/oswin-reed.yaml"), files());
        try (Stream<Path> all = Files.walk(shelf.resolve(".table"))) {
            assertEquals(List.of("oswin-reed.yaml"), all.filter(Files::isRegularFile)
                    .filter(path -> !path.toString().contains("/.history")).map(path -> path.getFileName().toString())
                    .filter(name -> !name.startsWith(".")).toList());
        }
        assertFalse(kept("crews/oswin-reed.yaml").matches("(?s).*(xxx|Huge).*"), kept("crews/oswin-reed.yaml"));
    }
}
