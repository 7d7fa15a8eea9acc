'use strict';
// Sheets are whole documents, with the styles and the fonts that they are printed with: they stand in a frame.
{
  /** As wide as a sheet is laid out on a screen, in CSS pixels. */
  const WIDEST = 860;
  const STYLE = /<style>([^]*?)<\/style>/g;

  window.lampblackPreview = (frame) => {
    let shown = '';
    const room = frame.parentElement;
    /** Laid out as wide as on paper, whatever room there is, and then drawn smaller. */
    const fit = () => {
      const scale = Math.min(1, room.clientWidth / WIDEST);
      frame.style.width = `${room.clientWidth / scale}px`;
      frame.style.height = `${room.clientHeight / scale}px`;
      frame.style.transform = `scale(${scale})`;
    };
    const show = () => {
      const page = frame.contentDocument;
      // The page allows no styles but its own, unless they are adopted.
      const styles = [];
      const fresh = new DOMParser().parseFromString(shown.replace(STYLE, (_, style) => {
        styles.push(style);
        return '';
      }), 'text/html');
      const sheet = new frame.contentWindow.CSSStyleSheet();
      sheet.replaceSync(styles.join('\n'));
      page.adoptedStyleSheets = [sheet];
      page.documentElement.lang = fresh.documentElement.lang;
      page.body.className = fresh.body.className;
      const { scrollTop } = page.documentElement;
      page.body.replaceChildren(...fresh.body.childNodes);
      page.documentElement.scrollTop = scrollTop;
    };
    // Some browsers give an empty frame its document only later.
    frame.addEventListener('load', () => {
      if (shown) {
        show();
      }
    });
    new ResizeObserver(fit).observe(room);
    return (html) => {
      shown = html;
      show();
    };
  };
}
