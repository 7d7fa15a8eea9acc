'use strict';
// A character as a link: its whole text, compressed, behind the hash of the address that the game is at.
{
  const { exchange } = window.lampblack;
  const MARK = '#character=';
  // What messengers and mail carry without cutting it off.
  const LONGEST = 16000;
  // What an import takes at most; a link of a stranger may hold anything.
  const MOST = 8 * 1024 * 1024;
  const shared = location.hash;

  const through = async (bytes, stream) => {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const parts = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST) {
        await reader.cancel();
        throw new RangeError('more than is taken');
      }
      parts.push(part.value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  };
  const letters = (bytes) => {
    let all = '';
    for (const byte of bytes) {
      all += String.fromCharCode(byte);
    }
    return btoa(all).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  };
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.charCodeAt(0));
  const link = async (stem, text) => `${location.href.replace(/#.*/, '')}${MARK}${stem}.`
    + `${letters(await through(text, new CompressionStream('deflate-raw')))}`;

  /** Takes the character that the address of the page holds; whatever is wrong with it is said as of any file. */
  const take = async (hash) => {
    const [, stem, text] = /^#character=([a-z0-9-]{1,80})\.([\w-]*)$/.exec(hash) ?? [];
    let found = new Uint8Array();
    try {
      found = await through(bytes(text), new DecompressionStream('deflate-raw'));
    } catch {
      // Then it is a file with nothing in it.
    }
    await window.lampblack.open('POST', '/import', [['file', new File([found], `${stem ?? 'link'}.yaml`)]], true);
  };

  /** Where a character's file is given out, so is its link. */
  const offer = () => {
    const words = document.getElementById('saving')?.dataset;
    const at = [...document.querySelectorAll('main a[href$="/download"]')].find((each) => !each.closest('#saving'));
    if (!words || !at || document.getElementById('share')) {
      return;
    }
    const stem = at.getAttribute('href').split('/')[2];
    const share = document.createElement('span');
    share.id = 'share';
    // It is no difference between the page and what the engine answers for it.
    share.dataset.added = '';
    share.append(' ');
    const press = document.createElement('button');
    press.type = 'button';
    press.textContent = words.link;
    const said = document.createElement('span');
    said.setAttribute('role', 'status');
    share.append(press, ' ', said);
    at.after(share);
    press.addEventListener('click', async () => {
      // It counts as saved once somebody has it.
      const { bytes: text } = await exchange('GET', `/characters/${stem}/download?look`);
      const whole = await link(stem, text);
      if (whole.length > LONGEST) {
        said.textContent = words.long;
        return;
      }
      const field = document.createElement('input');
      Object.assign(field, { type: 'text', readOnly: true, value: whole });
      field.setAttribute('aria-label', words.name);
      said.replaceChildren(field);
      field.select();
      try {
        await navigator.clipboard.writeText(whole);
        said.append(` ${words.copied}`);
      } catch {
        // It stands there to be copied by hand.
      }
      await exchange('GET', `/characters/${stem}/download`);
      await window.lampblack.saved();
    });
  };
  document.addEventListener('htmx:afterSettle', offer);
  window.addEventListener('pageshow', offer);
  window.addEventListener('popstate', () => {
    if (location.hash.startsWith(MARK)) {
      take(location.hash);
    }
  });
  Object.assign(window.lampblack, {
    /** What the page was opened with. */
    async takeShared() {
      if (shared.startsWith(MARK)) {
        await take(shared);
      }
    },
  });
}
