import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** `address:port` and `[address]:port`, as some load balancers write the client into X-Forwarded-For. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\])(?::\d+)?$/i;

/**
 * The address in `ip` of a request: the first one from the right of X-Forwarded-For that is no trusted proxy's, or the peer itself. Empty when a
 * proxy passed on something else. A zone is dropped: it means nothing on another machine.
 */
export function clientAddress(ip = ''): string {
  const [, v4, v6] = WITH_PORT.exec(ip) ?? [];
  const [address = ''] = (v4 ?? v6 ?? ip).split('%');
  return isIP(address) === 0 ? '' : ipaddr.process(address).toString();
}

/**
 * Whom an address of a request stands for: an IPv4 address itself, an IPv6 address the /64 that it is in, because whoever has one has all of them.
 * What is no address (a proxy may be told anything) is one caller.
 */
export function addressGroup(ip: string | undefined): string {
  const address = clientAddress(ip);
  if (address === '') return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
