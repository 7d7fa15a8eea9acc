package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.Quay;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What members get by their crew is taken back and comes again in all files, whichever is undone and redone. */
@Tag("slow")
class CrewGivesTest {

    private static final String GAIN = "{gain: {stash: 3}, from: gulls.yaml}";
    private static final List<String> ALL = List.of("ash", "bell", "gulls");

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;
    private Site site;

    @BeforeEach
    void grows() throws IOException {
        Quay.forMembers().writeTo(rulesets);
        site = Site.of(folder, rulesets).with("ash", Quay.member("Ash", "gulls.yaml"))
                .with("bell", Quay.member("Bell", "gulls.yaml")).with("gulls", Quay.GULLS);
        press("gulls", "advance?do=buy&advance=grow", "advance/entry", Map.of("do", "buy", "advance", "grow"));
        everybodyHasIt();
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private void press(String key, String change) throws IOException {
        press(key, "history", "history/" + change, Map.of());
    }

    private void press(String key, String page, String change, Map<String, String> fields) throws IOException {
        Map<String, String> form = new HashMap<>(fields);
        form.put("seen", site.get("/characters/" + key + "/" + page).page().selectFirst("input[name=seen]").val());
        site.post("/characters/" + key + "/" + change, form);
    }

    private void everybodyHasIt() {
        assertTrue(site.text("gulls").contains("{advance: grow, to: [ash.yaml, bell.yaml]}"), site.text("gulls"));
        assertTrue(site.text("ash").contains(GAIN), site.text("ash"));
        assertTrue(site.text("bell").contains(GAIN), site.text("bell"));
    }

    private void nobodyHasIt() {
        ALL.forEach(key -> assertFalse(site.text(key).contains("gain:") || site.text(key).contains("grow"),
                site.text(key)));
    }

    @Test
    void theOwnerUndoesAndRedoesForAll() throws IOException {
        press("gulls", "undo");
        nobodyHasIt();
        press("gulls", "redo");
        everybodyHasIt();
    }

    @Test
    void aMemberDoesSoToo() throws IOException {
        press("bell", "undo");
        nobodyHasIt();
        press("bell", "redo");
        everybodyHasIt();
    }

    @Test
    void nobodyGetsItAgainWhereTheOwnerHasDoneSomethingElse() throws IOException {
        press("ash", "undo");
        site.edited("gulls", Quay.GULLS + "ledger: [{lose: {coin: 1}}]\n");
        press("ash", "redo");
        nobodyHasIt();
    }
}
