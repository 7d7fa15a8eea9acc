// Answers what a page sends in place of the server, as long as there is something in `answering`.
window.answering ??= (() => {
  const answers = [];
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (verb, ...rest) {
    this.verb = verb;
    return open.call(this, verb, ...rest);
  };
  XMLHttpRequest.prototype.send = function (body) {
    const answer = this.verb === 'POST' ? answers.shift() : null;
    if (!answer) {
      return send.call(this, body);
    }
    const { status, type = 'text/html; charset=utf-8', words = '', after } = answer;
    const headers = { 'content-type': type, ...(after ? { 'retry-after': after } : {}) };
    for (const [name, value] of Object.entries({ status, response: words, responseText: words, responseURL: '',
      getResponseHeader: (header) => headers[header.toLowerCase()] ?? null,
      getAllResponseHeaders: () => Object.entries(headers).map((pair) => `${pair.join(': ')}\r\n`).join('') })) {
      Object.defineProperty(this, name, { value });
    }
    setTimeout(() => {
      // The library writes down whatever was not answered.
      const { error } = console;
      console.error = status === 0 ? () => {} : error;
      this.dispatchEvent(new ProgressEvent(status === 0 ? 'error' : 'load'));
      console.error = error;
      this.dispatchEvent(new ProgressEvent('loadend'));
    }, 30);
    return undefined;
  };
  return answers;
})();
