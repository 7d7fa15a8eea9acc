'use strict';
// Runs the engine of a published file for a test: each line that comes in is a request, each that goes out the answer.
const { createHash } = require('crypto');
const fs = require('fs');
const readline = require('readline');
const vm = require('vm');
const zlib = require('zlib');

const [page, seed] = [fs.readFileSync(process.argv[2], 'utf8'), Number(process.argv[3])];
const [, size, letters] = /<script id="packed"[^>]*data-size="(\d+)"[^>]*>([^<]*)</.exec(page);
const [, start] = /<script>(\/\/[^]*?)<\/script>/.exec(page);
const [unlettered] = /const unlettered = [^]*?\n {2}};\n/.exec(start);
const bytes = zlib.inflateSync(vm.runInThisContext(`${unlettered.replace('const', 'var')} unlettered`)(letters,
  Number(size)));
const pieces = new Map();
for (let at = 0; at < bytes.length;) {
  const next = () => {
    const length = bytes.readUInt32BE(at);
    at += 4 + length;
    return bytes.subarray(at - length, at);
  };
  pieces.set(next().toString(), next());
}

// The moments and the chance that the test has as well.
let moment = Date.UTC(2026, 0, 9, 12);
Date.now = () => moment;
let state = seed | 0;
Object.defineProperty(globalThis, 'crypto', { value: {
  getRandomValues(numbers) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    numbers[0] = state;
    return numbers;
  },
} });
globalThis.window = globalThis;
vm.runInThisContext(pieces.get('engine').toString(), { filename: 'engine.js' });
globalThis.lampblackEngine.start((name) => {
  const { buffer, byteOffset, length } = pieces.get(name);
  return new Int8Array(buffer, byteOffset, length);
});

const kept = new Map();
const store = {
  names: () => [...kept.keys()],
  find: (name) => kept.get(name) ?? null,
  put: (name, letters) => kept.set(name, letters) === kept,
  remove: (name) => kept.delete(name),
};
let last = Buffer.alloc(0);
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const asked = JSON.parse(line);
  let said;
  if (asked.last) {
    said = { body: last.toString() };
  } else if (asked.kept) {
    globalThis.lampblackEngine.keep(store);
    said = { files: Object.fromEntries(kept) };
  } else if (asked.taken) {
    Object.entries(asked.taken).forEach(([name, letters]) => kept.set(name, letters));
    globalThis.lampblackEngine.take(store);
    said = {};
  } else {
    moment += 1000;
    try {
      const files = asked.files.map(({ name, bytes }) => ({ name, bytes: new Int8Array(Buffer.from(bytes, 'base64')) }));
      const reply = globalThis.lampblackEngine.answer(asked.writes, asked.address, asked.fields, files, asked.version,
        asked.part);
      last = Buffer.from(reply.body.buffer, reply.body.byteOffset, reply.body.length);
      said = { status: reply.status, headers: reply.headers, sum: createHash('sha256').update(last).digest('hex') };
    } catch (failure) {
      last = Buffer.from(String(failure.stack));
      said = { status: 500, headers: [], sum: '' };
    }
  }
  process.stdout.write(`${JSON.stringify(said)}\n`);
});
