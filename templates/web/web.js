'use strict';
// Everything works without this; with it, only the part of a page that changes is sent, and pages follow the disk.
(function () {
  var main = function () { return document.getElementById('main'); };
  var typing = function () {
    var at = document.activeElement;
    return Boolean(at && main().contains(at) && at.matches('input, textarea, select') && at.type !== 'hidden'
      && (at.tagName === 'SELECT' || at.value !== at.defaultValue))
      || Array.from(main().querySelectorAll('form input, form textarea')).some(function (each) {
        return each.type !== 'hidden' && (each.checked !== each.defaultChecked || each.value !== each.defaultValue);
      });
  };

  // A form says in a header as well which version of the file it was about.
  document.addEventListener('htmx:configRequest', function (event) {
    var seen = event.detail.parameters.seen;
    if (seen) {
      event.detail.headers['If-Match'] = '"' + seen + '"';
    }
  });
  document.addEventListener('htmx:sendError', function () {
    document.body.classList.add('cut-off');
  });
  document.addEventListener('htmx:afterRequest', function (event) {
    if (event.detail.successful) {
      document.body.classList.remove('cut-off');
    }
  });

  // What takes its time shows that it does, and is not asked for twice.
  var busy = 0;
  function work(more) {
    busy = Math.max(0, busy + more);
    document.body.classList.toggle('busy', busy > 0);
    if (busy > 0) {
      main().setAttribute('aria-busy', 'true');
    } else {
      main().removeAttribute('aria-busy');
    }
  }
  document.addEventListener('htmx:beforeSend', function () { work(1); });
  document.addEventListener('htmx:afterRequest', function () { work(-1); });
  document.addEventListener('submit', function (event) {
    var form = event.target;
    if (form.matches('[hx-boost], [hx-boost] *') || event.defaultPrevented) {
      return;
    }
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = 'yes';
    work(1);
  });
  document.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('a[href]');
    var leaves = link && link.origin === location.origin && !link.hasAttribute('download') && !link.target
      && (link.pathname !== location.pathname || link.search !== location.search);
    if (leaves && event.button === 0 && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey
        && !link.matches('[hx-boost], [hx-get]')) {
      work(1);
    }
  });
  window.addEventListener('pageshow', function () {
    busy = 0;
    work(0);
    document.querySelectorAll('form[data-sent]').forEach(function (each) { delete each.dataset.sent; });
  });

  // Arrows go through a list one by one, and only what they come to rest on is chosen.
  var list = null;
  var rests = null;
  function chosen() {
    // An answer to what was pressed before may have put another list in its place.
    var at = list && document.getElementById(list.id);
    clearTimeout(rests);
    rests = null;
    if (at) {
      at.value = list.value;
    }
    list = null;
    if (at) {
      at.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
  document.addEventListener('keydown', function (event) {
    if (rests && event.key === 'Enter') {
      chosen();
    } else if (event.target.matches('select') && event.key !== 'Tab') {
      list = event.target;
    }
  });
  document.addEventListener('pointerdown', function () { list = null; });
  document.addEventListener('change', function (event) {
    if (event.target === list) {
      event.stopPropagation();
      clearTimeout(rests);
      rests = setTimeout(chosen, 400);
    }
  }, true);
  document.addEventListener('focusout', function () {
    if (rests) {
      chosen();
    }
  });

  // What is being written elsewhere on the page while an answer comes is written on.
  var written = [];
  document.addEventListener('htmx:beforeSwap', function (event) {
    var sent = event.detail.requestConfig.elt.closest('form');
    written = event.detail.target !== main() ? [] : Array.from(main().querySelectorAll('input[type=text][id], textarea[id]'))
      .filter(function (each) { return each.value !== each.defaultValue && each.form !== sent; })
      .map(function (each) { return { id: each.id, value: each.value, began: each.defaultValue }; });
  });
  document.addEventListener('htmx:afterSwap', function () {
    written.forEach(function (was) {
      var at = document.getElementById(was.id);
      if (at && at.value === was.began) {
        at.value = was.value;
      }
    });
    written = [];
  });

  // Where what was pressed is gone or folded away, the focus stays as near to it as it can.
  var trail = [];
  function note() {
    trail = [];
    for (var at = document.activeElement; at && at !== document.body && at !== main(); at = at.parentElement) {
      if (at.id) {
        trail.push(at.id);
      }
    }
  }
  document.addEventListener('htmx:beforeSwap', note);
  function again() {
    var kept = trail.some(function (id) {
      var at = document.getElementById(id);
      var shut = at && at.closest('details:not([open])');
      at = shut ? shut.querySelector('summary') : at;
      if (at) {
        at.focus({ preventScroll: true });
      }
      return at && document.activeElement === at;
    });
    if (!kept) {
      main().focus({ preventScroll: true });
    }
  }
  document.addEventListener('htmx:afterSettle', function () {
    if (document.activeElement === document.body) {
      again();
    }
    // Whoever uses the keyboard has to see where they are; the eye of others is where they pressed.
    var at = document.activeElement;
    if (at !== main() && at.matches(':focus-visible')) {
      at.scrollIntoView({ block: 'nearest' });
    }
  });

  // What is said stands at the head of the page, where whoever pressed something further down would not see it.
  document.addEventListener('htmx:afterSettle', function () {
    var notice = main().querySelector('.notice');
    if (notice) {
      notice.scrollIntoView({ block: 'nearest' });
    }
  });

  // Whoever rests on an option, with the pointer or the focus, is shown beside the sheet what it would change.
  var resting = null;
  function rest(event) {
    clearTimeout(resting);
    var option = event.target.closest && event.target.closest('.desk .option');
    var look = option && option.querySelector('a.look');
    if (!look || !window.matchMedia('(min-width: 64rem)').matches) {
      return;
    }
    resting = setTimeout(function () {
      var pane = document.getElementById('preview');
      if (pane && look.isConnected && pane.dataset.of !== look.id) {
        pane.dataset.of = look.id;
        window.htmx.ajax('GET', look.getAttribute('hx-get'), { target: pane, select: '#preview-body', swap: 'innerHTML' })
          .catch(function () {});
      }
    }, 500);
  }
  document.addEventListener('pointerover', function (event) {
    if (event.pointerType === 'mouse') {
      rest(event);
    }
  });
  document.addEventListener('focusin', function (event) {
    if (event.target.matches(':focus-visible')) {
      rest(event);
    }
  });

  // One page of a browser listens and tells the others: a browser has few connections to a server, and saving needs one.
  var shown = null;
  var source = null;
  var later = null;
  // What was asked for before somebody pressed anything is out of date by the time that it comes.
  var turns = 0;
  var held = false;
  ['htmx:beforeRequest', 'htmx:afterSettle'].forEach(function (name) {
    document.addEventListener(name, function () { turns += 1; });
  });
  document.addEventListener('pointerdown', function () { held = true; });
  ['pointerup', 'pointercancel', 'dragend'].forEach(function (name) {
    document.addEventListener(name, function () { held = false; });
  });
  var channel = window.BroadcastChannel ? new BroadcastChannel('lampblack') : null;
  var waiting = null;
  var release = null;
  // What somebody has lost to another stands there until they have dealt with it.
  function lost() {
    return main().querySelector('.notice.refused, .notice.conflict, .unsaved');
  }
  function refresh() {
    if (lost()) {
      return;
    }
    if (typing() || held || document.querySelector('main .htmx-request')) {
      later = setTimeout(refresh, 1000);
      return;
    }
    var turn = turns;
    fetch(location.href, { headers: { 'HX-Request': 'true' }, cache: 'no-store' }).then(function (answer) {
      return answer.text();
    }).then(function (html) {
      if (turn !== turns || held) {
        clearTimeout(later);
        later = setTimeout(refresh, 200);
        return;
      }
      var fresh = new DOMParser().parseFromString(html, 'text/html').getElementById('main');
      if (!fresh || typing() || same(fresh) || lost()) {
        return;
      }
      note();
      var opened = Array.from(main().querySelectorAll('details[open][id]'), function (each) { return each.id; });
      window.htmx.swap('#main', html, { swapStyle: 'outerHTML' });
      opened.map(function (id) { return document.getElementById(id); }).forEach(function (each) {
        if (each) { each.open = true; }
      });
    }).catch(function () {});
  }
  // What htmx itself has put on the page does not count, nor what somebody has opened there.
  function bare(page) {
    var copy = page.cloneNode(true);
    copy.querySelectorAll('[class]').forEach(function (each) {
      each.classList.remove('htmx-added', 'htmx-settling', 'htmx-swapping', 'htmx-request');
      if (!each.classList.length) { each.removeAttribute('class'); }
    });
    copy.querySelectorAll('details').forEach(function (each) { each.removeAttribute('open'); });
    copy.querySelectorAll('#preview').forEach(function (each) { each.textContent = ''; delete each.dataset.of; });
    return copy.innerHTML;
  }
  function same(fresh) {
    return bare(main()) === bare(fresh);
  }
  function heard(version, early) {
    document.body.classList.remove('cut-off');
    if (shown !== version && !(shown === null && early)) {
      clearTimeout(later);
      later = setTimeout(refresh, 50);
    }
    shown = version;
  }
  function listen() {
    source = new EventSource('/events');
    source.addEventListener('version', function (event) {
      // A page that has only just been loaded is as new as what it is told first.
      heard(event.data, performance.now() < 3000);
      if (channel) { channel.postMessage(event.data); }
    });
    source.addEventListener('full', function () { source.close(); });
    source.onerror = function () { document.body.classList.add('cut-off'); };
  }
  function leave() {
    if (source) { source.close(); source = null; }
    if (release) { release(); release = null; }
    if (waiting) { waiting.abort(); waiting = null; }
  }
  function watch() {
    if (document.hidden) {
      leave();
    } else if (!source && !waiting && !document.querySelector('main[data-still]')) {
      if (!channel || !navigator.locks) {
        listen();
        return;
      }
      waiting = new AbortController();
      navigator.locks.request('lampblack', { signal: waiting.signal }, function () {
        return new Promise(function (done) {
          waiting = null;
          release = done;
          listen();
        });
      }).catch(function () {});
    }
  }
  if (channel) {
    channel.onmessage = function (event) {
      if (!document.hidden && !document.querySelector('main[data-still]')) { heard(event.data, false); }
    };
  }
  document.addEventListener('visibilitychange', watch);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', watch);
  watch();
}());
