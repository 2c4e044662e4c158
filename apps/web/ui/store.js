// @ts-check
/** Values that survive a reload. Where the browser blocks storage, they last as long as the page. */

const PREFIX = 'interview:';

class Store {
  /** @param {() => Storage} storage */
  constructor(storage) {
    this.storage = storage;
    /** @type {Map<string, string>} */
    this.memory = new Map();
  }

  /** @param {string} key @returns {string | null} */
  load(key) {
    try {
      return this.storage().getItem(PREFIX + key) ?? this.memory.get(key) ?? null;
    } catch {
      return this.memory.get(key) ?? null;
    }
  }

  /** @param {string} key @param {string | null} value Null removes it. */
  save(key, value) {
    if (value === null) this.memory.delete(key);
    else this.memory.set(key, value);
    try {
      if (value === null) this.storage().removeItem(PREFIX + key);
      else this.storage().setItem(PREFIX + key, value);
    } catch {
      // `memory` has the value.
    }
  }

  /** @param {string[]} keys */
  forget(...keys) {
    for (const key of keys) this.save(key, null);
  }
}

/** For this tab. */
export const tab = new Store(() => sessionStorage);
/** For this browser. */
export const device = new Store(() => localStorage);
