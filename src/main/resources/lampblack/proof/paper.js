// The width in pixels that print has between the margins of the first sheet, and how high the page is.
(() => {
  const first = document.querySelector('main .page');
  if (!first) return {ours: false, width: 0, height: 0};
  const said = name => {
    const probe = document.createElement('div');
    probe.style.cssText = 'position: absolute; width: ' + name;
    first.append(probe);
    const pixels = probe.getBoundingClientRect().width;
    probe.remove();
    return pixels;
  };
  const margin = {left: 0, right: 0, top: 0, bottom: 0}, turned = {':left': {}, ':right': {}};
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) {
    const to = rule instanceof CSSPageRule ? rule.selectorText ? turned[rule.selectorText] : margin : null;
    if (to) for (const side in margin) {
      const own = rule.style.getPropertyValue('margin-' + side);
      if (own) to[side] = said(own);
    }
  }
  const edges = [':right', ':left'].map(page => ({...margin, ...turned[page]}));
  return {edges, ours: said('var(--paper-width)') > 0, width: said('var(--paper-width)') - margin.left - margin.right,
    height: said('var(--paper-height)') - margin.top - margin.bottom};
})()
