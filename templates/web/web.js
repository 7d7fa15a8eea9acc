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

  // One connection for each page that is seen, none for those that are not.
  var shown = null;
  var source = null;
  var later = null;
  function refresh() {
    if (typing() || document.querySelector('main .htmx-request')) {
      later = setTimeout(refresh, 1000);
      return;
    }
    fetch(location.href, { headers: { 'HX-Request': 'true' }, cache: 'no-store' }).then(function (answer) {
      return answer.text();
    }).then(function (html) {
      var fresh = new DOMParser().parseFromString(html, 'text/html').getElementById('main');
      if (!fresh || typing() || same(fresh)) {
        return;
      }
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
  function listen() {
    source = new EventSource('/events');
    source.addEventListener('version', function (event) {
      document.body.classList.remove('cut-off');
      if (shown !== null && shown !== event.data) {
        clearTimeout(later);
        later = setTimeout(refresh, 50);
      }
      shown = event.data;
    });
    source.addEventListener('full', function () { source.close(); });
    source.onerror = function () { document.body.classList.add('cut-off'); };
  }
  function watch() {
    if (document.hidden) {
      if (source) { source.close(); source = null; }
    } else if (!source && !document.querySelector('main[data-still]')) {
      listen();
    }
  }
  document.addEventListener('visibilitychange', watch);
  window.addEventListener('pagehide', function () { if (source) { source.close(); source = null; } });
  window.addEventListener('pageshow', watch);
  watch();
}());
