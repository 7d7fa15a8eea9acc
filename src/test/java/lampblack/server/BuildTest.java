package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A character is made by pressing what stands on its sheet; each press leaves just that in the file. */
@Tag("slow")
class BuildTest {

    private static final String BLADES = """
            # mine
            format: 1
            ruleset: blades-in-the-dark
            version: 1.0.0
            sheet: character
            """;
    private static final String CUTTER = BLADES + """
            creation:
              playbook: cutter   # of course
            """;

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void anOptionOfOnesOwnIsWrittenWhereTheGameAllowsIt() {
        site.with("one", "format: 1\nruleset: lanterns-of-the-fen\n");
        post("one", "take", Map.of("step", "talent", "made", "Sings to Eels"));
        assertTrue(site.text("one").contains("talent: {Sings to Eels: {own: true}}"), site.text("one"));
        post("one", "answer",
                Map.of("option", "sings to eels", "question", "text", "answer", "They come when called."));
        assertTrue(site.text("one").contains("text: They come when called."), site.text("one"));
        assertTrue(site.get("/characters/one/play").body().contains("They come when called."));
        assertTrue(site.get("/characters/one/advance?do=buy&advance=talent&choose=%E2%80%A6").body()
                .contains("ask.0.text"));
    }

    @Test
    void theOthersOfTheCrewAreOfferedAsNames() throws IOException {
        Path game = Files.createDirectories(folder.resolve("games/wharf"));
        Files.writeString(game.resolve("ruleset.yaml"), """
                format: 1
                id: wharf
                version: 1.0.0
                title: Wharf
                licence: CC0-1.0
                credits: Written for a test.
                sheets:
                  crew: {fields: {name: {}}}
                  character:
                    links: {crew: {to: crew}}
                    fields: {name: {}}
                    traits: {bonds: {open: true, in-play: true, rating: {max: 3}, suggestions: [{link: crew}]}}
                """);
        try (Site wharf = Site.of(folder, game.getParent())) {
            for (String name : List.of("Ann", "Bo", "Cy")) {
                wharf.with(name.toLowerCase(Locale.ROOT), "format: 1\nruleset: wharf\nsheet: character\nlinks: {crew: "
                        + (name.equals("Cy") ? "terns" : "gulls") + ".yaml}\nfields: {name: " + name + "}\n");
            }
            wharf.get("/");
            assertEquals(List.of("Bo"), wharf.get("/characters/ann/advance?do=gain&block=bonds").page()
                    .select("datalist option").eachAttr("value"));
        }
    }

    @Test
    void choosesAPlaybookAndWhatItOffers() {
        site.with("one", BLADES);
        press("one", "#playbook\\.cutter");
        press("one", "#ability\\.bodyguard\\.take");
        press("one", "#friend\\.brannoch\\.take");
        press("one", "#rival\\.wilhelmina\\.take");
        assertEquals(BLADES + """
                creation:
                  playbook: cutter
                  ability: bodyguard
                  friend: brannoch
                  rival: wilhelmina
                """, site.text("one"));
        press("one", "#ability\\.leader\\.take");
        assertTrue(site.text("one").contains("ability: leader"), site.text("one"));
        press("one", "#ability\\.leader\\.take\\.back");
        assertFalse(site.text("one").contains("ability"), site.text("one"));
    }

    @Test
    void aChoiceCanBeTakenBackByTheEmptyOneOfItsList() {
        site.with("one", CUTTER).with("crew", "format: 1\nruleset: blades-in-the-dark\nsheet: crew\n");
        String none = "select#field\\.heritage > option:first-child";
        assertTrue(site.get("/characters/one").page().selectFirst(none).hasAttr("value"),
                "the browser sends the words of an option without a value");
        post("one", "fill", Map.of("field", "heritage", "value", "knife-islands", "detail", "The Marls"));
        assertTrue(site.text("one").contains("The Marls"), site.text("one"));
        post("one", "fill", Map.of("field", "heritage", "value", "", "detail", "The Marls"));
        assertFalse(site.text("one").contains("heritage"), site.text("one"));
        assertTrue(site.get("/characters/one").page().selectFirst("select#link\\.crew > option").hasAttr("value"));
    }

