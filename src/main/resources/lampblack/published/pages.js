// Lets pages follow each other as in a browser, with an address behind the hash of the file's own.
'use strict';
{
  const { page, exchange } = window.lampblack;
  const web = new CSSStyleSheet();
  const fonts = new CSSStyleSheet();
  const sheet = new CSSStyleSheet();
  let carried = null;

  const parsed = (html) => new DOMParser().parseFromString(html, 'text/html');
  const written = () => (location.hash.startsWith('#/') ? location.hash.slice(1) : '/');
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
    document.body.replaceChildren(...fresh.body.childNodes, parsed(carried.credits).body.firstElementChild);
    document.dispatchEvent(new CustomEvent('lampblack:shown', { detail: { looks: true } }));
  };
  const readyPrint = () => document.querySelector('.print-bar') && run(carried.scripts.get('print'));
  /** What is to be printed has styles of its own, which differ from print to print. */
  const print = async (fresh) => {
    const own = fresh.querySelector('link[rel="stylesheet"][href*="/print.css"]')?.getAttribute('href');
    const styles = own ? (await exchange('GET', own)).text : '';
    sheet.replaceSync(styles + carried.styles.get('print'));
    set(fresh, sheet);
    const main = parsed('<main id="main" tabindex="-1" data-still></main>').body.firstElementChild;
    main.append(...[...fresh.body.childNodes].filter((each) => each.nodeName !== 'SCRIPT'));
    document.body.replaceChildren(main);
    // On the first page, the scripts that it rests on are not there yet.
    if (window.lampblack.follow) {
      readyPrint();
    }
  };
  const plain = (text) => {
    const words = document.createElement('pre');
    words.textContent = text;
    document.getElementById('main')?.replaceChildren(words);
  };
  const download = (answer) => {
    const name = /filename\*=UTF-8''([^;]*)/.exec(answer.headers.get('content-disposition'));
    window.lampblack.save(new Blob([answer.bytes], { type: answer.type }), name ? decodeURIComponent(name[1]) : 'character.yaml');
  };
  /** What stands in no file, as far as is known, is kept, and said above every page. */
  const saved = () => ['saved', 'changed'].forEach((what) => document.dispatchEvent(new Event(`lampblack:${what}`)));
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
    const held = document.querySelector('.print-bar :focus')?.id;
    const answer = await exchange(method, where, { sent });
    if (answer.headers.has('content-disposition')) {
      download(answer);
      saved();
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
    // What is said of something that was sent stays until something else is pressed.
    if (method === 'POST') {
      document.querySelectorAll('#main .notice').forEach((notice) => Object.assign(notice.dataset, { added: '', since: 0 }));
    }
    rest(answer.fragment || new URL(where, window.lampblack.address()).hash);
    // Who chooses how to print goes on choosing.
    document.getElementById(held ?? '')?.focus({ preventScroll: true });
  };

  // What the scripts of pages leave: places on a page, files, and what is to be printed.
  window.addEventListener('click', (event) => {
    const at = event.target.closest?.(':any-link, button, input');
    const to = at?.getAttribute('href') ?? '';
    if (event.defaultPrevented || event.button !== 0) {
      return;
    }
    if (to.startsWith('#')) {
      event.preventDefault();
      rest(to);
    } else if (to.startsWith('/') || to.startsWith('?')) {
      event.preventDefault();
      open('GET', to, [], true);
    } else if (at?.form && at.type === 'submit') {
      event.preventDefault();
      at.form.requestSubmit(at);
    }
  });
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) {
      event.preventDefault();
      const query = new URLSearchParams([...new FormData(event.target, event.submitter)]);
      open('GET', `${event.target.getAttribute('action').replace(/[?#].*/, '')}?${query}`, [], true);
    }
  });
  // Some frames let no form be sent, and a browser then does not even say that one would be.
  HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter = null) {
    if (this.noValidate || submitter?.formNoValidate || this.reportValidity()) {
      this.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
    }
  };
  const isPrint = () => document.querySelector('main[data-still]') !== null;
  document.addEventListener('lampblack:changed', () => isPrint() && open('GET', page.address, [], false));
  window.addEventListener('popstate', () => {
    if (written() !== page.address && !location.hash.startsWith('#character=')) {
      (isPrint() ? open('GET', written(), [], false) : window.lampblack.follow(written(), true));
    }
  });

  Object.assign(window.lampblack, {
    /** Takes over from the page that says to wait: the styles and scripts of pages first, then a page. */
    async begin(all) {
      carried = all;
      fonts.replaceSync(all.styles.get('fonts'));
      web.replaceSync(all.styles.get('web'));
      await open('GET', written(), [], false);
      run(all.scripts.get('web'));
      readyPrint();
    },
    run,
    open,
    saved,
    note,
    leave: (to) => open('GET', to, [], true),
  });
}
