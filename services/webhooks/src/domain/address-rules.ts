import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Range = readonly [Address, number];

/** The IPv6 range of public addresses; mapped, translated and local forms are outside it. */
const GLOBAL_UNICAST: Range = [ipaddr.parse('2000::'), 3];
/** Looks public but belongs to the cloud that hosts the machine: the metadata service of Azure. */
const NOT_PUBLIC: readonly Range[] = [[ipaddr.parse('168.63.129.16'), 32]];

/** Parses `10.1.0.0/16`. Throws an Error for anything else. */
export function parseRange(text: string): Range {
  if (!ipaddr.isValidCIDR(text)) throw new Error(`${JSON.stringify(text)} is not a range like 10.1.0.0/16`);
  return ipaddr.parseCIDR(text);
}

function isIn(address: Address, [network, bits]: Range): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

/**
 * Whether webhooks may be sent to an IP address: it must be public unicast or in a range that the operator allows. Loopback, private,
 * link-local, unique-local, multicast, carrier NAT, metadata, mapped, translated and reserved addresses are rejected.
 */
export function mayDial(text: string, allowed: readonly Range[]): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (allowed.some((range) => isIn(address, range))) return true;
  if (address.range() !== 'unicast' || NOT_PUBLIC.some((range) => isIn(address, range))) return false;
  return address.kind() === 'ipv4' || isIn(address, GLOBAL_UNICAST);
}
