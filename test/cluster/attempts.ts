import type { Labels } from '../support/network-policies.ts';

/** A connection attempt. Ports are those of the destination. */
export interface Attempt {
  /** Milliseconds of this machine's clock. */
  at: number;
  protocol: 'TCP' | 'UDP';
  from: string;
  /** The requested address and port; those of a Service if there was one. */
  asked: string;
  asked_port: number;
  /** The address and port that it reached. */
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

/** Parses a line of `conntrack -E`: the requested direction, and the reply, which comes from the pod that a Service selected. */
export function parseAttempt(line: string, at: number): Attempt | undefined {
  const [, protocol, from, asked, , asked_port, to, , port] = event.exec(line) ?? [];
  if (!protocol || !from || !asked || !to) return undefined;
  const kind = protocol === 'tcp' ? 'TCP' : 'UDP';
  return { at, protocol: kind, from, asked, asked_port: Number(asked_port), to, port: Number(port) };
}

/** Parses `namespace name address start labels` of a pod; undefined while it has no address. */
export function parseOwner(line: string): Owner | undefined {
  const [, namespace, name, address, start, labels] = /^(\S+) (\S+) (\S+) (\S+) (\{.*\})$/.exec(line) ?? [];
  if (!namespace || !name || !address || !start || !labels) return undefined;
  return { namespace, name, address, since: Date.parse(start), labels: JSON.parse(labels) as Labels };
}

/** The owner of an address at a time: of all that had it, the last one that had started. */
export function ownerAt(owners: readonly Owner[], address: string, at: number): Owner | undefined {
  const started = owners.filter((owner) => owner.address === address && owner.since <= at);
  return started.toSorted((a, b) => a.since - b.since).at(-1);
}
