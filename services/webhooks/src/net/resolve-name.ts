import { promises as dns } from 'node:dns';

/** The addresses of a host name, IPv4 first. Throws when there are none or they cannot be found out. */
export type ResolveName = (host: string) => Promise<string[]>;

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** No such name, or no name server at all: answers that come at once, so asking the system too costs nothing. */
const ASK_SYSTEM = new Set(['ENOTFOUND', 'ENODATA', 'ECONNREFUSED']);

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Asks the name servers directly. `dns.lookup` would occupy one of four threads for as long as a receiver's name server
 * stays silent, and four such receivers would hold up all others; it is asked only for what the hosts file may know.
 */
export const resolveName: ResolveName = async (host) => {
  const name = host.replace(/\.$/, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  const resolver = new dns.Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (found.length > 0) return found;
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  if (!reasons.every((reason) => ASK_SYSTEM.has(String(codeOf(reason))))) throw reasons[0];
  const known = await dns.lookup(name, { all: true, order: 'ipv4first' });
  return known.map(({ address }) => address);
};
