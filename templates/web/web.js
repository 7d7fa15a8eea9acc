'use strict';
// Every page works without this. With it, only the part of a page that changes is sent, and pages follow the files.
{
  const main = () => document.getElementById('main');
  const typing = () => {
    const at = document.activeElement;
    const inField = Boolean(at) && main().contains(at) && at.matches('input, textarea, select') && at.type !== 'hidden'
      && (at.tagName === 'SELECT' || at.value !== at.defaultValue);
    return inField || [...main().querySelectorAll('form input, form textarea')].some((field) =>
      field.type !== 'hidden' && !field.dataset.draft && (field.checked !== field.defaultChecked || field.value !== field.defaultValue));
  };

  // A form also says in a header which version of the file it is about.
  document.addEventListener('htmx:configRequest', ({ detail }) => {
    const { seen } = detail.parameters;
    if (seen) {
      detail.headers['If-Match'] = `"${seen}"`;
    }
    // Whose rolls the page shows, and how many, stays as it is after a press.
    const shown = new URL(window.lampblack.address()).searchParams;
    const log = detail.verb === 'post' ? ['who', 'rolls'].filter((name) => shown.has(name)) : [];
    if (log.length > 0) {
      detail.path += `${detail.path.includes('?') ? '&' : '?'}${log.map((name) =>
        `${name}=${encodeURIComponent(shown.get(name))}`).join('&')}`;
    }
  });
  document.addEventListener('htmx:sendError', () => {
    document.body.classList.add('cut-off');
  });
  document.addEventListener('htmx:afterRequest', ({ detail }) => {
    if (detail.successful) {
      document.body.classList.remove('cut-off');
    }
  });

  // A slow request shows that it is under way, and is not sent twice.
  const busy = new Set();
  const show = () => {
    document.body.classList.toggle('busy', busy.size > 0);
    if (busy.size > 0) {
      main().setAttribute('aria-busy', 'true');
    } else {
      main().removeAttribute('aria-busy');
    }
  };
  const work = (request) => {
    busy.add(request);
    show();
  };
  document.addEventListener('htmx:beforeSend', ({ detail }) => {
    work(detail.xhr);
    // What sent it may be gone from the page when it ends.
    detail.xhr.addEventListener('loadend', () => {
      busy.delete(detail.xhr);
      show();
    });
  });
  const rest = (request) => {
    busy.delete(request);
    delete request.dataset.sent;
    show();
  };
  // A page that is still here by then has been pressed elsewhere meanwhile, or what was asked for is no page.
  const leave = (from, most) => {
    work(from);
    setTimeout(() => rest(from), most);
  };
  // Whatever else is done with a press has been done by the time the window hears of it.
  window.addEventListener('submit', (event) => {
    const form = event.target;
    if (form.matches('[hx-boost], [hx-boost] *') || event.defaultPrevented) {
      return;
    }
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = 'yes';
    leave(form, 20000);
  });
  window.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    const leaves = link && link.origin === location.origin && !link.hasAttribute('download') && !link.target
      && (link.pathname !== location.pathname || link.search !== location.search);
    if (leaves && event.button === 0 && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey
        && !link.matches('[hx-boost], [hx-get]')) {
      leave(link, 10000);
    }
  });
  window.addEventListener('pageshow', () => {
    busy.clear();
    show();
    document.querySelectorAll('form[data-sent]').forEach((form) => { delete form.dataset.sent; });
  });

  // Arrow keys step through a list, and only the option they rest on is chosen.
  let list = null;
  let restTimer = null;
  const choose = () => {
    // The answer to an earlier press may have replaced the list.
    const at = list?.isConnected ? list : list && document.getElementById(list.id);
    clearTimeout(restTimer);
    restTimer = null;
    if (at) {
      at.value = list.value;
    }
    list = null;
    at?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  document.addEventListener('keydown', (event) => {
    if (restTimer && event.key === 'Enter') {
      choose();
    } else if (event.target.matches('select') && event.key !== 'Tab') {
      list = event.target;
    }
  });
  document.addEventListener('pointerdown', () => { list = null; });
  document.addEventListener('change', (event) => {
    if (event.target === list) {
      event.stopPropagation();
      clearTimeout(restTimer);
      restTimer = setTimeout(choose, 400);
    }
  }, true);
  document.addEventListener('focusout', () => {
    if (restTimer) {
      choose();
    }
  });

  // What is being typed elsewhere on the page survives an answer, and what was refused can be mended where it stands.
  let written = [];
  document.addEventListener('htmx:beforeSwap', ({ detail }) => {
    const sent = detail.xhr.status === 422 ? null : detail.requestConfig.elt.closest('form');
    written = !main().contains(detail.target) ? [] : [...detail.target.querySelectorAll('input[type=text][id], textarea[id]')]
      .filter((field) => field.value !== field.defaultValue && field.form !== sent)
      .map((field) => ({ id: field.id, value: field.value, began: field.defaultValue }));
  });
  document.addEventListener('htmx:afterSwap', () => {
    for (const { id, value, began } of written) {
      const at = document.getElementById(id);
      if (at?.value === began) {
        at.value = value;
      }
    }
    written = [];
  });

  // What was opened stays open on the page, unless it is what the press was about.
  let opened = [];
  const noteOpened = (pressed) => {
    opened = [...main().querySelectorAll('details[open]')].filter((details) => !details.contains(pressed))
      .map((details) => details.id || details.querySelector('summary').id).filter((id) => id);
  };
  const openAgain = () => {
    for (const id of opened) {
      const details = document.getElementById(id)?.closest('details');
      if (details) {
        details.open = true;
      }
    }
    opened = [];
  };
  document.addEventListener('htmx:beforeSwap', ({ detail }) => {
    const { path, verb, elt } = detail.requestConfig;
    const here = new URL(window.lampblack.address());
    if (verb === 'post' || new URL(path, here).pathname === here.pathname) {
      noteOpened(elt);
    }
  });
  document.addEventListener('htmx:afterSwap', openAgain);

  // What was pressed stays under the finger, whatever comes or goes above it.
  let rested = null;
  document.addEventListener('htmx:beforeSwap', () => {
    const at = document.activeElement;
    const top = at.id && main().contains(at) ? at.getBoundingClientRect().top : -1;
    rested = top >= 0 && top < window.innerHeight ? { id: at.id, top } : null;
  });
  document.addEventListener('htmx:afterSwap', () => {
    const at = rested && document.getElementById(rested.id);
    if (at?.getClientRects().length && [at, document.body].includes(document.activeElement)) {
      window.scrollBy({ top: at.getBoundingClientRect().top - rested.top, behavior: 'instant' });
    }
    rested = null;
  });

  // If the focused element is gone or folded away, the focus stays as near to it as possible.
  let trail = [];
  let focused = null;
  const leads = (at) => `${[at.textContent, at.value, at.getAttribute('href') ?? at.form?.getAttribute('action')]}`;
  // What has no name of its own is known by its words and where it leads to.
  const alike = (at) => [...main().querySelectorAll(`${at.localName}:not([id])`)].filter((each) => leads(each) === leads(at));
  const noteFocus = () => {
    trail = [];
    const on = document.activeElement;
    focused = main().contains(on) && on.matches('a:not([id]), button:not([id])')
      ? { like: on, which: alike(on).indexOf(on) } : null;
    for (let at = on; at && at !== document.body && at !== main(); at = at.parentElement) {
      if (at.id) {
        trail.push(at.id);
      }
    }
  };
  document.addEventListener('htmx:beforeSwap', noteFocus);
  const restoreFocus = () => {
    const twin = focused && alike(focused.like)[focused.which];
    twin?.focus({ preventScroll: true });
    const kept = (twin && document.activeElement === twin) || trail.some((id) => {
      const at = document.getElementById(id);
      const shut = at?.closest('details:not([open])');
      const target = shut ? shut.querySelector('summary') : at;
      target?.focus({ preventScroll: true });
      return target && document.activeElement === target;
    });
    if (!kept) {
      main().focus({ preventScroll: true });
    }
  };
  document.addEventListener('htmx:afterSettle', () => {
    if (document.activeElement === document.body) {
      restoreFocus();
    }
    // Keyboard users have to see where they are; others look where they pressed.
    const at = document.activeElement;
    if (at !== main() && at.matches(':focus-visible')) {
      at.scrollIntoView({ block: 'nearest' });
    }
  });

  // A notice is at the head of the page, out of sight of anyone who pressed something further down.
  document.addEventListener('htmx:afterSettle', () => {
    const notice = main().querySelector('.notice:not(.at-hand)');
    if (notice && (notice.getBoundingClientRect().bottom < 0 || notice.getBoundingClientRect().top > window.innerHeight)) {
      notice.scrollIntoView({ block: 'nearest' });
    }
  });

  // Resting on an option, with the pointer or the focus, shows beside the sheet what it would change.
  let lookTimer = null;
  const lookSoon = ({ target }) => {
    clearTimeout(lookTimer);
    const look = target.closest?.('.desk .option')?.querySelector('a.look');
    if (!look || !window.matchMedia('(min-width: 64rem)').matches) {
      return;
    }
    lookTimer = setTimeout(() => {
      const pane = document.getElementById('preview');
      if (pane && look.isConnected && pane.dataset.of !== look.id) {
        pane.dataset.of = look.id;
        window.htmx.ajax('GET', look.getAttribute('hx-get'), { target: pane, select: '#preview-body', swap: 'innerHTML' })
          .catch(() => {});
      }
    }, 500);
  };
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') {
      lookSoon(event);
    }
  });
  document.addEventListener('focusin', (event) => {
    if (event.target.matches(':focus-visible')) {
      lookSoon(event);
    }
  });

  let later = null;
  // An answer that was requested before the latest press is out of date when it arrives.
  let turns = 0;
  let held = false;
  for (const name of ['htmx:beforeRequest', 'htmx:beforeSwap', 'htmx:afterSettle']) {
    document.addEventListener(name, () => { turns += 1; });
  }
  document.addEventListener('pointerdown', () => { held = true; });
  for (const name of ['pointerup', 'pointercancel', 'dragend']) {
    document.addEventListener(name, () => { held = false; });
  }
  // What somebody lost to a conflict stays on the page until they have dealt with it.
  const lost = () => main().querySelector('.notice.refused, .notice.conflict, .unsaved');
  // Neither the classes that htmx adds nor what somebody has opened makes a page different.
  const bare = (page) => {
    const copy = page.cloneNode(true);
    copy.querySelectorAll('[class]').forEach((element) => {
      element.classList.remove('htmx-added', 'htmx-settling', 'htmx-swapping', 'htmx-request', 'out', 'sought');
      if (!element.classList.length) {
        element.removeAttribute('class');
      }
    });
    copy.querySelectorAll('details').forEach((details) => details.removeAttribute('open'));
    copy.querySelectorAll('[data-row] [tabindex]').forEach((stop) => stop.removeAttribute('tabindex'));
    copy.querySelectorAll('.find output').forEach((found) => { found.textContent = ''; });
    copy.querySelectorAll('#preview').forEach((preview) => {
      preview.textContent = '';
      delete preview.dataset.of;
    });
    copy.querySelectorAll('#game-state, [data-added]').forEach((added) => added.remove());
    return copy.innerHTML;
  };
  const same = (fresh) => bare(main()) === bare(fresh);
  const refreshIn = (delay) => {
    clearTimeout(later);
    later = setTimeout(refresh, delay);
  };
  // Whether the game can be played is said even while somebody writes here.
  let told = true;
  async function refresh() {
    const waits = () => typing() || held || document.querySelector('main .htmx-request');
    if (told && lost()) {
      return;
    }
    if (told && waits()) {
      refreshIn(1000);
      return;
    }
    const turn = turns;
    const address = window.lampblack.address();
    try {
      told = true;
      const answer = await fetch(address, { headers: { 'HX-Request': 'true' }, cache: 'no-store' });
      if (answer.status === 429 || answer.status === 503) {
        refreshIn(2000);
        return;
      }
      const html = await answer.text();
      const fresh = new DOMParser().parseFromString(html, 'text/html').getElementById('main');
      const mended = fresh ? window.lampblack.sayState(fresh) : '';
      if (turn !== turns || address !== window.lampblack.address() || held) {
        refreshIn(200);
        return;
      }
      if (waits()) {
        refreshIn(1000);
        return;
      }
      if (!fresh || answer.status >= 500 || same(fresh) || lost()) {
        return;
      }
      noteFocus();
      noteOpened(null);
      window.htmx.swap('#main', html, { swapStyle: 'outerHTML' });
      openAgain();
      window.lampblack.sayMended(mended);
    } catch {
      // The server is gone for the moment; the next event asks again.
    }
  }
  document.addEventListener('lampblack:changed', () => {
    told = false;
    refreshIn(50);
  });
  document.addEventListener('lampblack:dismissed', () => refreshIn(50));
}
