import { readFileSync } from 'node:fs';

export interface Example {
  readonly request?: unknown;
  readonly response?: unknown;
}

/** Of a run against a real system, by operation id: `npm run examples` makes them anew, `test/contract/examples.test.ts` holds them true. */
export const examples: Readonly<Record<string, Example>> = JSON.parse(
  readFileSync(new URL('examples.json', import.meta.url), 'utf8'),
) as Record<string, Example>;
