package lampblack.server.presses;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import lampblack.print.export.BrowserFailure;

/** Does what a scenario says, and judges what came of it. */
final class Presser {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String WHO = "mara";
    private static final String PLAY = "/characters/mara/play";
    private static final String SHEET = """
            format: 1
            ruleset: blades-in-the-dark
            sheet: character
            fields: {name: Mara}
            creation: {playbook: lurk}
            now: {stress: 1, coin: 2}
            """;
    /** Within how many milliseconds a press at the same place is the same press. */
    private static final int AGAIN = 350;
    /** The page and the test look at their clocks one after the other. */
    private static final int SLACK = 60;
    private static final int GLANCE = 30;
    /** A page at which nothing has happened for so long is at rest, and one at which something goes on is not waited for. */
    private static final int REST = 500;
    private static final int LONG = 30_000;

    private final Place place;
    private final Glass glass;
    private final Scenario scenario;
    private final Random chance;
    private final int late;
    private final Outcome outcome = new Outcome();
    private final List<String> meant = new ArrayList<>();
    private final List<Glass> others = new ArrayList<>();

    Presser(Place place, Glass glass, Scenario scenario) {
        this.place = place;
        this.glass = glass;
        this.scenario = scenario;
        chance = scenario.chance();
        late = scenario.kind().late(chance);
    }

    /** The scenario in words, with what of it was drawn. */
    String said() {
        return scenario + "; answers come " + late + " ms late; pressed: " + meant;
    }

    Outcome plays() {
        try {
            switch (scenario.kind()) {
                case RANDOM -> creates("form button[name=random]");
                case CREATE -> creates("form button.first");
                default -> marks();
            }
        } catch (BrowserFailure | IllegalStateException broken) {
            errs(broken.getMessage() + " at " + looks("location.href"));
        }
        return outcome;
    }

    private void creates(String button) {
        opens("/games/blades-in-the-dark");
        rests();
        int before = place.count(glass);
        place.late(glass, late);
        shows(button);
        JsonNode spot = json("eyes.spot('" + button + "')");
        taps(glass, spot, button);
        pauses(60, 250);
        taps(glass, spot, button);
        rests();
        int made = place.count(glass) - before;
        outcome.made = 2;
        if (made < 1) {
            outcome.lost(1, "nobody was created");
        } else if (made > 1) {
            outcome.doubled(made - 1, made + " were created");
        }
        judgesPage(glass, false);
    }

    private void marks() {
        opens("/");
        place.put(glass, WHO, SHEET);
        opens(scenario.kind() == Kind.BESIDE ? "/characters/mara?step=friend" : PLAY);
        rests();
        Reckoning reckoning = new Reckoning(place.text(glass, WHO));
        place.late(glass, late);
        switch (scenario.kind()) {
            case SAME_TICK -> sameTick();
            case ONE -> one();
            case SEVEN -> some(7);
            case HELD -> held();
            case LIVE -> live(reckoning);
            case BESIDE -> beside();
            case TABS -> tabs();
            case BACK -> back();
            case RELOAD -> reloads();
            default -> some(1);
        }
        rests();
        judge(reckoning);
    }

    private void opens(String path) {
        place.open(glass, path);
        waits(() -> is("eyes.ready()"));
    }

    /** The controls that can be pressed without scrolling. */
    private List<JsonNode> targets() {
        List<JsonNode> targets = new ArrayList<>();
        waits(() -> {
            json("eyes.targets()").forEach(targets::add);
            return !targets.isEmpty();
        });
        if (targets.isEmpty()) {
            throw new IllegalStateException("There is nothing to press: " + looks("scrollY + ' ' + document.body.innerText.slice(0, 300)"));
        }
        return targets;
    }

    private JsonNode one(List<JsonNode> of) {
        if (of.isEmpty()) {
            throw new IllegalStateException("There is nothing else to press");
        }
        return of.get(chance.nextInt(of.size()));
    }

    private void scrolls() {
        shows(chance.nextBoolean() ? "#m-armour" : "#m-coin");
    }

    private void sameTick() {
        scrolls();
        JsonNode first = one(targets());
        JsonNode other = other(first);
        glass.ask("eyes.clicksAtSwap('" + other.path("id").asText() + "')");
        taps(glass, first, name(first));
        waits(() -> is("eyes.answered()"));
        meant.add(name(other));
    }

    /** A control of another thing. */
    private JsonNode other(JsonNode than) {
        return one(targets().stream().filter(at -> !at.path("where").equals(than.path("where"))).toList());
    }

    private void one() {
        shows("#m-stress");
        List<JsonNode> all = targets();
        JsonNode at = all.stream().filter(target -> name(target).equals("m-stress.more")).filter(target -> chance.nextInt(3) > 0)
                .findFirst().orElse(one(all));
        for (int i = 0; i < 7; i++) {
            taps(glass, at, name(at));
            pauses(30, 300);
        }
    }

