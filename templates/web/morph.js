// Puts an answer into the page: what is on both stays the same element, with what was opened, chosen and written there.
{
  const FIELDS = 'input:not([type="hidden"]), textarea, select';
  // What a script has added to a page, or fills by itself, is no business of answers.
  const isAdded = (node) => node.nodeType === Node.ELEMENT_NODE && node.matches('[data-added]');
  /** The id of an element, which a form that has a field called `id` hides; empty where it has none. */
  const idOf = (node) => node.getAttribute?.('id') ?? '';
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
    const isOwn = (name) => name === 'open' && old.matches('details');
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value && !isOwn(name)) {
        old.setAttribute(name, value);
      }
    }
    [...old.attributes].filter(({ name }) => !fresh.hasAttribute(name) && !isOwn(name)).forEach(({ name }) => old.removeAttribute(name));
    if (old.matches('details')) {
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
    const before = new Map([...root.querySelectorAll('[id]')].reverse().map((each) => [idOf(each), each]));
    // What is on both, what holds such on the page, and of what in the answer holds such the first of them.
    const kept = new Map();
    const holders = new Set();
    const led = new Map();
    for (const fresh of wanted.querySelectorAll('[id]')) {
      const id = idOf(fresh);
      const old = before.get(id);
      if (old && old.localName === fresh.localName && old.getAttribute('type') === fresh.getAttribute('type') && !kept.has(id)) {
        kept.set(id, old);
        for (let at = old; at && at !== root && !holders.has(at); at = at.parentNode) {
          holders.add(at);
        }
        for (let at = fresh.parentNode; at && at !== wanted && !led.has(at); at = at.parentNode) {
          led.set(at, old);
        }
      }
    }
    const used = new Set();
    const within = (parent, inner) => (!inner || inner.parentNode === parent ? inner : within(parent, inner.parentNode));
    /** What of the page is to become a node of an answer, if anything. @param free what nothing else is sure to become */
    const like = (fresh, parent, free) => {
      const id = idOf(fresh);
      const known = id ? kept.get(id) : within(parent, led.get(fresh));
      if (known && !used.has(known) && (id || (!idOf(known) && known.nodeName === fresh.nodeName))) {
        return known;
      }
      const at = id ? -1 : free.findIndex((each) => each.nodeName === fresh.nodeName);
      return at < 0 ? null : free.splice(at, 1)[0];
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
    const put = (parent, node, at) => parent[parent.moveBefore && node.isConnected ? 'moveBefore' : 'insertBefore'](node, at);
    const made = (fresh) => {
      const all = new DocumentFragment();
      all.append(document.importNode(fresh, true));
      noteFolds(all);
      used.add(all.firstChild);
      came.set(all.firstChild, performance.now());
      all.querySelectorAll('[id]').forEach((each) => before.has(other(idOf(each))) && twins.add(each));
      return all.firstChild;
    };
    const children = (old, fresh) => {
      const free = [...old.childNodes].filter((each) => !idOf(each) && !isAdded(each) && !used.has(each) && !holders.has(each));
      const all = [...fresh.childNodes].map((next) => {
        const twin = like(next, old, free);
        used.add(twin);
        return { next, twin };
      });
      const clear = (isNeeded) => [...old.childNodes].filter((each) => !used.has(each) && !isAdded(each) && !isNeeded(each))
        .forEach((gone) => gone.remove());
      // What has gone need not be passed, so that what stays need not be moved.
      clear((each) => holders.has(each));
      let at = old.firstChild;
      for (const { next, twin } of all) {
        while (at && !used.has(at)) {
          at = at.nextSibling;
        }
        if (twin && twin === at) {
          at = at.nextSibling;
        } else {
          put(old, twin ?? made(next), at);
        }
        if (twin?.nodeType === Node.ELEMENT_NODE) {
          element(twin, next);
        } else if (twin && twin.data !== next.data) {
          twin.data = next.data;
        }
      }
      clear(() => false);
    };
    element(root, wanted);
  };
  noteFolds(document);
  window.lampblack = { ...window.lampblack, morph, isBeingFilled, cameAt, other, isTwin: (control) => twins.has(control) };
}
