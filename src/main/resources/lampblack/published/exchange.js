// Answers by the engine in the page what its scripts ask a server for: nothing ever leaves it.
'use strict';
window.lampblack = (() => {
  // Addresses have no host here; this one only makes them whole for what wants them whole, and leads nowhere.
  const ORIGIN = 'https://page.invalid';
  const MOST_REDIRECTS = 5;
  const text = new TextDecoder();
  const page = { engine: null, address: '/' };
  const address = () => ORIGIN + page.address;
  /** The path and the query of an address, as it is written on the page shown. */
  const path = (written) => {
    const { pathname, search } = new URL(written, address());
    return pathname + search;
  };

  /** Names and values, and what files hold, as the engine takes them. */
  const parts = async (sent) => {
    const fields = [];
    const files = [];
    for (const [name, value] of sent) {
      if (typeof value === 'string') {
        fields.push(name, value);
      } else if (value.name) {
        files.push({ name: value.name, bytes: new Int8Array(await value.arrayBuffer()) });
      }
    }
    return { fields, files };
  };
  const letters = (bytes) => {
    let all = '';
    for (const byte of bytes) {
      all += String.fromCharCode(byte);
    }
    return btoa(all);
  };
  /** Bytes as an address that holds them. */
  const inline = (bytes, type) => `data:${type};base64,${letters(bytes)}`;
  // A portrait is part of the answer, since the page may load nothing.
  const withPictures = (html) => html.replace(/ src="(\/characters\/[^"]+\/portrait\/[^"]+)"/g, (as, from) => {
    const reply = page.engine.answer(false, from.replaceAll('&amp;', '&'), [], [], '', false);
    return reply.status === 200
      ? ` src="${inline(new Uint8Array(reply.body.buffer), headers(reply).get('content-type'))}"` : as;
  });
  const headers = ({ headers: all }) => new Map(all.map((name, i) => [name.toLowerCase(), all[i + 1]])
    .filter((_, i) => i % 2 === 0));
  let later = 0;
  /** What a press changed beside what it was answered is shown a moment later, as where a server tells of it. */
  const tell = () => {
    clearTimeout(later);
    later = setTimeout(() => document.dispatchEvent(new Event('lampblack:changed')), 300);
  };
  /**
   * Asks the engine, and follows where its answer leads.
   * @param sent names and values, where a form is sent
   */
  const exchange = async (method, where, { sent = [], version = '', part = false } = {}) => {
    const { fields, files } = await parts(sent);
    const writes = method === 'POST';
    let asked = path(where);
    // Where a form is sent to is no page that could be opened again.
    let shown = writes ? page.address : asked;
    let reply = page.engine.answer(writes, asked, fields, files, version, part);
    let fragment = '';
    for (let i = 0; reply.status === 303 && i < MOST_REDIRECTS; i += 1) {
      const to = headers(reply).get('location');
      fragment = new URL(to, ORIGIN).hash;
      asked = path(to);
      reply = page.engine.answer(false, asked, [], [], '', part);
      shown = asked;
    }
    const named = headers(reply);
    if (writes) {
      document.dispatchEvent(new Event('lampblack:pressed'));
      tell();
    }
    const type = named.get('content-type') ?? '';
    const bytes = new Uint8Array(reply.body.buffer);
    const isText = type.startsWith('text/') && !named.has('content-disposition');
    return { status: reply.status, headers: named, type, bytes, address: shown, fragment,
      text: isText ? withPictures(text.decode(bytes)) : '' };
  };

  return { page, address, exchange, letters, inline, isServed: false };
})();
