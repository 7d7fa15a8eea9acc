package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever can be bought says beforehand what it costs and opens, and asks at once what it has to know. */
@Tag("slow")
class BuyingTest {

    private static final String TALLOW = """
            format: 1
            id: tallow
            version: 1.0.0
            title: Tallow
            licence: CC0-1.0
            credits: Written for a test.
            sheets:
              character:
                traits:
                  crafts: {rating: {max: 3}, entries: {wick: {}, wax: {}}}
                lists:
                  tricks:
                    entries:
                      borrowed: {text: Another trick., ask: {which: {which: tricks}}, gives: {options: [answer.which]}}
                      apprenticed: {text: Trained., gives: {options: [drilled]}}
                      drilled:
                        text: One craft more.
                        ask: {craft: {which: crafts}}
                        gives: {ratings: {answer.craft: 1}}
                      master: {text: The best., requires: apprenticed}
                      known: {text: A friend more., gives: {picks: {friends: 1}}}
                      handy: {text: A point more., gives: {points: {hands: 1}}}
                  friends: {entries: {ann: {}, bo: {}}}
                tracks: {xp: {pool: true}}
                creation:
                  trick: {choose: 0..1, from: tricks}
                  friends: {choose: 0, from: friends}
                  hands: {spend: 0, on: crafts}
                earning: {work: {into: xp, gives: 9, per: session}}
                advances: {trick: {cost: {xp: 3}, choose: 1, from: tricks}, rest: {cost: {xp: 0}, gain: {}}}
            """;
    private static final String SHEET = """
            format: 1
            ruleset: tallow
            ledger:
              - {session: 1, earn: {work: 9}}
            """;

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;

    private Site tallow() throws IOException {
        Files.createDirectories(rulesets.resolve("tallow"));
        Files.writeString(rulesets.resolve("tallow").resolve("ruleset.yaml"), TALLOW);
        return Site.of(folder, rulesets).with("one", SHEET);
    }

    @Test
    void asksInTheSameFormWhatAGiftAsks() throws IOException {
        try (Site site = tallow()) {
            String tabPath = "/characters/one/advance";
            Answer page = site.get(tabPath + "?do=buy&advance=trick&choose=apprenticed");
            assertEquals("Drilled: Craft", page.page().selectFirst("label[for='deed.ask.0.drilled.craft']").text());
            String seen = page.page().selectFirst(".deed input[name=seen]").val();
            assertEquals(303, site.post(tabPath + "/entry",
                    Map.of("seen", seen, "do", "buy", "advance", "trick", "choose",
                    "apprenticed", "session", "2", "ask.0.drilled.craft", "wax")).status());
            assertTrue(site.text("one").contains("choose: {apprenticed: {drilled: {craft: wax}}}"), site.text("one"));
        }
    }

    @Test
    void takesWhatIsDue() throws IOException {
        try (Site site = tallow()) {
            site.with("two", SHEET + "  - {advance: trick, choose: known}\n  - {advance: trick, choose: handy}\n");
            Answer page = site.get("/characters/two/advance");
            assertEquals(List.of("due", "due"), page.words("[id^='advance.due'] h3 .price"));
            assertTrue(site.get("/characters/two").page().select("a[href$=advance]").eachText()
                    .contains("1 choice due for Friends, from Known."), site.get("/characters/two").body());
            take(site, "?do=due&due=friends&choose=ann", Map.of("due", "friends", "choose", "ann"));
            take(site, "?do=due&due=hands&name=wax", Map.of("due", "hands", "name", "wax"));
            assertTrue(site.text("two").contains("due: friends, choose: ann"), site.text("two"));
            assertTrue(site.text("two").contains("due: hands, points: {wax: 1}"), site.text("two"));
            assertEquals(List.of(), site.get("/characters/two/advance").words("[id^='advance.due']"));
        }
    }

    private static void take(Site site, String query, Map<String, String> said) {
        Answer page = site.get("/characters/two/advance" + query);
        Map<String, String> form = new HashMap<>(said);
        form.putAll(Map.of("seen", page.page().selectFirst(".deed input[name=seen]").val(), "do", "due",
                "session", "2"));
        Answer answer = site.post("/characters/two/advance/entry", form);
        assertEquals(303, answer.status(), answer.body());
    }

    @Test
    void asksWhatAnAnsweredGiftAsksOnceItIsAnswered() throws IOException {
        try (Site site = tallow()) {
            String tabPath = "/characters/one/advance?do=buy&advance=trick&choose=borrowed";
            assertFalse(site.get(tabPath).body().contains("ask.0.drilled.craft"));
            assertTrue(site.get(tabPath + "&ask.0.which=drilled").body().contains("ask.0.drilled.craft"));
        }
    }

    @Test
    void saysWhatEverythingCostsAndOpens() throws IOException {
        try (Site site = tallow()) {
            Answer page = site.get("/characters/one/advance");
            assertEquals(List.of("3 Xp", "free"), page.words(".spend .group h3 .price"));
            assertEquals(List.of("Unlocks Master."), page.words(".spend .leads"));
            assertTrue(site.get("/characters/one?reopened=yes").words(".fact").contains("unlocks Master"));
        }
    }

    @Test
    void noOfferOfAShippedGameIsWithoutAPrice() {
        try (Site site = Site.of(folder)) {
            for (String[] strings : new String[][] {{"blades-in-the-dark", "nell-ashby"},
                {"blades-in-the-dark", "the-salt-lanterns"}, {"bootleg-rain", "orla-nine"},
                {"black-sword", "casimir-vane"}, {"lanterns-of-the-fen", "edda-marl"},
                {"worlds-in-the-dark", "anselm-korr"}, {"unified-theory", "ned-corbel"},
                {"line-clear", "ilka-brandt"}, {"line-clear", "the-persistence"}, {"undivided", "agnes-holloway"},
                {"undivided", "latterhay"}}) {
                site.example(strings[0], strings[1]);
                for (Element group : site.get("/characters/" + strings[1] + "/advance").page()
                        .select(".spend .group")) {
                    boolean all = !group.select("h3 .price").text().isEmpty();
                    assertTrue(all || group.select("ul > li").stream()
                            .noneMatch(row -> row.select(".price").text().isEmpty()), strings[1] + ": " + group.text());
                }
            }
        }
    }
}
