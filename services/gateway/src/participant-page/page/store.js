// @ts-check
/**
 * What must survive a reload: kept with the tab, and gone with it, so that the next person at a shared device finds nothing.
 * Where a browser forbids storage, it lasts as long as the page.
 */

const PREFIX = 'interview:';
/** @type {Map<string, string>} */
const memory = new Map();

/** @param {string} key @returns {string | null} */
export function recall(key) {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** @param {string} key @param {string | null} value Null forgets. */
export function keep(key, value) {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, value);
  } catch {
    // The memory has it.
  }
}

export function forgetAll() {
  for (const key of memory.keys()) keep(key, null);
  for (const key of ['token', 'draft', 'outbox', 'name', 'email']) keep(key, null);
}
