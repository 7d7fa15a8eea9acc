package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.builder.PageRoute;
import lampblack.builder.group.Right;
import lampblack.server.Site.Answer;
import lampblack.template.Assets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/** Every address of a table is answered to those who have a right to it, and to nobody else. */
@Tag("slow")
@TestInstance(Lifecycle.PER_CLASS)
class TableRightsTest {

    private static final Path EXPECTED = Path.of("src/test/resources/lampblack/server/table-rights.txt");
    private static final String OWN = "hob-tallow";
    private static final String OTHERS = "josef-marrow";
    private static final String CREW = "lamp-street-regulars";

    /** What has no page. */
    private static final List<String> BESIDE = List.of("/shelf.zip", "/guide", "/look/{version}.css",
            "/assets/{version}/<name>", "/favicon.ico");
    /** What ends a server that has no terminal, which is for the host alone. */
    private static final String STOP = "/stop";
    private static final List<String> OPEN = List.of("/join", "/look/", "/assets/", "/favicon.ico");

    private Path folder;
    private TableSite site;
    private final Map<String, TableSite.Guest> people = new LinkedHashMap<>();

    @BeforeAll
    void open(@TempDir Path shelf) {
        folder = shelf;
        TableSite.examples(folder, "blades-in-the-dark", OWN, OTHERS, CREW);
        site = TableSite.of(folder);
        people.put("stranger", site.stranger());
        people.put("player", site.player("Mara", OWN));
        people.put("gm", site.gm("Jun"));
        people.put("host", site.local());
    }

    @AfterAll
    void close() {
        site.close();
    }

    /** An address as the server has it. */
    private record Address(boolean writes, String pattern) {

        String path(String stem) {
            return pattern.startsWith("/assets/") ? Assets.packed().path("web.css") : pattern.replace("{stem}", stem)
                    .replace("{game}", "blades-in-the-dark").replace("{map}", "claims")
                    .replace("{cell}", "lair").replace("{tab}", "play").replace("{change}", "mark")
                    .replace("{version}", "0").replace("{sheet}", stem).replaceAll("[{<]\\w+[}>]", "x");
        }

        @Override
        public String toString() {
            return (writes ? "POST " : "GET ") + pattern;
        }
    }

    private static List<Address> addresses() {
        List<Address> all = new ArrayList<>();
        PageRoute.ALL.forEach(route -> all.add(new Address(route.writes(), route.pattern())));
        TableRoute.ALL.forEach(route -> all.add(new Address(route.writes(), route.pattern())));
        BESIDE.forEach(pattern -> all.add(new Address(false, pattern)));
        return all;
    }

    /** The letters of those whom an address is answered. */
    private String answered(Address address, String stem) {
        return people.entrySet().stream().filter(one -> {
            Answer answer = address.writes() ? one.getValue().post(address.path(stem), Map.of("none", "none"))
                    : one.getValue().get(address.path(stem));
            assertTrue(answer.status() < 500, address + " " + one.getKey() + " " + answer.status());
            return answer.status() != 403;
        }).map(Map.Entry::getKey).collect(Collectors.joining(" "));
    }

    @Test
    void isAnsweredOnlyToThoseWhoHaveARightToIt() throws IOException {
        List<String> found = new ArrayList<>();
        for (Address address : addresses()) {
            // The end of a table is tried where nothing comes after it.
            if (List.of("/table/end", "/table/open").contains(address.pattern())) {
                continue;
            }
            if (address.pattern().contains("{stem}")) {
                found.add(address + " | own: " + answered(address, OWN) + " | another's: " + answered(address, OTHERS)
                        + " | crew: " + answered(address, CREW));
            } else {
                found.add(address + " | " + answered(address, ""));
            }
        }
        String text = String.join("\n", new TreeSet<>(found)) + "\n";
        if (Boolean.getBoolean("cases.update") || Files.notExists(EXPECTED)) {
            Files.writeString(EXPECTED, text);
        }
        assertEquals(Files.readString(EXPECTED), text);
    }

    @Test
    void isEndedByTheHostAlone() {
        for (String name : List.of("stranger", "player", "gm")) {
            assertEquals(403, people.get(name).post("/table/end", Map.of()).status(), name);
            assertEquals(403, people.get(name).post("/table/open", Map.of()).status(), name);
        }
        assertTrue(site.table.isOpen());
    }

    @Test
    void hasNoAddressWithoutARight() {
        assertThrows(NullPointerException.class, () -> new PageRoute(false, null, "/nowhere", "/nowhere", (builder, request) ->
                null));
        PageRoute.ALL.forEach(route -> assertTrue(route.right() != Right.OPEN, route.pattern()));
    }

