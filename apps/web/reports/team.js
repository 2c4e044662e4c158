// @ts-check
/** Calls the API with what the reader has entered: an API key or an access token. */
import { Problem, askFor } from '../ui/api.js';
import { tab } from '../ui/store.js';

/** Writing a report of a thousand interviews takes a few seconds, and a transcript may be long. */
const LONG_MS = 120_000;

/** @typedef {{ id: string, name: string, language: string, status: string, counts: { completed: number } }} Campaign */

export const credential = {
  load: () => tab.load('team'),
  /** @param {string} value */
  save: (value) => tab.save('team', value),
  forget: () => tab.forget('team'),
};

/** Whether a header can carry it. @param {string} value */
export const isCredential = (value) => /^[\x21-\x7e]+$/.test(value);

/** An access token has three parts; an API key has no dots. @param {string} value */
const isToken = (value) => value.split('.').length === 3;
/** @param {string} value */
const asCaller = (value) => (isToken(value) ? { token: value } : { key: value });

/** Whether a person has signed in, who may correct a report. An API key is nobody's. */
export const isPerson = () => isToken(credential.load() ?? '');

/**
 * @param {string} path Below /v1/.
 * @param {import('../ui/api.js').Asked} [options]
 */
export function askForTeam(path, options = {}) {
  return askFor(`../${path}`, { ...options, ...asCaller(credential.load() ?? '') });
}

/** @param {string} path Below /v1/. @param {import('../ui/api.js').Asked} [options] @returns {Promise<any>} */
export async function askTeam(path, options) {
  return bodyOf(await askForTeam(path, options));
}

/** @param {Response} response @returns {Promise<any>} */
async function bodyOf(response) {
  return response.json().catch(() => {
    throw new Problem(0, 'offline');
  });
}

/**
 * One page of a list, and the path of the next one.
 * @param {string} path Below /v1/. @returns {Promise<{ items: any[], next: string | null }>}
 */
export async function askForPage(path) {
  const response = await askForTeam(path);
  const address = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  const next = address === undefined ? null : address.slice(address.indexOf('/v1/') + '/v1/'.length);
  return { items: await bodyOf(response), next };
}

/** @param {string} id @param {number} version @param {string} format */
export function reportFile(id, version, format) {
  const query = new URLSearchParams({ format, version_number: String(version) });
  return askForTeam(`interviews/${id}/export/report?${query}`, { accept: '*/*', timeout_ms: LONG_MS });
}

/** @param {string} at Path of a conversation below /v1/. */
export const transcriptOf = (at) => askTeam(`${at}/transcript`, { accept: 'application/json', timeout_ms: LONG_MS });
