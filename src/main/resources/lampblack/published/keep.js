'use strict';
// What stands in no file yet is kept by the browser too, where it lets a page do that: a safety net and no more.
{
  const { page } = window.lampblack;
  // Each tab keeps its own, so that none writes over another's.
  const own = `${Date.now()}-${crypto.getRandomValues(new Uint32Array(2)).join('')}`;
  const net = { game: '', version: '' };
  const storage = () => {
    try {
      return window.localStorage;
    } catch {
      return null;
    }
  };
  const mine = () => `${net.game}${net.version}/${own}`;
  const written = (bytes) => {
    let letters = '';
    for (const byte of bytes) {
      letters += String.fromCharCode(byte);
    }
    return btoa(letters);
  };
  const read = (letters) => Int8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const keep = () => {
    const pack = page.engine.keep();
    try {
      if (pack.length > 0) {
        storage()?.setItem(mine(), written(new Uint8Array(pack.buffer, pack.byteOffset, pack.length)));
      } else {
        storage()?.removeItem(mine());
      }
    } catch {
      // There is no room for it; the page goes on saying what stands in no file.
    }
  };
  const left = () => {
    const found = [];
    const all = storage();
    for (let i = 0; i < (all?.length ?? 0); i += 1) {
      if (all.key(i).startsWith(net.game)) {
        found.push(all.key(i));
      }
    }
    // Whoever was opened first is taken first.
    const opened = (key) => key.slice(key.lastIndexOf('/'));
    return found.sort((one, other) => (opened(one) < opened(other) ? -1 : 1));
  };
  Object.assign(window.lampblack, {
    /** Takes what pages of the game left behind that were closed, of whichever version. */
    takeLeft(game, version) {
      Object.assign(net, { game: `lampblack/${game}/`, version });
      for (const key of left()) {
        try {
          page.engine.restore(read(storage().getItem(key)));
        } catch {
          // It is no pack of ours, and nobody is helped by keeping it.
        }
        storage().removeItem(key);
      }
      keep();
    },
  });
  document.addEventListener('lampblack:changed', keep);
  document.addEventListener('lampblack:saved', keep);
  window.addEventListener('pagehide', keep);
  // Another tab has taken it, and this one still needs it.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === mine() && newValue === null) {
      keep();
    }
  });
}
