// What changes while somebody chooses, writes or rests on an option is asked without a press.
{
  const { exchange, note, parsed, lifted, show, pause, isBeingFilled } = window.lampblack;

  // The latest of what is asked beside a form counts.
  const asked = new WeakMap();
  const atOnce = new WeakMap();
  const ask = async (at, tries = 0) => {
    asked.get(at)?.abort();
    const own = new AbortController();
    asked.set(at, own);
    const where = new URL(at.dataset.asks, window.lampblack.address());
    const form = at.matches('[data-at-once]') ? null : at.closest('form');
    (form ? new FormData(form) : []).forEach((value, name) => where.searchParams.append(name, value));
    where.searchParams.delete('seen');
    const answer = await exchange('GET', where.pathname + where.search, { part: true, signal: own.signal });
    await lifted();
    if (own.signal.aborted || !at.isConnected) {
      return;
    }
    const rest = pause(answer, tries);
    if (rest !== null) {
      setTimeout(() => asked.get(at) === own && ask(at, tries + 1), rest);
    } else if (answer.status < 500) {
      show(parsed(answer.text), { only: at.dataset.takes.split(' ') });
      const replaced = answer.headers.get('lampblack-replace');
      if (replaced) {
        note(replaced, false);
      }
      askAtOnce();
    }
  };
  let soon = null;
  for (const name of ['input', 'change']) {
    document.addEventListener(name, ({ target }) => {
      const at = target.closest?.('[data-asks]');
      if (at) {
        clearTimeout(soon);
        soon = setTimeout(ask, 180, at);
      }
    });
  }
  document.addEventListener('submit', (event) => {
    if (event.target.matches('[role="search"]')) {
      event.preventDefault();
      if (event.target.matches('[data-asks]')) {
        ask(event.target);
      }
    }
  });
  // What is to be known at once is asked once, and what goes for a form that is being filled after each change of the page.
  const askAtOnce = () => document.querySelectorAll('[data-at-once]').forEach((at) => {
    if (atOnce.get(at) !== at.dataset.asks) {
      atOnce.set(at, at.dataset.asks);
      ask(at);
    }
  });
  document.addEventListener('lampblack:shown', () => {
    askAtOnce();
    document.querySelectorAll('form [data-asks]:not([data-at-once])').forEach((at) => isBeingFilled(at.closest('form')) && ask(at));
  });
  askAtOnce();

  // Resting on an option, with the pointer or the focus, shows beside the sheet what it would change.
  let looking = null;
  const look = (link) => {
    const pane = document.getElementById('preview');
    if (pane && link.isConnected && pane.dataset.asks !== link.getAttribute('href')) {
      pane.dataset.asks = link.getAttribute('href');
      ask(pane);
    }
  };
  const lookSoon = ({ target }) => {
    clearTimeout(looking);
    const link = target.closest?.('.desk .option')?.querySelector('a.look');
    if (link && window.matchMedia('(min-width: 64rem)').matches) {
      looking = setTimeout(look, 500, link);
    }
  };
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && lookSoon(event));
  document.addEventListener('focusin', (event) => event.target.matches(':focus-visible') && lookSoon(event));
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a.look');
    if (link && document.getElementById('preview')?.checkVisibility() && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      delete document.getElementById('preview').dataset.asks;
      look(link);
    }
  });

  // Keyboard users have to see where they are; others look where they pressed.
  document.addEventListener('lampblack:shown', () =>
    document.querySelector(':focus-visible:not(#main)')?.scrollIntoView({ block: 'nearest' }));
}
