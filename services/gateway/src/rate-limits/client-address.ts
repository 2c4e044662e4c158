import ipaddr from 'ipaddr.js';

/**
 * Whom an address stands for: an IPv4 address itself, an IPv6 address the /64 that it is in, because whoever has one has all of them.
 * What is no address (a proxy may be told anything) is one caller.
 */
export function addressGroup(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
