package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What a character earns, buys, gains and loses in play is written as the page says it, once the judge has agreed. */
@Tag("slow")
class AdvanceTest {

    private static final String LEAF = "/characters/josef-marrow/advance";

    @TempDir
    static Path folder;
    private static Site site;

    @BeforeAll
    static void serve() {
        site = Site.of(folder);
    }

    @BeforeEach
    void lay() {
        site.example("blades-in-the-dark", "josef-marrow")
                .example("blades-in-the-dark", "lamp-street-regulars").example("blades-in-the-dark", "the-quiet-trade")
                .example("bootleg-rain", "orla-nine").example("black-sword", "casimir-vane");
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    /** Sends a form of the tab with these fields in place of what it holds. */
    private Answer send(String stem, String change, Map<String, String> fields) {
        String tabPath = "/characters/" + stem + "/advance";
        Map<String, String> all = new LinkedHashMap<>(fields);
        all.put("seen", site.get(tabPath).page().selectFirst("input[name=seen]").val());
        return site.post(tabPath + "/" + change, all);
    }

    private String ends(String stem) {
        String text = site.text(stem);
        return text.substring(0, text.contains("\nnow:") ? text.indexOf("\nnow:") : text.length());
    }

    @Test
    void writesASessionAsOneChange() {
        Answer answer = send("josef-marrow", "session", Map.of("session", "21", "date", "2025-02-07", "earn.by-force",
                "2",
                "into.by-force", "playbook-xp", "earn.desperate.prowess-xp", "2", "earn.train-resolve", "1",
                "period.downtime", "7", "move.stash", "-3", "note", "The long night."));
        assertEquals(303, answer.status(), answer.body());
        assertEquals("""
                - session: 21
                    date: 2025-02-07
                    earn: {desperate: {prowess-xp: 2}, by-force: {playbook-xp: 2}}
                    note: The long night.
                  - {session: 21, date: 2025-02-07, downtime: 7, earn: {train-resolve: 1}}
                  - {session: 21, date: 2025-02-07, lose: {stash: 3}}""".replace("\n                  ", "\n  "),
                ends("josef-marrow").substring(ends("josef-marrow").lastIndexOf("- session: 21")));
        assertEquals(List.of("6"), site.get(LEAF).words("#purse\\.playbook-xp .amount b"));
    }

    @Test
    void partsWhatIsEarnedBetweenTwoTracks() {
        assertFalse(site.get(LEAF).page().select("[id='ask.also.by-force']").isEmpty());
        assertTrue(site.get(LEAF).page().select("[id='ask.also.train-resolve']").isEmpty());
        Map<String, String> two = Map.of("session", "21", "earn.by-force", "2", "into.by-force", "playbook-xp",
                "also.by-force", "resolve-xp");
        assertEquals(303, send("josef-marrow", "session", two).status());
        assertTrue(ends("josef-marrow").contains("by-force: {playbook-xp: 1, resolve-xp: 1}"), ends("josef-marrow"));
        lay();
        Map<String, String> one = Map.of("session", "21", "earn.by-force", "1", "into.by-force", "playbook-xp",
                "also.by-force", "resolve-xp");
        assertEquals(303, send("josef-marrow", "session", one).status());
        assertTrue(ends("josef-marrow").contains("by-force: {playbook-xp: 1}"), ends("josef-marrow"));
    }

    @Test
    void proposesTheNextSessionAndCountsUpBeforeAnythingIsWritten() {
        assertEquals("21", site.get(LEAF).page().selectFirst("#session-number").val());
        String before = site.text("josef-marrow");
        Answer counted = site.get(LEAF + "?count=1&session=21&earn.by-force=2&into.by-force=playbook-xp"
                + "&earn.struggle=2&into.struggle=playbook-xp");
        assertEquals(List.of("Playbook XP: 4 → 8", "New Ability can be bought"), counted.words("#session-sum li")
                .stream()
                .map(word -> word.replaceFirst("bought: .*", "bought")).toList());
        assertEquals(1, counted.page().select("#earn\\.by-force\\.2[checked]").size());
        assertEquals(before, site.text("josef-marrow"));
        assertEquals(List.of("Nothing yet."), site.get(LEAF).words("#session-sum p"));
    }

    @Test
    void saysWhatIsTooMuchWhileCountingUp() {
        Answer counted = site.get(LEAF + "?count=1&session=21&earn.by-force=2&into.by-force=playbook-xp"
                + "&earn.by-force.prowess-xp=2");
        assertEquals(1, counted.page().select("#session-sum .against li").size(), counted.body());
    }

    @Test
    void showsWhatAPurchaseChangesAndWritesIt() {
        send("josef-marrow", "session", Map.of("session", "21", "earn.by-force", "2", "into.by-force", "playbook-xp",
                "earn.beliefs", "2", "into.beliefs", "playbook-xp"));
        Answer page = site.get(site.get(LEAF).page().selectFirst(
                "#advance\\.advance\\.ability .open a:contains(Savage)")
                .attr("href").replaceFirst("#.*", ""));
        assertEquals(List.of("8 Playbook XP (8 → 0)"), page.words(".deed .costs li"));
        assertTrue(page.words(".deed .brings li").contains("+ Savage (Special Abilities)")
                || page.words(".deed .brings li").stream().anyMatch(word -> word.startsWith("+ Savage")), page.body());
        assertEquals(List.of(), page.words(".deed .against"));
        assertEquals(303, site.press(page, "[id^=deed][id$=.do]").status());
        assertTrue(ends("josef-marrow").endsWith("{session: 21, advance: ability, choose: savage}"),
                site.text("josef-marrow"));
    }

    @Test
    void saysWhatSpeaksAgainstAPurchaseAndLetsTheTableAllowIt() {
        Answer page = site.get(LEAF + "?do=buy&advance=ability&choose=savage");
        assertEquals(List.of("This costs 8 Playbook XP, but only 4 are left."), page.words(".deed .against li p"));
        assertEquals(422, site.press(page, "[id^=deed][id$=.do]").status());
        Answer allowed = send("josef-marrow", "entry", Map.of("do", "buy", "advance", "ability", "choose", "savage",
                "session", "20", "because", "We forgot a session.", "by", "all of us"));
        assertEquals(303, allowed.status(), allowed.body());
        assertTrue(site.text("josef-marrow").contains("because: We forgot a session."), site.text("josef-marrow"));
        assertEquals(List.of("Valid, 1 ruling."), site.get(LEAF).words(".standing"));
    }

    @Test
    void keepsWhatWasRefusedToBePutRight() {
        Answer refused = send("josef-marrow", "entry", Map.of("do", "buy", "advance", "ability", "choose", "savage",
                "session", "20", "note", "He has earned it."));
        assertEquals(422, refused.status());
        assertEquals("He has earned it.", refused.page().selectFirst(".deed input[name=note]").val());
        assertEquals(1, refused.page().select(".notice input[name=because]").size());
    }

    /** What is sent, and the last entry of the ledger after it. */
    @TestFactory
    Stream<DynamicTest> writesWhatHappens() {
        return Stream.of(
                List.of("josef-marrow", "do=gain;block=traumas;choose=reckless;session=21",
                "{session: 21, gain: {traumas: reckless}}"),
                List.of("josef-marrow", "do=lose;block=contacts;choose=brannoch;note=Gone.",
                "{lose: {contacts: brannoch}, note: Gone.}"),
                List.of("josef-marrow", "do=retire;words=He bought the cottage.;session=21",
                        "{session: 21, retire: He bought the cottage.}"),
                List.of("the-quiet-trade", "do=gain;block=factions;name=The Night Watch;steps=1;session=14",
                        "{session: 14, gain: {factions: {The Night Watch: 1}}}"),
                List.of("the-quiet-trade", "do=gain;block=claims;choose=informants;session=14",
                        "{session: 14, gain: {claims: informants}}"),
                List.of("orla-nine", "do=buy;advance=refocus;swap=Forgery;for=Fine Print;session=9",
                        "{session: 9, advance: refocus, swap: Forgery, for: Fine Print}"),
                List.of("casimir-vane", "do=gain;block=usage-dice;name=Gas Mask;make.size=ud8;session=7",
                        "{session: 7, gain: {usage-dice: {Gas Mask: {creation: {size: ud8}}}}}"))
                .map(names -> DynamicTest.dynamicTest(names.get(0) + ": " + names.get(2), () -> {
                    Map<String, String> fields = new LinkedHashMap<>();
                    for (String pair : names.get(1).split(";")) {
                        fields.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
                    }
                    lay();
                    Answer answer = send(names.get(0), "entry", fields);
                    assertEquals(303, answer.status(), String.join("\n", answer.words(".notice")));
                    String written = ends(names.get(0)).stripTrailing();
                    assertEquals(names.get(2), written.substring(written.lastIndexOf("\n  - ") + 5)
                            .replaceAll("\n +", " "));
                }));
    }

    @Test
    void keepsHostileWordsAsWords() {
        String hostile = "<script>alert(1)</script>: [\"# '&";
        Answer answer = send("josef-marrow", "session", Map.of("session", "21", "note", hostile));
        assertEquals(303, answer.status(), answer.body());
        Answer page = site.get("/characters/josef-marrow/history");
        assertFalse(page.body().contains("<script>alert"), page.body());
        assertTrue(page.body().contains("&lt;script&gt;alert(1)"), page.body());
    }

    @Test
    void takesOnlyWhatItsFormsSay() {
        for (String wrong : List.of("do=steal", "do=retire", "do=gain;block=contacts", "do=lose",
                "do=gain;block=factions;name=;steps=many")) {
            Map<String, String> fields = new LinkedHashMap<>();
            for (String pair : wrong.split(";")) {
                fields.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
            }
            assertEquals(400, send("josef-marrow", "entry", fields).status(), wrong);
        }
        assertEquals(400, send("josef-marrow", "session", Map.of("session", "21", "date", "tomorrow", "move.stash",
                "1")).status());
        String before = site.text("josef-marrow");
        assertEquals(303, send("josef-marrow", "session", Map.of("session", "21")).status());
        assertEquals(before, site.text("josef-marrow"));
        for (String odd : List.of("?do=buy", "?do=buy&advance=nothing", "?do=gain&block=nothing",
                "?do=gain&block=contacts",
                "?do=change&playbook=nothing", "?do=buy&advance=ability", "?do=buy&advance=ability&choose=nothing",
                "?do=buy&part=x.y&advance=ability", "?do=buy&part=x&advance=ability",
                "?do=lose&block=traumas&choose=%E2%80%A6",
                "?count=1&session=x", "?do=buy&advance=ability&choose=savage&session=x")) {
            assertTrue(List.of(200, 400).contains(site.get(LEAF + odd).status()), odd);
        }
    }
}
