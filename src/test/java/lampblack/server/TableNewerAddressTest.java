package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.server.table.LocalAddress;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table at an IPv6 address is like any other, and answers to that address in brackets alone. */
@Tag("slow")
class TableNewerAddressTest {

    private static final String OWN = "edda-marl";

    @TempDir
    Path folder;
    private TableSite site;

    @BeforeEach
    void open() {
        List<String> all = LocalAddress.all().stream().map(LocalAddress::address).filter(one -> one.contains(":"))
                .toList();
        if (all.isEmpty()) {
            System.err.println("TABLE TESTS SKIPPED: this machine has no IPv6 address in a network.");
        }
        Assumptions.assumeFalse(all.isEmpty());
        TableSite.examples(folder, "lanterns-of-the-fen", OWN);
        site = TableSite.at(folder, 0, all.get(0));
    }

    @AfterEach
    void close() {
        if (site != null) {
            site.close();
        }
    }

    @Test
    void letsPlayersInWhoPlay() {
        TableSite.Guest mara = site.player("Mara", OWN);
        assertEquals(303, mara.mark(OWN, mara.seen(OWN), "stress", "+1").status());
        assertEquals(List.of("http://[" + site.table.address() + "]:" + site.port() + "/"),
                site.local().get("/table").words(".address"));
        assertEquals(403, site.stranger().get("/characters/" + OWN + "/play").status());
        assertEquals(303, mara.post("/table/ask", Map.of()).status());
    }

    @Test
    void answersToNoOtherName() {
        String digits = site.table.address();
        assertEquals(200, site.status("GET /join HTTP/1.1", "Host: " + site.host()));
        for (String name : List.of(digits, digits + ":" + site.port(), "[" + digits + "]", "[" + digits + "]:1",
                "[::1]:" + site.port(), "localhost:" + site.port(), "evil.example:" + site.port(),
                "[" + digits + "%25eth0]:" + site.port())) {
            assertTrue(List.of(400, 403).contains(site.status("GET /join HTTP/1.1", "Host: " + name)), name);
        }
    }
}
