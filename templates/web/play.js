// At the table: what has just changed is heard, and what was rolled is in sight.
{
  const { main } = window.lampblack;
  const say = (selector) => {
    const heard = document.getElementById('heard');
    const words = [...main().querySelectorAll(selector)].map((said) => said.textContent.trim()).join(' ');
    // The same words are heard again where they are said of another press.
    heard.textContent = words && heard.textContent === words ? `${words} ` : words;
  };
  document.addEventListener('lampblack:shown', ({ detail: { looks, where } }) => {
    const roll = !looks && /\/roll(\?|$)/.test(where) ? main().querySelector('.last-roll .thrown') : null;
    if (roll) {
      say('.last-roll .name, .last-roll .thrown h3');
      const box = roll.getBoundingClientRect();
      if (box.top < 0 || box.bottom > window.innerHeight - 60) {
        roll.closest('.last-roll').scrollIntoView({ block: 'nearest' });
      }
    } else if (!looks) {
      say('.changed .said span');
    }
  });
}
