// @ts-check
import { part, show } from '../ui/elements.js';

/**
 * The attributes that the address of a join link may set, e.g. `?department=x`.
 * @param {string} query @param {readonly string[]} allowed @returns {Record<string, string>}
 */
export function attributesOf(query, allowed) {
  const given = new URLSearchParams(query);
  return Object.fromEntries(
    allowed.flatMap((name) => {
      const value = given.get(name)?.trim().slice(0, 200);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Shows them before the participant agrees to anything. @param {Record<string, string>} attributes */
export function showPrefilled(attributes) {
  const rows = Object.entries(attributes).map(([name, value]) => {
    const row = document.createElement('div');
    const [term, fact] = [document.createElement('dt'), document.createElement('dd')];
    [term.textContent, fact.textContent] = [name, value];
    row.append(term, fact);
    return row;
  });
  part('prefilled-facts').replaceChildren(...rows);
  show('prefilled', rows.length > 0);
}
