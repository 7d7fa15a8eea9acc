package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.OneBrowser;

/** Somebody at a browser, who finds things by what they are called and knows nothing of how pages are made. */
final class Player implements AutoCloseable {

    private static final Set<String> PRESSED = Set.of("button", "link", "radio", "checkbox", "DisclosureTriangle");
    private static final Set<String> FILLED = Set.of("textbox", "searchbox", "combobox", "spinbutton", "Date");
    /** The browser's own note of an answer that refuses, or of a frame that lets no file out; neither is the page's. */
    private static final String HONEST =
            "error: Failed to load resource: the server responded with a status of 4(12|13|22).*"
            + "|warning: Download is disallowed\\. .*";
    private static final String WATCHED = "addEventListener('securitypolicyviolation', e => "
            + "console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI + ' ' + e.sample));";

    private final Venue site;
    private final BrowserTab tab;
    private final Sight sight;
    private final With with;

    private Player(Venue site, BrowserTab tab, Sight sight, With with) {
        this.site = site;
        this.tab = tab;
        this.sight = sight;
        this.with = with;
    }

    /** What somebody uses pages with: a mouse, a keyboard alone, a phone, or a mouse where no scripts run. */
    enum With { MOUSE, KEYS, PHONE, NO_SCRIPTS }

    /** Sits down at a tab that shares nothing with any other. */
    static Player at(Venue site) {
        return at(site, OneBrowser.tab());
    }

    private static Player at(Venue site, BrowserTab tab) {
        tab.setViewport("screen", 1280, 900);
        tab.call("Page.addScriptToEvaluateOnNewDocument", Sight.with("source", WATCHED));
        return new Player(site, tab, new Sight(tab, ""), With.MOUSE);
    }

    /** Sits down at another tab of the same window. */
    Player beside() {
        return at(site, tab.beside());
    }

    /** Looks at this tab again, after another of the same window. */
    Player front() {
        tab.call("Page.bringToFront", JsonNodeFactory.instance.objectNode());
        return this;
    }

    /** Every page that is opened from now on runs this before anything of its own. */
    Player prepared(String script) {
        tab.call("Page.addScriptToEvaluateOnNewDocument", Sight.with("source", script));
        return this;
    }

    /** The same player, who looks only into the part of the page that is called so. */
    Player in(String name) {
        return new Player(site, tab, new Sight(tab, name), with);
    }

    Player with(With hand) {
        tab.setScriptsEnabled(hand != With.NO_SCRIPTS);
        if (hand == With.PHONE) {
            wide(390, 844);
        }
        return new Player(site, tab, sight, hand);
    }

    private Hand hand() {
        return with == With.KEYS ? new Keys(tab, sight) : new Mouse(tab, sight);
    }

    /** Does something with what is called so; what goes away meanwhile is looked for anew. */
    private Player uses(String name, Set<String> roles, IntPredicate use) {
        looksBelow(() -> !sight.fitting(name, roles).isEmpty());
        Sight.await(() -> use.test(sight.find(name, roles)) || putsAway(), () -> name + " is covered or not to be seen");
        return this;
    }

    /** On a phone, what stands beside a page elsewhere lies below it, behind one button. */
    private void looksBelow(BooleanSupplier isThere) {
        if (with == With.PHONE) {
            Sight.await(() -> {
                boolean settled = sight.settled();
                if (settled && !isThere.getAsBoolean() && !isOpen()) {
                    pressesOpener();
                }
                return settled;
            }, () -> "waits for the page");
        }
    }

    /** Presses beside what lies over what is wanted, which is not reached yet by that. */
    private boolean putsAway() {
        if (with == With.PHONE && isOpen()) {
            pressesAt(2, 2);
        }
        return false;
    }

    private boolean isOpen() {
        return tab.evaluate("document.querySelector('.rail-body:popover-open') !== null").asBoolean();
    }