    @Test
    void nothingIsRolledOnTheTableOfAPlaybookThatIsNotChosen() {
        String one = "format: 1\nruleset: black-sword\nsheet: character\n";
        site.with("one", one).with("two", one + "creation:\n  origin: barbarian\n");
        assertTrue(site.get("/characters/one").page().select("#roll\\.birth\\.roll").isEmpty());
        assertFalse(site.get("/characters/two").page().select("#roll\\.birth\\.roll").isEmpty());
    }

    @Test
    void wordsBesideAChoiceThatIsNotMadeAskForTheChoice() {
        site.with("one", CUTTER);
        Answer answer = sends("one", "fill", Map.of("field", "heritage", "value", "", "detail", "The Marls"));
        assertEquals(422, answer.status());
        assertTrue(answer.page().text().contains("Choose your Heritage first"), answer.page().text());
        assertEquals(CUTTER, site.text("one"));
    }

    @Test
    void paysDotsFromTheStepThatIsAskedForAndGivesThemBackToIt() {
        site.with("one", CUTTER);
        post("one", "rate", Map.of("set", "actions", "step", "dots", "put", "hunt=1"));
        post("one", "rate", Map.of("set", "actions", "step", "heritage-dot", "put", "prowl=2"));
        assertTrue(site.text("one").contains("dots: {hunt: 1}") || site.text("one").contains("hunt: 1"),
                site.text("one"));
        Answer page = site.get("/characters/one");
        assertEquals("Prowl 2 of 3", page.page().selectFirst(".trait:has(#actions\\.prowl\\.1)").attr("aria-label"));
        post("one", "rate", Map.of("set", "actions", "put", "prowl=0"));
        post("one", "rate", Map.of("set", "actions", "put", "hunt=0"));
        List<String> todo = site.get("/characters/one").words(".rail .owed-list li");
        assertTrue(todo.contains("1 point left to spend on Heritage Dot.")
                && todo.contains("2 points left to spend on Dots."), todo.toString());
        assertFalse(site.text("one").contains("prowl") || site.text("one").contains("hunt"), site.text("one"));
        assertTrue(site.text("one").contains("# of course"));
    }

    @Test
    void showsWhatIsClosedAndWhy() {
        site.with("one", CUTTER);
        Answer page = site.get("/characters/one");
        assertEquals("true", page.page().selectFirst("#actions\\.skirmish\\.3").attr("aria-disabled"));
        assertFalse(page.page().selectFirst("#actions\\.skirmish\\.3").attr("data-why").isEmpty());
        assertEquals(422, site.press(page, "#actions\\.skirmish\\.3").status());
        assertEquals(2, page.page().select(".trait:has(#actions\\.skirmish\\.3) .dots > .dot").size());
    }

    @Test
    void countsWhatIsThereAndNothingThatIsNot() {
        site.with("one", BLADES);
        assertEquals("12 steps to go", site.get("/characters/one").words(".rail .summary").get(0));
        site.with("two", BLADES.replace("blades-in-the-dark", "bootleg-rain"));
        assertEquals("1 suggestion, 7 steps to go", site.get("/characters/two").words(".rail .summary").get(0));
        assertEquals("Suggestions", site.get("/characters/two").words(".rail .problems h2").get(0));
        site.with("three", CUTTER + "  dots: {hunt: 3}\n");
        assertTrue(site.get("/characters/three").words(".rail .summary").get(0)
                .matches("\\d problems?, \\d+ steps to go"));
        assertEquals("Problems", site.get("/characters/three").words(".rail .problems h2").get(0));
    }

