import { Resolver } from 'node:dns/promises';
import type { WantedRecord } from '../domain/dns-records.ts';

/** The values at a name; `missing` if DNS says that there are none; `unanswered` if no name server answered. */
export type DnsAnswer = readonly string[] | 'missing' | 'unanswered';

export interface NameServerSettings {
  /** Addresses; empty: those of the system. */
  readonly servers: readonly string[];
  /** For one query to one server. */
  readonly timeout_ms: number;
}

/** The lookup of one domain ends after this many timeouts, including retries and further servers. */
const TIMEOUTS_IN_ALL = 3;
const NO_RECORD = new Set(['ENOTFOUND', 'ENODATA']);

/** Queries name servers without a cache. */
export class NameServers {
  readonly #settings: NameServerSettings;

  constructor(settings: NameServerSettings) {
    this.#settings = settings;
  }

  /** The values at the name of each record, in order, queried concurrently. Never rejects. */
  async lookUp(records: readonly Pick<WantedRecord, 'type' | 'name' | 'or_at'>[]): Promise<DnsAnswer[]> {
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
  return answer === 'missing' && or_at !== null && or_at !== name ? ask(resolver, type, or_at) : answer;
}

/** A TXT value consists of pieces of up to 255 bytes. */
async function ask(resolver: Resolver, type: WantedRecord['type'], name: string): Promise<DnsAnswer> {
  try {
    if (type === 'TXT') return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    return (await resolver.resolveMx(name)).map(({ exchange }) => exchange);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return NO_RECORD.has(code) ? 'missing' : 'unanswered';
  }
}
