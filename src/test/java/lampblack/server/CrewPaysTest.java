package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import lampblack.InventedGame;
import lampblack.Quay;
import lampblack.server.Site.Answer;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A press that a crew pays for is saved to both files, or to none where either is no longer what the page showed. */
@Tag("slow")
class CrewPaysTest {

    private static final String ASH = Quay.member("Ash", "gulls.yaml");
    private static final String GULLS = Quay.GULLS;
    private static final String PAGE = "/characters/ash/advance?do=buy&advance=arm&choose=pistol";

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;

    private Site quay() throws IOException {
        Quay.paying().writeTo(rulesets);
        return Site.of(folder, rulesets).with("ash", ASH).with("gulls", GULLS);
    }

    private static Map<String, String> form(Answer page) {
        Map<String, String> form = new HashMap<>();
        page.page().select(".deed input[type=hidden]").forEach(field -> form.put(field.attr("name"), field.val()));
        form.put("do", "buy");
        return form;
    }

    @Test
    void aPurchaseIsSavedToBoth() throws IOException {
        try (Site site = quay()) {
            Answer page = site.get(PAGE);
            assertTrue(page.page().select(".deed").text().contains("2 Coin (Crew) (4 → 2)"), page.body());
            Map<String, String> form = form(page);
            assertTrue(form.containsKey("seen.gulls"), form.toString());
            assertEquals(303, site.post("/characters/ash/advance/entry", form).status());
            assertTrue(site.text("ash").contains("{advance: arm, choose: pistol, paid: {crew.coin: 2}}"));
            assertTrue(site.text("gulls").contains("{pays: {coin: 2}, by: ash.yaml, for: arm}"));
        }
    }

    @Test
    void aCrewThatHasChangedMeanwhileIsAConflictAndNeitherIsSaved() throws IOException {
        try (Site site = quay()) {
            Map<String, String> form = form(site.get(PAGE));
            Files.writeString(folder.resolve("gulls.yaml"), GULLS + "ledger: [{lose: {coin: 1}}]\n");
            Answer answer = site.post("/characters/ash/advance/entry", form);
            assertEquals(412, answer.status(), answer.body());
            assertEquals(ASH, site.text("ash"));
            assertFalse(site.text("gulls").contains("pays"));
        }
    }

    @Test
    void aCrewThatHasChangedElsewhereStillPays() throws IOException {
        try (Site site = quay()) {
            Map<String, String> form = form(site.get(PAGE));
            String seen = site.get("/characters/gulls/history").page().selectFirst("input[name=seen]").val();
            assertEquals(303, site.post("/characters/gulls/play/note", Map.of("seen", seen, "words", "A quiet night."))
                    .status());
            assertEquals(303, site.post("/characters/ash/advance/entry", form).status());
            assertTrue(site.text("ash").contains("paid: {crew.coin: 2}"), site.text("ash"));
            assertTrue(site.text("gulls").contains("A quiet night.") && site.text("gulls").contains("pays: {coin: 2}"),
                    site.text("gulls"));
            site.post("/characters/ash/advance/entry", form);
            assertEquals(2, site.text("gulls").split("pays", -1).length, "it was sent twice");
        }
    }

    @Test
    void takingAHalfBackTakesBackBoth() throws IOException {
        try (Site site = quay()) {
            assertEquals(303, site.post("/characters/ash/advance/entry", form(site.get(PAGE))).status());
            String seen = site.get("/characters/gulls/history").page().selectFirst("input[name=seen]").val();
            assertEquals(303, site.post("/characters/gulls/history/take-back", Map.of("seen", seen, "entry", "1"))
                    .status());
            assertFalse(site.text("ash").contains("pistol"));
            assertFalse(site.text("gulls").contains("pays"));
        }
    }

    @Test
    void undoTakesBackTheOtherHalfAndEarlierVersionsSayThatItStays() throws IOException {
        try (Site site = quay()) {
            assertFalse(site.get("/characters/ash/history").body().contains("the other half"));
            assertEquals(303, site.post("/characters/ash/advance/entry", form(site.get(PAGE))).status());
            Answer history = site.get("/characters/ash/history");
            assertEquals("What The Gulls paid or got by it is taken back there too.",
                    history.page().select("form:has(#undo) .hint").text(), history.body());
            assertEquals("“gulls.yaml” has the other half of what was paid there, and stays as it is.",
                    site.get("/characters/ash/file").page().select(".versions .hint").text());
            String seen = history.page().selectFirst("input[name=seen]").val();
            assertEquals(303, site.post("/characters/ash/history/undo", Map.of("seen", seen)).status());
            assertEquals(ASH, site.text("ash"));
            assertFalse(site.text("gulls").contains("pays"), site.text("gulls"));
        }
    }