    @Test
    void suggestsWhatOthersOfTheGameHaveNamedAndNothingThatIsHadAlready() {
        String rain = BLADES.replace("blades-in-the-dark", "bootleg-rain") + "creation:\n  specialties: ";
        site.with("one", rain + "{Mending Kites: {points: 1, under: insight}, Mules: {points: 1, under: resolve}}\n");
        site.with("two", rain + "{Old Songs: {points: 1, under: insight}}\n  assets: [My Uncle's Map]\n");
        site.with("sum", rain.replace("bootleg-rain", "worlds-in-the-dark")
                + "{Other Game: {points: 1, under: insight}}\n");
        assertFalse(known("one", "traits.specialties").contains("Old Songs"));
        site.get("/");
        List<String> known = known("one", "traits.specialties");
        assertEquals("Kite Flying", known.get(0));
        assertEquals("Old Songs", known.get(known.size() - 1));
        assertFalse(known.contains("Mending Kites") || known.contains("Mules") || known.contains("Other Game"));
        assertTrue(known("one", "lists.assets").contains("My Uncle's Map"));
    }

    private List<String> known(String stem, String block) {
        return site.get("/characters/" + stem).page().select("[id=" + block + "] .maker datalist option")
                .eachAttr("value");
    }

    @Test
    void saysWhatComesFirstWhereAListWaitsForThePlaybook() {
        site.with("one", BLADES);
        assertEquals("Choose your Playbook first.",
                site.get("/characters/one").words("[id=lists.abilities] .awaits").get(0));
        site.with("two", CUTTER);
        assertEquals(List.of(), site.get("/characters/two").words(".awaits"));
    }

    @Test
    void leadsFromWhatIsToDoToItsPlace() {
        site.with("one", BLADES);
        Answer page = site.get("/characters/one");
        for (var element : page.page().select(".rail a[href^=#]")) {
            assertEquals(1, page.page().select("[id=" + element.attr("href").substring(1) + "]").size(),
                    element.outerHtml());
        }
        assertFalse(page.page().select(".rail .owed-list a").isEmpty());
    }

    @Test
    void writesFieldsAsTheyAreFilledAndKeepsHostileTextText() {
        site.with("one", CUTTER);
        post("one", "fill", Map.of("field", "name", "value", "<script>alert(1)</script>: \"x\" #'"));
        post("one", "fill", Map.of("field", "heritage", "value", "red-desert", "detail", "{{7*7}} ${x}"));
        Answer page = site.get("/characters/one");
        assertTrue(page.page().select("main script").isEmpty());
        assertEquals("<script>alert(1)</script>: \"x\" #'", page.page().selectFirst("#field\\.name").val());
        assertEquals("{{7*7}} ${x}", page.page().selectFirst("[id=field.heritage.detail]").val());
        post("one", "fill", Map.of("field", "heritage", "value", "", "detail", ""));
        assertFalse(site.text("one").contains("heritage"), site.text("one"));
    }

    @Test
    void previewsAChoiceBeforeItIsTaken() {
        site.with("one", CUTTER);
        String before = site.text("one");
        Answer preview = site.get("/characters/one/build/preview?change=take&take=ability=mule");
        assertEquals(200, preview.status());
        assertTrue(String.join("\n", preview.words(".would li")).contains("Mule"), preview.body());
        assertEquals(before, site.text("one"));
        assertEquals(303, site.press(preview, "#preview\\.do").status());
        assertTrue(site.text("one").contains("ability: mule"));
        Answer refused = site.get("/characters/one/build/preview?change=rate&set=actions&put=skirmish=3");
        assertFalse(refused.words(".refusals li").isEmpty(), refused.body());
        assertTrue(refused.page().select("#preview\\.do").isEmpty());
    }

