import { readFileSync } from 'node:fs';

export interface Example {
  readonly request?: unknown;
  readonly response?: unknown;
  /** Of the response; JSON when absent. */
  readonly media_type?: string;
}

/** By operation id, recorded from a running system by `npm run examples`. `test/contract/examples.test.ts` checks them. */
export const examples: Readonly<Record<string, Example>> = JSON.parse(
  readFileSync(new URL('examples.json', import.meta.url), 'utf8'),
) as Record<string, Example>;
