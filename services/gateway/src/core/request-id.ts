import { randomUUID } from 'node:crypto';

const ACCEPTABLE = /^[\x21-\x7e]{1,128}$/;

/** The caller's `X-Request-Id` where it is up to 128 visible ASCII characters, else a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && ACCEPTABLE.test(given) ? given : randomUUID();
}
