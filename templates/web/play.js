'use strict';
// At the table: what has just changed is heard, and what was rolled is in sight.
{
  const main = () => document.getElementById('main');
  const heard = document.getElementById('heard');
  let posted = false;
  let rolled = false;
  document.addEventListener('htmx:beforeSwap', ({ detail }) => {
    posted = detail.requestConfig?.verb === 'post';
    rolled = posted && /\/roll$/.test(detail.requestConfig.path);
  });
  const say = (selector) => {
    const words = [...main().querySelectorAll(selector)].map((said) => said.textContent.trim()).join(' ');
    // The same words are heard again where they are said of another press.
    heard.textContent = words && heard.textContent === words ? `${words} ` : words;
  };
  document.addEventListener('htmx:afterSettle', () => {
    const roll = rolled ? main().querySelector('.last-roll .thrown') : null;
    if (roll) {
      say('.last-roll .name, .last-roll .thrown h3');
      const box = roll.getBoundingClientRect();
      if (box.top < 0 || box.bottom > window.innerHeight - 60) {
        roll.closest('.last-roll').scrollIntoView({ block: 'nearest' });
      }
    } else if (posted) {
      say('.changed .said span');
    }
    posted = false;
    rolled = false;
  });
}
