'use strict';
// Unpacks the game and its engine, which stand compressed in the page, and opens the first page.
{
  const text = new TextDecoder();
  const inflated = async (id) => {
    const packed = document.getElementById(id);
    const letters = atob(packed.textContent);
    packed.remove();
    const bytes = new Uint8Array(letters.length);
    for (let i = 0; i < bytes.length; i += 1) {
      bytes[i] = letters.charCodeAt(i);
    }
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
