package lampblack.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import lampblack.proof.Tab;

/** Somebody at a browser, who finds things by what they are called and knows nothing of how pages are made. */
final class Player implements AutoCloseable {

    private static final Set<String> PRESSED = Set.of("button", "link", "radio", "checkbox", "DisclosureTriangle");
    private static final Set<String> FILLED = Set.of("textbox", "combobox", "spinbutton", "Date");
    /** The browser's own note of an answer that refuses, which is none of the page's. */
    private static final String HONEST = "error: Failed to load resource: the server responded with a status of 4(12|22).*";
    private static final String WATCHED = "addEventListener('securitypolicyviolation', e => "
            + "console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI + ' ' + e.sample));";

    /** Where something is pressed, and whether nothing lies over it there. */
    private static final String SPOT = """
            function() {
              const at = this.type === 'radio' || this.type === 'checkbox' ? this.closest('label') || this : this;
              at.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
              const box = at.getClientRects()[0] || at.getBoundingClientRect();
              const x = box.left + box.width / 2, y = box.top + box.height / 2;
              const hit = document.elementFromPoint(x, y);
              return {x, y, top: box.height > 0 && hit !== null && at.contains(hit)}; }
            """;

    private final Site site;
    private final Tab tab;
    private final Sight sight;

    private Player(Site site, Tab tab, Sight sight) {
        this.site = site;
        this.tab = tab;
        this.sight = sight;
    }

    /** Sits down at a tab that shares nothing with any other. */
    static Player at(Site site) {
        Tab tab = OneBrowser.tab();
        tab.layOut("screen", 1280, 900);
        tab.call("Page.addScriptToEvaluateOnNewDocument", Sight.with("source", WATCHED));
        return new Player(site, tab, new Sight(tab, ""));
    }

    /** The same player, who looks only into the part of the page that is called so. */
    Player in(String name) {
        return new Player(site, tab, new Sight(tab, name));
    }

    Player withoutScripts() {
        tab.scripts(false);
        return this;
    }

    /** In a window of that many pixels. */
    Player wide(int width, int height) {
        tab.layOut("screen", width, height);
        return this;
    }

    Player goes(String path) {
        tab.open(site.origin() + path);
        return this;
    }

    String address() {
        return tab.evaluate("location.pathname + location.search").asText();
    }

    /** Presses what is called so: a button, a link, a box to tick, a head that opens. */
    Player presses(String name) {
        Sight.await(() -> {
            JsonNode spot = sight.on(sight.find(name, PRESSED), SPOT);
            if (spot.path("top").asBoolean()) {
                tab.press(spot.path("x").asDouble(), spot.path("y").asDouble());
            }
            return spot.path("top").asBoolean();
        }, () -> name + " is covered or not to be seen");
        return this;
    }

    /** Writes into the field that is called so, in place of what stood there, and leaves it. */
    Player fills(String name, String text) {
        writes(name, text);
        tab.key("Tab");
        return this;
    }

    /** Writes into the field that is called so, in place of what stood there, and stays in it. */
    Player writes(String name, String text) {
        sight.on(sight.find(name, FILLED), "function() { this.scrollIntoView({block: 'center'}); this.focus(); "
                + "if (this.select) this.select(); return true; }");
        tab.call("Input.insertText", Sight.with("text", text));
        return this;
    }

    /** Chooses from a list what is called so in it. */
    Player chooses(String name, String option) {
        boolean found = sight.on(sight.find(name, FILLED), "function() { const wanted = [...this.options].find(each => "
                + "each.text.trim() === " + Sight.quoted(option) + "); if (!wanted) return false; this.focus(); "
                + "this.value = wanted.value; this.dispatchEvent(new Event('input', {bubbles: true})); "
                + "this.dispatchEvent(new Event('change', {bubbles: true})); return true; }").asBoolean();
        assertTrue(found, name + " has no " + option);
        return this;
    }

    Player key(String name) {
        tab.key(name);
        return this;
    }

    /** Presses one key after the other. */
    Player types(String text) {
        text.codePoints().forEach(each -> tab.key(Character.toString(each)));
        return this;
    }

    /** Goes with the Tab key until what is called so has the focus; each stop on the way can be seen. */
    Player tabsTo(String name) {
        List<String> passed = new ArrayList<>();
        while (passed.size() < 400) {
            tab.key("Tab");
            String at = sight.focused();
            passed.add(at);
            assertTrue(tab.evaluate("""
                    (() => { const at = document.activeElement, style = getComputedStyle(at);
                      const box = at.getBoundingClientRect();
                      return at === document.body || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
                        || style.boxShadow !== 'none') && box.width > 0 && box.bottom > 0 && box.top < innerHeight; })()
                    """).asBoolean(), () -> "the focus on " + at + " is not to be seen");
            if (at.equalsIgnoreCase(name)) {
                return this;
            }
        }
        throw new AssertionError("never came to " + name + ", but to " + passed);
    }

    String focused() {
        return sight.focused();
    }

    /** What a field holds. */
    String holds(String name) {
        return sight.on(sight.find(name, FILLED), "function() { return this.value; }").asText();
    }

    /** Waits until these words can be read on the page, in whatever case they are set. */
    Player sees(String words) {
        Sight.await(() -> sight.text().contains(Sight.plain(words)), () -> "does not see “" + words + "” on " + sight.shown());
        return this;
    }

    /** Waits until these words are nowhere on the page. */
    Player misses(String words) {
        Sight.await(() -> !sight.text().contains(Sight.plain(words)), () -> "still sees “" + words + "” on " + sight.shown());
        return this;
    }

    /** Waits until the focus is on what is called so. */
    Player keeps(String name) {
        Sight.await(() -> sight.settled() && sight.focused().equalsIgnoreCase(name), () -> "the focus is on “" + sight.focused() + "”, not on " + name);
        return this;
    }

    /** Waits until the file of a character holds this. */
    Player saved(String stem, String yaml) {
        Sight.await(() -> Files.exists(site.file(stem)) && site.text(stem).contains(yaml),
                () -> yaml + " is not in\n" + site.text(stem));
        return this;
    }

    JsonNode asks(String expression) {
        return tab.evaluate(expression);
    }

    /** Prints the page as it stands. */
    byte[] prints() {
        Sight.await(sight::settled, () -> "the page does not come to rest");
        tab.layOut("print", 1280, 900);
        byte[] pdf = tab.pdf();
        tab.layOut("screen", 1280, 900);
        return pdf;
    }

    /** The page fits the window, and nothing that is pressed is smaller than that many pixels. */
    Player fits(int least) {
        Sight.await(sight::settled, () -> "the page does not come to rest");
        Measure.width(tab);
        Measure.targets(tab, least);
        return this;
    }

    /** Leaves a picture in the folder that {@code lampblack.pictures} names, where it names one. */
    Player pictured(String name) {
        String folder = System.getProperty("lampblack.pictures", "");
        if (!folder.isEmpty()) {
            Sight.await(sight::settled, () -> "the page does not come to rest");
            try {
                Files.write(Path.of(folder, name + ".png"), tab.screenshot());
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
        return this;
    }

    @Override
    public void close() {
        List<String> said = tab.console().stream().filter(each -> !each.startsWith("info: ")
                && !each.matches(HONEST)).toList();
        tab.close();
        assertEquals(List.of(), said, "the console");
    }
}
