'use strict';
(function () {
  var bar = document.querySelector('.print-bar');
  var go = bar.querySelector('.go');
  go.hidden = false;
  go.addEventListener('click', function () { window.print(); });
  bar.classList.add('quick');
  bar.addEventListener('change', function () { bar.submit(); });
}());
