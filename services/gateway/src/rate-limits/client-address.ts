import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** `address:port` and `[address]:port`, as some load balancers write the client into X-Forwarded-For. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\])(?::\d+)?$/i;

/**
 * The client address of a request: the rightmost of X-Forwarded-For that is not a trusted proxy, or the peer itself. Empty when a
 * proxy sent something else. A zone is dropped because it is local to one machine.
 */
export function clientAddress(ip = ''): string {
  const [, v4, v6] = WITH_PORT.exec(ip) ?? [];
  const [address = ''] = (v4 ?? v6 ?? ip).split('%');
  return isIP(address) === 0 ? '' : ipaddr.process(address).toString();
}

/**
 * The caller behind an address: an IPv4 address itself; for IPv6, its /64, because a client usually has a whole /64.
 * Everything that is not an address counts as one caller.
 */
export function addressGroup(ip: string | undefined): string {
  const address = clientAddress(ip);
  if (address === '') return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
