// A page hears of what changes on the disk, as the event `lampblack:changed`, and follows it.
'use strict';
{
  // One page of a browser listens and tells the others: a browser has few connections to a server, and saving needs one.
  let shown = document.currentScript.dataset.state;
  let source = null;
  const channel = window.BroadcastChannel ? new BroadcastChannel('lampblack') : null;
  let waiting = null;
  let release = null;
  // The version of everything, and behind it the keys of the characters that have changed, if only those have.
  const heard = (data) => {
    const [version] = data.split(' ');
    document.body.classList.remove('cut-off');
    document.dispatchEvent(new Event('lampblack:heard'));
    if (shown !== version) {
      document.dispatchEvent(new Event('lampblack:changed'));
    }
    shown = version;
  };
  // Whoever has not joined a table is told nothing.
  const outside = document.body.matches('.on-join, .on-denied, .on-stopped');
  // What goes for everybody at a table has changed.
  const sayTable = () => document.dispatchEvent(new Event('lampblack:changed'));
  // A network that is gone says nothing, nor does a server beyond it.
  let silence = null;
  const expect = () => {
    clearTimeout(silence);
    silence = setTimeout(anew, 45000);
  };
  const anew = () => {
    if (source) {
      leave();
      watch();
    }
  };
  const listen = () => {
    source = new EventSource('/events');
    expect();
    // What went for everybody while nothing was heard is asked for.
    let isNew = true;
    source.addEventListener('open', () => {
      isNew = true;
    });
    source.addEventListener('version', ({ data }) => {
      if (isNew && shown !== data.split(' ')[0]) {
        sayTable();
        channel?.postMessage('table');
      }
      isNew = false;
      heard(data);
      channel?.postMessage(data);
    });
    source.addEventListener('table', () => {
      sayTable();
      channel?.postMessage('table');
    });
    source.addEventListener('ping', expect);
    source.addEventListener('full', () => source.close());
    source.onerror = () => {
      document.body.classList.add('cut-off');
      // One that was refused, as by too many that came back at once, does not try again by itself.
      if (source?.readyState === EventSource.CLOSED) {
        clearTimeout(silence);
        silence = setTimeout(anew, 10000);
      }
    };
  };
  const leave = () => {
    clearTimeout(silence);
    source?.close();
    source = null;
    release?.();
    release = null;
    waiting?.abort();
    waiting = null;
  };
  const watch = () => {
    if (document.hidden) {
      leave();
    } else if (!source && !waiting && !document.querySelector('main[data-still]') && !outside) {
      if (!channel || !navigator.locks) {
        listen();
        return;
      }
      waiting = new AbortController();
      navigator.locks.request('lampblack', { signal: waiting.signal }, () => new Promise((done) => {
        waiting = null;
        release = done;
        listen();
      })).catch(() => {});
    }
  };
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'table') {
      sayTable();
    } else if (!document.hidden && !document.querySelector('main[data-still]')) {
      heard(data);
    }
  });
  document.addEventListener('visibilitychange', watch);
  window.addEventListener('online', anew);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', watch);
  watch();

  /** Whether the game can be played is said on a page, and of one that was broken that it is mended. @param follow brings the news */
  const sayState = (follow) => {
    const was = document.getElementById('game-state')?.className;
    follow();
    const at = document.getElementById('game-state');
    if (was && at && !at.className) {
      at.className = 'mended';
      const line = document.createElement('p');
      line.textContent = at.dataset.mended;
      at.replaceChildren(line);
    }
  };

  // Pages that are printed have no parts, and follow in their own way.
  const { exchange, path, pageOf, lifted, show, isPressing = () => false } = window.lampblack ?? {};
  let turn = 0;
  let later = null;
  const refreshIn = (pause) => {
    clearTimeout(later);
    later = setTimeout(refresh, pause);
  };
  async function refresh() {
    const own = turn;
    const at = path();
    const answer = await exchange('GET', at, { part: true });
    await lifted();
    // What was asked for before the latest press is out of date.
    if (own !== turn || isPressing() || at !== path()) {
      refreshIn(200);
    } else if (answer.status === 429 || answer.status === 503) {
      refreshIn(2000);
    } else {
      const page = answer.status < 500 ? pageOf(answer, true) : null;
      if (page) {
        sayState(() => show(page));
        document.dispatchEvent(new CustomEvent('lampblack:shown', { detail: { looks: true } }));
      }
    }
  }
  document.addEventListener('lampblack:shown', () => { turn += 1; });
  if (show) {
    for (const name of ['changed', 'dismissed']) {
      document.addEventListener(`lampblack:${name}`, () => refreshIn(50));
    }
  }
  window.lampblack = { ...window.lampblack, sayState };
}
