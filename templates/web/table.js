// What stands above every page at a table follows what goes for everybody there.
{
  async function follow() {
    const bar = document.getElementById('table');
    if (!bar) {
      return;
    }
    try {
      const answer = await fetch('/table/bar', { cache: 'no-store' });
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('table');
      if (fresh && fresh.outerHTML !== bar.outerHTML) {
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
