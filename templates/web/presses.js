'use strict';
// Every press counts, once and in its order, however slow the answers are and whatever moves under the pointer.
{
  const main = () => document.getElementById('main');
  const formOf = (action) => [...main().querySelectorAll('form')].find((form) => form.getAttribute('action') === action);
  const seen = (action) => formOf(action)?.querySelector('input[name="seen"]')?.value;

  // What was done before its answer got lost is known again by its name, and is not done twice.
  const page = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  let presses = 0;
  document.addEventListener('htmx:configRequest', ({ detail }) => {
    if (sent && detail.verb === 'post' && (detail.elt === sent.form || detail.elt === own)) {
      detail.headers['Lampblack-Press'] = sent.name;
    }
  });

  // What is asked of the server waits for the answer to what was asked before it.
  const waiting = [];
  let sent = null;
  let own = null;
  let went = false;
  let rest = null;
  // What waits behind a press that nobody answers would fare no better.
  let halted = false;
  // What was refused while more was waiting, which the next answer would sweep away.
  let kept = [];
  const key = (press) => JSON.stringify([press.action, press.fields.filter(([name]) => name !== 'seen')]);
  const ask = (press) => {
    const again = [sent, ...waiting].find((earlier) => earlier && key(earlier) === key(press));
    if (again && !press.repeats) {
      return;
    }
    // Of what is changed in one field time and again, and of pages that are only looked at, the last counts.
    const stale = waiting.findIndex((earlier) => (press.looks ? earlier.looks
      : !press.button && !earlier.button && earlier.form === press.form));
    if (stale >= 0) {
      waiting.splice(stale, 1);
    }
    // A button that has lost the focus by then would no longer be sent with its form.
    waiting.push(sent && press.button ? { ...press, issue: null } : press);
    goOn();
  };
  const goOn = () => {
    halted = false;
    next();
  };
  const next = () => {
    if (sent || rest || halted || waiting.length === 0) {
      return;
    }
    sent = waiting.shift();
    went = false;
    if (sent.issue && sent.form.isConnected) {
      sent.issue(true);
    } else {
      sendAnew();
    }
    if (!went) {
      answered(0);
    }
  };
  const answered = (pause) => {
    own?.remove();
    own = null;
    sent = null;
    clearTimeout(rest);
    rest = setTimeout(() => {
      rest = null;
      next();
    }, pause);
  };
  // Its form has been replaced by an answer since: it is sent by one of its own, as of what the page shows now.
  const sendAnew = () => {
    const known = main().querySelector('.notice.conflict') ? null : seen(sent.action);
    own = document.createElement(sent.form.tagName);
    own.hidden = true;
    for (const { name, value } of sent.form.attributes) {
      if (/^(hx-(?!trigger).*|action|method|href)$/.test(name)) {
        own.setAttribute(name, value);
      }
    }
    for (const [name, value] of sent.fields) {
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = name;
      field.value = name === 'seen' && known ? known : value;
      own.append(field);
    }
    (document.getElementById(sent.within) ?? main()).append(own);
    window.htmx.process(own);
    if (own.requestSubmit) {
      own.requestSubmit();
    } else {
      own.click();
    }
  };
  /** @param form that is sent, or a link that is followed */
  const press = (form, button, issue) => ({
    name: `${page}.${presses += 1}`,
    form,
    button,
    issue,
    looks: form.method !== 'post',
    action: form.getAttribute('action') ?? form.getAttribute('href'),
    fields: form.matches('a') ? [] : [...new FormData(form, button)].filter(([, value]) => typeof value === 'string'),
    within: form.parentElement.closest('[hx-target][id]')?.id ?? 'main',
    repeats: Boolean(button?.closest('[data-repeats]')),
    at: (button ?? document.activeElement)?.id ?? '',
  });
  document.addEventListener('htmx:confirm', (event) => {
    const { elt, verb, triggeringEvent, issueRequest } = event.detail;
    if (!/^(get|post)$/.test(verb) || !elt.matches('form, a:not([hx-get])') || elt === own) {
      return;
    }
    event.preventDefault();
    ask(press(elt, triggeringEvent?.submitter ?? null, issueRequest));
  });
  document.addEventListener('htmx:beforeSend', ({ detail }) => {
    const asked = detail.requestConfig?.elt;
    if (!sent || (asked !== sent.form && asked !== own)) {
      return;
    }
    went = true;
    detail.xhr.addEventListener('loadend', () => {
      const pressed = { ...sent, issue: null };
      const pause = window.lampblack.pause(detail.xhr, sent.tries ?? 0);
      if (pause !== null) {
        waiting.unshift({ ...pressed, tries: (sent.tries ?? 0) + 1 });
      } else if (window.lampblack.isUnfit(detail.xhr)) {
        refused(detail.xhr, pressed);
      } else if (sent.tries > 0) {
        // The answer may be older than what others have done since.
        document.dispatchEvent(new Event('lampblack:changed'));
      }
      answered(pause ?? 0);
    });
  });
  const refused = (xhr, pressed) => {
    halted = xhr.status === 0;
    const again = halted || xhr.status === 429 || xhr.status > 500;
    const notice = window.lampblack.say(xhr, pressed.at, again && (() => {
      waiting.unshift({ ...pressed, tries: 0 });
      goOn();
    }));
    notice.classList.toggle('kept-on', waiting.length > 0);
  };
  for (const name of ['lampblack:dismissed', 'lampblack:heard']) {
    document.addEventListener(name, goOn);
  }
  window.addEventListener('online', goOn);

  // A press that the page has moved away from under the pointer, or replaced, is the press that it was.
  let held = null;
  let late = null;
  document.addEventListener('pointerdown', (event) => {
    const control = event.isPrimary && event.button === 0
      && event.target.closest?.('button, a[href], summary, label, input[type="checkbox"], input[type="radio"]');
    held = !control ? null : { control, x: event.clientX, y: event.clientY,
      boosted: control.matches('a') ? control.matches('[hx-boost]') && !control.matches('[hx-get]')
        : Boolean(control.form?.matches('[hx-boost]')) && control.type === 'submit' };
  }, true);
  document.addEventListener('pointercancel', () => { held = null; });
  document.addEventListener('click', (event) => {
    if (late?.contains(event.target) && event.isTrusted) {
      event.preventDefault();
      event.stopPropagation();
    } else if (held?.control.contains(event.target)) {
      held = null;
    }
  }, true);
  document.addEventListener('pointerup', (event) => {
    const began = held;
    if (!began || Math.hypot(event.clientX - began.x, event.clientY - began.y) > 8) {
      held = null;
      return;
    }
    setTimeout(() => {
      if (held === began) {
        held = null;
        mend(began);
      }
    }, event.pointerType === 'mouse' ? 0 : 80);
  }, true);
  const mend = ({ control, boosted }) => {
    if (control.isConnected) {
      late = control;
      control.click();
      setTimeout(() => { late = null; }, 400);
    } else if (boosted) {
      ask(press(control.form ?? control, control.form ? control : null, null));
    } else {
      const same = control.id ? document.getElementById(control.id)
        : control.href && [...main().querySelectorAll('a[href]')].find((link) => link.href === control.href);
      same?.click();
    }
  };

  let last = null;
  document.addEventListener('htmx:beforeSwap', ({ detail }) => {
    last = sent && detail.requestConfig?.verb === 'post' ? sent.at : null;
    if (sent) {
      kept = [...main().querySelectorAll('.notice.kept-on')];
    }
  });
  document.addEventListener('htmx:afterSwap', () => {
    const fresh = [...main().querySelectorAll('.notice.refused, .notice.conflict')]
      .filter((notice) => notice.dataset.at === undefined);
    const control = last ? document.getElementById(last) : null;
    if (control?.getClientRects().length) {
      fresh.forEach((notice) => window.lampblack.near(notice, control));
    }
    fresh.forEach((notice) => { notice.dataset.at = last ?? ''; });
    for (const notice of kept) {
      notice.querySelectorAll('input[name="seen"]').forEach((field) => {
        field.value = seen(field.form.getAttribute('action')) ?? field.value;
      });
      (document.getElementById('marking') ?? main()).prepend(notice);
      window.htmx.process(notice);
    }
    kept = [];
    if (waiting.length > 0) {
      fresh.forEach((notice) => notice.classList.add('kept-on'));
    }
  });
  // What the answer left in its place is about the version that the answer shows.
  document.addEventListener('htmx:afterSwap', ({ detail: { xhr, requestConfig } }) => {
    const was = requestConfig?.verb === 'post' && requestConfig.parameters.seen;
    const is = xhr?.status === 200 && xhr.getResponseHeader('ETag')?.replaceAll('"', '');
    if (was && is) {
      main().querySelectorAll('input[name="seen"]').forEach((field) => {
        field.value = field.value === was ? is : field.value;
      });
    }
  });
}