    @Test
    void saysWhatASwitchOfPlaybookLosesAndBringsItBack() {
        site.with("one", CUTTER);
        press("one", "#ability\\.bodyguard\\.take");
        press("one", "#friend\\.brannoch\\.take");
        Answer preview = site.get("/characters/one/build/preview?change=switch&to=hound");
        assertEquals(2, preview.words("section li").size(), preview.body());
        site.press(preview, "#preview\\.do");
        assertTrue(site.text("one").contains("playbook: hound") && !site.text("one").contains("bodyguard"),
                site.text("one"));
        site.press(site.get("/characters/one/build/preview?change=switch&to=cutter"), "#preview\\.do");
        assertTrue(site.text("one").contains("ability: bodyguard") && site.text("one").contains("friend: brannoch"),
                site.text("one"));
    }

    @Test
    void finishesByChanceWhatIsMissingAndTakesItBackInOnePress() {
        site.with("one", CUTTER);
        press("one", "#ability\\.bodyguard\\.take");
        String before = site.text("one");
        press("one", "#finish");
        Answer page = site.get("/characters/one");
        assertEquals(List.of(), page.words(".rail .owed-list li"));
        assertEquals(List.of(), page.words(".rail .problems li"));
        assertTrue(site.text("one").contains("ability: bodyguard") && site.text("one").contains("# of course"));
        press("one", "#undo");
        assertEquals(before, site.text("one"));
    }

    @Test
    void namesPutsUnderRenamesAndRemovesWhatPlayersMake() {
        site.with("one", "format: 1\nruleset: worlds-in-the-dark\nversion: 1.0.0\n");
        post("one", "rate", Map.of("set", "specialties", "made", "yes", "name", "Zero-G Brawling", "under", "prowess"));
        assertTrue(site.text("one").contains("Zero-G Brawling: {points: 1, under: prowess}")
                || site.text("one").contains("under: prowess"), site.text("one"));
        press("one", "#specialties\\.zero-g_brawling\\.2");
        assertTrue(site.text("one").contains("points: 2"), site.text("one"));
        String named = site.text("one");
        press("one", "#made\\.specialties\\.zero-g_brawling\\.rename");
        assertEquals(named, site.text("one"), "its name as it stands is no change");
        post("one", "rename", Map.of("old", "Zero-G Brawling", "name", "Falling"));
        assertTrue(site.text("one").contains("Falling") && !site.text("one").contains("Zero"), site.text("one"));
        post("one", "take", Map.of("step", "assets", "made", "Stun Baton: mine"));
        press("one", "[id='assets.stun baton: mine.drop'], [id='assets.stun_baton:_mine.drop']");
        assertFalse(site.text("one").contains("Stun"), site.text("one"));
        press("one", "#made\\.specialties\\.falling");
        assertFalse(site.text("one").contains("Falling"), site.text("one"));
    }

    @Test
    void rollsForRatingsAndOnTablesOrTakesTheTablesOwnDice() {
        site.with("one", "format: 1\nruleset: black-sword\nversion: 1.0.0\ncreation:\n  origin: barbarian\n");
        post("one", "rate", Map.of("step", "attributes", "trait", "str", "points", "7"));
        assertTrue(site.text("one").contains("str: 7"), site.text("one"));
        post("one", "rate", Map.of("step", "attributes", "trait", "dex", "roll", "yes", "points", ""));
        assertTrue(site.text("one").contains("dex: "), site.text("one"));
        post("one", "take", Map.of("step", "birth", "roll", "yes", "rolled", "5"));
        assertTrue(site.text("one").contains("{rolled: 5}") || site.text("one").contains("rolled: 5"),
                site.text("one"));
        assertEquals(422, status("one", "rate", Map.of("step", "attributes", "trait", "con", "points", "13")));
        assertFalse(site.get("/characters/one").page().select("[id=roll.own-weapon]").isEmpty());
        assertEquals(422, status("one", "take", Map.of("step", "own-weapon", "roll", "yes", "rolled", "99")));
        site.with("one", "format: 1\nruleset: black-sword\nversion: 1.0.0\n");
        assertTrue(site.get("/characters/one").page().select("[id=roll.own-weapon]").isEmpty(), "no table of its own");
        assertFalse(site.get("/characters/one").page().select("[id=roll.any-weapon]").isEmpty());
    }