    private void pressesOpener() {
        JsonNode at = tab.evaluate("""
                (() => { const box = document.querySelector('.rail .opener')?.getClientRects()[0];
                  return box ? {x: box.left + 20, y: box.top + box.height / 2} : null; })()""");
        if (at.has("x")) {
            pressesAt(at.path("x").asDouble(), at.path("y").asDouble());
        }
    }

    /** In a window of that many pixels. */
    Player wide(int width, int height) {
        tab.setViewport("screen", width, height);
        return this;
    }

    Player goes(String path) {
        site.open(tab, path);
        return this;
    }

    /** Opens an address of another machine. */
    Player goesTo(String address) {
        tab.open(address);
        return this;
    }

    /** Picks a file of this machine for the field that is called so. */
    Player picks(String name, Path file) {
        sees(name);
        String field = "[...document.querySelectorAll('label')].find(label => label.textContent.trim().startsWith('"
                + name + "')).control";
        String object = tab.call("Runtime.evaluate", Sight.with("expression", field)).path("result").path("objectId")
                .asText();
        tab.call("DOM.setFileInputFiles", Sight.with("objectId", object)
                .set("files", JsonNodeFactory.instance.arrayNode().add(file.toString())));
        return this;
    }

    String address() {
        return site.address(tab);
    }

    /** Presses what is called so: a button, a link, a box to tick, a head that opens. */
    Player presses(String name) {
        return uses(name, PRESSED, node -> hand().presses(node, name));
    }

    /** Writes into a field that is saved on its own, in place of what stood there, and leaves it. */
    Player fills(String name, String text) {
        return writes(name, text).leaves();
    }

    /** Is done with a field: without scripts it is saved by Enter or by the button behind it. */
    private Player leaves() {
        if (with != With.NO_SCRIPTS) {
            return key("Tab");
        }
        if (!tab.evaluate("document.activeElement.tagName === 'INPUT'").asBoolean()) {
            Sight.await(() -> {
                tab.pressKey("Tab");
                return sight.focused().equalsIgnoreCase("Save");
            }, () -> "finds no button to save with");
        }
        return key("Enter");
    }

    /** Writes into the field that is called so, in place of what stood there, and stays in it. */
    Player writes(String name, String text) {
        return uses(name, FILLED, node -> hand().writes(node, name, text));
    }

    /** Chooses from a list what is called so in it. */
    Player chooses(String name, String option) {
        return uses(name, FILLED, node -> hand().chooses(node, name, option));
    }

    /** Chooses from a list that is saved on its own. */
    Player settles(String name, String option) {
        chooses(name, option);
        return with == With.NO_SCRIPTS ? leaves() : this;
    }

    Player key(String name) {
        tab.pressKey(name);
        return this;
    }

    /** Presses one key after the other. */
    Player types(String text) {
        text.codePoints().forEach(letter -> tab.pressKey(Character.toString(letter)));
        return this;
    }

    /** What a field holds. */
    String holds(String name) {
        return sight.on(sight.find(name, FILLED), "function() { return this.value; }").asText();
    }

    /** Waits until these words can be read on the page, in whatever case they are set. */
    Player sees(String words) {
        looksBelow(() -> sight.text().contains(Sight.plain(words)));
        Sight.await(() -> sight.text().contains(Sight.plain(words)), () -> "does not see “" + words + "” on "
                + sight.shown());
        return this;
    }

    /** Waits until these words are nowhere on the page. */
    Player misses(String words) {
        Sight.await(() -> !sight.text().contains(Sight.plain(words)), () -> "still sees “" + words + "” on "
                + sight.shown());
        return this;
    }

    /** Waits until the focus is on what is called so. */
    Player keeps(String name) {
        Sight.await(() -> sight.settled() && sight.focused().equalsIgnoreCase(name), () -> "the focus is on “"
                + sight.focused() + "”, not on " + name);
        return this;
    }

    /** Waits until the file of a character holds this. */
    Player saved(String stem, String yaml) {
        Sight.await(() -> written(stem).contains(yaml), () -> yaml + " is not in\n" + written(stem));
        return this;
    }

