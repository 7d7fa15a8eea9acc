// Puts an answer into the page: what is on both stays the same element, with what was opened, chosen and written there.
'use strict';
{
  const FIELDS = 'input:not([type="hidden"]), textarea, select';
  // What a script has added to a page, or fills by itself, is no business of answers.
  const isAdded = (node) => node.nodeType === Node.ELEMENT_NODE && node.matches('[data-added]');
  const isTick = (field) => /^(radio|checkbox)$/.test(field.type);
  const first = (select) => Math.max([...select.options].findIndex((option) => option.defaultSelected), 0);
  /** Whether something else is chosen or written in a field than the page came with. */
  const touched = (field) => (field.matches('select') ? field.selectedIndex !== first(field)
    : isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue);
  // Notes have drafts, which are kept by themselves.
  const isBeingFilled = (form) => [...form?.elements ?? []].some((field) => field.matches(FIELDS)
    && !field.dataset.draft && touched(field));

  // A fold is as somebody left it until an answer has it otherwise than the one before.
  const folds = new WeakMap();
  const noteFolds = (root) => root.querySelectorAll?.('details').forEach((fold) => folds.set(fold, fold.open));

  // When an answer brought something into the page, and what takes back a press, or makes it again, in its place.
  const came = new WeakMap();
  const twins = new WeakSet();

  const attributes = (old, fresh) => {
    const isFold = old.matches('details');
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value && !(isFold && name === 'open')) {
        old.setAttribute(name, value);
      }
    }
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name) && !(isFold && name === 'open')) {
        old.removeAttribute(name);
      }
    }
    if (isFold) {
      old.open = (folds.get(old) ?? fresh.open) === fresh.open ? old.open : fresh.open;
      folds.set(old, fresh.open);
    }
  };

  const BACK = '.back';
  /** The id of what takes back what has an id, or is taken back by it. */
  const other = (id) => (id.endsWith(BACK) ? id.slice(0, -BACK.length) : id + BACK);
  /** When something came into the page, as answers counted. */
  const cameAt = (at) => (at ? came.get(at) ?? cameAt(at.parentNode) : -Infinity);

  /**
   * Makes an element of the page say what one of an answer says.
   * @param isDone whether what stands in a field was taken, and is nothing that somebody still writes
   */
  const morph = (root, wanted, isDone = () => false) => {
    const all = new Map([...root.querySelectorAll('[id]')].reverse().map((each) => [each.id, each]));
    // What is on both, what holds such on the page, and of what in the answer holds such the first of them.
    const kept = new Map();
    const holders = new Set();
    const led = new Map();
    for (const fresh of wanted.querySelectorAll('[id]')) {
      const old = all.get(fresh.id);
      if (old && old.localName === fresh.localName && old.type === fresh.type && !kept.has(fresh.id)) {
        kept.set(fresh.id, old);
        for (let at = old; at && at !== root && !holders.has(at); at = at.parentNode) {
          holders.add(at);
        }
        for (let at = fresh.parentNode; at && at !== wanted && !led.has(at); at = at.parentNode) {
          led.set(at, old);
        }
      }
    }
    const used = new Set();
    const within = (parent, inner) => {
      let at = inner;
      while (at && at.parentNode !== parent) {
        at = at.parentNode;
      }
      return at;
    };
    /** What of the page is to become a node of an answer. @param at what stands in its place now */
    const like = (fresh, at, parent) => {
      if (fresh.id) {
        return used.has(kept.get(fresh.id)) ? null : kept.get(fresh.id) ?? null;
      }
      const holder = within(parent, led.get(fresh));
      const found = holder ?? (at && !holders.has(at) ? at : null);
      return found && !found.id && found.nodeName === fresh.nodeName && !used.has(found) ? found : null;
    };
    const field = (old, fresh) => {
      const { value, checked } = old;
      const stays = touched(old) && !isDone(old);
      attributes(old, fresh);
      if (!old.matches('input')) {
        children(old, fresh);
      }
      if (old.matches('select')) {
        old.selectedIndex = stays && [...old.options].some((each) => each.value === value)
          ? [...old.options].findIndex((each) => each.value === value) : first(old);
      } else if (isTick(old)) {
        old.checked = stays ? checked : old.defaultChecked;
      } else if (old.type !== 'file' && !stays && old.value !== fresh.value) {
        old.value = fresh.value;
      }
    };
    const element = (old, fresh) => {
      if (old.matches(FIELDS)) {
        field(old, fresh);
      } else if (!old.matches('[data-own]') && !(old.name === 'seen' && isBeingFilled(old.form))) {
        attributes(old, fresh);
        children(old, fresh);
      }
    };
    /** Clears the way to what comes next, so that it need not be moved. @return what stands in its place then */
    const clear = (from, to) => {
      let at = from;
      while (at && at !== to && !holders.has(at)) {
        const gone = at;
        at = at.nextSibling;
        if (!isAdded(gone)) {
          gone.remove();
        }
      }
      return at;
    };
    const put = (parent, node, at) => {
      if (parent.moveBefore && node.isConnected) {
        parent.moveBefore(node, at);
      } else {
        parent.insertBefore(node, at);
      }
    };
    const children = (old, fresh) => {
      let at = old.firstChild;
      const pass = () => {
        while (at && (isAdded(at) || used.has(at))) {
          at = at.nextSibling;
        }
      };
      for (const next of fresh.childNodes) {
        pass();
        const twin = like(next, at, old);
        if (!twin) {
          const made = new DocumentFragment();
          made.append(document.importNode(next, true));
          noteFolds(made);
          came.set(made.firstChild, performance.now());
          made.querySelectorAll('[id]').forEach((each) => all.has(other(each.id)) && twins.add(each));
          old.insertBefore(made, at);
        } else {
          if (twin !== at && twin.parentNode === old) {
            at = clear(at, twin);
          }
          if (twin === at) {
            at = at.nextSibling;
          } else {
            put(old, twin, at);
          }
          used.add(twin);
          if (next.nodeType === Node.ELEMENT_NODE) {
            element(twin, next);
          } else if (twin.data !== next.data) {
            twin.data = next.data;
          }
        }
      }
      while (at) {
        const gone = at;
        at = at.nextSibling;
        if (!isAdded(gone) && !used.has(gone)) {
          gone.remove();
        }
      }
    };
    element(root, wanted);
  };
  noteFolds(document);
  window.lampblack = { ...window.lampblack, morph, isBeingFilled, cameAt, other, isTwin: (control) => twins.has(control) };
}
