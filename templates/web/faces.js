// A page is shown once its faces are there, so that nothing moves under a hand that is on its way.
if (!performance.getEntriesByType('paint').length) {
  const { documentElement: root, fonts } = document;
  root.classList.add('faceless');
  // Laying the page out asks for them.
  root.getBoundingClientRect();
  Promise.race([fonts.ready, new Promise((late) => setTimeout(late, 1000))])
    .then(() => root.classList.remove('faceless'));
}
