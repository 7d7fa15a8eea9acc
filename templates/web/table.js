// What stands above every page at a table follows what goes for everybody there.
'use strict';
{
  const { exchange, parsed, morph } = window.lampblack;
  let asked = 0;
  async function follow() {
    if (!document.getElementById('table')) {
      return;
    }
    asked++;
    const own = asked;
    const { text } = await exchange('GET', '/table/bar', { part: false });
    const fresh = parsed(text).getElementById('table');
    const bar = document.getElementById('table');
    // What was asked later is answered by what is newer, whichever comes first.
    if (own === asked && fresh && bar) {
      morph(bar, fresh);
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
