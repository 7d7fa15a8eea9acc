// Asks the server for pages, or what stands in for it in a published page, and knows the address that is shown.
'use strict';
{
  const LONGEST = 20000;
  /** What was answered, or status 0. @param part whether only what stands in `main` is wanted @param press its own name */
  const overHttp = async (method, where, { sent = [], version = '', press = '', part = true,
    signal = new AbortController().signal } = {}) => {
    const headers = Object.entries({ 'Lampblack-Part': part && 'true', 'Lampblack-Press': press,
      'If-Match': version && `"${version}"` }).filter(([, value]) => value);
    const data = new FormData();
    sent.forEach((pair) => data.append(...pair));
    const holdsFiles = sent.some(([, value]) => value instanceof File);
    const body = method !== 'POST' ? null : holdsFiles ? data : new URLSearchParams(data);
    try {
      const answer = await fetch(where, { method, headers, body, cache: 'no-store',
        signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]) });
      const { pathname, search, hash } = new URL(answer.url || where, location.href);
      return { status: answer.status, headers: answer.headers, type: answer.headers.get('Content-Type') ?? '',
        address: pathname + search, fragment: hash, text: await answer.text() };
    } catch {
      return { status: 0, headers: new Map(), type: '', address: '', text: '' };
    }
  };
  const served = { exchange: overHttp, address: () => location.href, isServed: true,
    note: (to, isNew) => history[isNew ? 'pushState' : 'replaceState'](null, '', to), leave: (to) => location.assign(to) };
  // A published page has no server and no address of its own, and brings what stands in for both.
  const all = { ...served, ...window.lampblack, main: () => document.getElementById('main'),
    parsed: (html) => new DOMParser().parseFromString(html, 'text/html') };
  all.path = () => {
    const { pathname, search } = new URL(all.address());
    return pathname + search;
  };
  /** What is to outlive the page in its window; nothing, where the browser keeps nothing or has no room. */
  all.memory = (act) => {
    try {
      return act(window.sessionStorage);
    } catch {
      return null;
    }
  };
  /** Gives a file to the browser, to keep it. */
  all.save = (file, name) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };
  window.lampblack = all;
}
