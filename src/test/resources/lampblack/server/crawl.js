// What somebody who presses at random can see of a page, and what must hold of it whatever they pressed.
window.crawl ??= (() => {
  const main = () => document.getElementById('main');
  const words = (text) => (text ?? '').trim().replace(/\s+/g, ' ');
  const name = (at) => words(at.getAttribute('aria-label') || at.labels?.[0]?.textContent || at.textContent || at.name
    || at.id).slice(0, 70);
  const shown = (at) => at.checkVisibility({ visibilityProperty: true }) && at.getClientRects().length > 0;
  const away = (link) => link.origin !== location.origin || link.hasAttribute('download') || link.target
    || !/^\/(characters\/[^/]+(\/(play|roll|advance|history|problems))?|games\/[^/]+|group\/[^/]+)?$/.test(link.pathname);
  const unwanted = /^(delete|move to trash|download|import|copy|empty|restore|random character|try |add to my|create)/i;
  const controls = () => [...main().querySelectorAll('button, summary, select, textarea, a[href], input:not([type=hidden])')]
    .filter((at) => shown(at) && !at.disabled && !(at.matches('a') && away(at)) && at.type !== 'file'
      && !unwanted.test(name(at)));
  const kind = (at) => (at.matches('select') ? 'choose'
    : at.matches('textarea, input[type=text], input[type=search], input:not([type])') ? 'write'
      : at.matches('input[type=number]') ? 'count' : at.matches('input[type=date]') ? 'none' : 'press');
  const spot = (at) => (at.matches('input[type=radio], input[type=checkbox]') ? at.closest('label') ?? at : at);
  const centre = (at) => {
    const box = at.getClientRects()[0] ?? at.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const over = (at) => {
    const { x, y } = centre(at);
    const hit = document.elementFromPoint(x, y);
    return hit && (at.contains(hit) || hit.contains(at)) ? null : hit;
  };
  let taken = null;
  // What is written stays with what was seen as it was begun.
  const begun = () => [...main().querySelectorAll('[name=seen]')].map((seen) => window.lampblack.isBeingFilled(seen.form));
  const bare = (page) => {
    const copy = page.cloneNode(true);
    const isBegun = begun();
    copy.querySelectorAll('[name=seen]').forEach((seen, index) => isBegun[index] && seen.removeAttribute('value'));
    copy.querySelectorAll('.notice, #said, #preview, [aria-live], [role=status], [data-added], .find output')
      .forEach((at) => at.remove());
    copy.querySelectorAll('[data-row] [tabindex]').forEach((at) => at.removeAttribute('tabindex'));
    copy.querySelectorAll('*').forEach((at) => {
      at.removeAttribute('open');
      at.classList.remove('out', 'sought');
      if (at.classList.length === 0) {
        at.removeAttribute('class');
      }
      const all = [...at.attributes].sort((one, other) => one.name.localeCompare(other.name));
      all.forEach((each) => at.removeAttributeNode(each));
      all.forEach((each) => at.setAttributeNode(each));
    });
    return copy.innerHTML.replace(/\s+/g, ' ');
  };
  return {
    name,
    /** How many things there are to press, and to write into. */
    count: () => controls().length,
    /** Brings one of them into the window and says where it is; what lies over it, unless it lies over all. */
    take: (index) => {
      const at = controls()[index];
      if (!at) {
        return { kind: 'none' };
      }
      taken = spot(at);
      const box = taken.getBoundingClientRect();
      if (box.top < 0 || box.bottom > window.innerHeight || over(taken)) {
        taken.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      }
      const cover = over(taken);
      const excused = cover?.closest('.notice, [popover], .rail-head, .tabs, .purse, .dismiss, .portrait-forms');
      return { ...centre(taken), kind: cover ? 'none' : kind(at), name: name(at), id: at.matches('a, .roll-form *, .quick *') ? '' : at.id,
        leaves: at.matches('a'), field: at.id,
        options: at.options ? [...at.options].map((option) => option.value) : [], value: at.value ?? '',
        covered: cover && !excused ? `${name(at)} lies under ${cover.outerHTML.slice(0, 120)}` : '' };
    },
    /** What stands in the field is written over. */
    all: () => taken.matches('input, textarea') && (taken.select(), true),
    choose: (value) => {
      taken.focus();
      taken.value = value;
      taken.dispatchEvent(new Event('input', { bubbles: true }));
      taken.dispatchEvent(new Event('change', { bubbles: true }));
    },
    /** Where the page stands, and what it says of the last press. */
    state: () => `the focus on ${document.activeElement.id || document.activeElement.localName}, ${Math.round(scrollY)} of ${
      document.documentElement.scrollHeight} down, saying ${[...main().querySelectorAll('.notice, .why[role=alert]')]
      .map((at) => `${words(at.textContent).slice(0, 120)} (at ${Math.round(at.getBoundingClientRect().top)})`).join(' | ') || 'nothing'}`,
    pauses: () => new Promise((done) => { setTimeout(() => done(true), 150); }),
    /** What is awaited, or nothing. */
    rests: () => {
      const under = document.querySelector('main[aria-busy=true]');
      return document.readyState !== 'complete' || main() === null ? 'the page is not there'
        : document.body.classList.contains('busy') ? 'the page says that it is busy'
          : under ? `an answer is awaited: ${under.outerHTML.slice(0, 200)}` : '';
    },
    holds: (text) => main().innerText.includes(text)
      || [...main().querySelectorAll('input, textarea')].some((field) => field.value.includes(text)),
    lacks: (id) => id !== '' && !document.getElementById(id),
    /** What is wrong with the page as it stands. */
    wrong: (id) => {
      const found = [];
      const wide = document.documentElement;
      if (wide.scrollWidth > wide.clientWidth) {
        found.push(`the page is ${wide.scrollWidth} wide in a window of ${wide.clientWidth}`);
      }
      for (const at of main().querySelectorAll('section[id], section.mark button')) {
        const folded = at.closest('details:not([open]), noscript, .option.out, [hidden], [popover], .save, .look, #preview, .opener');
        if (!shown(at) && !folded) {
          found.push(`${at.id || name(at)} is not to be seen`);
        }
      }
      if (document.activeElement === document.body && id) {
        found.push(`the focus is lost from ${id}`);
      }
      const last = id && document.getElementById(id);
      if (last && shown(last)) {
        const box = last.getBoundingClientRect();
        if (box.bottom < 0 || box.top > window.innerHeight) {
          found.push(`${id} is out of sight at ${Math.round(box.top)}`);
        }
      }
      return found;
    },
    /** Where the page differs from what the server answers for it now. */
    differs: async () => {
      if (main().querySelector('.notice.refused, .notice.conflict, .why[role=alert]')) {
        return '';
      }
      const answer = await fetch(location.href, { headers: { 'Lampblack-Part': 'true' }, cache: 'no-store' });
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('main');
      const is = bare(main());
      const be = fresh ? bare(fresh) : '';
      if (!fresh || is === be) {
        return '';
      }
      let first = 0;
      while (is[first] === be[first]) {
        first += 1;
      }
      return `the page says …${is.slice(Math.max(0, first - 60), first + 60)}…, the file …${
        be.slice(Math.max(0, first - 60), first + 60)}…`;
    },
  };
})();
