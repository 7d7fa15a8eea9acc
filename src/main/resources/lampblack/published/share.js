// Gives out a character's link or QR code, or what the device shares, where its file is; says what became of files.
'use strict';
{
  const { exchange } = window.lampblack;
  // A disk is nobody else's.
  const isOnWeb = location.protocol.startsWith('http');
  // Some browsers share no file whose name ends as those of characters do.
  const shareable = (stem, text) => new File([text], `${stem}.yaml.txt`, { type: 'text/plain' });
  const sharesFiles = () => navigator.canShare?.({ files: [shareable('character', '')] }) === true;
  document.documentElement.classList.toggle('shares', sharesFiles() || Boolean(isOnWeb && navigator.share));

  const show = (...what) => {
    const said = document.createElement('span');
    // It is no difference between the page and what the engine answers for it.
    said.dataset.added = '';
    said.append(...what);
    document.getElementById('share-said')?.replaceChildren(said);
  };
  const text = async (stem) => (await exchange('GET', `/characters/${stem}/download?look`)).bytes;
  /** What is known of files: that somebody has one, or what the player says of those that the browser was given. */
  const say = async (what, value) => {
    await exchange('POST', '/saving', { sent: [[what, value]] });
    window.lampblack.saved();
  };

  // A frame that may not write to the clipboard says so where others read it; what is selected it may copy.
  const isCopied = (words) => (document.featurePolicy?.allowsFeature('clipboard-write') === false
    ? document.execCommand('copy') : navigator.clipboard?.writeText(words).then(() => true, () => false));
  const copy = async (stem, words) => {
    const whole = await window.lampblack.link(stem, await text(stem));
    if (!whole) {
      show(words.long);
      return;
    }
    const field = document.createElement('input');
    Object.assign(field, { type: 'text', readOnly: true, value: whole });
    field.setAttribute('aria-label', words.name);
    show(field);
    field.select();
    const isDone = await isCopied(whole);
    field.after(` ${isDone ? words.copied : words.byhand}`);
    if (isDone) {
      await say('saved', stem);
    }
  };
  /** Whether somebody scans it is not known here, so that nothing counts as saved by it. */
  const draw = async (stem, words) => {
    const code = isOnWeb ? await window.lampblack.code(stem, await text(stem)) : null;
    if (!code) {
      show(isOnWeb ? words.dense : words.disk);
      return;
    }
    const picture = window.lampblack.parsed(`<svg viewBox="0 0 ${code.size} ${code.size}" role="img"
      shape-rendering="crispEdges"><path d="${code.path}"></path></svg>`).body.firstElementChild;
    picture.setAttribute('aria-label', words.drawn);
    show(words.scan, picture);
    picture.scrollIntoView({ block: 'nearest' });
  };
  const send = async (stem, words) => {
    const all = await text(stem);
    const what = sharesFiles() ? { files: [shareable(stem, all)] }
      : { url: await window.lampblack.link(stem, all), title: document.title };
    if (what.url === '') {
      show(words.long);
      return;
    }
    try {
      await navigator.share(what);
    } catch (failure) {
      // Whoever thinks better of it needs no telling.
      show(failure.name === 'AbortError' ? '' : words.unshared);
      return;
    }
    show();
    await say('saved', stem);
  };

  document.addEventListener('click', ({ target }) => {
    const press = target.closest?.('#share button, #saving button');
    if (press?.name === 'arrived') {
      say('arrived', press.value);
    } else if (press) {
      const share = press.closest('#share');
      ({ copy, draw, send })[press.value](share.dataset.path.split('/')[2], share.dataset);
    }
  });
}
