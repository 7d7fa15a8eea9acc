// Readies a sheet to be filled in: whatever has a name on it is left empty, with a link over it that a browser puts into
// the PDF where the thing stands there. Each link becomes a field. Nothing moves by it.
((sheets) => {
  const drawn = 'http://www.w3.org/2000/svg';
  const address = (number) => 'https://field.invalid/' + number;
  const pages = [...document.querySelectorAll('article.page')];
  const fields = [];

  const silent = (element) => {
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
  };
  const add = (element, facts) => {
    const style = getComputedStyle(element);
    fields.push({
      sheet: pages.indexOf(element.closest('article.page')),
      colour: style.color.match(/[\d.]+/g).slice(0, 3).map(Number),
      size: parseFloat(style.fontSize) * 0.75,
      ...facts,
    });
    return address(fields.length - 1);
  };
  const drawnLink = (href, ...content) => {
    const link = document.createElementNS(drawn, 'a');
    link.setAttribute('href', href);
    link.append(...content);
    return link;
  };
  // What is laid over something empty stands beside it, since styles may ask whether it is empty.
  const over = (covered, href, sides) => {
    const link = document.createElement('a');
    link.href = href;
    const holder = covered.matches(':empty') ? covered.parentElement : covered;
    if (getComputedStyle(holder).position === 'static') {
      holder.style.position = 'relative';
    }
    const [outer, inner] = [holder, covered].map((element) => element.getBoundingClientRect());
    const inset = holder === covered ? '0' : [inner.top - outer.top - holder.clientTop, 'auto', 'auto',
      inner.left - outer.left - holder.clientLeft].map((side) => side === 'auto' ? side : side + 'px').join(' ');
    Object.assign(link.style, { position: 'absolute', inset }, holder === covered ? {}
      : { width: inner.width + 'px', height: inner.height + 'px' }, sides);
    holder.append(link);
  };

  // In columns, what lies over them has a browser fill them otherwise; so this one stands in its line, as if of no height.
  const behind = (line, mark, href) => {
    const link = document.createElement('a');
    link.href = href;
    const [outer, before] = [line, mark].map((element) => element.getBoundingClientRect());
    Object.assign(link.style, { display: 'inline-block', width: outer.right - before.right - 4 + 'px',
      height: outer.height + 'px', margin: -outer.height + 'px 0 0 3px', verticalAlign: 'bottom', position: 'relative' });
    line.append(link);
    link.style.top = outer.top - link.getBoundingClientRect().top + 'px';
  };

  // A shape that the game's theme chose, as points around it in a square of ten by ten.
  const shaped = (element, shape) => {
    const own = getComputedStyle(element).getPropertyValue(shape === 'box' ? '--inside' : '--rating');
    const drawing = own.match(/path\(["'](.*)["']\)/);
    if (!drawing) {
      return [];
    }
    const path = document.createElementNS(drawn, 'path');
    path.setAttribute('d', drawing[1]);
    const around = path.getTotalLength();
    return Array.from({ length: 90 }, (_, i) => path.getPointAtLength(around * i / 90)).flatMap((at) => [at.x, at.y]);
  };

  const mark = (element, at, number) => {
    const shape = element.matches('svg') ? (element.querySelector('use')?.getAttribute('href') ?? '').slice(1) : 'step';
    element.classList.remove('filled');
    const href = add(element.matches('.locked') ? element.parentElement : element, { at, number, shape, points: shaped(element, shape) });
    if (element.matches('svg')) {
      silent(element);
      element.append(drawnLink(href, ...element.childNodes));
    } else {
      over(element, href, {});
    }
  };

  // The largest circle that a segment has room for stands where it is to be marked.
  const clock = (element, at) => {
    silent(element);
    const segments = [...element.querySelectorAll('path')];
    const half = Math.PI / segments.length;
    const round = segments.length < 2 ? 10 : 10 * Math.sin(half) / (1 + Math.sin(half));
    segments.forEach((segment, i) => {
      segment.classList.remove('filled');
      const turn = (2 * i + 1) * half;
      const spot = document.createElementNS(drawn, 'rect');
      const away = segments.length < 2 ? 0 : 10 - round;
      spot.setAttribute('x', Math.sin(turn) * away - round * 0.8);
      spot.setAttribute('y', -Math.cos(turn) * away - round * 0.8);
      spot.setAttribute('width', round * 1.6);
      spot.setAttribute('height', round * 1.6);
      spot.setAttribute('fill', 'none');
      spot.setAttribute('stroke', 'none');
      const href = add(element, { at, number: i + 1, shape: 'segment' });
      element.append(drawnLink(href, spot));
    });
  };

  const hide = (element) => {
    for (const node of [...element.childNodes]) {
      if (node instanceof Element) {
        if (!node.matches('.line, .choice, [data-at], a')) {
          node.style.visibility = 'hidden';
        }
      } else if (node.data.trim()) {
        const hidden = document.createElement('span');
        hidden.style.visibility = 'hidden';
        node.replaceWith(hidden);
        hidden.append(node);
      }
    }
  };

  // A line that is drawn because nothing is within it becomes the link itself.
  const emptyLine = (element, at) => {
    const style = getComputedStyle(element);
    const display = style.display;
    const link = document.createElement('a');
    for (const attribute of element.attributes) {
      link.setAttribute(attribute.name, attribute.value);
    }
    link.style.display = display;
    link.style.color = style.color;
    link.href = add(element, { at, number: 0, shape: 'line' });
    element.replaceWith(link);
  };

  // Every viewer sets its lines closer or wider; nobody's would stand on lines that are printed.
  const notes = (ruled, at) => {
    const lines = [...ruled.querySelectorAll('.line')];
    const says = ruled.closest('.block')?.querySelector('.says:has(~ .body)');
    const href = add(says ?? ruled, { at, number: 0, shape: 'lines' });
    lines.forEach((line) => { line.style.visibility = 'hidden'; });
    if (!says) {
      const ink = lines.length ? getComputedStyle(lines[0]).borderBottomColor : 'gray';
      Object.assign(ruled.style, { outline: '0.6pt solid ' + ink, outlineOffset: '-0.6pt' });
      over(ruled, href, {});
      return;
    }
    hide(says);
    const block = ruled.closest('.block');
    const room = block.getBoundingClientRect();
    over(block, href, { top: says.getBoundingClientRect().top - room.top + 'px' });
  };

  const text = (element, at) => {
    if (element.matches('.ruled')) {
      notes(element, at);
      return;
    }
    const lines = element.querySelectorAll(':scope > .line');
    if (element.matches('.card')) {
      const line = getComputedStyle(element, '::before');
      over(element, add(element, { at, number: 0, shape: 'line' }), {
        inset: 'auto', top: getComputedStyle(element).paddingTop, left: getComputedStyle(element).paddingLeft,
        right: getComputedStyle(element).paddingRight, height: line.height,
      });
    } else if (lines.length > 0) {
      const href = add(lines[0], { at, number: 0, shape: 'line' });
      const first = lines[0].getBoundingClientRect();
      over(lines[0], href, { bottom: first.bottom - lines[lines.length - 1].getBoundingClientRect().bottom + 'px' });
    } else if (element.matches('.trait-name:empty, .face-name:empty')) {
      emptyLine(element, at);
    } else {
      const href = add(element, { at, number: 0, shape: 'line' });
      const inner = element.querySelector('[data-at]');
      hide(element);
      if (!inner) {
        over(element, href, {});
      } else if (inner.matches('svg')) {
        behind(element, inner, href);
      } else {
        over(element, href, { bottom: element.getBoundingClientRect().bottom - inner.getBoundingClientRect().top + 'px' });
      }
    }
  };

  for (const element of [...document.querySelectorAll('[data-at]')]) {
    const at = element.dataset.at;
    if (pages.indexOf(element.closest('article.page')) >= sheets) {
      break;
    }
    for (let up = element; up; up = up.parentElement) {
      up.removeAttribute('aria-hidden');
    }
    if (element.matches('svg.clock')) {
      clock(element, at);
    } else if (element.matches('svg')) {
      mark(element, at, 0);
    } else {
      const marks = [...element.querySelectorAll('svg.box, svg.dot, .step')]
        .filter((one) => one.closest('[data-at]') === element);
      if (marks.length > 0) {
        silent(element);
        marks.forEach((one, i) => mark(one, at, i + 1));
      } else if (!element.querySelector('svg.box, svg.dot') || element.matches('.line, .slot, .card')) {
        text(element, at);
      }
    }
  }
  return { fields };
})
