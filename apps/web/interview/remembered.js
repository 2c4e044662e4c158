// @ts-check
import { device } from '../ui/store.js';

/**
 * Interviews that were begun in this browser and are not over, so that the same link offers to go on. Kept for a week, because
 * others may use the device.
 * @typedef {{ link: string, token: string, at: number }} Begun
 */

const KEY = 'begun';
const KEPT_MS = 7 * 24 * 3_600_000;
const MOST = 5;

/** @returns {Begun[]} Latest first. */
function all() {
  try {
    /** @type {Begun[]} */
    const begun = JSON.parse(device.load(KEY) ?? '[]');
    return begun.filter(({ at }) => Date.now() - at < KEPT_MS);
  } catch {
    return [];
  }
}

/** @param {Begun[]} begun */
function keep(begun) {
  device.save(KEY, begun.length === 0 ? null : JSON.stringify(begun.slice(0, MOST)));
}

/** @param {string} link The secret part of the link that was opened; empty if unknown. @param {string} token */
export function remember(link, token) {
  const known = all().find((one) => one.token === token);
  keep([{ link: link || (known?.link ?? ''), token, at: Date.now() }, ...all().filter((one) => one.token !== token)]);
}

/** The token with which an interview was begun by this link, or the latest one. @param {string} [link] */
export function recall(link) {
  return all().find((one) => link === undefined || one.link === link)?.token ?? null;
}

/** @param {string} token */
export function forget(token) {
  keep(all().filter((one) => one.token !== token));
}
