'use strict';
// Unpacks the game and its engine, which stand compressed in the page, and opens the first page.
{
  const text = new TextDecoder();
  /** Bytes of letters: thirteen bits in two of those that mean nothing in HTML, the lowest first. */
  const unlettered = (letters, size) => {
    const LEFT_OUT = '<>&';
    const values = new Uint8Array(128);
    let count = 0;
    for (let code = 33; code < 127; code += 1) {
      values[code] = count;
      count += LEFT_OUT.includes(String.fromCharCode(code)) ? 0 : 1;
    }
    const bytes = new Uint8Array(size);
    let held = 0;
    let bits = 0;
    for (let at = 0, i = 0; i < size; at += 2) {
      held |= (values[letters.charCodeAt(at)] + values[letters.charCodeAt(at + 1)] * count) << bits;
      for (bits += 13; bits >= 8 && i < size; bits -= 8) {
        bytes[i] = held;
        i += 1;
        held >>>= 8;
      }
    }
    return bytes;
  };
  const inflated = async (id) => {
    const packed = document.getElementById(id);
    const bytes = unlettered(packed.textContent, Number(packed.dataset.size));
    packed.remove();
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };
  /** The pieces by their names: of each the length of its name, the name, its own length and itself. */
  const pieces = (bytes) => {
    const view = new DataView(bytes.buffer);
    const found = new Map();
    let at = 0;
    const next = () => {
      const length = view.getUint32(at);
      at += 4 + length;
      return bytes.subarray(at - length, at);
    };
    while (at < bytes.length) {
      const name = text.decode(next());
      found.set(name, next());
    }
    return found;
  };
  const some = (all, kind) => new Map([...all].filter(([name]) => name.startsWith(`${kind}/`))
    .map(([name, bytes]) => [name.slice(kind.length + 1), text.decode(bytes)]));

  const start = async () => {
    const all = pieces(await inflated('packed'));
    window.lampblack.run(text.decode(all.get('engine')));
    const engine = window.lampblackEngine;
    engine.start((name) => {
      const { buffer, byteOffset, length } = all.get(name);
      return new Int8Array(buffer, byteOffset, length);
    });
    window.lampblack.page.engine = engine;
    const fonts = text.decode(all.get('fonts.css'))
      .replace(/url\((fonts\/[^)]*)\)/g, (_, name) => `url(${window.lampblack.inline(all.get(name), 'font/woff2')})`);
    await window.lampblack.begin({ styles: some(all, 'style').set('fonts', fonts), scripts: some(all, 'script'),
      credits: text.decode(all.get('credits')) });
  };
  const failed = (failure) => {
    document.getElementById('starting')?.setAttribute('hidden', '');
    document.getElementById('failed')?.removeAttribute('hidden');
    console.error(failure);
  };
  window.addEventListener('load', () => start().catch(failed));
}
