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

    /** All that is pressed is at least so many pixels wide and high; a link within a sentence is as high as its line. */
    static void targets(Tab tab, int least) {
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

    private static String name(Tab tab) {
        return tab.evaluate("location.pathname + ' at ' + innerWidth").asText();
    }
}
