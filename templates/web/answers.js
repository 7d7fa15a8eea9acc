'use strict';
// Whatever is answered, nothing vanishes from a page: an answer that has no place on it is said beside what was pressed,
// and what got no answer, or was asked too soon, is asked again.
{
  // Where the page is: a published page has no address of its own, and says where it is itself.
  const address = window.lampblack?.address ?? (() => location.href);
  const main = () => document.getElementById('main');
  const BUSY = [429, 502, 503, 504];
  const PAGES = [412, 422, 428];
  const TRIES = { busy: 6, gone: 12 };
  const type = (xhr) => (xhr.status === 0 ? '' : xhr.getResponseHeader('Content-Type') ?? '');
  const isHtml = (xhr) => type(xhr).startsWith('text/html');
  const holds = (xhr, id) => isHtml(xhr) && xhr.response.includes(`id="${id}"`);
  // A page that only says what is wrong, and is no page of what was pressed.
  const says = (xhr) => xhr.status >= 400 && !PAGES.includes(xhr.status) && holds(xhr, 'says');
  /** What of an answer is to stand on the page. */
  const wanted = ({ xhr, select, target, requestConfig: { elt } }) => {
    const selector = xhr.getResponseHeader('HX-Reselect') ?? select
      ?? elt.closest('[hx-select]')?.getAttribute('hx-select') ?? `#${target.id}`;
    return selector.replace(/^#/, '');
  };
  // What could not be shown of an answer, by the request.
  const unfit = new WeakMap();
  const words = (xhr) => {
    if (isHtml(xhr)) {
      const page = new DOMParser().parseFromString(xhr.response, 'text/html');
      const line = page.querySelector('#says + .lead');
      return says(xhr) && line ? { heading: page.getElementById('says').textContent, line: line.textContent }
        : { heading: '', line: '' };
    }
    const line = type(xhr).startsWith('text/plain') ? xhr.response.trim() : '';
    return { heading: '', line: line.length < 300 ? line : '' };
  };
  document.addEventListener('htmx:beforeSwap', (event) => {
    const { detail } = event;
    const { xhr, requestConfig } = detail;
    if (xhr.status === 204) {
      return;
    }
    const isPage = requestConfig.verb === 'get' && requestConfig.elt.matches('a, form') && wanted(detail) === 'main';
    if (!BUSY.includes(xhr.status) && holds(xhr, 'main')) {
      if (says(xhr) ? isPage && xhr.status < 500 : holds(xhr, wanted(detail))) {
        return;
      }
      if (!says(xhr) && requestConfig.elt.matches('a, form')) {
        // The answer is another page than the one that was asked from.
        Object.assign(detail, { target: main(), selectOverride: '#main', swapOverride: 'outerHTML' });
        return;
      }
    }
    unfit.set(xhr, words(xhr));
    detail.shouldSwap = false;
    event.stopImmediatePropagation();
  });

  /** How long to wait until it is asked again. @return milliseconds, or null where it has been answered or given up */
  const pause = (xhr, tries) => {
    const why = xhr.status === 0 ? 'gone' : BUSY.includes(xhr.status) ? 'busy' : '';
    if (why === '' || tries >= TRIES[why]) {
      sign('');
      return null;
    }
    sign(why);
    const asked = Number(why === 'busy' ? xhr.getResponseHeader('Retry-After') : NaN);
    return asked > 0 ? Math.min(asked, 20) * 1000 : why === 'gone' ? 2000 : Math.min(500 * 2 ** tries, 5000);
  };
  const sign = (why) => {
    const at = document.getElementById('waits');
    at.textContent = why === '' ? '' : at.dataset[why];
  };

  // What changes while somebody chooses or writes is asked by no press, and is only asked again.
  const asked = new WeakMap();
  document.addEventListener('htmx:beforeSend', ({ detail: { xhr, requestConfig: { elt } } }) => {
    if (elt.matches('form, a, body')) {
      return;
    }
    xhr.addEventListener('loadend', () => {
      const tries = asked.get(elt) ?? 0;
      const rest = pause(xhr, tries);
      asked.set(elt, rest === null ? 0 : tries + 1);
      if (rest !== null) {
        setTimeout(() => elt.isConnected && elt.dispatchEvent(new Event('change')), rest);
      }
    });
  });

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
  /** Says beside what was pressed why it came to nothing. @param again what is done where it is to be tried again */
  const say = (xhr, id, again) => {
    const { heading, line } = unfit.get(xhr) ?? { heading: '', line: '' };
    const notice = document.getElementById('unanswered').content.firstElementChild.cloneNode(true);
    if (heading) {
      notice.querySelector('h2').textContent = heading;
    }
    notice.querySelector('p').textContent = line || (xhr.status === 0 ? notice.dataset.gone : notice.dataset.odd);
    notice.dataset.at = id;
    if (again) {
      notice.querySelector('.again').addEventListener('click', () => {
        notice.remove();
        again();
      });
    } else {
      notice.querySelector('.again').remove();
    }
    main().querySelectorAll('.notice.unanswered').forEach((old) => {
      if (old.textContent === notice.textContent && old.dataset.at === id) {
        old.remove();
      }
    });
    main().prepend(notice);
    const control = id ? document.getElementById(id) : null;
    if (control?.getClientRects().length) {
      near(notice, control);
    } else {
      notice.scrollIntoView({ block: 'nearest' });
    }
    return notice;
  };
  const isUnfit = (xhr) => xhr.status === 0 || unfit.has(xhr);
  const dismiss = (notice) => {
    const at = document.getElementById(notice.dataset.at);
    notice.remove();
    (at ?? main()).focus({ preventScroll: true });
    document.dispatchEvent(new Event('lampblack:dismissed'));
  };
  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('.notice .dismiss');
    if (button) {
      dismiss(button.closest('.notice'));
    }
  });
  document.addEventListener('keydown', (event) => {
    const notice = event.key === 'Escape' ? [...main().querySelectorAll('.notice')].pop() : null;
    if (notice?.querySelector('.dismiss')) {
      dismiss(notice);
    }
  });
  window.lampblack = { ...window.lampblack, address, pause, isUnfit, say, near };
}
