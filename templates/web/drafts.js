'use strict';
// What is written and not saved yet outlives the answer to another press, a page that is left, and a refusal.
{
  const kept = new Map();
  const store = (key, words) => {
    if (words === null) {
      kept.delete(key);
    } else {
      kept.set(key, words);
    }
    try {
      if (words === null) {
        window.sessionStorage.removeItem(key);
      } else {
        window.sessionStorage.setItem(key, words);
      }
    } catch {
      // The browser keeps nothing; while the page is open, this does.
    }
  };
  const draft = (key) => {
    try {
      return kept.get(key) ?? window.sessionStorage.getItem(key);
    } catch {
      return kept.get(key) ?? null;
    }
  };
  const fields = () => [...document.querySelectorAll('textarea[data-draft]')];
  const show = () => {
    for (const field of fields()) {
      const words = draft(field.dataset.draft);
      const value = words ?? field.defaultValue;
      if (field.value !== value) {
        field.value = value;
      }
      const shut = words === null ? null : field.closest('details:not([open])');
      if (shut) {
        shut.open = true;
      }
    }
  };
  document.addEventListener('input', ({ target }) => {
    if (target.matches?.('textarea[data-draft]')) {
      store(target.dataset.draft, target.value === target.defaultValue ? null : target.value);
    }
  });
  // What is sent is no draft any more once it is saved; what was written meanwhile is.
  document.addEventListener('htmx:beforeSwap', ({ detail }) => {
    const sent = detail.requestConfig?.parameters;
    const words = sent?.draft ? draft(sent.draft) : null;
    if (words === null || detail.xhr.status >= 300) {
      return;
    }
    const said = sent.words ?? '';
    const more = words.startsWith(said) ? words.slice(said.length).trim() : words;
    store(sent.draft, sent.remove || more === '' ? null : more);
  });
  document.addEventListener('htmx:afterSwap', show);
  document.addEventListener('htmx:load', show);
  window.addEventListener('pageshow', show);
  show();
}
