'use strict';
// Asks a compiled script for a test: what comes in are its questions, what goes out the answers.
const fs = require('fs');
const vm = require('vm');

const script = fs.readFileSync(process.argv[2], 'utf8');
const samples = vm.runInThisContext(`(() => {\n${script}\nreturn { all, letters, pattern, text, inflated };\n})();`);
const { patterns, probes, texts, deflated } = JSON.parse(fs.readFileSync(0, 'utf8'));
const bytes = (written) => new Int8Array(Buffer.from(written, 'base64'));
process.stdout.write(JSON.stringify({
  all: samples.all(),
  letters: samples.letters(),
  patterns: patterns.map((pattern) => probes.map((probe) => samples.pattern(pattern, probe))),
  texts: texts.map((text) => samples.text(bytes(text))),
  deflated: deflated.map((packed) => samples.inflated(bytes(packed))),
}));
