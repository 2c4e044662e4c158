import type { Request } from 'express';

/** The preferences of RFC 7240 that a request states: name → value, both in lower case. Of a repeated one the first counts. */
export function preferencesOf(request: Pick<Request, 'get'>): ReadonlyMap<string, string> {
  const stated = new Map<string, string>();
  for (const each of (request.get('prefer') ?? '').toLowerCase().split(/[,;]/)) {
    const [name = '', value = ''] = each.split('=').map((part) => part.trim());
    if (!stated.has(name)) stated.set(name, value.replaceAll('"', '').trim());
  }
  return stated;
}

const LONGEST_WAIT_SECONDS = 60;

/** Seconds of `wait=N`, 0 without. */
export function waitOf(preferences: ReadonlyMap<string, string>): number {
  const seconds = preferences.get('wait') ?? '';
  return /^\d{1,6}$/.test(seconds) ? Math.min(Number(seconds), LONGEST_WAIT_SECONDS) : 0;
}

/** Whether fields of the body that the route does not know are errors. */
export const isStrict = (preferences: ReadonlyMap<string, string>): boolean => preferences.get('handling') === 'strict';
