package lampblack.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import lampblack.proof.Tab;

/** How much room a page takes, and how large a thumb may be that uses it. */
final class Measure {

    private Measure() {}

    /** Nothing stands out of the window to the side. */
    static void width(Tab tab) {
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

    /** All that is pressed is at least so many pixels wide and high. */
    static void targets(Tab tab, int least) {
        assertEquals("", tab.evaluate("""
                (() => [...document.querySelectorAll('main button, main select, main summary, main textarea, '
                    + 'main nav a, main a.button, main input:not([type=hidden])')].map(each => {
                  const at = each.matches('[type=radio], [type=checkbox]') ? each.closest('label') || each : each;
                  const box = at.getBoundingClientRect();
                  return box.width && box.height && each.checkVisibility() && getComputedStyle(each).clip === 'auto'
                    && (box.height < %1$d || box.width < %1$d)
                    ? Math.round(box.width) + '×' + Math.round(box.height) + ' '
                      + (each.id || each.outerHTML.slice(0, 100)) : ''; })
                  .filter(each => each).slice(0, 8).join('\\n'))()
                """.formatted(least)).asText(), name(tab) + " has targets that are too small");
    }

    private static String name(Tab tab) {
        return tab.evaluate("location.pathname + ' at ' + innerWidth").asText();
    }
}
