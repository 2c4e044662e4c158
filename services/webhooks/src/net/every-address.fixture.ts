/**
 * For a network namespace in which every address is local. One server accepts the connections to all addresses, one DNS server is every
 * name server, and the real sender makes the attempts of the plan in argv[2]. Prints a Result as JSON.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Socket, connect, isIPv6 } from 'node:net';
import { v7 } from 'uuid';
import { loadConfig } from '@insights/config';
import { startDnsServer } from '../../../../test/support/dns-server.ts';
import { deliverySettings } from '../config.ts';
import { newSecret } from '../domain/signature.ts';
import { send } from '../features/deliver-events/send.ts';
import { AddressGuard } from './address-guard.ts';
import { GuardedAgent } from './guarded-agent.ts';

export interface Attempt {
  readonly url: string;
  /** What the name in `url` resolves to at registration, if it is registered first, and at connect. */
  readonly registered?: string;
  readonly resolved?: string;
}

export interface Plan {
  readonly port: number;
  readonly attempts: readonly Attempt[];
  /** Also dialled without the guard, as a control. */
  readonly blocked: readonly string[];
}

export interface Result {
  /** The error of each attempt by its URL; null if it was delivered. */
  readonly errors: Record<string, string | null>;
  /** The addresses that got the sender's connections: one entry for each connection. */
  readonly connected: string[];
  /** The blocked addresses that accept connections here when nothing guards them. */
  readonly reachable: string[];
}

const { port, attempts, blocked } = JSON.parse(process.argv[2] ?? '') as Plan;
const config = loadConfig(deliverySettings, {
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  WEBHOOKS_ALLOW_INSECURE: 'true',
});
const guard = new AddressGuard(config);
const agent = new GuardedAgent(guard);
const dns = await startDnsServer({ host: '::', port: 53 });

/** Responds with a redirect to the address in `to`, if there is one. */
const server = createServer((request, response) => {
  const to = new URL(request.url ?? '', 'http://receiver').searchParams.get('to');
  response.writeHead(to === null ? 204 : 302, to === null ? {} : { location: to }).end();
});
const accepted: string[] = [];
server.on('connection', ({ localAddress = '' }: Socket) => accepted.push(localAddress.replace(/^::ffff:/, '')));
server.listen(port, '::');
await once(server, 'listening');

function publish(name: string, address: string): void {
  for (const type of ['A', 'AAAA']) dns.remove(name, type);
  dns.publish({ type: isIPv6(address) ? 'AAAA' : 'A', name, value: address });
}

async function errorOf({ url, registered, resolved }: Attempt): Promise<string | null> {
  const name = new URL(url).hostname;
  if (registered !== undefined) {
    publish(name, registered);
    await guard.checkUrl(url);
  }
  if (resolved !== undefined) publish(name, resolved);
  const delivery = {
    id: v7(),
    lease_id: v7(),
    workspace_id: v7(),
    endpoint_id: v7(),
    webhook_id: v7(),
    event: 'webhook.ping',
    body: Buffer.from('{}'),
    url,
    traceparent: '',
    first_delay_seconds: null,
    secrets: (): [string] => [newSecret()],
  } as const;
  return (await send(delivery, { agent, keys: config.encryptionKeys, timeout_ms: 2_000 })).error;
}

async function isReachable(address: string): Promise<boolean> {
  const socket = connect(port, address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const errors: Result['errors'] = {};
for (const attempt of attempts) errors[attempt.url] = await errorOf(attempt);
agent.destroy();
const connected = [...accepted];
const reachable: string[] = [];
for (const address of blocked) if (await isReachable(address)) reachable.push(address);
process.stdout.write(JSON.stringify({ errors, connected, reachable } satisfies Result));
await dns.close();
server.close();
server.closeAllConnections();
