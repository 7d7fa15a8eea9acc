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
  const sent = (key) => `${key} sent`;
  const plain = (words) => words.replace(/\s+/g, ' ').trim();
  // What was sent and stands on the page was saved, even where the page was left before the answer came.
  const isSaved = ({ dataset, defaultValue }, words) => words === defaultValue || (draft(sent(dataset.draft)) === words
    && plain(document.getElementById('main').textContent).includes(plain(words)));
  const forget = (key) => {
    store(key, null);
    store(sent(key), null);
  };
  const fields = () => [...document.querySelectorAll('textarea[data-draft]')];
  const show = () => {
    for (const field of fields()) {
      if (isSaved(field, draft(field.dataset.draft) ?? '')) {
        forget(field.dataset.draft);
      }
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
  document.addEventListener('htmx:configRequest', ({ detail: { parameters } }) => {
    if (parameters.draft) {
      store(sent(parameters.draft), parameters.words ?? null);
    }
  });
  // What is sent is no draft any more once it is saved; what was written meanwhile is.
  document.addEventListener('htmx:beforeSwap', ({ detail }) => {
    const form = detail.requestConfig?.parameters;
    const words = form?.draft ? draft(form.draft) : null;
    if (words === null || detail.xhr.status >= 300) {
      return;
    }
    const said = form.words ?? '';
    const more = words.startsWith(said) ? words.slice(said.length).trim() : words;
    forget(form.draft);
    store(form.draft, form.remove || more === '' ? null : more);
  });
  document.addEventListener('htmx:afterSwap', show);
  document.addEventListener('htmx:load', show);
  window.addEventListener('pageshow', show);
  show();
}
