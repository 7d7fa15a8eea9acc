// Takes out what a page carries, which stands in it compressed, in letters.
'use strict';
{
  const text = new TextDecoder();
  /** Bytes of letters: thirteen bits in two of those that mean nothing in HTML, the lowest first. */
  const unlettered = (letters, size) => {
    const LEFT_OUT = '<>&';
    const values = new Uint8Array(128);
    let count = 0;
    for (let code = 33; code < 127; code += 1) {
      values[code] = count;
      count += LEFT_OUT.includes(String.fromCharCode(code)) ? 0 : 1;
    }
    const bytes = new Uint8Array(size);
    let held = 0;
    let bits = 0;
    for (let at = 0, i = 0; i < size; at += 2) {
      held |= (values[letters.charCodeAt(at)] + values[letters.charCodeAt(at + 1)] * count) << bits;
      for (bits += 13; bits >= 8 && i < size; bits -= 8) {
        bytes[i] = held;
        i += 1;
        held >>>= 8;
      }
    }
    return bytes;
  };
  const inflated = async (id) => {
    const packed = document.getElementById(id);
    const bytes = unlettered(packed.textContent, Number(packed.dataset.size));
    packed.remove();
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
  /** The pieces that an element holds, by their names; it is gone afterwards. */
  window.lampblackUnpacked = async (id) => pieces(await inflated(id));
}
