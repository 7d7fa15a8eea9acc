// Answers what a page sends in place of the server, as long as there is something in `answering`.
window.answering ??= (() => {
  const answers = [];
  const { open, send, setRequestHeader } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (verb, ...rest) {
    Object.assign(this, { verb, path: rest[0], sent: [] });
    return open.call(this, verb, ...rest);
  };
  XMLHttpRequest.prototype.setRequestHeader = function (...header) {
    this.sent.push(header);
    return setRequestHeader.apply(this, header);
  };
  /** Sends what is asked, of whose answer the page never hears. */
  const done = ({ verb, path, sent }, body) => new Promise((end) => {
    const real = new XMLHttpRequest();
    open.call(real, verb, path, true);
    sent.forEach((header) => setRequestHeader.apply(real, header));
    real.onloadend = end;
    send.call(real, body);
  });
  XMLHttpRequest.prototype.send = function (body) {
    const answer = this.verb === 'POST' ? answers.shift() : null;
    if (!answer) {
      return send.call(this, body);
    }
    const { status, type = 'text/html; charset=utf-8', words = '', after, isDone = false } = answer;
    const headers = { 'content-type': type, ...(after ? { 'retry-after': after } : {}) };
    for (const [name, value] of Object.entries({ status, response: words, responseText: words, responseURL: '',
      getResponseHeader: (header) => headers[header.toLowerCase()] ?? null,
      getAllResponseHeaders: () => Object.entries(headers).map((pair) => `${pair.join(': ')}\r\n`).join('') })) {
      Object.defineProperty(this, name, { value });
    }
    (isDone ? done(this, body) : new Promise((end) => { setTimeout(end, 30); })).then(() => {
      // The library writes down whatever was not answered.
      const { error } = console;
      console.error = status === 0 ? () => {} : error;
      this.dispatchEvent(new ProgressEvent(status === 0 ? 'error' : 'load'));
      console.error = error;
      this.dispatchEvent(new ProgressEvent('loadend'));
    });
    return undefined;
  };
  return answers;
})();
