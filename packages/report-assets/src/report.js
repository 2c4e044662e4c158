// Runs inside a report, also in one that was saved years ago. It only moves what the document already contains.
(() => {
  const graph = document.querySelector('#map-drawing');
  const panel = document.querySelector('#map-panel');
  const root = document.documentElement;
  let chosen = null;
  let isWhole = false;

  // Stands at the foot of printed pages.
  root.style.setProperty('--title', JSON.stringify(document.title.slice(0, 100)));

  /** Shows a node with its neighbours, and its card beside the map. */
  function mark(number) {
    const near = new Set();
    for (const line of graph.querySelectorAll('line')) {
      const { a, b } = line.dataset;
      const isNear = a === number || b === number;
      line.classList.toggle('near', isNear);
      if (isNear) near.add(a).add(b);
    }
    for (const node of graph.querySelectorAll('.node')) {
      node.classList.toggle('chosen', node.dataset.node === number);
      node.classList.toggle('near', near.has(node.dataset.node));
    }
    graph.classList.toggle('chosen-map', number !== null);
    const card = number === null ? null : document.querySelector(`.map-list #n${number}`);
    panel.hidden = card === null;
    if (!card) return;
    const copy = card.cloneNode(true);
    copy.removeAttribute('id');
    panel.replaceChildren(copy);
  }

  function choose(number) {
    chosen = number;
    mark(number);
  }

  if (graph && panel) {
    graph.addEventListener('pointerover', ({ target, pointerType }) => {
      const node = target.closest('.node');
      if (node && pointerType === 'mouse') mark(node.dataset.node);
    });
    graph.addEventListener('pointerleave', () => mark(chosen));
    graph.addEventListener('focusin', ({ target }) => mark(target.closest('.node')?.dataset.node ?? chosen));
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && chosen !== null) choose(null);
    });
  }

  // Where the screen is smaller than the map, its middle is seen first. Sizes can change until the reader does something.
  const sight = graph?.closest('.wide');
  if (sight) {
    const centre = new ResizeObserver(() =>
      sight.scrollTo((sight.scrollWidth - sight.clientWidth) / 2, (sight.scrollHeight - sight.clientHeight) / 2),
    );
    for (const sized of [sight, graph]) centre.observe(sized);
    for (const kind of ['pointerdown', 'wheel', 'keydown'])
      addEventListener(kind, () => centre.disconnect(), { once: true });
  }

  /** Goes to a place of the report and opens what hides it. */
  function goTo(place) {
    for (let part = place.parentElement; part; part = part.parentElement)
      if (part.tagName === 'DETAILS') part.open = true;
    if (isWhole) parent.postMessage({ insights: 'place', top: place.getBoundingClientRect().top }, '*');
    else place.scrollIntoView();
    place.setAttribute('tabindex', '-1');
    place.focus({ preventScroll: true });
  }

  document.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.dataset.node !== undefined && panel) {
      event.preventDefault();
      choose(link.dataset.node);
      return;
    }
    const href = link.getAttribute('href') ?? '';
    if (link.dataset.jump !== undefined && parent !== window) {
      // The page around the report shows the transcript. It has the key; this document has nothing but the ids.
      event.preventDefault();
      parent.postMessage({ insights: 'transcript', target: href.slice(href.indexOf('#') + 1) }, '*');
      return;
    }
    if (!href.startsWith('#')) return;
    const place = document.getElementById(href.slice(1));
    if (!place) return;
    event.preventDefault();
    goTo(place);
    if (parent === window) history.replaceState(null, '', href);
  });

  /** The page around the report scrolls it: it gives the frame this height, and tells what of it is in sight. */
  function showWhole(isNamed) {
    isWhole = true;
    root.dataset.whole = '';
    if (isNamed) root.dataset.named = '';
    const tell = () => parent.postMessage({ insights: 'height', height: root.getBoundingClientRect().height }, '*');
    new ResizeObserver(tell).observe(root);
  }

  function onSight({ top, height }) {
    root.style.setProperty('--sight-top', `${Number(top)}px`);
    root.style.setProperty('--sight', `${Number(height)}px`);
  }

  // The page around the report may have another appearance than the system, and a button to print.
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || parent === window) return;
    if (['light', 'dark', 'system'].includes(data?.theme)) root.dataset.theme = data.theme;
    if (data?.print === true) print();
    if (data?.whole === true && !isWhole) showWhole(data.named === true);
    if (data?.sight) onSight(data.sight);
  });

  // Somebody who has clicked into the report prints it with the keys, too.
  addEventListener('keydown', (event) => {
    if (!isWhole || event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    print();
  });

  // Beside the report, the contents are open; above it, on a narrow screen, they are closed.
  const contents = document.querySelector('.contents details');
  const beside = matchMedia('(min-width: 70rem)');
  const fit = () => {
    contents.open = beside.matches;
  };
  beside.addEventListener('change', fit);
  fit();

  let closed = [];
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll('details:not([open])')];
    for (const details of closed) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of closed) details.open = false;
  });
})();