    @Test
    void addsBuildsAndRemovesParts() {
        site.with("one", "format: 1\nruleset: black-sword\nversion: 1.0.0\ncreation:\n  origin: barbarian\n");
        post("one", "part", Map.of("kind", "usage-dice", "name", "The debt"));
        post("one", "take", Map.of("in", "usage-dice.The debt", "take", "size=ud6"));
        assertTrue(site.text("one").contains("size: ud6"), site.text("one"));
        post("one", "part", Map.of("in", "usage-dice.The debt"));
        assertFalse(site.text("one").contains("debt"), site.text("one"));
    }

    @Test
    void joinsACrewOfTheShelf() {
        site.with("one", CUTTER).example("blades-in-the-dark", "the-quiet-trade");
        assertTrue(site.get("/characters/one").words("[id=link.crew] option").contains("The Quiet Trade"));
        post("one", "link", Map.of("link", "crew", "stem", "the-quiet-trade"));
        assertTrue(site.text("one").contains("crew: the-quiet-trade.yaml"), site.text("one"));
        post("one", "link", Map.of("link", "crew", "stem", ""));
        assertFalse(site.text("one").contains("links"), site.text("one"));
    }

    @Test
    void isToBeReadOncePlayHasBegunUntilItIsReopened() {
        site.example("blades-in-the-dark", "josef-marrow");
        Answer page = site.get("/characters/josef-marrow");
        assertTrue(page.page().select(".paper form:not(.fill), .paper .press[name]").isEmpty(), page.body());
        assertEquals(1, page.page().select(".begun .reopen").size());
        Answer open = site.get("/characters/josef-marrow?reopened=yes");
        assertFalse(open.page().select(".paper form:not(.fill)").isEmpty());
        assertEquals("yes", open.page().selectFirst(".press").closest("form").selectFirst("[name=reopened]").val());
    }

    @Test
    void refusesWhatNoPageOfOursSends() {
        site.with("one", CUTTER);
        assertEquals(400, status("one", "rate", Map.of("set", "nothing", "put", "hunt=1")));
        assertEquals(400, status("one", "rate", Map.of("set", "actions", "put", "hunt=99999999")));
        assertEquals(400, status("one", "take", Map.of("take", "nothing=bodyguard")));
        assertEquals(422, status("one", "take", Map.of("take", "ability=nothing")));
        assertEquals(400, status("one", "take", Map.of("in", "cohorts.None", "take", "ability=bodyguard")));
        assertEquals(400, status("one", "fill", Map.of("field", "nothing", "value", "x")));
        assertEquals(400, status("one", "link", Map.of("link", "crew", "stem", "../../etc/passwd")));
        assertEquals(400, status("one", "part", Map.of("kind", "nothing", "name", "x")));
        assertEquals(CUTTER, site.text("one"));
    }

    private void press(String stem, String button) {
        Answer answer = site.press(site.get("/characters/" + stem), button);
        assertEquals(303, answer.status(), () -> button + " " + answer.words(".notice"));
    }

    private void post(String stem, String change, Map<String, String> fields) {
        assertEquals(303, status(stem, change, fields), () -> change + fields + "\n" + site.text(stem));
    }

    private int status(String stem, String change, Map<String, String> fields) {
        return sends(stem, change, fields).status();
    }

    private Answer sends(String stem, String change, Map<String, String> fields) {
        Map<String, String> all = new HashMap<>(fields);
        all.put("seen", site.get("/characters/" + stem).page().selectFirst("input[name=seen]").val());
        return site.post("/characters/" + stem + "/build/" + change, all);
    }
}
