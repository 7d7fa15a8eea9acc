// A row of dots is one stop of the Tab key; a step begins at its heading; long lists are looked through as one types.
{
  const { main } = window.lampblack;
  const held = (row) => [...row?.querySelectorAll('button, summary') ?? []];
  const first = (all) => all.find((each) => each.matches('button:not([aria-disabled])')) ?? all[0];
  const stops = () => {
    for (const row of main().querySelectorAll('[data-row]')) {
      const all = held(row);
      const at = all.find((each) => each === document.activeElement) ?? first(all);
      all.forEach((each) => { each.tabIndex = each === at ? 0 : -1; });
    }
  };
  document.addEventListener('focusin', ({ target }) => {
    held(target.closest?.('[data-row]')).forEach((each) => { each.tabIndex = each === target ? 0 : -1; });
  });
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  document.addEventListener('keydown', (event) => {
    const all = event.target.matches('button, summary') ? held(event.target.closest('[data-row]')) : [];
    const ends = { Home: 0, End: all.length - 1 };
    const to = event.key in ends ? ends[event.key] : all.indexOf(event.target) + (steps[event.key] ?? 0);
    if (all.length > 0 && (event.key in steps || event.key in ends) && all[to] && !event.ctrlKey && !event.altKey) {
      event.preventDefault();
      all[to].focus();
    }
  });

  // Another step begins at its heading.
  const open = () => main().querySelector('.guide-steps > .now')?.id ?? '';
  let step = open();
  document.addEventListener('lampblack:shown', () => {
    sift();
    stops();
    const now = open();
    if (now && now !== step) {
      document.getElementById('guide.steps').open = false;
      document.getElementById('guide').scrollIntoView({ block: 'start' });
      document.getElementById(`${now}.title`)?.focus({ preventScroll: true });
    }
    step = now;
  });

  const sift = () => {
    for (const form of main().querySelectorAll('.find')) {
      const list = form.closest('.options, .group');
      const words = form.elements.find.value.trim().toLowerCase();
      const only = Boolean(form.elements.only?.checked);
      let found = 0;
      for (const option of list.querySelectorAll('.option, .open > li')) {
        const out = !option.matches('.taken, .given') && (only && option.matches('.closed')
          || words !== '' && !option.textContent.toLowerCase().includes(words));
        option.classList.toggle('out', out);
        found += out ? 0 : 1;
      }
      const looking = words !== '' || only;
      list.classList.toggle('sought', looking);
      form.querySelector('output').textContent = looking ? String(found) : '';
    }
  };
  document.addEventListener('input', ({ target }) => {
    const form = target.closest?.('.find');
    if (form) {
      const list = form.closest('.options, .group');
      if (target.value !== '' && target.type !== 'checkbox') {
        list.querySelectorAll('details.fold, details.others').forEach((each) => { each.open = true; });
      }
      sift();
    }
  });
  stops();
}
