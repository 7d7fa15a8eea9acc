// Notes what is pressed as it is shown at that moment, what moves under the finger, and what the page says of others. It knows no library.
window.eyes ??= (() => {
  // It outlives a page that is left.
  const log = JSON.parse(window.name || '[]');
  const note = (entry) => {
    log.push(entry);
    window.name = JSON.stringify(log);
  };
  const words = (at) => at.textContent.trim().replace(/\s+/g, ' ');
  const main = () => document.getElementById('main');
  const sign = (id) => [...(document.getElementById(id)?.closest('section.mark') ?? main() ?? document.body)
    .querySelectorAll('[role=group], .reading, [aria-pressed], svg, .faces li')].map((at) => [at.getAttribute('aria-label'),
    at.getAttribute('aria-pressed'), at.getAttribute('class'), at.matches('.reading') ? words(at) : ''].join()).join(';');
  // When something came into the page.
  const came = new WeakMap();
  const about = (at) => ({ kind: 'press', id: at.id, name: at.name ?? '', value: at.value ?? '', label: at.ariaLabel || words(at),
    where: at.form?.querySelector('[name=where]')?.value ?? '', repeats: Boolean(at.closest('[data-repeats]')),
    most: Number(/of (\d+)/.exec(at.form?.textContent)?.[1] ?? 99), can: at.getAttribute('aria-disabled') !== 'true',
    age: Math.round(performance.now() - (came.get(at) ?? -1e6)) });
  let watched = null;
  const watch = () => {
    const began = watched;
    const at = began && document.getElementById(began.id);
    if (!began || location.href !== began.href) {
      return;
    }
    const box = at?.getClientRects()[0];
    const by = box ? Math.hypot(box.left - began.left, box.top - began.top) : 0;
    if (by > 1 && !began.moved) {
      began.moved = true;
      note({ kind: 'moved', id: began.id, by: Math.round(by), scrolled: scrollY - began.scrolled,
        grown: document.documentElement.scrollHeight - began.tall,
        notices: [...document.querySelectorAll('.notice')].map(words).join().slice(0, 80) });
    }
    requestAnimationFrame(watch);
  };
  const pressed = (at, ms, pointer) => {
    note({ ...about(at), ms, pointer });
    const box = at.getBoundingClientRect();
    watched = at.id ? { id: at.id, left: box.left, top: box.top, href: location.href, scrolled: scrollY, tall: document.documentElement.scrollHeight,
      sign: sign(at.id) } : null;
    watch();
  };
  const control = (at) => at.closest?.('button, a[href], summary, label, input, select');
  window.addEventListener('pointerdown', ({ target, timeStamp, pointerId }) => {
    const at = control(target);
    if (at) {
      pressed(at, timeStamp, pointerId);
    } else {
      note({ kind: 'press', id: '', label: target.localName ?? '', name: '', value: '', where: '', can: true });
    }
  }, true);
  // A press that the page lets come to nothing goes no further.
  const passed = new WeakSet();
  window.addEventListener('click', (event) => {
    const presses = log.filter(({ kind }) => kind === 'press');
    const press = presses.findLast(({ pointer }) => pointer === event.pointerId) ?? presses.at(-1);
    setTimeout(() => {
      if (press && event.isTrusted && !passed.has(event)) {
        press.refused = true;
        window.name = JSON.stringify(log);
      }
    });
  }, true);
  window.addEventListener('click', (event) => passed.add(event));
  window.addEventListener('pointerup', () => {
    if (watched) {
      watched.up = performance.now();
    }
  }, true);
  let seen = '';
  let swap = null;
  const versions = () => [...(main()?.querySelectorAll('input[name=seen]') ?? [])].map((at) => at.value).join();
  const look = (records) => {
    for (const added of records.flatMap?.((record) => [...record.addedNodes]) ?? []) {
      [added, ...added.querySelectorAll?.('[id]') ?? []].forEach((at) => came.set(at, performance.now()));
    }
    const now = versions();
    if (now !== seen) {
      if (seen) {
        swap?.();
        swap = null;
      }
      seen = now;
    }
    if (watched?.up && !watched.shown && sign(watched.id) !== watched.sign) {
      watched.shown = true;
      note({ kind: 'shown', ms: Math.round(performance.now() - watched.up) });
    }
    const notice = main()?.querySelector('.notice.conflict:not([data-heard])');
    if (notice) {
      notice.dataset.heard = 'yes';
      note({ kind: 'told', words: words(notice).slice(0, 100) });
    }
    const says = document.getElementById('says');
    if (says && !says.dataset.heard) {
      says.dataset.heard = 'yes';
      note({ kind: 'error', words: words(main()).slice(0, 100) });
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  // What would ask whether to leave asks nobody here.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  window.addEventListener('DOMContentLoaded', look);

  const isPublished = location.protocol === 'file:';
  const eyes = { late: 0 };
  const wait = () => new Promise((done) => { setTimeout(done, eyes.late); });
  if (isPublished) {
    let all;
    Object.defineProperty(window, 'lampblack', { configurable: true, get: () => all, set: (given) => {
      all = given;
      const ask = given.exchange;
      if (ask && !ask.isSlow) {
        given.exchange = async (...asked) => {
          await wait();
          return ask(...asked);
        };
        given.exchange.isSlow = true;
      }
    } });
  }
  const facts = (page) => [...page.querySelectorAll('button, select, input:not([type=hidden], [type=file]), h1, h2, h3, .reading, [role=group]')]
    .filter((at) => !at.closest('.notice, #said, .said, .changed, #preview, [data-added], [aria-live], [role=status], template'))
    .map((at) => [at.localName, at.id, at.matches('button') ? at.value : '', ...['aria-label', 'aria-pressed', 'aria-disabled']
      .map((name) => at.getAttribute(name)), at.matches('input, select, [role=group]') ? '' : words(at)].join(' '));
  return Object.assign(eyes, {
    log: () => JSON.stringify(log),
    ready: () => document.readyState === 'complete' && main() !== null && (!isPublished || document.getElementById('starting') === null),
    busy: () => !eyes.ready() || document.body.classList.contains('busy') || main().ariaBusy === 'true',
    /** Where something is, and whether it can be pressed there. */
    spot: (selector) => {
      const at = document.querySelector(selector);
      const box = at?.getClientRects()[0];
      const x = box ? box.left + box.width / 2 : 0;
      const y = box ? box.top + box.height / 2 : 0;
      const hit = document.elementFromPoint(x, y);
      return JSON.stringify({ id: at?.id ?? '', x, y, there: Boolean(box && hit && at.contains(hit)) });
    },
    /** The controls of marks that are in sight. */
    targets: () => JSON.stringify([...document.querySelectorAll('#marks section.mark button[name=mark][id], #marks button[name=clear][id]')]
      .filter((at) => at.value !== '' || at.name === 'clear').map((at) => ({ ...about(at), ...JSON.parse(eyes.spot(`#${CSS.escape(at.id)}`)) }))
      .filter((at) => at.there && !/[.]|healing|clocks/.test(at.where))),
    shows: (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    still: () => { watched = null; },
    /** Clicks in the very tick after an answer was put into the page. */
    clicksAtSwap: (id) => {
      swap = () => setTimeout(() => {
        const at = document.getElementById(id);
        note(about(at));
        at.click();
      });
    },
    answered: () => swap === null,
    /** Ends as soon as an answer is put into the page. */
    nextSwap: () => { swap = () => {}; },
    differs: async () => {
      const where = isPublished ? window.lampblack.page.address : location.href;
      const answer = isPublished ? await window.lampblack.exchange('GET', where) : await fetch(where, { cache: 'no-store' });
      if (answer.status !== 200) {
        return `the address ${where} is answered by ${answer.status}`;
      }
      const text = isPublished ? answer.text : await answer.text();
      const be = facts(new DOMParser().parseFromString(text, 'text/html').getElementById('main'));
      const is = facts(main());
      const at = is.findIndex((fact, i) => fact !== be[i]);
      return at < 0 && is.length === be.length ? '' : `the page says “${is[at]}”, a fresh one “${be[at]}”`;
    },
  });
})();
