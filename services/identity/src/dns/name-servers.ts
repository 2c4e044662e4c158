import { Resolver } from 'node:dns/promises';
import type { WantedRecord } from '../domain/dns-records.ts';

/** What stands at a name; `missing` when DNS says that nothing does; `unanswered` when nobody could say. */
export type DnsAnswer = readonly string[] | 'missing' | 'unanswered';

export interface NameServerSettings {
  /** Addresses; none: the system's. */
  readonly servers: readonly string[];
  /** One question to one server. */
  readonly timeout_ms: number;
}

/** All questions about one domain are over after as many timeouts: retries and further servers included. */
const TIMEOUTS_IN_ALL = 3;
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks name servers, each time anew: nothing is remembered here. */
export class NameServers {
  readonly #settings: NameServerSettings;

  constructor(settings: NameServerSettings) {
    this.#settings = settings;
  }

  /** The values at the name of each record, in their order; all are asked for at once. Never rejects. */
  async look(records: readonly Pick<WantedRecord, 'type' | 'name' | 'or_at'>[]): Promise<DnsAnswer[]> {
    const { servers, timeout_ms } = this.#settings;
    const resolver = new Resolver({ timeout: timeout_ms, tries: 2 });
    if (servers.length > 0) resolver.setServers([...servers]);
    const tooLong = setTimeout(() => resolver.cancel(), timeout_ms * TIMEOUTS_IN_ALL);
    try {
      return await Promise.all(records.map((record) => valuesOf(resolver, record)));
    } finally {
      clearTimeout(tooLong);
    }
  }
}

async function valuesOf(
  resolver: Resolver,
  { type, name, or_at }: Pick<WantedRecord, 'type' | 'name' | 'or_at'>,
): Promise<DnsAnswer> {
  const answer = await ask(resolver, type, name);
  return answer === 'missing' && or_at !== undefined && or_at !== name ? ask(resolver, type, or_at) : answer;
}

/** A TXT value comes in pieces of up to 255 bytes, which belong together. */
async function ask(resolver: Resolver, type: WantedRecord['type'], name: string): Promise<DnsAnswer> {
  try {
    if (type === 'TXT') return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    return (await resolver.resolveMx(name)).map(({ exchange }) => exchange);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return NOTHING_THERE.has(code) ? 'missing' : 'unanswered';
  }
}
