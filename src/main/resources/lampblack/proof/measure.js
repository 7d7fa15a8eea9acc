// What a document laid out for print says and where it stands. Evaluated from outside; no sheet carries it.
(async () => {
  await document.fonts.ready;
  const ROWS = '.plate, .field, .option, .trait, .card, .face, .harm, .trigger, .band, .slot, .sum, tr, .writing .line,'
      + ' .block.clock, .block.counter, .block.pool, .block.boxes, .block.bands, ul.remarks li, .foot';
  const BOXES = 'td, th, .slot, .sum, .band, .face, .field, .option, .trait, .card, .block, .plate, .foot, .column, .page';
  const ROOM = '.strip.filling, .spare, .deck .room, .deck .ruled';
  const shown = element => element.checkVisibility({visibilityProperty: true});
  const cuts = element => [...ancestors(element)].filter(each => getComputedStyle(each).overflow !== 'visible');
  const outside = (inner, outer) => inner.right > outer.right + 1 || inner.left < outer.left - 1
      || (inner.top + inner.bottom) / 2 > outer.bottom + 1 || (inner.top + inner.bottom) / 2 < outer.top - 1;
  function* ancestors(element) {
    for (let each = element; each && each !== document.body; each = each.parentElement) yield each;
  }

  const rows = [...document.querySelectorAll(ROWS)];
  const numbers = new Map(rows.map((row, i) => [row, i]));
  const nodes = [], texts = [], found = [];
  // What the model knows as one part: a plate, a block, a foot, the title of a side, a card.
  const PARTS = '.leaf > .plate, .leaf > .foot, .side-title, .leaf .block, .deck .card';
  const parts = [...document.querySelectorAll(PARTS)], partNumbers = new Map(parts.map((part, i) => [part, i]));
  const part = element => {
    const own = element.closest(PARTS);
    return own ? partNumbers.get(own) : -1;
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('style, script, title, noscript, template, .heard')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const places = [...range.getClientRects()];
    const cut = cuts(parent).some(clip => places.some(place => outside(place, clip.getBoundingClientRect())));
    const box = parent.closest(BOXES), page = parent.closest('.page') || document.body;
    const over = !cut && places.some(place => [...(box ? box.getClientRects() : [])].every(each => outside(place, each))
        || place.right > page.getBoundingClientRect().right + 1 || place.left < page.getBoundingClientRect().left - 1);
    nodes.push({text: node.data, size: parseFloat(getComputedStyle(parent).fontSize) * 0.75, part: part(parent),
      rows: [...ancestors(parent)].filter(each => numbers.has(each)).map(each => numbers.get(each)),
      cut: cut, over: over && places.length > 0, room: !!parent.closest(ROOM)});
    texts.push(node);
  }

  // The text an element is known by: the first in it, else the last before it.
  const place = new Map(texts.map((text, i) => [text, i]));
  const known = element => {
    const inner = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = inner.nextNode(); node; node = inner.nextNode()) if (place.has(node)) return place.get(node);
    let low = 0, high = texts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (texts[middle].compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  };

  // Dots, boxes and clocks stand inside the page, inside their box, and are cut by nothing.
  for (const drawn of document.querySelectorAll('.page svg, .page .slot, .page .sum, .page .step, .page table')) {
    const own = drawn.getBoundingClientRect();
    if (own.width === 0 || own.height === 0 || !shown(drawn)) continue;
    const clip = cuts(drawn.parentElement).map(each => each.getBoundingClientRect());
    const away = clip.some(each => own.left >= each.right - 1 || own.top >= each.bottom - 1);
    const cut = clip.some(each => own.right > each.right + 1 || own.bottom > each.bottom + 1 || own.left < each.left - 1
        || own.top < each.top - 1);
    const box = drawn.parentElement.closest(BOXES) || document.body;
    const over = [...drawn.getClientRects()].some(piece => [...box.getClientRects()].every(each =>
        piece.right > each.right + 1.5 || piece.left < each.left - 1.5));
    if (cut && !(away && drawn.closest(ROOM))) found.push({what: 'cut', at: known(drawn)});
    else if (over && !cut) found.push({what: 'over', at: known(drawn)});
  }

  // A style draws beside words; it says none.
  for (const each of document.querySelectorAll('.page *, .deck *')) {
    for (const beside of ['::before', '::after']) {
      const said = getComputedStyle(each, beside).content;
      if (said !== 'none' && /"[^"]*\p{L}/u.test(said.replace(/url\("[^"]*"\)|\/ "[^"]*"/g, '')) && shown(each)) {
        found.push({what: 'says', at: known(each)});
      }
    }
  }

  // What stands in a frame stays within it.
  for (const inner of document.querySelectorAll(BOXES)) {
    const outer = inner.parentElement.closest(BOXES), own = inner.getBoundingClientRect();
    if (!outer || own.width === 0 || own.height === 0 || !shown(inner) || inner.closest(ROOM)) continue;
    if (getComputedStyle(outer).display === 'contents' || cuts(inner.parentElement).length) continue;
    const around = [...outer.getClientRects()];
    if (around.every(each => own.right > each.right + 2 || own.left < each.left - 2)
        || around.length === 1 && (own.bottom > around[0].bottom + 3 || own.top < around[0].top - 3)) {
      found.push({what: 'over', at: known(inner)});
    }
  }

  // Boxes side by side in reading: whatever is not inside the other must not lie on it.
  const SOLID = '.leaf > .foot, .plate, .block, .card, .field, .option, .trait, .face, .harm, .trigger, .slot, .sum, .band,'
      + ' td, th';
  const solid = [...document.querySelectorAll(SOLID)].filter(each => shown(each) && !each.closest(ROOM))
      .flatMap(each => [...each.getClientRects()].filter(own => own.width > 0 && own.height > 0)
      .map(own => ({each, own, page: each.closest('.page')}))).sort((a, b) => a.own.top - b.own.top);
  let open = [];
  for (const one of solid) {
    open = open.filter(other => other.own.bottom > one.own.top + 1.5);
    for (const other of open) {
      const wide = Math.min(one.own.right, other.own.right) - Math.max(one.own.left, other.own.left);
      const high = Math.min(one.own.bottom, other.own.bottom) - one.own.top;
      if (wide > 1.5 && high > 1.5 && !one.each.contains(other.each) && !other.each.contains(one.each)) {
        found.push({what: 'covers', at: known(one.each), other: known(other.each)});
      }
    }
    open.push(one);
  }

  // A title and the first that stands below it belong together.
  const heads = [...document.querySelectorAll('.block > header, h3.group-title')].map(head => {
    const inside = known(head), rest = head.parentElement;
    const next = texts.findIndex((text, i) => i > inside && rest.contains(text) && !head.contains(text));
    return [inside, next];
  }).filter(each => each[1] >= 0);
  // The plate and the blocks as a layout places them, and how far each goes below the foot of its first line.
  const leaves = [...document.querySelectorAll('.leaf')], BLOCK = '.plate, .strip > .column > .block';
  const within = new Map();
  texts.forEach((text, i) => {
    const block = text.parentElement.closest(BLOCK);
    if (block && shown(text.parentElement)) within.has(block) ? within.get(block).push(i) : within.set(block, [i]);
  });
  const blocks = [...within].flatMap(([block, inside]) => {
    const strip = block.closest('.strip'), line = document.createRange(), own = block.getBoundingClientRect();
    if (strip && getComputedStyle(strip).display === 'contents') return [];
    line.selectNodeContents(texts[inside[0]]);
    return [{at: inside[0], last: inside[inside.length - 1], side: leaves.indexOf(block.closest('.leaf')),
      strip: strip ? [...strip.parentElement.children].indexOf(strip) : -1,
      column: strip ? [...strip.children].indexOf(block.parentElement) : 0, gives: !!block.closest('.filling'),
      below: own.bottom - line.getClientRects()[0].bottom, high: own.height, wide: block.parentElement.getBoundingClientRect().width}];
  });
  // Where each sheet begins, and whether that is to be the front of a leaf.
  const begins = [...document.querySelectorAll('.page')].map(known);
  const fronts = [...document.querySelectorAll('.turn')].some(turn => getComputedStyle(turn).display !== 'none');
  // Every mark and every line gets a name, and a link to it, so that the print says where it went.
  const links = document.createElement('div');
  links.hidden = true;
  const named = (element, i, kind) => {
    const holder = element.ownerSVGElement || element, own = element.getBoundingClientRect();
    const around = holder.getBoundingClientRect();
    if (!holder.id) holder.id = 'lampblack-' + kind + i;
    const link = document.createElement('a');
    link.href = '#' + holder.id;
    links.append(link);
    let middle = {x: own.left + own.width / 2, y: own.top + own.height / 2}, edge = middle;
    if (holder !== element && element.getTotalLength && own.width > 0) {
      // A piece of a clock has its middle where its outline has it on average, and its edge where it leaves the hub.
      const whole = element.getTotalLength(), place = element.getScreenCTM(), steps = [...Array(24).keys()];
      const points = steps.map(step => element.getPointAtLength(whole * step / 24).matrixTransform(place));
      middle = {x: points.reduce((sum, point) => sum + point.x, 0) / 24, y: points.reduce((sum, point) => sum + point.y, 0) / 24};
      edge = points[3];
    }
    return {id: holder.id, at: known(element), part: part(element), left: own.left, top: own.top, wide: own.width,
      high: own.height, ring: element.matches('.step'), room: !!element.closest(ROOM + ', .ruled'),
      state: ['filled', 'open', 'locked'].find(state => element.classList.contains(state)) || '',
      around: {left: around.left - own.left, top: around.top - own.top, wide: around.width, high: around.height},
      middle: {left: middle.x - around.left, top: middle.y - around.top},
      edge: {left: edge.x - around.left, top: edge.y - around.top}};
  };
  const MARKS = 'svg.box, svg.dot, svg.clock path, .step, .filled, .open, .locked';
  const marks = [...document.querySelectorAll(MARKS)].filter(each => !each.closest('.shapes') && !each.querySelector('.block'))
      .map((each, i) => named(each, i, 'mark'));
  const lines = [...document.querySelectorAll('.line, .slot')].map((each, i) => named(each, i, 'line'));
  document.documentElement.append(links);
  const names = parts.map(each => ({at: known(each), title: (each.querySelector('h2, .heading, .title') || each).textContent.trim()}));
  const refused = [...document.fonts].filter(face => face.status === 'error').length;
  return {nodes, refused, marks, lines, parts: names, heads, found, blocks, begins, fronts, rows: rows.map(row => ({at: known(row), high: row.getBoundingClientRect().height,
    wide: Math.max(0, ...[...row.getClientRects()].map(each => each.width))}))};
})()