    private void some(int count) {
        scrolls();
        List<JsonNode> all = new ArrayList<>(targets());
        for (int i = 0; i < count && !all.isEmpty(); i++) {
            JsonNode at = all.remove(chance.nextInt(all.size()));
            taps(glass, at, name(at));
            pauses(30, 300);
        }
    }

    private void held() {
        scrolls();
        JsonNode first = one(targets());
        JsonNode other = other(first);
        glass.ask("eyes.nextSwap()");
        taps(glass, first, name(first));
        holds(other, () -> waits(glass.patience(), () -> is("eyes.answered()")));
    }

    private void live(Reckoning reckoning) {
        scrolls();
        JsonNode at = one(targets().stream().filter(target -> !target.path("where").asText().equals("coin")).toList());
        glass.ask("eyes.nextSwap()");
        holds(at, () -> {
            place.put(glass, WHO, place.text(glass, WHO).replace("coin: 2", "coin: 4"));
            waits(glass.patience(), () -> is("eyes.answered()"));
        });
        reckoning.set("coin", 4);
    }

    private void holds(JsonNode at, Runnable meanwhile) {
        meant.add(name(at));
        glass.down(x(at), y(at));
        meanwhile.run();
        glass.up(x(at), y(at));
    }

    private void beside() {
        glass.ask("scrollTo(0, 241)");
        String who = List.of("teldra", "sergeant-dammit", "frakes", "lady-rosamund", "petronel").get(chance.nextInt(5));
        String selector = "#friend\\\\." + who + "\\\\.0";
        if (!json("eyes.spot('" + selector + "')").path("there").asBoolean()) {
            shows(selector);
        }
        JsonNode friend = json("eyes.spot('" + selector + "')");
        JsonNode rival = json("eyes.spot('" + selector.replace("friend", "rival") + "')");
        taps(glass, friend, name(friend));
        pauses(late + 300, late + 1200);
        taps(glass, rival, name(rival));
    }

    private void tabs() {
        Glass other = glass.beside();
        others.add(other);
        place.open(other, PLAY);
        for (int i = 0; i < 4; i++) {
            Glass at = i % 2 == 0 ? glass : other;
            at.front();
            at.ask("eyes.shows('#m-stress')");
            JsonNode spot = json(at, "eyes.spot('#m-stress\\\\.more')");
            taps(at, spot, name(spot));
            pauses(60, 400);
        }
        glass.front();
    }

    private void back() {
        some(1 + chance.nextInt(3));
        pauses(30, 300);
        glass.ask("document.querySelector('a[href$=\"/roll\"]').click()");
        waits(() -> is("eyes.ready() && (location.pathname + location.hash).endsWith('/roll')"));
        pauses(30, 600);
        goes("history.back()", "/play");
        some(1);
        pauses(30, 300);
        goes("history.forward()", "/roll");
        pauses(30, 600);
        goes("history.back()", "/play");
        some(1);
    }

    private void goes(String how, String to) {
        glass.ask("(() => { setTimeout(() => " + how + "); return ''; })()");
        // What has only just come is pressed by nobody.
        Glass.pause(AGAIN);
        waits(() -> is("eyes.ready() && location.href.endsWith('" + to + "') && document.querySelector('#says') === null"));
        waits(() -> !to.equals("/play") || is("document.getElementById('m-stress') !== null"));
    }

    private void reloads() {
        some(1 + chance.nextInt(3));
        glass.ask("(() => { document.documentElement.dataset.old = 'yes'; setTimeout(() => location.reload()); return ''; })()");
        waits(() -> is("eyes.ready() && !document.documentElement.dataset.old && document.getElementById('m-stress') !== null"));
        // A press that was still on its way may arrive behind the page; who presses before it is shown is told of it.
        rests();
        some(1);
    }

    private static String name(JsonNode at) {
        return at.path("id").asText();
    }

    private static double x(JsonNode at) {
        return at.path("x").asDouble();
    }

    private static double y(JsonNode at) {
        return at.path("y").asDouble();
    }

    private void taps(Glass on, JsonNode at, String name) {
        meant.add(name);
        on.down(x(at), y(at));
        pauses(20, 80);
        on.up(x(at), y(at));
    }

    private void shows(String selector) {
        glass.ask("(eyes.still(), eyes.shows('" + selector + "'), '')");
    }

    private void pauses(int least, int most) {
        Glass.pause(least + chance.nextInt(most - least + 1));
    }

    private boolean is(String expression) {
        return glass.ask(expression).equals("true");
    }

    private JsonNode json(String expression) {
        return json(glass, expression);
    }

    private static JsonNode json(Glass glass, String expression) {
        try {
            return JSON.readTree(glass.ask(expression));
        } catch (JsonProcessingException odd) {
            throw new IllegalStateException(expression, odd);
        }
    }

