'use strict';
// Where a character's file is given out, so is its link, as text or as a QR code, or whatever the device can share.
{
  const { exchange } = window.lampblack;
  const SVG = 'http://www.w3.org/2000/svg';
  // A disk is nobody else's.
  const isOnWeb = location.protocol.startsWith('http');
  // Some browsers share no file whose name ends as those of characters do.
  const shareable = (stem, text) => new File([text], `${stem}.yaml.txt`, { type: 'text/plain' });
  const sharesFiles = () => navigator.canShare?.({ files: [shareable('character', '')] }) === true;

  // It counts as saved once somebody has it.
  const text = async (stem) => (await exchange('GET', `/characters/${stem}/download?look`)).bytes;
  const given = async (stem) => {
    await exchange('GET', `/characters/${stem}/download`);
    await window.lampblack.saved();
  };

  const copy = async (stem, said, words) => {
    const whole = await window.lampblack.link(stem, await text(stem));
    if (!whole) {
      said.textContent = words.long;
      return;
    }
    const field = document.createElement('input');
    Object.assign(field, { type: 'text', readOnly: true, value: whole });
    field.setAttribute('aria-label', words.name);
    said.replaceChildren(field);
    field.select();
    try {
      // A frame that may not write to the clipboard says so where others read it; what is selected it may copy.
      if (document.featurePolicy?.allowsFeature('clipboard-write') !== false) {
        await navigator.clipboard.writeText(whole);
        said.append(` ${words.copied}`);
      } else if (document.execCommand('copy')) {
        said.append(` ${words.copied}`);
      }
    } catch {
      // It stands there to be copied by hand.
    }
    await given(stem);
  };
  /** Whether somebody scans it is not known here, so that nothing counts as saved by it. */
  const draw = async (stem, said, words) => {
    const code = isOnWeb ? await window.lampblack.code(stem, await text(stem)) : null;
    if (!code) {
      said.textContent = isOnWeb ? words.dense : words.disk;
      return;
    }
    const picture = document.createElementNS(SVG, 'svg');
    picture.setAttribute('viewBox', `0 0 ${code.size} ${code.size}`);
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', words.drawn);
    picture.setAttribute('shape-rendering', 'crispEdges');
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', code.path);
    picture.append(path);
    said.replaceChildren(words.scan, picture);
    picture.scrollIntoView({ block: 'nearest' });
  };
  const send = async (stem, said, words) => {
    const all = await text(stem);
    const what = sharesFiles() ? { files: [shareable(stem, all)] }
      : { url: await window.lampblack.link(stem, all), title: document.title };
    if (what.url === '') {
      said.textContent = words.long;
      return;
    }
    try {
      await navigator.share(what);
    } catch (failure) {
      // Whoever thinks better of it needs no telling.
      said.textContent = failure.name === 'AbortError' ? '' : words.unshared;
      return;
    }
    said.textContent = '';
    await given(stem);
  };

  const offer = () => {
    const words = document.getElementById('saving')?.dataset;
    const at = [...document.querySelectorAll('main a[href$="/download"]')].find((each) => !each.closest('#saving'));
    if (!words || !at || document.getElementById('share')) {
      return;
    }
    const stem = at.getAttribute('href').split('/')[2];
    const share = document.createElement('span');
    share.id = 'share';
    // It is no difference between the page and what the engine answers for it.
    share.dataset.added = '';
    const said = document.createElement('span');
    said.setAttribute('role', 'status');
    const add = (title, does) => {
      const press = document.createElement('button');
      press.type = 'button';
      press.textContent = title;
      press.addEventListener('click', () => does(stem, said, words));
      share.append(' ', press);
    };
    add(words.link, copy);
    add(words.qr, draw);
    if (sharesFiles() || (isOnWeb && navigator.share)) {
      add(words.share, send);
    }
    share.append(' ', said);
    at.after(share);
  };
  document.addEventListener('lampblack:shown', offer);
  window.addEventListener('pageshow', offer);
}
