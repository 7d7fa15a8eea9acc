'use strict';
// What was sent by a form that leaves its page is in its fields again for whoever comes back because it was refused.
{
  const KEY = 'lampblack sent';
  const WRITTEN = 'input:not([type="hidden"], [type="file"], [type="password"], [type="submit"]), textarea, select';
  const refused = Boolean(document.getElementById('says'));
  const here = () => location.pathname + location.search;
  const kept = () => {
    try {
      const sent = JSON.parse(window.sessionStorage.getItem(KEY));
      if (!refused) {
        window.sessionStorage.removeItem(KEY);
      }
      return sent;
    } catch {
      return null;
    }
  };
  window.addEventListener('submit', ({ target: form }) => {
    if (form.method !== 'post' || form.matches('[hx-boost], [hx-boost] *')) {
      return;
    }
    const fields = [...form.querySelectorAll(WRITTEN)].filter((field) => field.name)
      .map((field) => [field.name, field.type, field.value, field.checked]);
    try {
      const at = [...document.forms].indexOf(form);
      window.sessionStorage.setItem(KEY, JSON.stringify({ page: here(), at, action: form.getAttribute('action'), fields }));
    } catch {
      // The browser keeps nothing.
    }
  });
  const sent = kept();
  const came = performance.getEntriesByType('navigation')[0]?.type;
  const form = sent && came === 'back_forward' && sent.page === here() ? document.forms[sent.at] : null;
  if (form && form.getAttribute('action') === sent.action) {
    for (const [name, type, value, checked] of sent.fields) {
      const field = [...form.querySelectorAll(WRITTEN)].find((other) => other.name === name
        && (!/^(radio|checkbox)$/.test(type) || other.value === value));
      if (field && /^(radio|checkbox)$/.test(type)) {
        field.checked = checked;
      } else if (field) {
        field.value = value;
      }
    }
  }
  const back = document.querySelector('main a.back[hidden]');
  if (back && window.history.length > 1 && document.referrer.startsWith(`${location.origin}/`)) {
    back.href = document.referrer;
    back.hidden = false;
  }
}
