// @ts-check
/**
 * Values that survive a reload. They are stored for the tab only, so that the next person at a shared device finds nothing.
 * Where the browser blocks storage, they last as long as the page.
 */

const PREFIX = 'interview:';
/** @type {Map<string, string>} */
const memory = new Map();

/** @param {string} key @returns {string | null} */
export function load(key) {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** @param {string} key @param {string | null} value Null removes it. */
export function save(key, value) {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, value);
  } catch {
    // `memory` has the value.
  }
}

export function clear() {
  for (const key of memory.keys()) save(key, null);
  for (const key of ['token', 'draft', 'outbox', 'name', 'email']) save(key, null);
}