    @Test
    void tellsAStrangerNothingInWhateverWayTheyAsk() {
        List<Address> all = new ArrayList<>(addresses());
        all.add(new Address(false, "/events"));
        all.add(new Address(false, "/nowhere"));
        for (Address address : all) {
            if (OPEN.stream().noneMatch(address.pattern()::startsWith)) {
                for (String stem : List.of(OWN, CREW, "nobody")) {
                    String path = address.path(stem);
                    assertEquals(403, site.stranger().get(path).status(), "GET " + path);
                    assertEquals(403, site.status("HEAD " + path + " HTTP/1.1", "Host: " + site.host()),
                            "HEAD " + path);
                    assertEquals(403, site.stranger().post(path, Map.of("none", "none")).status(), "POST " + path);
                    assertEquals(403, site.status("GET " + path + " HTTP/1.1", "Host: " + site.host(),
                            "Accept: text/event-stream"), "events " + path);
                }
            }
        }
    }

    /** What is answered beside the pages is tried here as well. */
    @Test
    void knowsEveryAddressOfTheServer() throws IOException {
        String routes = Files.readString(Path.of("src/main/java/lampblack/server/Routes.java"));
        assertEquals(Stream.concat(BESIDE.stream(), Stream.of(STOP)).sorted().toList(),
                Pattern.compile("routes\\.add\\(to, \\w+, Right\\.\\w+, \"([^\"]+)\"").matcher(routes).results()
                        .map(match -> match.group(1)).sorted().toList());
        assertTrue(routes.contains("routes.add(to, true, Right.HOST, \"" + STOP + "\""));
        assertEquals(BESIDE.size() + 4, routes.split("routes\\.add\\(", -1).length - 1);
    }

    @Test
    void leadsAStrangerToJoin() {
        for (String path : List.of("/", "/nowhere", "/characters/" + OWN, "/events", "/shelf.zip", "/guide")) {
            Answer answer = site.stranger().get(path);
            assertEquals(403, answer.status(), path);
            assertEquals(List.of("Join"), answer.words("main a[href=/join]"), path);
        }
        assertEquals(200, site.stranger().get("/join").status());
        assertEquals(200, site.stranger().get(site.stranger().get("/join").page().select("link[rel=stylesheet]")
                .first().attr("href")).status());
    }

    @Test
    void showsAPlayerOnlyWhatTheyMayRead() {
        TableSite.Guest mara = people.get("player");
        String shelf = mara.get("/").body();
        assertTrue(shelf.contains("Hob Tallow") && shelf.contains("Lamp Street"), shelf);
        assertTrue(!shelf.contains("Josef Marrow") && !shelf.contains(folder.toString()), shelf);
        String crew = mara.get("/group/" + CREW).body() + mara.get("/characters/" + CREW + "/play").body();
        assertTrue(!crew.contains("Josef Marrow"), crew);
        String roll = mara.get("/characters/" + OWN + "/roll?roll=action").body();
        assertTrue(!roll.contains("Josef Marrow"), roll);
    }

    @Test
    void changesNothingOfOthersAlongWithOnesOwn() {
        TableSite.Guest mara = people.get("player");
        String before = site.text(CREW) + site.text(OTHERS);
        // A text of one's own that claims to belong to another's character reads nothing of it.
        String text = site.text(OWN).replace(CREW + ".yaml", OTHERS + ".yaml");
        mara.post("/characters/" + OWN + "/text", Map.of("seen", mara.seen(OWN), "text", text, "anyway", "yes"));
        assertTrue(!mara.get("/characters/" + OWN + "/play").body().contains("Josef"), "reads another's");
        assertEquals(403, mara.get("/characters/" + OTHERS + "/play").status());
        mara.post("/characters/" + OWN + "/text", Map.of("seen", mara.seen(OWN), "text",
                text.replace(OTHERS + ".yaml", CREW + ".yaml"), "anyway", "yes"));
        for (String path : List.of("/import", "/characters", "/characters/" + OWN + "/copy")) {
            Answer more = mara.post(path, Map.of("game", "blades-in-the-dark", "name", "Another"));
            assertTrue(more.status() == 403 || path.equals("/import"), path + " " + more.status());
        }
        assertEquals(before, site.text(CREW) + site.text(OTHERS));
        assertEquals(409, mara.post("/seat", Map.of("sheet", OTHERS)).status());
    }
}
