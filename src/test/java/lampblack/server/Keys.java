package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import lampblack.print.export.BrowserTab;

/** A keyboard alone: goes by Tab and arrows; every stop on the way can be seen, and no press loses the place. */
record Keys(BrowserTab tab, Sight sight) implements Hand {

    private static final int SHIFT = 8;
    private static final int TAB = 9;
    private static final int MAX_STOPS = 600;

    /** What has the focus where that cannot be seen; a press that is answered elsewhere shows the answer. */
    private static final String HIDDEN = """
            (() => {
              const at = document.activeElement, box = at.getBoundingClientRect();
              if (at === document.body || at.tabIndex < 0) return '';
              const drawn = at.type === 'radio' || at.type === 'checkbox' ? [at, at.closest('label')] : [at];
              const marked = drawn.filter(each => each).map(each => getComputedStyle(each)).some(each =>
                each.outlineStyle !== 'none' && parseFloat(each.outlineWidth) > 0 || each.boxShadow !== 'none');
              const near = box.bottom > 0 && box.top < innerHeight || document.querySelector('main .notice, #thrown');
              return marked && near ? '' : (marked ? 'off the screen: ' : 'unmarked: ')
                + at.outerHTML.slice(0, 120); })()
            """;
    /** Where the focus is: here, in the same row of one stop, in the same group of which one is chosen, or elsewhere. */
    private static final String WHERE = """
            function() {
              const at = document.activeElement;
              if (!this.isConnected) return 'gone';
              if (at === this) return 'here';
              const row = at.closest('[data-row]');
              if (row && row === this.closest('[data-row]') && at.tabIndex !== this.tabIndex)
                return this.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
              const behind = this.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
              if (at.type === 'radio' && this.type === 'radio' && at.name === this.name && at.form === this.form)
                return behind ? 'above' : 'below';
              return behind ? 'back' : 'on'; }
            """;

    /** Goes there by keys alone; false where the page has put something else in its place meanwhile. */
    private boolean reach(int node, String name) {
        for (int stops = 0; stops < MAX_STOPS; stops++) {
            String where = sight.on(node, WHERE).asText();
            assertEquals("", tab.evaluate(HIDDEN).asText(), () -> "has the focus on the way to " + name
                    + ", and it is not to be seen");
            switch (where) {
                case "here", "gone" -> {
                    return where.equals("here");
                }
                case "before" -> tab.pressKey("ArrowLeft");
                case "after" -> tab.pressKey("ArrowRight");
                case "below" -> tab.pressKey("ArrowDown");
                case "above" -> tab.pressKey("ArrowUp");
                case "back" -> tabBack();
                default -> tab.pressKey("Tab");
            }
        }
        throw new AssertionError("never came to " + name);
    }

    private void tabBack() {
        for (String kind : new String[] {"rawKeyDown", "keyUp"}) {
            ObjectNode press = JsonNodeFactory.instance.objectNode().put("type", kind).put("key", "Tab")
                    .put("code", "Tab").put("windowsVirtualKeyCode", TAB).put("modifiers", SHIFT);
            tab.call("Input.dispatchKeyEvent", press);
        }
    }

    @Override
    public boolean presses(int node, String name) {
        if (!reach(node, name)) {
            return false;
        }
        String kind = sight.on(node, "function() { return this.type + (this.checked ? ' checked' : ''); }").asText();
        // An arrow has already chosen what it came to.
        if (!kind.equals("radio checked")) {
            press(kind.matches("radio|checkbox.*") ? " " : "Enter");
        }
        return true;
    }

    /** Presses a key; on a page that stays, the focus does. */
    private void press(String key) {
        JsonNode page = tab.evaluate("performance.timeOrigin");
        tab.pressKey(key);
        Sight.await(() -> sight.settled() && tab.evaluate("document.activeElement !== document.body "
                + "|| performance.timeOrigin !== " + page).asBoolean(), () -> "has lost the focus on " + sight.shown());
    }

    @Override
    public boolean writes(int node, String name, String text) {
        if (!reach(node, name)) {
            return false;
        }
        sight.on(node, "function() { if (this.select) this.select(); return true; }");
        text.codePoints().forEach(letter -> tab.pressKey(Character.toString(letter)));
        return true;
    }

    @Override
    public boolean chooses(int node, String name, String option) {
        if (!reach(node, name)) {
            return false;
        }
        int steps = sight.on(node, "function() { return [...this.options].findIndex(each => each.text.trim() === "
                + Sight.quoted(option) + ") - this.selectedIndex; }").asInt();
        for (int i = 0; i < Math.abs(steps); i++) {
            tab.pressKey(steps > 0 ? "ArrowDown" : "ArrowUp");
        }
        return true;
    }
}
