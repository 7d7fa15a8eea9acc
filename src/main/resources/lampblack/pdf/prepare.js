// Readies a sheet for PDF: what a browser leaves out of one is said so that it comes in. Nothing moves by it.
(() => {
  const drawn = 'http://www.w3.org/2000/svg';

  // Only what is drawn on an svg keeps its label in a PDF.
  const spoken = (element, label) => {
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', label);
  };
  const speck = () => {
    const svg = document.createElementNS(drawn, 'svg');
    const spot = document.createElementNS(drawn, 'rect');
    svg.setAttribute('width', '1');
    svg.setAttribute('height', '1');
    svg.style.position = 'absolute';
    spot.setAttribute('width', '0.02');
    spot.setAttribute('height', '0.02');
    spot.setAttribute('fill-opacity', '0.01');
    svg.append(spot);
    return svg;
  };
  const labels = [];
  for (const mark of document.querySelectorAll('[role=img][aria-label]')) {
    const label = mark.getAttribute('aria-label');
    labels.push(label);
    if (mark instanceof SVGElement) {
      continue;
    }
    let first = mark.querySelector('svg');
    if (!first) {
      first = speck();
      mark.prepend(first);
    }
    spoken(first, label);
    mark.removeAttribute('role');
    mark.removeAttribute('aria-label');
  }

  const address = /https?:\/\/[^\s()<>"]*[^\s()<>".,;:]|\b(?:[a-z0-9-]+\.)+(?:com|org|net|io)\b(?:\/[^\s()<>"]*[^\s()<>".,;:])?/gi;
  const link = (text) => {
    const made = document.createElement('a');
    made.href = /^https?:/i.test(text) ? text : 'https://' + text;
    made.textContent = text;
    made.style.color = 'inherit';
    made.style.textDecoration = 'none';
    return made;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.data.includes('.') && !text.parentElement.closest('a, style, script') && text.data.match(address)) {
      found.push(text);
    }
  }
  for (const text of found) {
    const parts = [];
    let from = 0;
    for (const hit of text.data.matchAll(address)) {
      parts.push(text.data.slice(from, hit.index), link(hit[0]));
      from = hit.index + hit[0].length;
    }
    text.replaceWith(...parts, text.data.slice(from));
  }

  const pages = [...document.querySelectorAll('article.page')];
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => {
    const words = heading.cloneNode(true);
    words.querySelectorAll('svg, [aria-hidden], .dots').forEach((mark) => mark.remove());
    return {
      level: Number(heading.localName.slice(1)),
      sheet: pages.indexOf(heading.closest('article.page')),
      words: words.textContent.replace(/\s+/g, ' ').trim(),
    };
  });
  return { labels, headings };
})()
