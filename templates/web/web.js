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
  document.addEventListener('htmx:afterSettle', function () {
    if (document.activeElement !== document.body) {
      return;
    }
    trail.some(function (id) {
      var at = document.getElementById(id);
      var shut = at && at.closest('details:not([open])');
      at = shut ? shut.querySelector('summary') : at;
      if (at) {
        at.focus({ preventScroll: true });
      }
      return at && document.activeElement === at;
    });
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
  function refresh() {
    // What somebody has lost to another stands there until they have dealt with it.
    if (main().querySelector('.notice.refused, .notice.conflict')) {
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
      if (!fresh || typing() || same(fresh) || main().querySelector('.notice.refused, .notice.conflict')) {
        return;
      }
      note();
      window.htmx.swap('#main', html, { swapStyle: 'outerHTML' });
    }).catch(function () {});
  }
  // What htmx itself has put on the page does not count.
  function same(fresh) {
    var now = main().cloneNode(true);
    now.querySelectorAll('[class]').forEach(function (each) {
      each.classList.remove('htmx-added', 'htmx-settling', 'htmx-swapping', 'htmx-request');
    });
    now.querySelectorAll('#preview').forEach(function (each) { each.textContent = ''; delete each.dataset.of; });
    return now.innerHTML === fresh.innerHTML;
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
