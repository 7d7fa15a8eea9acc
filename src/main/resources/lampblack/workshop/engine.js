'use strict';
// The engine works beside the page, so that it never waits; where a browser allows no such thing, in the page itself.
{
  const text = new TextDecoder();
  /** So long a worker may take to begin, in milliseconds. */
  const LONGEST = 20000;

  const beside = (code) => {
    const where = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const worker = new Worker(where);
    const open = new Map();
    let count = 0;
    worker.onmessage = ({ data: { number, answer, failure } }) => {
      const { resolve, reject } = open.get(number);
      open.delete(number);
      if (failure) {
        reject(new Error(failure));
      } else {
        resolve(answer);
      }
    };
    worker.onerror = () => open.forEach(({ reject }) => reject(new Error('no worker')));
    return (call, ...asked) => new Promise((resolve, reject) => {
      count += 1;
      open.set(count, { resolve, reject });
      worker.postMessage({ number: count, call, asked });
    });
  };
  const within = (code, all) => {
    const element = document.createElement('script');
    element.textContent = code;
    document.head.append(element);
    element.remove();
    window.lampblackEngine.begin((name) => {
      const { buffer, byteOffset, length } = all.get(name);
      return new Int8Array(buffer, byteOffset, length);
    });
    // What is to be seen first is seen before anything is worked out.
    return (call, ...asked) => new Promise((resolve, reject) => {
      setTimeout(() => {
        try {
          resolve(window.lampblackEngine[call](...asked));
        } catch (failure) {
          reject(failure);
        }
      });
    });
  };

  /** What asks the engine. @param all the pieces that the page carries */
  window.lampblackWorkshopEngine = async (all) => {
    const code = text.decode(all.get('engine'));
    try {
      const ask = beside(`self.window = self;\n${code}\n${text.decode(all.get('worker'))}`);
      const started = ask('start', all);
      const late = new Promise((resolve, reject) => {
        setTimeout(reject, LONGEST);
      });
      await Promise.race([started, late]);
      return ask;
    } catch {
      return within(code, all);
    }
  };
}
