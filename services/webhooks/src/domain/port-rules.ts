/** First and last port. */
export type PortRange = readonly [number, number];

/** HTTPS and the unprivileged ports: mail, DNS and other system services listen below 1024. */
export const DEFAULT_PORTS: readonly PortRange[] = [
  [443, 443],
  [1024, 65_535],
];

function parseOne(text: string): PortRange {
  const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text.trim()) ?? [];
  const range: PortRange = [Number(first), Number(last)];
  if (!(range[0] >= 1 && range[0] <= range[1] && range[1] <= 65_535)) {
    throw new Error(`contains ${JSON.stringify(text)}, which is neither a port nor a range like 1024-65535`);
  }
  return range;
}

/** Parses `443,1024-65535`. */
export function parsePorts(text: string): PortRange[] {
  return text.split(',').map(parseOne);
}

/** The port that a URL connects to. */
export function portOf({ protocol, port }: { protocol: string; port: string | number }): number {
  // Port 0 is none that anything listens on, not the default one.
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

export function isIn(port: number, ranges: readonly PortRange[]): boolean {
  return ranges.some(([first, last]) => port >= first && port <= last);
}
