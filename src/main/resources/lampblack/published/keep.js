// Keeps what the page holds in the browser, in files that all pages of the game share; only the player removes any.
'use strict';
{
  const { page } = window.lampblack;
  const storage = (() => {
    try {
      return window.localStorage;
    } catch {
      return null;
    }
  })();
  let start = '';
  const ours = (key) => key?.startsWith(start) === true;
  const store = storage && {
    names: () => Object.keys(storage).filter(ours).map((key) => key.slice(start.length)),
    find: (name) => storage.getItem(start + name),
    put(name, letters) {
      try {
        storage.setItem(start + name, letters);
        return true;
      } catch {
        return false;
      }
    },
    remove: (name) => storage.removeItem(start + name),
  };
  const keep = () => {
    if (page.engine.keep(store)) {
      window.lampblack.saved();
    }
  };
  /** Shows what has come from another page. */
  const show = (isNew) => {
    if (isNew) {
      document.dispatchEvent(new Event('lampblack:changed'));
    }
  };
  // A page that slept has heard of nothing.
  const look = () => show(page.engine && store && page.engine.take(store));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (page.engine && ours(key) && newValue === null) {
      show(page.engine.removed(key.slice(start.length)));
    } else {
      look();
    }
  });
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  document.addEventListener('lampblack:pressed', keep);
  document.addEventListener('lampblack:saved', keep);
  /** Begins with what the browser has of the game. */
  window.lampblack.takeKept = (game) => {
    start = `lampblack/${game}/`;
    look();
    keep();
  };
}
