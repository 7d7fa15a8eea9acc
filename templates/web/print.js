// The bar over what is to be printed: print it, save it as PDF, choose how; and the print follows the files.
{
  const bar = document.querySelector('.print-bar');
  const go = bar.querySelector('.go');
  go.hidden = false;
  go.addEventListener('click', () => window.print());
  bar.classList.add('quick');
  bar.addEventListener('change', () => bar.requestSubmit());

  const { exchange, path, parsed, morph, save, sayState, isServed } = window.lampblack;
  // A browser takes a moment to make a PDF, and nobody is to press again meanwhile.
  const said = bar.querySelector('.pdf-state');
  const made = async (press) => {
    const pdf = press.currentTarget;
    press.preventDefault();
    if (pdf.getAttribute('aria-disabled') === 'true') {
      return;
    }
    pdf.setAttribute('aria-disabled', 'true');
    said.textContent = pdf.dataset.busy;
    try {
      const answer = await fetch(pdf.href, { cache: 'no-store' });
      const file = await answer.blob();
      if (!answer.ok || file.type !== 'application/pdf') {
        throw new Error(answer.status);
      }
      save(file, pdf.download);
      said.textContent = pdf.dataset.done;
    } catch {
      said.textContent = pdf.dataset.failed;
    }
    pdf.removeAttribute('aria-disabled');
  };
  bar.querySelectorAll('.pdf').forEach((pdf) => pdf.addEventListener('click', made));

  // The print follows the files; what is chosen about it stays.
  const restyle = () => {
    const old = document.querySelector('link[href*="/print.css?"]');
    const styles = old.cloneNode();
    styles.addEventListener('load', () => old.remove());
    old.after(styles);
  };
  async function follow() {
    const { status, text } = await exchange('GET', path(), { part: false });
    const fresh = parsed(text);
    if (status === 200 && fresh.querySelector('.print-bar')) {
      sayState(() => morph(document.getElementById('game-state'), fresh.getElementById('game-state')));
      fresh.querySelectorAll('script').forEach((script) => script.remove());
      morph(document.body, fresh.body);
      document.title = fresh.title;
      restyle();
    }
  }
  if (isServed) {
    document.addEventListener('lampblack:changed', follow);
  }
}
