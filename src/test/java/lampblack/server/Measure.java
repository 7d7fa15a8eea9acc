package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import lampblack.print.export.BrowserTab;

/** How much room a page takes, and how large a thumb may be that uses it. */
final class Measure {

    /** Words that stand out too little from all that is drawn below them. */
    private static final String FAINT = """
            (() => {
              const pen = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
              const over = (ground, colours) => {
                pen.fillStyle = ground; pen.fillRect(0, 0, 1, 1);
                colours.forEach(each => { pen.globalAlpha = each.alpha; pen.fillStyle = each.colour;
                  pen.fillRect(0, 0, 1, 1); pen.globalAlpha = 1; });
                return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3); };
              const light = colour => colour.map(each => each / 255).map(each => each <= 0.04045 ? each / 12.92
                : Math.pow((each + 0.055) / 1.055, 2.4))
                .reduce((sum, each, i) => sum + each * [.2126, .7152, .0722][i], 0);
              const found = new Set(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              for (let text = walk.nextNode(); text; text = walk.nextNode()) {
                const at = text.parentElement;
                if (!text.data.trim() || !at.checkVisibility({opacityProperty: true})
                    || at.getClientRects().length === 0
                    || at.closest('[aria-disabled], [disabled], .unseen, .skip, option, textarea, script')) continue;
                const below = [];
                let alpha = 1;
                for (let up = at; up; up = up.parentElement) {
                  const style = getComputedStyle(up);
                  below.unshift({colour: style.backgroundColor, alpha: 1});
                  alpha *= parseFloat(style.opacity);
                }
                const style = getComputedStyle(at), ground = over('white', below);
                const ink = over('white', below.concat({colour: style.color, alpha}));
                const [a, b] = [light(ink), light(ground)].sort((one, other) => other - one);
                const size = parseFloat(style.fontSize), large = size >= 24 || size >= 18.66 && style.fontWeight >= 700;
                if ((a + 0.05) / (b + 0.05) < (large ? 3 : 4.5))
                  found.add(((a + 0.05) / (b + 0.05)).toFixed(2) + ' ' + at.outerHTML.slice(0, 100));
              }
              return [...found].slice(0, 6).join('\\n'); })()
            """;

    private Measure() {}

    /** Nothing stands out of the window to the side. */
    static void width(BrowserTab tab) {
        assertEquals("", tab.evaluate("""
                (() => { const wide = document.documentElement.clientWidth;
                  if (document.documentElement.scrollWidth <= wide) return '';
                  const out = [...document.querySelectorAll('main *')].filter(each => {
                    const box = each.getBoundingClientRect();
                    if (box.right <= wide + 1 || box.width === 0) return false;
                    for (let up = each.parentElement; up; up = up.parentElement)
                      if (getComputedStyle(up).overflowX !== 'visible') return false;
                    return true; });
                  return document.documentElement.scrollWidth + ' pixels wide: '
                    + out.slice(0, 3).map(each => each.outerHTML.slice(0, 120)).join(' | '); })()
                """).asText(), name(tab) + " scrolls sideways");
    }

    /** All that is pressed is at least so many pixels wide and high, but for links within a sentence. */
    static void targets(BrowserTab tab, int least) {
        assertEquals("", tab.evaluate("""
                (() => [...document.querySelectorAll('a[href], button, select, summary, textarea, '
                    + 'input:not([type=hidden])')].map(each => {
                  const at = each.matches('[type=radio], [type=checkbox], [type=file]') ? each.closest('label') || each
                    : each;
                  const all = getComputedStyle(at, '::after').position === 'absolute' && at.offsetParent;
                  const box = (all || at).getBoundingClientRect(), style = getComputedStyle(at);
                  const beside = [...at.parentElement.childNodes].some(one => one.nodeType === 3 && one.data.trim());
                  const within = at.matches('a') && style.display === 'inline' && beside;
                  return box.width && box.height && box.right > 0 && each.checkVisibility() && style.clip === 'auto'
                    && !each.matches('.unseen') && !within && (box.height < %1$d - 0.5 || box.width < %1$d - 0.5)
                    ? Math.round(box.width) + '×' + Math.round(box.height) + ' '
                      + (each.id || each.outerHTML.slice(0, 100)) : ''; })
                  .filter(each => each).slice(0, 8).join('\\n'))()
                """.formatted(least)).asText(), name(tab) + " has targets that are too small");
    }

    /** All that is written, and is not shut off, stands out from what lies below it, by day and by night. */
    static void contrast(BrowserTab tab) {
        for (String scheme : List.of("light", "dark")) {
            ObjectNode media = JsonNodeFactory.instance.objectNode().put("media", "screen");
            ArrayNode features = media.putArray("features");
            features.addObject().put("name", "prefers-color-scheme").put("value", scheme);
            features.addObject().put("name", "prefers-reduced-motion").put("value", "reduce");
            tab.call("Emulation.setEmulatedMedia", media);
            assertEquals("", tab.evaluate(FAINT).asText(), name(tab) + " is hard to read in the " + scheme);
        }
    }

    private static String name(BrowserTab tab) {
        return tab.evaluate("location.pathname + ' at ' + innerWidth").asText();
    }
}
