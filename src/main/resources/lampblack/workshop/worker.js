'use strict';
// Answers what the page asks, one question after the other, beside the page.
self.onmessage = ({ data: { number, call, asked } }) => {
  try {
    const engine = self.lampblackEngine;
    if (call === 'start') {
      engine.begin((name) => {
        const { buffer, byteOffset, length } = asked[0].get(name);
        return new Int8Array(buffer, byteOffset, length);
      });
    }
    self.postMessage({ number, answer: call === 'start' ? null : engine[call](...asked) });
  } catch (failure) {
    self.postMessage({ number, failure: String(failure?.stack ?? failure) });
  }
};
