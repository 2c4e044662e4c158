// Proof by listening sockets: in a network namespace in which every address accepts connections, none reaches a blocked range.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { isIPv4 } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Attempt, Plan, Result } from './every-address.fixture.ts';

/** The ranges that Svix's server blocks, each by its first and last address. */
const BLOCKED = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.1', '127.255.255.254'],
  ['169.254.0.1', '169.254.169.254', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['240.0.0.0', '255.255.255.254'],
  ['255.255.255.255'],
  ['::', '::1'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::1', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
].flat();
/** The kernel itself refuses TCP to broadcast and multicast addresses, and to link-local ones without a zone. */
const NEVER_REACHABLE = /^(255\.255\.255\.255$|fe[89ab]|ff)/;

const PORT = 8080;
const REDIRECTING = '93.184.216.34';
const REGISTERED = '93.184.216.35';
const ALLOWED = '93.184.216.36';
const ALLOWED_BY_NAME = '93.184.216.37';

const at = (host: string): string => `http://${host}:${PORT}/`;
const hex = (bytes: number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** An address as the host of a URL: of IPv4 also decimal, octal, hexadecimal, mapped, compatible, NAT64 and 6to4. */
function hostsOf(address: string): string[] {
  if (!isIPv4(address)) return [`[${address}]`];
  const bytes = address.split('.').map(Number);
  const groups = `${hex(bytes.slice(0, 2))}:${hex(bytes.slice(2))}`;
  return [
    address,
    String(Number(`0x${hex(bytes)}`)),
    bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
    `0x${hex(bytes)}`,
    `[::ffff:${address}]`,
    `[::${groups}]`,
    `[64:ff9b::${address}]`,
    `[2002:${groups}::1]`,
  ];
}

/** One for each way to an address: its spellings, a name, a name that was another address at registration, and a redirect. */
function attemptsAt(address: string, index: number): Attempt[] {
  const hosts = hostsOf(address);
  return [
    ...hosts.map((host) => ({ url: at(host) })),
    { url: at(`name-${index}.example`), resolved: address },
    { url: at(`changing-${index}.example`), registered: REGISTERED, resolved: address },
    { url: `${at(REDIRECTING)}?to=${encodeURIComponent(at(hosts[0] ?? ''))}` },
  ];
}

/** The arguments of `unshare` before a program that runs where every address is local. */
const EVERY_ADDRESS = [
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  '--net',
  'sh',
  '-c',
  'ip link set lo up && ip route add local 0.0.0.0/0 dev lo && ip -6 route add local ::/0 dev lo && exec "$@"',
  'sh',
];
const skip =
  spawnSync('unshare', [...EVERY_ADDRESS, 'true']).status !== 0 &&
  'needs unshare and ip (Debian: util-linux, iproute2), IPv6, and root or user namespaces';

function run(plan: Plan): Result {
  const program = join(import.meta.dirname, 'every-address.fixture.ts');
  const args = [...EVERY_ADDRESS, process.execPath, ...process.execArgv, program, JSON.stringify(plan)];
  const { stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8', timeout: 60_000 });
  assert.ok(stdout !== '', stderr);
  return JSON.parse(stdout) as Result;
}

test(
  'where every address accepts connections, blocked ranges get none in any spelling, and an allowed address gets one',
  { skip },
  () => {
    const refused = BLOCKED.flatMap(attemptsAt);
    const names = ['localhost', 'localhost.', 'receiver.localhost'].map((name) => ({ url: at(name) }));
    const allowed = [{ url: at(ALLOWED) }, { url: at('allowed.example'), resolved: ALLOWED_BY_NAME }];
    const { errors, connected, reachable } = run({
      port: PORT,
      attempts: [...refused, ...names, ...allowed],
      blocked: BLOCKED,
    });
    const reached = connected.filter((address) => address !== REDIRECTING);
    assert.deepEqual(reached.toSorted(), [ALLOWED, ALLOWED_BY_NAME]);
    const outcome = ({ url }: Attempt) => (url.startsWith(at(REDIRECTING)) ? 'status_302' : 'address_refused');
    assert.deepEqual(errors, {
      ...Object.fromEntries([...refused, ...names].map((attempt) => [attempt.url, outcome(attempt)])),
      ...Object.fromEntries(allowed.map(({ url }) => [url, null])),
    });
    // Without the guard they all accept: the proof above is about the guard, not about the network.
    const open = BLOCKED.filter((address) => !NEVER_REACHABLE.test(address));
    assert.deepEqual(reachable, open);
    console.log(`${refused.length + names.length} attempts at ${BLOCKED.length} blocked addresses: 0 connections`);
  },
);
