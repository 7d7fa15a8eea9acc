'use strict';
// Sheets are whole documents, with the styles and the fonts that they are printed with: they stand in a frame.
{
  /** As wide as a sheet is laid out on a screen, in CSS pixels. */
  const WIDEST = 860;
  const STYLE = /<style>([^]*?)<\/style>/g;

  window.lampblackPreview = (frame) => {
    let shown = '';
    const fit = () => {
      frame.contentDocument.documentElement.style.zoom = Math.min(1, frame.clientWidth / WIDEST);
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
      fit();
    };
    // Some browsers give an empty frame its document only later.
    frame.addEventListener('load', () => {
      if (shown) {
        show();
      }
    });
    new ResizeObserver(fit).observe(frame);
    return (html) => {
      shown = html;
      show();
    };
  };
}
