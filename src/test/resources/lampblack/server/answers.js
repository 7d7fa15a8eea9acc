// Answers what a page sends in place of the server, as long as there is something in `answering`.
window.answering ??= (() => {
  const answers = [];
  const real = window.fetch;
  window.fetch = async (where, asked = {}) => {
    const answer = asked.method === 'POST' ? answers.shift() : null;
    if (!answer) {
      return real(where, asked);
    }
    const { status, type = 'text/html; charset=utf-8', words = '', after, isDone = false } = answer;
    // Of the answer to what is done the page never hears.
    await (isDone ? real(where, { ...asked, signal: null }) : new Promise((end) => { setTimeout(end, 30); }));
    if (status === 0) {
      throw new TypeError('no answer');
    }
    return new Response(words, { status, headers: { 'Content-Type': type, ...(after ? { 'Retry-After': after } : {}) } });
  };
  return answers;
})();
