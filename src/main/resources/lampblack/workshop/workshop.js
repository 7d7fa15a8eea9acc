'use strict';
// The files of a game beside what is wrong with them and what its sheets look like.
{
  const ROOT = 'ruleset.yaml';
  const PAUSE = 400;
  const text = new TextDecoder();
  const at = (id) => document.getElementById(id);
  const shownIf = (id, isShown) => {
    at(id).hidden = !isShown;
  };
  const files = new Map();
  const state = { ask: null, show: null, carried: '', name: ROOT, dirty: false, isChecking: false, isStale: false,
    timer: 0, isUsable: false, seed: null, found: [] };

  /** The folder of a game is called as the game says that it is. */
  const folder = () => /^id:[ \t]*["']?([a-z0-9][a-z0-9-]{0,63})\b/m.exec(files.get(ROOT) ?? '')?.[1]
    ?? at('workshop').dataset.game;
  const flat = (prefix = '') => [...files].flatMap(([name, content]) => [prefix + name, content]);

  // What was typed last stays in this browser, should the page be closed by mistake.
  const key = () => `lampblack workshop ${at('workshop').dataset.game}`;
  const keep = () => {
    try {
      localStorage.setItem(key(), JSON.stringify({ carried: state.carried, files: [...files] }));
    } catch {
      // Then only a download keeps it.
    }
  };
  const kept = () => {
    try {
      const found = JSON.parse(localStorage.getItem(key()));
      return found?.carried === state.carried ? found.files : null;
    } catch {
      return null;
    }
  };
  const forget = () => {
    try {
      localStorage.removeItem(key());
    } catch {
      // There is nothing to forget.
    }
  };
  const mark = (dirty) => {
    state.dirty = dirty;
    shownIf('unsaved', dirty);
    if (dirty) {
      shownIf('saved', false);
    }
  };

  const number = () => {
    const count = at('text').value.split('\n').length;
    if (at('lines').dataset.count !== String(count)) {
      at('lines').dataset.count = count;
      at('lines').textContent = Array.from({ length: count }, (_, line) => line + 1).join('\n');
    }
    at('lines').scrollTop = at('text').scrollTop;
  };
  const list = () => {
    const problems = new Map();
    state.found.forEach(({ place }) => problems.set(place.file, (problems.get(place.file) ?? 0) + 1));
    at('file').replaceChildren(...[...files.keys()].map((name) => {
      const count = problems.get(name);
      return new Option(count ? `${name} (${count})` : name, name, false, name === state.name);
    }));
    at('remove').disabled = state.name === ROOT;
  };
  const open = (name) => {
    state.name = files.has(name) ? name : ROOT;
    at('text').value = files.get(state.name);
    at('text').setAttribute('aria-label', state.name);
    at('text').scrollTop = 0;
    list();
    number();
  };
  /** Puts the cursor where a problem is. */
  const go = ({ file, start, end, line }) => {
    if (file && file !== state.name) {
      open(file);
    }
    const field = at('text');
    field.focus();
    field.setSelectionRange(start, end);
    field.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(field).lineHeight));
    number();
  };

  const element = (name, className, words) => {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = words;
    return made;
  };
  const button = (className, words, press) => {
    const made = element('button', className, words);
    made.type = 'button';
    made.addEventListener('click', press);
    return made;
  };
  const mend = ({ edits }) => {
    [...edits].sort((one, other) => other.place.start - one.place.start).forEach(({ place, text: replacement }) => {
      const before = files.get(place.file);
      files.set(place.file, before.slice(0, place.start) + replacement + before.slice(place.end));
    });
    open(edits[0].place.file);
    at('text').focus();
    changed();
  };
  const problem = ({ severity, head, excerpt, notes, place, fixes }) => {
    const item = element('li', severity, '');
    const words = head.replace(`${folder()}/`, '');
    item.append(place.file ? button('to', words, () => go(place)) : element('p', 'to', words));
    if (excerpt) {
      item.append(element('pre', '', excerpt));
    }
    notes.forEach((note) => item.append(element('p', 'note', note)));
    fixes.forEach((fix) => item.append(button('fix', fix.title, () => mend(fix))));
    return item;
  };

  const preview = async () => {
    shownIf('unfit', !state.isUsable);
    ['kind', 'blank', 'random'].forEach((id) => {
      at(id).disabled = !state.isUsable;
    });
    if (!state.isUsable) {
      return;
    }
    const kind = Number(at('kind').value);
    const html = state.seed === null ? await state.ask('blank', kind) : await state.ask('random', kind, state.seed);
    shownIf('nobody', !html);
    if (html) {
      state.show(html);
    }
  };
  const kinds = (titles) => {
    const chosen = Number(at('kind').value || 0);
    at('kind').replaceChildren(...titles.map((title, index) => new Option(title, index, false, index === chosen)));
  };
  const check = async () => {
    if (state.isChecking) {
      state.isStale = true;
      return;
    }
    state.isChecking = true;
    state.isStale = false;
    shownIf('checking', true);
    shownIf('broken', false);
    const verdict = await state.ask('check', folder(), flat());
    state.isChecking = false;
    if (state.isStale) {
      await check();
      return;
    }
    shownIf('checking', false);
    state.found = verdict.problems;
    state.isUsable = verdict.isUsable;
    at('problems').replaceChildren(...verdict.problems.map(problem));
    at('count').textContent = verdict.count;
    shownIf('none', verdict.problems.length === 0);
    shownIf('untested', [...files.keys()].some((name) => name.startsWith('tests/')));
    if (verdict.isUsable) {
      kinds(verdict.kinds);
    }
    list();
    await preview();
    at('workshop').dataset.checked = state.isStale || state.timer ? 'no' : 'yes';
  };
  /** What is written stays there, whatever fails. */
  const failed = (failure) => {
    state.isChecking = false;
    shownIf('checking', false);
    if (at('starting')) {
      at('starting').hidden = true;
      shownIf('failed', true);
    } else {
      shownIf('broken', true);
    }
    console.error(failure);
  };
  function changed() {
    mark(true);
    keep();
    if (!at('publish').disabled) {
      said('');
    }
    at('workshop').dataset.checked = 'no';
    clearTimeout(state.timer);
    state.timer = setTimeout(() => {
      state.timer = 0;
      check().catch(failed);
    }, PAUSE);
  }

  const save = (content, type, name) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([content], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };
  // A frame that is shut in may let no file out, and does not say so.
  const isShutIn = window.origin === 'null' && /^(http|about)/.test(location.protocol);
  const download = async () => {
    save(await state.ask('zip', flat(`${folder()}/`)), 'application/zip', `${folder()}.zip`);
    shownIf('shut', isShutIn);
    if (isShutIn) {
      return;
    }
    mark(false);
    shownIf('saved', true);
  };
  /** Says how far publishing has come. */
  const said = (what) => {
    ['publishing', 'published', 'refused'].forEach((id) => shownIf(id, id === what));
    at('publish').disabled = what === 'publishing';
  };
  const publish = async () => {
    said('publishing');
    const name = `${folder()}.html`;
    const carried = await state.ask('publish', folder(), flat());
    if (!carried) {
      said('refused');
      return;
    }
    const packed = new Blob([carried]).stream().pipeThrough(new CompressionStream('deflate'));
    const html = await state.ask('page', new Int8Array(await new Response(packed).arrayBuffer()));
    save(html, 'text/html', name);
    shownIf('shut', isShutIn);
    said('published');
  };
  const add = (event) => {
    // Some frames let no form be sent.
    event.preventDefault();
    if (!at('new').reportValidity()) {
      return;
    }
    const name = at('name').value.trim();
    if (!files.has(name)) {
      files.set(name, '');
      changed();
    }
    at('name').value = '';
    open(name);
    at('text').focus();
  };
  const remove = () => {
    files.delete(state.name);
    open(ROOT);
    changed();
  };
  /** A new line begins below the one before. */
  const indent = (event) => {
    const field = at('text');
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.isComposing) {
      const before = field.value.slice(0, field.selectionStart);
      const spaces = /^ *(- )?/.exec(before.slice(before.lastIndexOf('\n') + 1))[0].replace('-', ' ');
      event.preventDefault();
      // Unlike a new value, this can be undone.
      document.execCommand('insertText', false, `\n${spaces}`);
    }
  };
  const listen = () => {
    at('text').addEventListener('input', () => {
      files.set(state.name, at('text').value);
      number();
      changed();
    });
    at('text').addEventListener('scroll', number);
    at('text').addEventListener('keydown', indent);
    at('file').addEventListener('change', () => open(at('file').value));
    at('add').addEventListener('click', add);
    at('remove').addEventListener('click', remove);
    at('download').addEventListener('click', () => download().catch(failed));
    at('publish').addEventListener('click', () => publish().catch((failure) => {
      said('');
      failed(failure);
    }));
    at('kind').addEventListener('change', () => preview().catch(failed));
    at('blank').addEventListener('click', () => {
      state.seed = null;
      preview().catch(failed);
    });
    at('random').addEventListener('click', () => {
      state.seed = crypto.getRandomValues(new Uint32Array(1))[0] % 1000000;
      preview().catch(failed);
    });
    at('restart').addEventListener('click', () => {
      forget();
      begin(JSON.parse(state.carried));
      mark(false);
      shownIf('restored', false);
      check().catch(failed);
    });
    window.addEventListener('beforeunload', (event) => {
      if (state.dirty) {
        event.preventDefault();
      }
    });
  };
  function begin(texts) {
    files.clear();
    texts.forEach(([name, content]) => files.set(name, content));
    open(ROOT);
  }

  const inline = (bytes, type) => {
    let letters = '';
    for (const byte of bytes) {
      letters += String.fromCharCode(byte);
    }
    return `data:${type};base64,${btoa(letters)}`;
  };
  /** Pages are set in two faces; sheets bring their own. */
  const faces = (all) => text.decode(all.get('fonts.css')).match(/@font-face\s*\{[^}]*\}/g)
    .filter((rule) => /font-family:\s*'(Alegreya|League Gothic)( More)?'/.test(rule)).join('\n')
    .replace(/url\((fonts\/[^)]*)\)/g, (_, name) => `url(${inline(all.get(name), 'font/woff2')})`);
  const dressed = (all) => [faces(all), ...['web.css', 'style/game', 'style/workshop', 'credits.css'].map((name) => text.decode(all.get(name)))]
    .map((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    });

  const start = async () => {
    const all = await window.lampblackUnpacked('packed');
    document.adoptedStyleSheets = dressed(all);
    at('workshop').append(new DOMParser().parseFromString(text.decode(all.get('credits')), 'text/html')
      .body.firstElementChild);
    state.carried = text.decode(all.get('files'));
    const typed = kept();
    begin(typed ?? JSON.parse(state.carried));
    mark(typed !== null);
    shownIf('restored', typed !== null);
    listen();
    state.show = window.lampblackPreview(at('preview'));
    at('starting').remove();
    shownIf('workshop', true);
    number();
    shownIf('checking', true);
    state.ask = await window.lampblackWorkshopEngine(all);
    await check();
  };
  window.addEventListener('load', () => start().catch(failed));
}
