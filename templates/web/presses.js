// Every press counts, once and in its order, however slow the answers are: all that is sent or followed in place.
{
  const { main, exchange, note, path, lifted, show, steady, pause, pageOf, say, keep, leave, cameAt, isTwin, memory,
    isServed } = window.lampblack;
  const DONE = ':is(details > form, details > div > form):has(textarea, [type="text"], [type="file"])';
  const CONTROL = 'a[href], button, summary, label, select, textarea, input';

  // What was done before its answer got lost is known again by its name, and is not done twice.
  const own = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  let presses = 0;
  // What presses have made of a version of a file; whoever presses on has seen that, too.
  const later = new Map();
  const newest = (version) => (later.has(version) ? newest(later.get(version)) : version);
  const learn = ({ seen }, { status, headers }, form = null) => {
    const is = headers.get('etag')?.replaceAll('"', '') ?? form?.elements.seen?.value;
    const was = newest(seen);
    if (status < 400 && was && is && was !== is) {
      later.set(was, is).delete(is);
    }
  };
  const newer = ({ fields }) => fields.map(([field, value]) => [field, field === 'seen' ? newest(value) : value]);

  const waiting = [];
  let sent = null;
  // What has led to another page, which is not there yet.
  let led = null;
  window.addEventListener('pageshow', () => { led = null; });
  // What waits behind a press that nobody answers would fare no better.
  let halted = false;
  const ask = (press) => {
    const before = [led, sent, ...waiting].findLast((each) => each && each.method === press.method && each.where === press.where);
    if (before && !press.repeats && JSON.stringify(before.fields) === JSON.stringify(press.fields)) {
      return;
    }
    // Of what is changed in one field time and again, and of pages that are only looked at, the last counts.
    const stale = waiting.findIndex((each) => (press.looks ? each.looks
      : !press.button && !each.button && each.form === press.form));
    if (stale >= 0) {
      waiting.splice(stale, 1);
    }
    waiting.push(press);
    goOn();
  };
  const busy = (is) => {
    document.body.classList.toggle('busy', is);
    main().ariaBusy = String(is);
  };
  const goOn = async () => {
    halted = false;
    while (!sent && !halted && waiting.length > 0) {
      sent = waiting.shift();
      busy(true);
      document.dispatchEvent(new CustomEvent('lampblack:sent', { detail: Object.fromEntries(sent.fields) }));
      const { method, where, name, seen, tries } = sent;
      if (sent.leads) {
        leave(where);
        sent = null;
        busy(waiting.length > 0);
        continue;
      }
      const answer = await exchange(method, where, { sent: newer(sent), version: newest(seen), press: name, part: true });
      const rest = pause(answer, tries);
      try {
        if (rest === null) {
          sent.isAnswered = true;
          learn(sent, answer);
          await lifted();
          take(answer, sent);
        } else {
          waiting.unshift({ ...sent, tries: tries + 1 });
          await new Promise((done) => { setTimeout(done, rest); });
        }
      } finally {
        sent = null;
        busy(waiting.length > 0);
      }
    }
  };

  /** Sees to it that the page says what a press was answered. */
  const take = (answer, press) => {
    const { control, looks, where } = press;
    // What is to be printed says by itself what has changed.
    if (main().matches('[data-still]')) {
      return;
    }
    // One that was made before the page came is shown by it, wherever it was made.
    const isAway = press.at && press.at !== path().split('?')[0];
    if (isAway && answer.status > 0 && answer.status < 400) {
      document.dispatchEvent(new Event('lampblack:changed'));
      return;
    }
    const page = isAway ? null : pageOf(answer, looks);
    const isElsewhere = looks ? answer.address.split('?')[0] !== path().split('?')[0] : hasLed(answer, press);
    if (looks ? !page && answer.status > 0 && answer.status < 400 : isElsewhere && (isServed || !page)) {
      led = looks ? null : press;
      leave(looks ? where : answer.address + answer.fragment, answer);
      return;
    }
    if (!page) {
      halted = answer.status === 0;
      const isTired = [0, 429].includes(answer.status) || answer.status > 500;
      if (answer.status !== 204) {
        say(answer, control, isTired && (() => {
          waiting.unshift({ ...press, tries: 0 });
          goOn();
        })).dataset.since = presses;
      }
      return;
    }
    const isFine = answer.status < 400;
    const given = new Map(press.fields);
    // What was said of presses before this one was there to be read.
    [...main().querySelectorAll('.notice[data-added]')].filter(({ dataset }) => isElsewhere || Number(dataset.since) < press.number)
      .forEach((notice) => notice.remove());
    const finger = show(page, { pressed: control, isDone: (field) => isElsewhere || (isFine && field.form === press.form
      && (/^(radio|checkbox)$/.test(field.type) || field.value === (given.get(field.name) ?? field.value))) });
    if (isFine && !looks) {
      const form = [press.form, ...document.forms].find((each) => each.isConnected
        && each.getAttribute('action') === press.form.getAttribute('action'));
      learn(press, answer, form);
      // What was written is done with, and with it the fold that it was written in; whoever was in there is at its head.
      if (press.form.matches(DONE)) {
        const fold = press.form.closest('details');
        if (fold.contains(document.activeElement)) {
          fold.querySelector('summary').focus({ preventScroll: true });
        }
        fold.open = false;
      }
    }
    goTo(answer, press, isElsewhere);
    for (const notice of looks || isElsewhere ? [] : main().querySelectorAll('.notice:not([data-added])')) {
      keep(notice, notice.matches('.refused, .conflict') ? control : null, finger).dataset.since = presses;
    }
    steady(isElsewhere ? null : finger);
    if (press.tries > 0) {
      // The answer may be older than what others have done since.
      document.dispatchEvent(new Event('lampblack:changed'));
    }
    document.dispatchEvent(new CustomEvent('lampblack:shown', { detail: { ...press, isFine } }));
    document.getElementById(isFine && press.form.dataset.shows)?.scrollIntoView({ behavior: 'instant' });
  };
  /** Whether what was sent has led to another page than it was sent from. */
  const hasLed = ({ status, address }, { where }) => {
    const [to] = address.split('?');
    return status > 0 && status < 400 && to !== new URL(where, window.lampblack.address()).pathname && to !== path().split('?')[0];
  };
  /** Says in the address what is shown, as the answer has it. */
  const goTo = ({ headers, address, fragment }, { looks, returns, where }, isElsewhere) => {
    const replaced = returns ? address : headers.get('lampblack-replace');
    const pushed = headers.get('lampblack-push') ?? (looks || isElsewhere ? address : path());
    const to = replaced ?? (pushed === 'false' ? path() : pushed);
    if (to !== path()) {
      note(to, !replaced);
    }
    const mark = fragment || (looks ? new URL(where, window.lampblack.address()).hash : '');
    const at = document.getElementById(decodeURIComponent(mark.slice(1)));
    if (at) {
      at.scrollIntoView();
    } else if (isElsewhere) {
      window.scrollTo(0, 0);
      main().focus({ preventScroll: true });
    }
  };

  // Whose rolls the page shows, and how many, stays as it is after a press.
  const withLog = (to) => {
    const shown = new URL(window.lampblack.address()).searchParams;
    const log = ['who', 'rolls'].filter((name) => shown.has(name)).map((name) => [name, shown.get(name)]);
    return log.length > 0 ? `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams(log)}` : to;
  };
  /** What is pressed, as it stood there. @param form that is sent, or a link that is followed */
  const press = (form, button = null, field = null) => {
    const isLink = form.matches('a');
    const method = isLink ? 'GET' : (button?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get').toUpperCase();
    const to = isLink ? form.getAttribute('href') : button?.getAttribute('formaction') ?? form.getAttribute('action') ?? path();
    const fields = isLink ? [] : [...new FormData(form, button)].filter(([, value]) => typeof value === 'string' || value.name);
    presses += 1;
    return { number: presses, name: `${own}.${presses}`, form, button, method, looks: method === 'GET',
      where: method === 'POST' ? withLog(to) : isLink ? to : `${to.replace(/[?#].*/, '')}?${new URLSearchParams(fields)}`,
      fields: method === 'POST' ? fields : [], seen: fields.find(([name]) => name === 'seen')?.[1] ?? '',
      repeats: Boolean(button?.closest('[data-repeats]')), control: button ?? field ?? (isLink ? form : document.activeElement), tries: 0 };
  };
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented && !event.target.matches('[role="search"], .print-bar, [action="/stop"]')) {
      event.preventDefault();
      ask(press(event.target, event.submitter));
    }
  });
  // What is chosen or written is sent at once; arrow keys step through a list, and the option they rest on counts.
  const RESTED = 400;
  let resting = null;
  const settle = () => {
    const field = resting?.field;
    clearTimeout(resting?.timer);
    resting = null;
    if (field?.isConnected && field.form.reportValidity()) {
      ask(press(field.form, null, field));
    }
  };
  document.addEventListener('change', ({ target: field }) => {
    if (field.form?.matches('[data-on-change]')) {
      clearTimeout(resting?.timer);
      resting = { field, timer: setTimeout(settle, field.matches('select:focus-visible') ? RESTED : 0) };
    }
  });
  document.addEventListener('focusout', settle);
  const isPlain = ({ button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }) => button === 0 && !defaultPrevented
    && !ctrlKey && !metaKey && !shiftKey && !altKey;
  // Where there is no server, all pages follow each other in place, but what is to be printed.
  const INNER = isServed ? 'a[href][data-in-place]' : 'a:is([href^="/"], [href^="?"]):not([download])';
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    if (!link || !isPlain(event) || (main().matches('[data-still]') && !isServed)) {
      return;
    }
    const isInner = link.matches(INNER);
    // A page that is left while a press is on its way would not show what comes of it.
    const leads = !isInner && sent?.tries === 0 && !halted && link.matches(':is([href^="/"], [href^="?"]):not([target])');
    if (isInner || leads) {
      event.preventDefault();
      ask({ ...press(link), leads });
    }
  });
  for (const name of ['lampblack:dismissed', 'lampblack:heard', 'online']) {
    window.addEventListener(name, goOn, true);
  }

  // What comes up on something else than it went down on is no press of that. Who presses on at one place means what was
  // there, and what takes back a press and has only just come is meant by nobody.
  const AGAIN = 350;
  // On a busy machine the next finger is down before the click of the one before has come.
  let downs = [];
  let last = null;
  const controlAt = (at) => at.closest?.(CONTROL);
  document.addEventListener('pointerdown', ({ pointerId: id, timeStamp: at, isPrimary, button, target }) => {
    downs = [{ id, at, control: isPrimary && button === 0 ? controlAt(target) : null }, ...downs].slice(0, 3);
  }, true);
  document.addEventListener('click', (event) => {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const control = controlAt(event.target);
    const down = downs.find(({ id }) => id === event.pointerId) ?? downs[0];
    if (!event.isTrusted || event.detail === 0 || !control || !down?.control) {
      return;
    }
    const isMoved = down.control !== control && down.control.control !== control && !down.control.contains(control)
      && !control.contains(down.control);
    const isAgain = last && at - last.at < AGAIN && Math.hypot(x - last.x, y - last.y) < 12 && cameAt(control) > last.began
      && isTwin(control);
    const isNew = isTwin(control) && down.at - cameAt(control) < AGAIN;
    last = { began: isAgain ? last.began : at, x, y, at };
    if (isMoved || isAgain || isNew) {
      event.preventDefault();
      event.stopImmediatePropagation();
      isAgain || say({ status: 204, type: '', text: '' }, control);
    }
  }, true);

  /** Follows an address as a link does. @param returns whether it is one that was shown before */
  const follow = (to, returns) => ask({ ...press(Object.assign(document.createElement('a'), { href: to })), returns });
  // What still waits when a page goes is done by the next one in its window; what has got through is known there by its name.
  const KEPT = `presses ${isServed ? '' : window.location.pathname}`;
  window.addEventListener('pagehide', () => {
    const left = [sent?.isAnswered ? null : sent, ...waiting].filter((each) => each?.method === 'POST'
      && each.fields.every(([, value]) => typeof value === 'string'));
    const kept = left.map((each) => ({ ...each, fields: newer(each), seen: newest(each.seen), at: each.at ?? path().split('?')[0],
      action: each.form.getAttribute('action'), control: each.control?.id ?? '' }));
    memory((all) => (kept.length > 0 ? all.setItem(KEPT, JSON.stringify(kept)) : all.removeItem(KEPT)));
  });
  const resume = ({ persisted }) => {
    const kept = JSON.parse(memory((all) => all.getItem(KEPT)) ?? '[]');
    memory((all) => all.removeItem(KEPT));
    // A page that comes back as it was still has them.
    for (const each of persisted ? [] : kept) {
      const form = document.createElement('form');
      form.setAttribute('action', each.action ?? each.where);
      waiting.push({ ...each, form, button: null, control: document.getElementById(each.control), number: 0, tries: 0 });
    }
    goOn();
  };
  window.addEventListener('pageshow', resume);
  // In a published page, scripts come after that.
  if (document.readyState === 'complete') {
    resume({});
  }
  let shown = path();
  document.addEventListener('lampblack:shown', () => { shown = path(); });
  window.addEventListener('popstate', () => isServed && shown !== path() && follow(path(), true));
  window.lampblack = { ...window.lampblack, follow, isPressing: () => sent !== null || waiting.length > 0 };
}