    /** The file of a character; an empty text where there is none. */
    String written(String stem) {
        return site.text(tab, stem).orElse("");
    }

    /** Puts an example of a shipped game on the shelf. */
    void example(String game, String stem) {
        site.example(tab, game, stem);
    }

    /** Changes the file of a character as another program does. */
    void edits(String stem, String text) {
        site.edited(tab, stem, text);
    }

    /** Writes where the focus is. */
    Player inserts(String text) {
        tab.call("Input.insertText", Sight.with("text", text));
        return this;
    }

    /** Every answer comes so many milliseconds late from now on. */
    Player waits(int late) {
        tab.call("Network.enable", JsonNodeFactory.instance.objectNode());
        tab.call("Network.emulateNetworkConditions", JsonNodeFactory.instance.objectNode().put("offline", false)
                .put("latency", late).put("downloadThroughput", -1).put("uploadThroughput", -1));
        return this;
    }

    /** Presses the mouse at a place of the window. */
    Player pressesAt(double x, double y) {
        new Mouse(tab, sight).pressesAt(x, y);
        return this;
    }

    /** Presses the mouse at a place of the window, and lets it go once something else was done. */
    Player pressesAt(double x, double y, Runnable meanwhile) {
        Mouse mouse = new Mouse(tab, sight);
        mouse.holdsAt(x, y);
        meanwhile.run();
        mouse.letsGoAt(x, y);
        return this;
    }

    /** Nothing was written to the console that should not be. */
    void quiet() {
        assertEquals(List.of(), complaints(), "the console");
    }

    /** What was written to the console that should not be. */
    List<String> complaints() {
        return tab.console().stream().filter(name -> !name.startsWith("info: ") && !name.matches(HONEST)).toList();
    }

    JsonNode asks(String expression) {
        return tab.evaluate(expression);
    }

    /** All that a screen reader is told of the page. */
    JsonNode tree() {
        Sight.await(sight::settled, () -> "the page does not come to rest");
        return tab.call("Accessibility.getFullAXTree", JsonNodeFactory.instance.objectNode()).path("nodes");
    }

    /** Whether it is only drawn on something that has a name as a whole. */
    boolean isWithinPicture(int node) {
        return sight.on(node, "function() { return Boolean(this.parentElement?.closest('[role=img], button')); }").asBoolean();
    }

    /** How something of the page is written, cut short. */
    String written(int node) {
        return sight.on(node, "function() { return this.outerHTML.slice(0, 160); }").asText();
    }

    /** Prints the page as it stands. */
    byte[] prints() {
        Sight.await(sight::settled, () -> "the page does not come to rest");
        tab.setViewport("print", 1280, 900);
        byte[] pdf = tab.pdf();
        tab.setViewport("screen", 1280, 900);
        return pdf;
    }

    /** Nothing of the page stands out of the window to the side. */
    Player staysWithin() {
        Sight.await(sight::settled, () -> "the page does not come to rest");
        Measure.width(tab);
        return this;
    }

    /** What pages give to keep comes into this folder. */
    Player downloadsTo(Path folder) {
        tab.call("Page.setDownloadBehavior", Sight.with("behavior", "allow").put("downloadPath", folder.toString()));
        return this;
    }

    /** The page fits the window, and nothing that is pressed is smaller than that many pixels. */
    Player fits(int least) {
        staysWithin();
        Measure.targets(tab, least);
        return this;
    }

    /** What is written on the page can be read, in the light and in the dark. */
    Player reads() {
        Measure.contrast(tab);
        return this;
    }

    /** Leaves a picture in the folder that {@code lampblack.pictures} names, where it names one. */
    Player pictured(String name) {
        String folder = System.getProperty("lampblack.pictures", "");
        if (!folder.isEmpty()) {
            Sight.await(sight::settled, () -> "the page does not come to rest");
            try {
                Files.write(Path.of(folder, name + ".png"), tab.screenshot());
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        return this;
    }

    @Override
    public void close() {
        List<String> said = complaints();
        tab.close();
        assertEquals(List.of(), said, "the console");
    }
}
