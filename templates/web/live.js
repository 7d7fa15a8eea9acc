// A page that is in sight hears of what changes on the disk, as the event `lampblack:changed`, and follows it.
{
  const { exchange, path, pageOf, lifted, show, isServed, isPressing = () => false } = window.lampblack;
  const SILENCE = 45000;
  const REFUSED = 10000;
  let { state } = document.currentScript.dataset;
  let source = null;
  let timer = null;
  const expect = (pause) => {
    clearTimeout(timer);
    timer = setTimeout(listen, pause);
  };
  const heard = ({ data }) => {
    document.body.classList.remove('cut-off');
    document.dispatchEvent(new Event('lampblack:heard'));
    // Behind the number of everything stands whose characters have changed.
    const [now] = data.split(' ');
    if (state !== now) {
      document.dispatchEvent(new Event('lampblack:changed'));
    }
    state = now;
  };
  // A browser has few connections to a server, and saving needs one: a page out of sight holds none.
  const listen = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
    // Whoever has not joined a table is told nothing, and where there is no server nothing is heard.
    if (!isServed || document.hidden || document.body.matches('.on-join, .on-denied, .on-stopped')) {
      return;
    }
    source = new EventSource('/events');
    // A network that is gone says nothing, nor does a server beyond it.
    expect(SILENCE);
    source.addEventListener('version', heard);
    source.addEventListener('ping', () => expect(SILENCE));
    source.addEventListener('full', () => source.close());
    source.onerror = ({ target }) => {
      document.body.classList.add('cut-off');
      // One that was refused, as by too many that came back at once, does not try again by itself.
      if (target.readyState === EventSource.CLOSED) {
        expect(REFUSED);
      }
    };
  };
  document.addEventListener('visibilitychange', listen);
  window.addEventListener('online', listen);
  window.addEventListener('pagehide', () => source?.close());
  window.addEventListener('pageshow', listen);

  /** Whether the game can be played is said on a page, and of one that was broken that it is mended. @param follow brings the news */
  const sayState = (follow) => {
    const was = document.getElementById('game-state')?.className;
    follow();
    const at = document.getElementById('game-state');
    if (was && at && !at.className) {
      at.className = 'mended';
      at.replaceChildren(Object.assign(document.createElement('p'), { textContent: at.dataset.mended }));
    }
  };

  let turn = 0;
  let later = null;
  const refreshIn = (pause) => {
    clearTimeout(later);
    later = setTimeout(refresh, pause);
  };
  const refresh = async () => {
    const own = turn;
    const at = path();
    const answer = await exchange('GET', at, { part: true });
    await lifted();
    const page = answer.status < 500 ? pageOf(answer, true) : null;
    // What was asked for before the latest press is out of date.
    if (own !== turn || isPressing() || at !== path()) {
      refreshIn(200);
    } else if (answer.status === 429 || answer.status === 503) {
      refreshIn(2000);
    } else if (page) {
      sayState(() => show(page));
      document.dispatchEvent(new CustomEvent('lampblack:shown', { detail: { looks: true } }));
    }
  };
  document.addEventListener('lampblack:shown', () => { turn += 1; });
  // Pages that are printed have no parts, and follow in their own way.
  if (show) {
    document.addEventListener('lampblack:changed', () => refreshIn(50));
    document.addEventListener('lampblack:dismissed', () => refreshIn(50));
  }
  window.lampblack.sayState = sayState;
}