    private void waits(BooleanSupplier wanted) {
        if (!waits(LONG, wanted)) {
            outcome.wrong.add("never came to what was awaited, at " + looks("location.href"));
        }
    }

    private static boolean waits(int most, BooleanSupplier wanted) {
        long end = System.nanoTime() + most * 1_000_000L;
        while (System.nanoTime() < end) {
            try {
                if (wanted.getAsBoolean()) {
                    return true;
                }
            } catch (BrowserFailure gone) {
                // A page that has just gone is looked at when the next has come.
            }
            Glass.pause(GLANCE);
        }
        return false;
    }

    /** Waits until page and file have stood as they are for a while. */
    private void rests() {
        String[] last = {""};
        long[] since = {System.nanoTime()};
        waits(() -> {
            String seen = looks("eyes.busy() + document.body.innerText + document.querySelector('#marks [name=seen]')?.value");
            if (!seen.equals(last[0]) || seen.startsWith("true") || seen.isEmpty()) {
                last[0] = seen;
                since[0] = System.nanoTime();
            }
            return System.nanoTime() - since[0] > (REST + 2L * late) * 1_000_000L;
        });
    }

    private String looks(String expression) {
        try {
            return glass.ask(expression);
        } catch (BrowserFailure gone) {
            return "";
        }
    }

    private void judge(Reckoning reckoning) {
        place.late(glass, 0);
        List<JsonNode> presses = new ArrayList<>();
        presses.addAll(judgesPage(glass, scenario.kind() == Kind.LIVE));
        others.forEach(other -> {
            other.front();
            presses.addAll(judgesPage(other, false));
        });
        outcome.made = meant.size();
        if (presses.size() < meant.size()) {
            outcome.lost(meant.size() - presses.size(), "no page heard of " + (meant.size() - presses.size()) + " presses");
        } else if (others.isEmpty()) {
            for (int i = 0; i < meant.size(); i++) {
                // What grew meanwhile may lie where a control was; then nothing is pressed.
                if (!name(presses.get(i)).isEmpty() && !box(name(presses.get(i))).equals(box(meant.get(i)))) {
                    outcome.misplaced("pressed " + meant.get(i) + ", and under the finger was " + presses.get(i));
                }
            }
        }
        counting(presses).forEach(reckoning::press);
        int wrong = outcome.wrong.size();
        reckoning.judge(place.text(glass, WHO), outcome);
        if (outcome.wrong.size() > wrong) {
            outcome.wrong.add("the page heard: " + presses);
        }
    }

    /** All but those that the page let come to nothing, which it may only where one place is pressed again too soon to have read it. */
    private List<JsonNode> counting(List<JsonNode> presses) {
        List<JsonNode> counting = new ArrayList<>();
        JsonNode last = null;
        for (JsonNode press : presses) {
            boolean isAgain = last != null && box(name(last)).equals(box(name(press)))
                    && press.path("ms").asDouble() - last.path("ms").asDouble() < AGAIN + SLACK;
            if (!press.path("refused").asBoolean()) {
                counting.add(press);
            } else if (!isAgain && press.path("age").asInt() > AGAIN + SLACK) {
                outcome.lost(1, "came to nothing: " + press);
            }
            last = press;
        }
        return counting;
    }

    /** A box that takes itself back when it is pressed again stands where it stood. */
    private static String box(String id) {
        return id.replaceFirst("[.]back$", "");
    }

    /** Notes what a page says that it should not. @return what was pressed on it */
    private List<JsonNode> judgesPage(Glass on, boolean shared) {
        List<JsonNode> presses = new ArrayList<>();
        for (JsonNode entry : json(on, "eyes.log()")) {
            switch (entry.path("kind").asText()) {
                case "press" -> presses.add(entry);
                case "told" -> tells(entry, shared);
                case "error" -> errs(entry.path("words").asText());
                case "moved" -> {
                    outcome.moved++;
                    outcome.wrong.add("moved: " + name(entry) + " by " + entry.path("by") + " px: " + entry);
                }
                default -> {
                    if (scenario.kind() == Kind.REST) {
                        outcome.shown.add(entry.path("ms").asInt());
                    }
                }
            }
        }
        // A tab that has only just come to the front hears now what has changed.
        if (!waits(LONG, () -> on.ask("eyes.differs()").isEmpty())) {
            String differs = on.ask("eyes.differs()");
            outcome.differing++;
            outcome.wrong.add(differs);
        }
        on.complaints().forEach(this::errs);
        return presses;
    }

    private void tells(JsonNode entry, boolean shared) {
        if (!shared) {
            outcome.told++;
            outcome.wrong.add("told: " + entry.path("words").asText());
        }
    }

    private void errs(String words) {
        outcome.errors++;
        outcome.wrong.add("error: " + words);
    }

    void leaves() {
        others.forEach(Glass::close);
        glass.close();
    }
}
