package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dice are rolled with their odds in view, and what they cost is marked with one press. */
@Tag("slow")
class RollTest {

    private static final String PAGE = "/characters/josef-marrow/roll";

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).example("blades-in-the-dark", "josef-marrow")
                .example("blades-in-the-dark", "hob-tallow").example("blades-in-the-dark", "lamp-street-regulars");
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void theOddsAreThereBeforeTheDiceFall() {
        Answer three = site.get(PAGE + "?roll=action&on=actions.skirmish");
        assertEquals(List.of("3d6, read the highest"), three.words(".thrown-dice"));
        assertEquals(List.of("7.4%", "34.7%", "45.4%", "12.5%"), three.words(".bars .chance"));
        Answer pushed = odds("roll=action&on=actions.skirmish&x.push=1");
        assertEquals(List.of("4d6, read the highest"), pushed.words(".thrown-dice"));
        assertTrue(pushed.words(".means").contains("Stress: 2.00 on average"), pushed.body());
        assertFalse(pushed.body().contains("<html"));
    }

    @Test
    void whatMayBeDoneAfterwardsIsDoneToTheSameDice() {
        site.example("blades-in-the-dark", "nell-ashby");
        String roll = site.get(PAGE).page().select(".roll-list a:contains(asset)").attr("href")
                .replaceAll(".*roll=", "");
        assertEquals(303, site.post(PAGE, Map.of("roll", roll, "dice", "1", "seed", "5")).status());
        Answer page = site.get(PAGE);
        String before = page.words(".thrown h3").get(0);
        List<String> later = page.words(".later button");
        assertEquals(1, later.size());
        String then = page.page().selectFirst(".later input[name=then]").val();
        String extra = page.page().selectFirst(".later button").val();
        assertEquals(303, site.post(PAGE, Map.of("then", then, "extra", extra)).status());
        Answer after = site.get(PAGE);
        assertEquals(page.words(".thrown .die"), after.words(".thrown .die"));
        assertFalse(before.equals(after.words(".thrown h3").get(0)), before);
        assertEquals(1, after.page().select(".thrown").size());
        assertEquals(422, site.post(PAGE, Map.of("then", "99", "extra", extra)).status());
    }

    @Test
    void whatACharacterMayNotRollSaysWhy() {
        site.example("black-sword", "morwen-sleet");
        String page = "/characters/morwen-sleet/roll";
        assertEquals(List.of("Torn Veil"), site.get(page).words(".roll-list .barred"));
        Answer asked = site.get(page + "?roll=torn-veil");
        assertTrue(asked.words("#odds").toString().contains("Torn Veil needs"), asked.body());
        assertEquals(422, site.post(page, Map.of("roll", "torn-veil", "seed", "5")).status());
        Answer play = site.get("/characters/morwen-sleet/play");
        assertEquals(0, play.page().select("#q-torn-veil button").size());
        assertTrue(play.words("#q-torn-veil .barred").get(0).startsWith("needs "), play.body());
        assertEquals(1, play.page().select("#q-demons-revenge button").size());
    }

    @Test
    void whatIsAskedForByTheAddressHoldsInTheForm() {
        Answer page = site.get(PAGE + "?roll=action&on=actions.command&set.position=desperate&x.assist=1");
        assertEquals(List.of("r-on-actions-command", "r-position-desperate", "r-effect-standard", "r-x-assist"),
                page.page().select("[checked]").eachAttr("id"));
        assertEquals(PAGE + "?roll=action&x.push=1",
                odds("roll=action&x.push=1").header("Lampblack-Replace"));
    }

    @Test
    void theSameSeedLetsTheDiceFallTheSameWay() {
        List<String> first = roll(Map.of("roll", "action", "on", "actions.skirmish", "seed", "42"))
                .words(".thrown:first-of-type .die");
        assertEquals(3, first.size());
        assertEquals(first, roll(Map.of("roll", "action", "on", "actions.skirmish", "seed", "42"))
                .words(".thrown:first-of-type .die"));
        assertTrue(site.get(PAGE).words(".thrown .lines").stream().anyMatch(word -> word.endsWith("Seed 42")));
    }

    @Test
    void diceOfTheTableAreTakenAsTheyFell() {
        Answer page = roll(Map.of("roll", "action", "on", "actions.skirmish", "shown", "6, 2 6"));
        assertEquals(List.of("Critical"), page.words(".thrown h3"));
        assertEquals(List.of("6", "2", "6"), page.words(".die"));
        assertEquals(1, page.page().select(".die.kept").size());
        for (String wrong : List.of("6", "6,6,7", "0 1 2", "six", "1,2,3,4")) {
            Answer refused = site.post(PAGE, Map.of("roll", "action", "on", "actions.skirmish", "shown", wrong));
            assertEquals(422, refused.status(), wrong);
            assertEquals(1, refused.page().select("#said span").size(), wrong);
        }
    }

    @Test
    void whatARollCostsIsMarkedWithOnePressAndOnlyOnce() {
        Answer page = roll(Map.of("roll", "resistance", "on", "attributes.prowess", "shown", "4,1,1,2"));
        assertEquals(List.of("Mark 2 Stress"), page.words(".dues button"));
        assertEquals(303, site.press(page, ".dues button").status());
        assertTrue(site.text("josef-marrow").contains("stress: 9"), site.text("josef-marrow"));
        Answer after = site.get(PAGE);
        assertEquals(List.of(), after.words(".dues button"));
        assertEquals(List.of("Stress: 7 → 9 of 10."), after.words("#said"));
    }

    @Test
    void consequencesAreWrittenOrTickedAsTheTableSays() {
        Answer page = roll(Map.of("roll", "action", "on", "actions.skirmish", "shown", "1,2,3", "x.push-effect", "1"));
        assertEquals(List.of("Mark 2 Stress", "Add"), page.words(".dues button"));
        Element line = page.page().selectFirst(".dues input[type=text]");
        Map<String, String> fields = new LinkedHashMap<>();
        line.closest("form").select("input[name]").forEach(element -> fields.put(element.attr("name"), element.val()));
        fields.put("mark", "Cut");
        assertEquals(303, site.post(line.closest("form").attr("action"), fields).status());
        assertEquals(List.of("Mark 2 Stress"), site.get(PAGE).words(".dues button"));
        assertTrue(site.text("josef-marrow").contains("Bad knee, Cut"), site.text("josef-marrow"));
    }

    @Test
    void whatDoesNotGoTogetherIsSaidAndNotRolled() {
        assertEquals(List.of("A devil's bargain can't be combined with Push for a die."),
                clash(odds("roll=action&x.push=1&x.bargain=1").words(".problem")));
        assertEquals(422, site.post(PAGE, Map.of("roll", "action", "x.push", "1", "x.bargain", "1")).status());
        assertEquals(List.of(), site.get(PAGE).words(".thrown"));
    }

    /** Whichever of the two is named first. */
    private static List<String> clash(List<String> said) {
        return said.stream().map(name -> name.equals("Push for a die can't be combined with A devil's bargain.")
                ? "A devil's bargain can't be combined with Push for a die." : name).toList();
    }

    @Test
    void severalRollTogetherAndTheLeaderMarks() {
        Answer page = roll(Map.of("roll", "action", "on", "actions.skirmish", "others", "1, 1", "shown", "1,2,3,6,2"));
        assertEquals(List.of("Full success"), page.words(".thrown h3"));
        assertTrue(page.words(".thrown dd").contains("2 Stress"), page.body());
        assertEquals(List.of("Mark 2 Stress"), page.words(".dues button"));
        assertEquals(List.of("3 roll together"), odds("roll=action&others=2,1").words(".thrown-dice"));
        assertEquals(List.of("2 roll together"), odds("roll=action&with=hob-tallow").words(".thrown-dice"));
    }

    @Test
    void nonsenseIsLeftOut() {
        assertEquals(200, odds("roll=action&on=nobody&set.position=sideways&x.push=-7&x.assist=9e9&others=a,b")
                .status());
        assertEquals(404, odds("roll=nothing").status());
        assertEquals(404, site.post(PAGE, Map.of()).status());
        assertEquals(200, site.get(PAGE + "?roll=%3Cb%3E").status());
        assertEquals(303, site.get(PAGE + "/odds?roll=action").status());
    }

    @Test
    void allThatARollIsSureToCostIsMarkedAtOnce() {
        Answer page = site.get(PAGE);
        String seen = page.header("ETag").replace("\"", "");
        Answer both = site.send(site.request("/characters/josef-marrow/roll/mark")
                .header("Content-Type", "application/x-www-form-urlencoded").header("Origin", site.origin())
                .POST(BodyPublishers.ofString("seen=" + seen
                        + "&where=stress&mark=%2B2&where=harm.lesser&mark=Cut&where=coin&mark=-1")));
        assertEquals(303, both.status());
        assertEquals(List.of("Stress: 7 → 9 of 10. Lesser: Cut, 1 of 2. Coin: 4 → 3 of 4."),
                site.get(PAGE).words("#said"));
    }

    /** One of each game, and those with a sheet of another kind. */
    @Test
    void everyRollOfEveryGameCanBeMade() {
        Map<String, List<String>> examples = Map.of("blades-in-the-dark", List.of("agnes-ludlow", "the-quiet-trade"),
                "black-sword", List.of("casimir-vane"), "bootleg-rain", List.of("hanne-drover"),
                "worlds-in-the-dark", List.of("anselm-korr"), "lanterns-of-the-fen", List.of("edda-marl"),
                "unified-theory", List.of("ned-corbel"), "blades-by-the-sum", List.of("maud-skerry"),
                "line-clear", List.of("ilka-brandt", "the-persistence"),
                "undivided", List.of("agnes-holloway", "latterhay"));
        examples.forEach((game, stems) -> stems.forEach(stem -> {
            site.example(game, stem);
            rollAll("/characters/" + stem);
        }));
    }

    private void rollAll(String character) {
        assertEquals(200, site.get(character + "/play").status(), character);
        Answer page = site.get(character + "/roll");
        for (String path : page.page().select(".roll-list a").eachAttr("href")) {
            Answer open = site.get(path);
            assertEquals(200, open.status(), path);
            int status = site.press(open, "[id^=r-][id$=.roll]").status();
            assertTrue(status == 303 || status == 422 && open.page().select(".problem").size() == 1, path);
        }
    }

    private Answer odds(String query) {
        return site.send(site.request(PAGE + "/odds?" + query).header("Lampblack-Part", "true").GET());
    }

    private Answer roll(Map<String, String> fields) {
        Answer answer = site.post(PAGE, fields);
        assertEquals(303, answer.status(), answer.body());
        return site.follow(answer);
    }
}
