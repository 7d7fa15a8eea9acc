// What is written and not saved yet outlives the answer to another press, a page that is left, and a refusal.
{
  // Where the browser keeps nothing, its fields do while the page is open.
  const { memory } = window.lampblack;
  const draft = (key) => memory((all) => all.getItem(key));
  const store = (key, words) => memory((all) => (words === null ? all.removeItem(key) : all.setItem(key, words)));
  const sent = (key) => `${key} sent`;
  const plain = (words) => words.replace(/\s+/g, ' ').trim();
  // What was sent and stands on the page was saved, even where the page was left before the answer came.
  const isSaved = ({ dataset, defaultValue }, words) => words === defaultValue || (draft(sent(dataset.draft)) === words
    && plain(document.getElementById('main').textContent).includes(plain(words)));
  const forget = (key) => {
    store(key, null);
    store(sent(key), null);
  };
  const show = () => {
    for (const field of document.querySelectorAll('textarea[data-draft]')) {
      const words = draft(field.dataset.draft);
      if (words === null || isSaved(field, words)) {
        forget(field.dataset.draft);
      } else {
        field.value = words;
        field.closest('details:not([open])')?.setAttribute('open', '');
      }
    }
  };
  document.addEventListener('input', ({ target }) => {
    if (target.matches?.('textarea[data-draft]')) {
      store(target.dataset.draft, target.value === target.defaultValue ? null : target.value);
    }
  });
  // What is sent is no draft any more once it is saved; what was written meanwhile is.
  document.addEventListener('lampblack:sent', ({ detail: { draft: key, words = null } }) => key && store(sent(key), words));
  document.addEventListener('lampblack:shown', ({ detail: { looks, fields, isFine } }) => {
    const form = looks ? {} : Object.fromEntries(fields);
    const words = form.draft ? draft(form.draft) : null;
    if (words !== null && isFine) {
      const said = form.words ?? '';
      const more = words.startsWith(said) ? words.slice(said.length).trim() : words;
      forget(form.draft);
      store(form.draft, form.remove || more === '' ? null : more);
    }
    show();
  });
  window.addEventListener('pageshow', show);
  show();
}
