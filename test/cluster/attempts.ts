import type { Labels } from '../support/network-policies.ts';

/** Somebody tried to reach somebody. Ports are the destination's. */
export interface Attempt {
  /** Milliseconds of this machine's clock. */
  at: number;
  protocol: 'TCP' | 'UDP';
  from: string;
  /** What was asked for; a Service's address and port where one was. */
  asked: string;
  asked_port: number;
  /** Whom it came to. */
  to: string;
  port: number;
}

/** A pod that had an address. */
export interface Owner {
  namespace: string;
  name: string;
  address: string;
  /** Before its first connection. */
  since: number;
  labels: Labels;
}

const tuple = String.raw`src=(\S+) dst=(\S+) sport=(\d+) dport=(\d+)`;
const event = new RegExp(String.raw`\[NEW\] (tcp|udp) .*?${tuple} .*?${tuple}`);

/** A line of `conntrack -E`: the way there as it was asked for, and the way back as it comes, from whom a Service chose. */
export function parseAttempt(line: string, at: number): Attempt | undefined {
  const [, protocol, from, asked, , asked_port, to, , port] = event.exec(line) ?? [];
  if (!protocol || !from || !asked || !to) return undefined;
  const kind = protocol === 'tcp' ? 'TCP' : 'UDP';
  return { at, protocol: kind, from, asked, asked_port: Number(asked_port), to, port: Number(port) };
}

/** `namespace name address start labels` of a pod; undefined while it has no address. */
export function parseOwner(line: string): Owner | undefined {
  const [, namespace, name, address, start, labels] = /^(\S+) (\S+) (\S+) (\S+) (\{.*\})$/.exec(line) ?? [];
  if (!namespace || !name || !address || !start || !labels) return undefined;
  return { namespace, name, address, since: Date.parse(start), labels: JSON.parse(labels) as Labels };
}

/** Whose the address was then: of those who have had it, the last that had started. */
export function ownerAt(owners: readonly Owner[], address: string, at: number): Owner | undefined {
  const started = owners.filter((owner) => owner.address === address && owner.since <= at);
  return started.toSorted((a, b) => a.since - b.since).at(-1);
}
