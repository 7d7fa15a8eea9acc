// What stands above every page at a table follows what goes for everybody there.
{
  let asked = 0;
  async function follow() {
    if (!document.getElementById('table')) {
      return;
    }
    asked++;
    const own = asked;
    try {
      const answer = await fetch('/table/bar', { cache: 'no-store' });
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('table');
      const bar = document.getElementById('table');
      // What was asked later is answered by what is newer, whichever comes first.
      if (own === asked && fresh && bar && fresh.outerHTML !== bar.outerHTML) {
        bar.replaceWith(fresh);
      }
    } catch {
      // The server is gone for the moment; the next event asks again.
    }
  }
  document.addEventListener('lampblack:table', follow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) {
      follow();
    }
  });
  window.addEventListener('online', follow);
}
