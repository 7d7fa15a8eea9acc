'use strict';
(function () {
  // A lost connection is said, and what was pressed stays to be pressed again.
  function lost(is) {
    var words = document.getElementById('offline');
    if (words) {
      words.hidden = !is;
    }
  }
  document.addEventListener('htmx:sendError', function () { lost(true); });
  document.addEventListener('htmx:afterOnLoad', function () { lost(false); });
  window.addEventListener('offline', function () { lost(true); });
  window.addEventListener('online', function () { lost(false); });
})();
