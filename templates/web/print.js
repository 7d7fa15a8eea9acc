'use strict';
{
  const bar = document.querySelector('.print-bar');
  const go = bar.querySelector('.go');
  go.hidden = false;
  go.addEventListener('click', () => window.print());
  bar.classList.add('quick');
  bar.addEventListener('change', () => bar.submit());
}
