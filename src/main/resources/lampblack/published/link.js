// Makes a link of a character and takes one: its whole text, compressed, behind the hash of the game's address.
'use strict';
{
  const MARK = '#character=';
  // What messengers and mail carry without cutting it off.
  const LONGEST = 16000;
  // What an import takes at most; a link of a stranger may hold anything.
  const MOST = 8 * 1024 * 1024;

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
  const letters = (bytes) => window.lampblack.letters(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const ofLetters = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.charCodeAt(0));
  // As one number, behind a first byte of 1: QR codes hold digits in less room than letters.
  const digits = (bytes) => BigInt(`0x01${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
    .toString();
  const ofDigits = (text) => Uint8Array.from(BigInt(text).toString(16).slice(1).match(/../g), (byte) => parseInt(byte, 16));

  const start = (stem) => `${location.href.replace(/#.*/, '')}${MARK}${stem}`;
  const packed = (text) => through(text, new CompressionStream('deflate-raw'));

  /** Takes the character that the address holds, if it does; whatever is wrong with it is said as of any file. */
  const take = async (isNew) => {
    if (!location.hash.startsWith(MARK)) {
      return;
    }
    const [, stem, text, number] = /^#character=([a-z0-9-]{1,80})(?:\.([\w-]*)|~(\d{1,7089}))$/.exec(location.hash) ?? [];
    let file = new File([], '#character');
    try {
      const bytes = await through(number ? ofDigits(number) : ofLetters(text), new DecompressionStream('deflate-raw'));
      file = new File([bytes], `${stem}.yaml`);
    } catch {
      // The engine says so of a file of this name.
    }
    await window.lampblack.open('POST', '/import', [['file', file]], isNew);
  };
  window.addEventListener('popstate', () => take(false));
  Object.assign(window.lampblack, {
    /** What the page was opened with. */
    takeShared: () => take(true),
    /** A link that holds a text; nothing where it is too long for one. */
    async link(stem, text) {
      const whole = `${start(stem)}.${letters(await packed(text))}`;
      return whole.length > LONGEST ? '' : whole;
    },
    /** The same as a QR code, as the engine draws it. */
    async code(stem, text) {
      return window.lampblackEngine.code(`${start(stem)}~`, digits(await packed(text)));
    },
  });
}
