/** Ports from the first to the last. */
export type PortRange = readonly [number, number];

/** HTTPS and what no other service of an operating system listens on: mail, name servers and the like lie below. */
export const DEFAULT_PORTS: readonly PortRange[] = [
  [443, 443],
  [1024, 65_535],
];

function parseOne(text: string): PortRange {
  const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text.trim()) ?? [];
  const range: PortRange = [Number(first), Number(last)];
  if (!(range[0] >= 1 && range[0] <= range[1] && range[1] <= 65_535)) {
    throw new Error(`has ${JSON.stringify(text)}, which is neither a port nor a range like 1024-65535`);
  }
  return range;
}

/** Reads `443,1024-65535`. */
export function parsePorts(text: string): PortRange[] {
  return text.split(',').map(parseOne);
}

/** The port that a URL of this protocol is dialled at. */
export function portOf({ protocol, port }: { protocol: string; port: string | number }): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

export function isIn(port: number, ranges: readonly PortRange[]): boolean {
  return ranges.some(([first, last]) => port >= first && port <= last);
}
