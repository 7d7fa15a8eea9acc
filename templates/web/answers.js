// Shows each answer in the page as it stands, or says beside what was pressed why there is none.
{
  const { main, morph, parsed, other } = window.lampblack;
  const BUSY = [429, 502, 503, 504];
  const PAGES = [412, 422, 428];
  const TRIES = { busy: 6, gone: 12 };

  // While a finger is down nothing changes, so that it comes up from what it went down on.
  const HELD = 3000;
  let settled = Promise.resolve();
  let lift = () => {};
  document.addEventListener('pointerdown', () => {
    lift();
    settled = new Promise((done) => { lift = done; });
    setTimeout(lift, HELD);
  }, true);
  for (const [name, pause] of [['pointerup', 80], ['click', 0], ['pointercancel', 0], ['dragend', 0]]) {
    document.addEventListener(name, () => setTimeout(lift, pause), true);
  }
  const lifted = () => settled;

  // What has the focus, and what was pressed, stays where it is; if it is gone, what stands in its place is next to it.
  const held = (parent) => [...parent.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary, '
    + '[tabindex]')].filter((each) => !each.disabled);
  const place = (control) => {
    const all = held(main());
    const at = all.indexOf(control);
    const next = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse()];
    return { control, next, top: control?.getBoundingClientRect().top ?? 0 };
  };
  // What takes a press back is named for it.
  const successor = ({ control, next }) => (!control || control.isConnected ? control
    : document.getElementById(other(control.id)) ?? next.find((each) => each.isConnected && each.checkVisibility()));
  const refocus = (before) => {
    for (const at of [successor(before), main()]) {
      if (!document.activeElement || document.activeElement === document.body) {
        at?.focus({ preventScroll: true });
      }
    }
  };

  /** Brings what stands in the place of a control to where that was in the window. */
  const steady = (finger) => {
    const stays = finger?.control && successor(finger);
    if (stays?.getClientRects().length && finger.top >= 0 && finger.top < window.innerHeight) {
      window.scrollBy({ top: stays.getBoundingClientRect().top - finger.top, behavior: 'instant' });
    }
  };

  /** Shows what an answer brings. @param isDone see morph @param pressed what it is to @return what steadies the page again */
  const show = (page, { isDone, pressed = null, only = null } = {}) => {
    const fresh = page.getElementById('main');
    const focus = document.activeElement;
    const before = place(main().contains(focus) ? focus : null);
    const asks = fresh?.querySelector('[autofocus]');
    const isNext = asks && !document.getElementById(asks.id);
    const finger = pressed?.isConnected && pressed !== focus ? place(pressed) : before;
    const put = (parts) => parts.map((part) => [document.getElementById(part?.id), part]).forEach(([old, part]) =>
      old && morph(old, part, isDone));
    if (only) {
      put(only.map((id) => page.getElementById(id)));
    } else if (fresh.dataset.part) {
      put([...fresh.querySelectorAll('[id]')].filter((each) => !each.parentElement.closest('#main [id]')));
    } else {
      morph(main(), fresh, isDone);
      document.title = page.title || document.title;
      const kind = [...document.body.classList].find((name) => name.startsWith('on-'));
      document.body.classList.replace(kind, `on-${fresh.dataset.kind}`);
    }
    put(['saving', 'table'].map((id) => page.getElementById(id)));
    if (isNext) {
      document.getElementById(asks.id)?.focus();
      return null;
    }
    refocus(before);
    steady(finger);
    return finger;
  };

  /** How long to wait until it is asked again. @return milliseconds, or null where it has been answered or given up */
  const pause = ({ status, headers }, tries) => {
    const why = status === 0 ? 'gone' : BUSY.includes(status) ? 'busy' : '';
    const at = document.getElementById('waits');
    document.body.classList.toggle('cut-off', status === 0);
    if (why === '' || tries >= TRIES[why]) {
      at?.replaceChildren();
      return null;
    }
    at?.replaceChildren(at.dataset[why]);
    const asked = Number(why === 'busy' ? headers.get('retry-after') : NaN);
    return asked > 0 ? Math.min(asked, 20) * 1000 : why === 'gone' ? 2000 : Math.min(500 * 2 ** tries, 5000);
  };
  /** The page that an answer is; none where it has no place here. @param looks whether a page was asked for */
  const pageOf = ({ status, text, type }, looks) => {
    const page = type.startsWith('text/html') && !BUSY.includes(status) ? parsed(text) : null;
    const onlySays = status >= 400 && !PAGES.includes(status) && page?.getElementById('says');
    return page?.getElementById('main') && !(onlySays && (!looks || status >= 500)) ? page : null;
  };
  const words = ({ status, type, text }) => {
    const says = type.startsWith('text/html') && status >= 400 ? parsed(text).querySelector('#says:has(+ .lead)') : null;
    return says ? { heading: says.textContent, line: says.nextElementSibling.textContent }
      : { heading: '', line: type.startsWith('text/plain') && text.length < 300 ? text.trim() : '' };
  };

  // What is said of a press is said where the finger is; the page stays where it was.
  const near = (notice, control) => {
    notice.classList.add('at-hand');
    const from = main().getBoundingClientRect();
    const at = control.getBoundingClientRect();
    const box = notice.getBoundingClientRect();
    const below = at.bottom + 10 + box.height <= window.innerHeight || at.top - 10 - box.height < 0;
    const left = Math.min(Math.max(at.left - 24, from.left), Math.max(from.left, from.right - box.width));
    notice.style.left = `${left - from.left}px`;
    notice.style.top = `${(below ? at.bottom + 10 : at.top - 10 - box.height) - from.top}px`;
  };
  /** Keeps a notice beside what it is about until it is read, and no other that says the same; the page stays where it was. */
  const keep = (notice, control, finger = null) => {
    [...main().querySelectorAll('.notice[data-added]')].filter((old) => old !== notice && old.textContent === notice.textContent)
      .forEach((old) => old.remove());
    notice.dataset.added = '';
    notice.dataset.at = control?.id ?? '';
    notice.isConnected || main().prepend(notice);
    if (control?.isConnected && control.getClientRects().length) {
      notice.classList.add('at-hand');
      steady(finger);
      near(notice, control);
    } else if (notice.getBoundingClientRect().bottom < 0 || notice.getBoundingClientRect().top > window.innerHeight) {
      notice.scrollIntoView({ block: 'nearest' });
    }
    return notice;
  };
  /** Says beside what was pressed why it came to nothing. @param again what is done where it is to be tried again */
  const say = (answer, control, again) => {
    const { heading, line } = words(answer);
    const notice = document.getElementById('unanswered').content.firstElementChild.cloneNode(true);
    notice.querySelector('h2').textContent = heading || notice.querySelector('h2').textContent;
    notice.querySelector('p').textContent = line || notice.dataset[{ 0: 'gone', 204: 'changed' }[answer.status] ?? 'odd'];
    notice.querySelector('.again').hidden = !again;
    notice.querySelector('.again').addEventListener('click', () => {
      notice.remove();
      again();
    });
    return keep(notice, control);
  };
  const dismiss = (notice) => {
    const at = document.getElementById(notice.dataset.at);
    notice.remove();
    (at ?? main()).focus({ preventScroll: true });
    document.dispatchEvent(new Event('lampblack:dismissed'));
  };
  document.addEventListener('click', (event) => {
    const notice = event.target.closest?.('.dismiss')?.closest('.notice');
    if (notice) {
      dismiss(notice);
    }
  });
  document.addEventListener('keydown', (event) => {
    const notice = event.key === 'Escape' ? [...main().querySelectorAll('.notice')].pop() : null;
    if (notice?.querySelector('.dismiss')) {
      dismiss(notice);
    }
  });
  window.lampblack = { ...window.lampblack, lifted, show, steady, pause, pageOf, say, keep };
}
