package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes are taken back one by one and made again, until something else is done. */
@Tag("slow")
class UndoRedoTest {

    private static final String FRESH = """
            # mine
            format: 1
            ruleset: blades-in-the-dark
            version: 1.0.0
            creation:
              playbook: cutter
            """;

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).with("fresh", FRESH);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void takesChangesBackOneByOneAndMakesThemAgain() {
        rate("hunt", 1);
        String first = site.text("fresh");
        rate("prowl", 1);
        String second = site.text("fresh");
        press("undo");
        assertEquals(first, site.text("fresh"));
        press("undo");
        assertEquals(FRESH, site.text("fresh"));
        press("undo");
        assertEquals(FRESH, site.text("fresh"));
        press("redo");
        assertEquals(first, site.text("fresh"));
        press("redo");
        assertEquals(second, site.text("fresh"));
        press("redo");
        assertEquals(second, site.text("fresh"));
    }

    @Test
    void forgetsWhatWasTakenBackOnceSomethingElseIsDone() {
        rate("hunt", 1);
        press("undo");
        rate("prowl", 1);
        String now = site.text("fresh");
        press("redo");
        assertEquals(now, site.text("fresh"));
        press("undo");
        assertEquals(FRESH, site.text("fresh"));
    }

    @Test
    void takesBackWhatAnotherProgramWroteOverASavedChange() {
        rate("hunt", 1);
        site.with("fresh", site.text("fresh").replace("# mine", "# ours"));
        rate("prowl", 1);
        press("undo");
        assertTrue(site.text("fresh").contains("# ours") && !site.text("fresh").contains("prowl"), site.text("fresh"));
    }

    private void rate(String trait, int points) {
        post("rate", Map.of("step", "dots", "trait", trait, "points", String.valueOf(points)));
    }

    private void press(String change) {
        post(change, Map.of());
    }

    private void post(String change, Map<String, String> fields) {
        Map<String, String> all = new HashMap<>(fields);
        all.put("seen", site.get("/characters/fresh").page().selectFirst("input[name=seen]").val());
        assertEquals(303, site.post("/characters/fresh/build/" + change, all).status());
    }
}
