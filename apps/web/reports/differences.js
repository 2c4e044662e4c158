// @ts-check
/** What has changed between two versions, as a list: for a changed item also what it was and what it is. */
import { translate } from './words.js';
import { en } from './words/en.js';

/** @typedef {import('./words.js').Key} Key */
/** @typedef {{ field: string, before: string | null, after: string | null }} Change */
/** @typedef {{ kind: string, label: string, changes: Change[] }} Entry */

/** Fields whose values are words of the API. */
const WORDS = ['sentiment', 'is_headline'];
const GROUPS = /** @type {const} */ (['added', 'removed', 'changed']);

/** @param {Record<(typeof GROUPS)[number], Entry[]>} diff @returns {HTMLElement[]} */
export function differences(diff) {
  const shown = GROUPS.filter((group) => diff[group].length > 0);
  if (shown.length === 0) {
    const text = document.createElement('p');
    text.textContent = translate('no_difference');
    return [text];
  }
  return shown.flatMap((group) => {
    const heading = document.createElement('h2');
    heading.textContent = `${translate(group)} (${diff[group].length})`;
    const list = document.createElement('ul');
    list.className = group;
    list.append(...diff[group].map(entry));
    return [heading, list];
  });
}

/** @param {Entry} entry */
function entry({ kind, label, changes }) {
  const item = document.createElement('li');
  const name = document.createElement('span');
  name.className = 'kind';
  name.textContent = wordFor('', kind);
  const text = document.createElement('span');
  text.textContent = label;
  text.dir = 'auto';
  item.append(name, ' ', text, ...changes.map(change));
  return item;
}

/** @param {Change} change */
function change({ field, before, after }) {
  const line = document.createElement('p');
  line.className = 'change';
  const name = document.createElement('span');
  name.className = 'kind';
  name.textContent = wordFor('field_', field);
  const between = before && after ? [' ', translate('change_to')] : [];
  line.append(name, ...valueIn('del', field, before), ...between, ...valueIn('ins', field, after));
  return line;
}

/** @param {'del' | 'ins'} tag @param {string} field @param {string | null} value @returns {(string | HTMLElement)[]} */
function valueIn(tag, field, value) {
  if (value === null || value === '') return [];
  const element = document.createElement(tag);
  element.textContent = WORDS.includes(field) ? wordFor('value_', value) : value;
  element.dir = 'auto';
  return [' ', element];
}

/** The translated word; the name itself where this page has no word for it. @param {string} prefix @param {string} name */
const wordFor = (prefix, name) =>
  Object.hasOwn(en, prefix + name) ? translate(/** @type {Key} */ (prefix + name)) : name;
