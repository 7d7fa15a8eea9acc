package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertTrue;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.concurrent.locks.LockSupport;
import lampblack.print.export.BrowserFailure;
import lampblack.print.export.BrowserTab;

/** A mouse, and a keyboard to write with. */
record Mouse(BrowserTab tab, Sight sight) implements Hand {

    private static final long PRESS = 70_000_000L;
    /** Nobody's hand is faster at what the eyes have seen. */
    private static final long REACH = 50_000_000L;
    /** Where something is pressed, and whether nothing lies over it there; what the press falls on then is noted, where scripts run. */
    private static final String SPOT = """
            function() {
              const at = this.type === 'radio' || this.type === 'checkbox' ? this.closest('label') || this : this;
              at.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
              const box = at.getClientRects()[0] || at.getBoundingClientRect();
              const x = box.left + box.width / 2, y = box.top + box.height / 2;
              const hit = document.elementFromPoint(x, y);
              window.pressed = '';
              addEventListener('noting', () => { window.pressed = 'nothing'; }, {once: true});
              dispatchEvent(new Event('noting'));
              addEventListener('pointerdown', ({target}) => {
                const other = target.closest('a[href], button, summary, label, input, select, textarea');
                window.pressed = at.contains(target) || target.contains(at) && other ? '' : other?.outerHTML ?? 'nothing';
              }, {capture: true, once: true});
              // What has only just turned round is meant by nobody.
              const {isTwin, cameAt} = window.lampblack ?? {};
              const turned = isTwin?.(at) && performance.now() - cameAt(at) < 400;
              return {x, y, top: box.height > 0 && hit !== null && at.contains(hit) && !turned}; }
            """;

    @Override
    public boolean presses(int node, String name) {
        JsonNode seen = sight.on(node, SPOT);
        LockSupport.parkNanos(REACH);
        JsonNode spot = sight.on(node, SPOT);
        if (!spot.path("top").asBoolean() || !spot.equals(seen)) {
            return false;
        }
        pressesAt(spot.path("x").asDouble(), spot.path("y").asDouble());
        String pressed = pressed();
        assertTrue(pressed.isEmpty() || pressed.equals("nothing"), () -> "meant " + name + ", and pressed " + pressed);
        return pressed.isEmpty();
    }

    /** What the press fell on instead, where the page was moved in the moment before it; a page that was left hides it. */
    private String pressed() {
        try {
            return tab.evaluate("window.pressed ?? ''").asText();
        } catch (BrowserFailure left) {
            return "";
        }
    }

    /** A finger stays down for a moment, in which the page may change. */
    void pressesAt(double x, double y) {
        holdsAt(x, y);
        LockSupport.parkNanos(PRESS);
        letsGoAt(x, y);
    }

    void holdsAt(double x, double y) {
        turns("mouseMoved", "none", x, y);
        turns("mousePressed", "left", x, y);
    }

    void letsGoAt(double x, double y) {
        turns("mouseReleased", "left", x, y);
    }

    private void turns(String what, String button, double x, double y) {
        tab.call("Input.dispatchMouseEvent", Sight.with("type", what).put("x", x).put("y", y).put("button", button)
                .put("clickCount", 1));
    }

    @Override
    public boolean writes(int node, String name, String text) {
        sight.on(node, "function() { this.scrollIntoView({block: 'center'}); this.focus(); "
                + "if (this.select) this.select(); return true; }");
        tab.call("Input.insertText", Sight.with("text", text));
        return true;
    }

    @Override
    public boolean chooses(int node, String name, String option) {
        boolean found = sight.on(node, "function() { const wanted = [...this.options].find(each => "
                + "each.text.trim() === " + Sight.quoted(option) + "); if (!wanted) return false; this.focus(); "
                + "this.value = wanted.value; this.dispatchEvent(new Event('input', {bubbles: true})); "
                + "this.dispatchEvent(new Event('change', {bubbles: true})); return true; }").asBoolean();
        assertTrue(found, () -> name + " has no " + option);
        return true;
    }
}
