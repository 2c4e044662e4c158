import { promises as dns } from 'node:dns';

/** The addresses of a host name, IPv4 first. Throws if there are none or the lookup fails. */
export type ResolveName = (host: string) => Promise<string[]>;

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** Unknown name, or no name server. These answers are immediate, so asking the system as well costs nothing. */
const ASK_SYSTEM = new Set(['ENOTFOUND', 'ENODATA', 'ECONNREFUSED']);

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Queries name servers directly. `dns.lookup` occupies one of four threads until the name server responds, so four receivers with
 * unresponsive name servers would block all others. It is used only for names that the hosts file may contain.
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
