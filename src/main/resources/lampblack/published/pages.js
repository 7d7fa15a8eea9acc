// Lets pages follow each other as in a browser, with an address behind the hash of the file's own.
'use strict';
{
  const { page, exchange } = window.lampblack;
  const shelf = '/';
  const web = new CSSStyleSheet();
  const fonts = new CSSStyleSheet();
  const sheet = new CSSStyleSheet();
  const kept = { credits: null, print: '', styles: new Map() };

  const parsed = (html) => new DOMParser().parseFromString(html, 'text/html');
  const written = () => (location.hash.startsWith('#/') ? location.hash.slice(1) : shelf);
  /** Where somebody has got to; a page that may not change its address keeps it to itself. */
  const note = (address, isNew) => {
    page.address = address;
    if (!isNew && location.hash.startsWith('#character=')) {
      return;
    }
    try {
      history[isNew ? 'pushState' : 'replaceState'](null, '', `#${address}`);
    } catch {
      // The address is only lost to who comes back.
    }
  };

  const run = (script) => {
    const element = document.createElement('script');
    element.textContent = script;
    document.head.append(element);
    element.remove();
  };
  const set = (fresh, ...styles) => {
    document.adoptedStyleSheets = [fonts, ...styles];
    document.title = fresh.title;
    document.documentElement.lang = fresh.documentElement.lang || 'en';
    document.body.className = fresh.body.className;
  };
  const frame = (fresh) => {
    set(fresh, web);
    // The guide is the program's own, and is not carried.
    fresh.querySelector('a[href="/guide"]')?.closest('nav').remove();
    document.body.replaceChildren(...fresh.body.childNodes, kept.credits.cloneNode(true));
    // Whatever was being waited for is over.
    window.dispatchEvent(new Event('pageshow'));
  };
  /** What is to be printed has styles of its own, which differ from print to print. */
  const print = async (fresh) => {
    const own = [...fresh.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'))
      .find((href) => href.includes('/print.css'));
    const styles = own ? (await exchange('GET', own)).text : '';
    sheet.replaceSync(styles + kept.styles.get('print'));
    set(fresh, sheet);
    const main = document.createElement('main');
    main.id = 'main';
    main.tabIndex = -1;
    main.dataset.still = '';
    main.append(...[...fresh.body.childNodes].filter((each) => each.nodeName !== 'SCRIPT'));
    document.body.replaceChildren(main);
    if (main.querySelector('.print-bar')) {
      run(kept.print);
    }
  };
  const plain = (text) => {
    const words = document.createElement('pre');
    words.textContent = text;
    document.getElementById('main')?.replaceChildren(words);
  };
  const download = (answer) => {
    const name = /filename\*=UTF-8''([^;]*)/.exec(answer.headers.get('content-disposition'));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([answer.bytes], { type: answer.type }));
    link.download = name ? decodeURIComponent(name[1]) : 'character.yaml';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };
  /** What stands in no file, as far as is known, is said above every page. */
  const saved = async () => {
    const now = parsed((await exchange('GET', page.address, { part: true })).text).getElementById('saving');
    document.getElementById('saving')?.replaceWith(now ?? '');
    document.dispatchEvent(new Event('lampblack:saved'));
  };
  window.addEventListener('beforeunload', (event) => {
    if (document.querySelector('#saving.at-risk:not([hidden])')) {
      event.preventDefault();
    }
  });
  const rest = (fragment) => {
    const at = fragment.length > 1 ? document.getElementById(decodeURIComponent(fragment.slice(1))) : null;
    if (at) {
      at.scrollIntoView();
    } else {
      window.scrollTo(0, 0);
    }
    (at?.matches('a, button, input, [tabindex]') ? at : document.getElementById('main'))?.focus({ preventScroll: true });
  };

  /** Opens a page, or takes what it gives. @param isNew whether one can go back from it */
  const open = async (method, where, sent, isNew) => {
    const held = document.activeElement?.matches('.print-bar [name]') ? document.activeElement.name : '';
    const answer = await exchange(method, where, { sent });
    if (answer.headers.has('content-disposition')) {
      download(answer);
      window.dispatchEvent(new Event('pageshow'));
      await saved();
      return;
    }
    note(answer.address, isNew && answer.address !== page.address);
    if (answer.type.startsWith('text/plain')) {
      plain(answer.text);
      return;
    }
    const fresh = parsed(answer.text);
    if (fresh.getElementById('main')) {
      frame(fresh);
    } else {
      await print(fresh);
    }
    rest(answer.fragment || new URL(where, window.lampblack.address()).hash);
    // Who chooses how to print goes on choosing.
    const again = [...document.querySelectorAll(`.print-bar [name="${held}"]`)];
    (again.find((each) => each.checked) ?? again[0])?.focus({ preventScroll: true });
  };

  window.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    const to = link?.getAttribute('href') ?? '';
    if (!link || event.defaultPrevented || event.button !== 0) {
      return;
    }
    if (to.startsWith('#')) {
      event.preventDefault();
      rest(to);
    } else if (to.startsWith('/') || to.startsWith('?')) {
      event.preventDefault();
      open('GET', to, [], true);
    }
  });
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) {
      return;
    }
    // Whatever else is sent, the scripts of pages send.
    event.preventDefault();
    const query = new URLSearchParams([...new FormData(event.target, event.submitter)]);
    open('GET', `${event.target.getAttribute('action').replace(/[?#].*/, '')}?${query}`, [], true);
  });
  // Some frames let no form be sent, and a browser then does not even say that one would be.
  HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter = null) {
    if (this.noValidate || submitter?.formNoValidate || this.reportValidity()) {
      this.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
    }
  };
  // A form that a script sends is sent like one that is pressed.
  HTMLFormElement.prototype.submit = function submit() {
    this.requestSubmit();
  };
  window.addEventListener('click', (event) => {
    const press = event.target.closest?.('button, input');
    if (press?.form && press.type === 'submit' && !event.defaultPrevented) {
      event.preventDefault();
      press.form.requestSubmit(press);
    }
  });
  window.addEventListener('popstate', () => {
    if (written() !== page.address && !location.hash.startsWith('#character=')) {
      (document.querySelector('main[data-still]') ? open('GET', written(), [], false) : window.lampblack.follow(written(), true));
    }
  });

  Object.assign(window.lampblack, {
    /** Takes over from the page that says to wait: the styles and scripts of pages first, then a page. */
    async begin({ styles, scripts, credits }) {
      kept.styles = styles;
      kept.print = scripts.get('print');
      kept.credits = parsed(credits).body.firstElementChild;
      fonts.replaceSync(styles.get('fonts'));
      web.replaceSync(styles.get('web'));
      await open('GET', written(), [], false);
      run(scripts.get('web'));
    },
    run,
    open,
    saved,
    note,
    leave: (to) => open('GET', to, [], true),
  });
}
