// Going back as a browser does, rather than to the address, finds in the fields what was written there.
'use strict';
document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a.back');
  if (link && window.history.length > 1 && new URL(link.href).href !== location.href && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    window.history.back();
  }
});
