'use strict';
{
  const bar = document.querySelector('.print-bar');
  const go = bar.querySelector('.go');
  go.hidden = false;
  go.addEventListener('click', () => window.print());
  bar.classList.add('quick');
  bar.addEventListener('change', () => bar.submit());

  // The print follows the files; what is chosen about it stays.
  const sheets = (page) => [...page.body.childNodes].filter((each) => each.nodeType === Node.ELEMENT_NODE
    && !each.matches('.print-bar, script'));
  const written = (page) => sheets(page).map((sheet) => sheet.outerHTML).join('');
  const restyle = () => {
    const old = document.querySelector('link[href*="/print.css?"]');
    const styles = old.cloneNode();
    styles.addEventListener('load', () => old.remove());
    old.after(styles);
  };
  async function follow() {
    try {
      const answer = await fetch(location.href, { cache: 'no-store' });
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (!answer.ok || !fresh.querySelector('.print-bar')) {
        return;
      }
      window.lampblack.sayState(fresh);
      if (written(fresh) !== written(document)) {
        document.title = fresh.title;
        sheets(document).forEach((sheet) => sheet.remove());
        bar.after(...sheets(fresh));
      }
      restyle();
    } catch {
      // The server is gone for the moment; the next event asks again.
    }
  }
  let later = null;
  document.addEventListener('lampblack:changed', () => {
    clearTimeout(later);
    later = setTimeout(follow, 50);
  });
}