    @Test
    void takingBackCarriesBothVersionsAndRefusesAChangedCrew() throws IOException {
        try (Site site = quay()) {
            assertEquals(303, site.post("/characters/ash/advance/entry", form(site.get(PAGE))).status());
            Map<String, String> form = new HashMap<>();
            site.get("/characters/ash/history?entry=1").page().select("form.take-back input[type=hidden]")
                    .forEach(field -> form.put(field.attr("name"), field.val()));
            assertTrue(form.containsKey("seen.gulls"), form.toString());
            site.with("gulls", site.text("gulls") + "  - {lose: {coin: 1}}\n");
            Answer refused = site.post("/characters/ash/history/take-back", form);
            assertEquals(412, refused.status(), refused.body());
            assertTrue(site.text("ash").contains("pistol"));
            assertTrue(site.text("gulls").contains("pays"));
        }
    }

    @Test
    void whatTheCrewCannotPayIsShutAndSaysWhy() throws IOException {
        try (Site site = quay()) {
            site.with("gulls", GULLS + "ledger: [{lose: {coin: 3}}]\n");
            String page = site.get("/characters/ash/advance").body();
            assertTrue(page.contains("This costs 2 Coin, but only 1 is left."), page);
        }
    }

    private static final String STREET = "format: 1\nruleset: lantern-street\nsheet: crew\n";
    private static final Map<String, String> ROLL = Map.of("roll", "action", "on", "sneak", "x.gambit", "1", "shown",
            "6, 3, 2");

    private Site lanterns() throws IOException {
        InventedGame.ofCase("lantern-street", "family/the-crew-pays-for-what-its-members-dare").writeTo(rulesets);
        return Site.of(folder, rulesets).with("ann", """
                format: 1
                ruleset: lantern-street
                links: {crew: street.yaml}
                creation: {dots: {sneak: 2}}
                """).with("street", STREET);
    }

    @Test
    void aRollIsMarkedOnTheCrewWithOnePress() throws IOException {
        try (Site site = lanterns()) {
            assertEquals(303, site.post("/characters/ann/roll", ROLL).status());
            Answer page = site.get("/characters/ann/roll");
            assertTrue(page.body().contains("Gambits (Crew)"), page.body());
            Map<String, String> form = new HashMap<>(Map.of("seen", page.page().selectFirst("input[name=seen]").val()));
            form.put("where", "crew.gambits");
            form.put("spend", "1");
            assertEquals(303, site.post("/characters/ann/roll/mark", form).status());
            assertTrue(site.text("street").contains("gambits: 2"), site.text("street"));
            assertFalse(site.text("ann").contains("gambits"));
        }
    }

    @Test
    void aRollThatTheCrewCannotPayIsRefusedBeforeTheDiceFall() throws IOException {
        try (Site site = lanterns()) {
            site.with("street", STREET + "now: {gambits: 0}\n");
            Answer refused = site.post("/characters/ann/roll", ROLL);
            assertEquals(422, refused.status(), refused.body());
            assertTrue(refused.body().contains("Gambits (Crew) is at 0, but 1 must be paid."), refused.body());
        }
    }

    /** Rolls with the crew's coin; what the button sends that has it paid. */
    private static Map<String, String> bribe(Site site) throws IOException {
        String page = "/characters/ash/roll";
        assertEquals(303, site.post(page, Map.of("roll", "bribe", "x.pay", "1", "shown", "6 1 1")).status());
        Map<String, String> form = new HashMap<>();
        Element button = site.get(page).page().selectFirst(".dues button:contains(Coin)");
        button.parent().select("input[type=hidden]").forEach(field -> form.put(field.attr("name"), field.val()));
        form.put(button.attr("name"), button.val());
        return form;
    }

    @Test
    void whatARollCostsTheCrewIsSavedToBoth() throws IOException {
        try (Site site = quay()) {
            Map<String, String> form = bribe(site);
            assertEquals(303, site.post("/characters/ash/roll/mark", form).status());
            assertEquals(ASH + "ledger:\n  - {roll: bribe, paid: {crew.coin: 1}}\n", site.text("ash"));
            assertEquals(GULLS + "ledger:\n  - {pays: {coin: 1}, by: ash.yaml, for: bribe}\n", site.text("gulls"));
            assertFalse(site.get("/characters/ash/roll").body().contains("Spend 1 Coin"));
        }
    }

    @Test
    void aRollIsNotPaidForByACrewThatHasChangedMeanwhile() throws IOException {
        try (Site site = quay()) {
            Map<String, String> form = bribe(site);
            String changed = GULLS + "ledger: [{lose: {coin: 1}}]\n";
            Files.writeString(folder.resolve("gulls.yaml"), changed);
            assertEquals(412, site.post("/characters/ash/roll/mark", form).status());
            assertEquals(ASH, site.text("ash"));
            assertEquals(changed, site.text("gulls"));
        }
    }
}
