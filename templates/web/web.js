'use strict';
// Every form on the page is about the same version of the file: what was just saved.
document.addEventListener('htmx:configRequest', function (event) {
  var seen = event.detail.parameters.seen;
  if (seen) {
    event.detail.headers['If-Match'] = '"' + seen + '"';
  }
});
