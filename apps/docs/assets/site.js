// @ts-check
// Search over all sections. The index is made in the browser when somebody begins to search.

/** @typedef {{ id: string, title: string, heading: string, text: string, weight: number }} Section */
/** @typedef {{ search(query: string, options: object): Section[] }} Index */

const site = document.body.dataset['site'] || '.';
const input = /** @type {HTMLInputElement} */ (document.getElementById('search'));
const results = /** @type {HTMLElement} */ (document.getElementById('results'));
const MOST = 8;

/** @type {Promise<Index> | undefined} */
let loading;

/** @returns {Promise<Index>} */
async function load() {
  const address = new URL(`${site}/search.json`, location.href);
  const library = new URL(`${site}/assets/minisearch.js`, location.href).href;
  const [{ default: MiniSearch }, response] = await Promise.all([import(library), fetch(address)]);
  const index = new MiniSearch({
    fields: ['heading', 'title', 'text'],
    storeFields: ['title', 'heading', 'text', 'weight'],
  });
  index.addAll(await response.json());
  return index;
}

/** @param {Section} section @param {string} query */
function item({ id, title, heading, text }, query) {
  const link = document.createElement('a');
  link.href = `${site}/${id}`;
  const name = document.createElement('strong');
  name.textContent = heading === title ? title : `${title}: ${heading}`;
  const [word = ''] = query.toLowerCase().split(/\s+/);
  const near = Math.max(0, text.toLowerCase().indexOf(word) - 40);
  const from = near === 0 ? 0 : text.indexOf(' ', near) + 1;
  const excerpt = document.createElement('span');
  excerpt.textContent = text.slice(from, from + 140);
  link.append(name, excerpt);
  const row = document.createElement('li');
  row.append(link);
  return row;
}

/** @param {string} _id @param {string} _term @param {Section} stored */
const boostDocument = (_id, _term, { weight }) => weight;

async function search() {
  const query = input.value.trim();
  const index = await (loading ??= load());
  if (query !== input.value.trim()) return;
  results.hidden = query === '';
  const options = { boostDocument, prefix: true, fuzzy: 0.15, boost: { heading: 3, title: 2 }, combineWith: 'AND' };
  const found = query === '' ? [] : index.search(query, options).slice(0, MOST);
  const list = document.createElement('ul');
  list.append(...found.map((section) => item(section, query)));
  results.replaceChildren(found.length > 0 ? list : 'Nothing found.');
}

input.disabled = false;
input.addEventListener('focus', () => void (loading ??= load()));
input.addEventListener('input', () => void search());
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') results.hidden = true;
  if (event.key === '/' && document.activeElement === document.body) {
    event.preventDefault();
    input.focus();
  }
});
document.addEventListener('click', ({ target }) => {
  if (target instanceof Node && !results.contains(target) && target !== input) results.hidden = true;
});
