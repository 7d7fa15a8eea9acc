// Takes the game and its engine out of the page, and opens the first page.
'use strict';
{
  const text = new TextDecoder();
  const some = (all, kind) => new Map([...all].filter(([name]) => name.startsWith(`${kind}/`))
    .map(([name, bytes]) => [name.slice(kind.length + 1), text.decode(bytes)]));

  const start = async () => {
    const all = await window.lampblackUnpacked('packed');
    window.lampblack.run(text.decode(all.get('engine')));
    const engine = window.lampblackEngine;
    engine.start((name) => {
      const { buffer, byteOffset, length } = all.get(name);
      return new Int8Array(buffer, byteOffset, length);
    });
    window.lampblack.page.engine = engine;
    window.lampblack.takeKept(text.decode(all.get('storage')));
    const fonts = text.decode(all.get('fonts.css'))
      .replace(/url\((fonts\/[^)]*)\)/g, (_, name) => `url(${window.lampblack.inline(all.get(name), 'font/woff2')})`);
    await window.lampblack.begin({ styles: some(all, 'style').set('fonts', fonts), scripts: some(all, 'script'),
      credits: text.decode(all.get('credits')) });
    await window.lampblack.takeShared();
  };
  const failed = (failure) => {
    document.getElementById('starting')?.setAttribute('hidden', '');
    document.getElementById('failed')?.removeAttribute('hidden');
    console.error(failure);
  };
  window.addEventListener('load', () => start().catch(failed));
}
