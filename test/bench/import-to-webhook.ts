// The cost of one import up to the `interview.completed` webhook, on a separate stack: gRPC calls and transactions by the spans
// of its trace, bytes between services by the kernel's counters, and the longest block of each event loop.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from '../support/api.ts';
import { createCampaign, talk } from '../support/campaign.ts';
import { EventLoops } from '../support/event-loop-delay.ts';
import { eventually } from '../support/eventually.ts';
import { longestTalk } from '../support/longest-talk.ts';
import { sharedStack } from '../support/shared-stack.ts';
import { type Span, spansOfTrace } from '../support/span-collector.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

/** Work after the webhook (the document of vaults) belongs to the import too; spans are exported every second. */
const SETTLE_MS = 4_000;
const MIB = 2 ** 20;

const { system, stack, stop } = await sharedStack();
const receiver = await startWebhookReceiver();
const api = new Api(system.base_url, { key: system.demo.api_keys.full });
const loops = new EventLoops(() => stack.processes());
const ports = Object.entries(stack.processes()).flatMap(([name, { port }]) =>
  port === null || ['postgres', 'nats', 'gateway'].includes(name) ? [] : [port],
);

/** Bytes sent and received on the server side of each connection between services. Servers close a connection after a minute. */
function connectionBytes(): Map<string, number> {
  const sockets = execFileSync('ss', ['-tinHO', 'state', 'established'], { encoding: 'utf8' }).split('\n');
  const count = (line: string, name: string) => Number(new RegExp(` ${name}:(\\d+)`).exec(line)?.[1] ?? 0);
  return new Map(
    sockets.flatMap((line) => {
      const [, connection, port] = /^\S+\s+\S+\s+(\S+:(\d+)\s+\S+)\s/.exec(line) ?? [];
      if (connection === undefined || !ports.includes(Number(port))) return [];
      return [[connection, count(line, 'bytes_sent') + count(line, 'bytes_received')] as const];
    }),
  );
}

/** Bytes between services until the returned function is called. */
function countBytes(): () => number {
  const before = connectionBytes();
  const latest = new Map<string, number>();
  const look = () => {
    for (const [connection, bytes] of connectionBytes()) latest.set(connection, bytes);
  };
  const timer = setInterval(look, 250);
  return () => {
    clearInterval(timer);
    look();
    return [...latest].reduce((sum, [connection, bytes]) => sum + bytes - (before.get(connection) ?? 0), 0);
  };
}

function counted(names: readonly string[]): string {
  const groups = Object.entries(Object.groupBy(names, (name) => name));
  return groups
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, all]) => `${name} ${all?.length ?? 0}`)
    .join(', ');
}

/** Calls are counted where they are served, because a stream has no span on the calling side. */
function describe(spans: readonly Span[]): void {
  const caller = ({ parentSpanId }: Span) => spans.find(({ spanId }) => spanId === parentSpanId)?.service ?? '?';
  const calls = spans.filter(({ name }) => name.startsWith('serve '));
  const transactions = spans.filter(({ name }) => name.startsWith('db '));
  const methodOf = (name: string) => name.split('/').at(-1) ?? name;
  const names = calls.map((span) => {
    const above = spans.find(({ spanId }) => spanId === span.parentSpanId);
    return `${above?.name.startsWith('call ') ? caller(above) : caller(span)} → ${span.service} ${methodOf(span.name)}`;
  });
  console.log(`  ${calls.length} gRPC calls: ${counted(names)}`);
  console.log(`  ${transactions.length} transactions: ${counted(transactions.map(({ name }) => name))}`);
}

async function importOnce(label: string, transcript: { turns: object[] }): Promise<void> {
  const { id } = await createCampaign(api, { questions: [], settings: { report: { auto: false } } });
  const traceId = randomBytes(16).toString('hex');
  const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
  const body = { contact: { email: `${label.replaceAll(/\W/g, '')}@example.org` }, format: 'json', transcript };
  await loops.longestStops();
  const bytesMoved = countBytes();
  const began = performance.now();
  await api.ok(
    api.post<Record<string, unknown>>(`/v1/interviews/${id}/conversations/import`, body, { headers: { traceparent } }),
  );
  const answered = performance.now() - began;
  await eventually(() => receiver.received.find(({ data }) => data['interview_id'] === id) ?? null, {
    what: 'the webhook',
  });
  const delivered = performance.now() - began;
  await sleep(SETTLE_MS);
  const moved = bytesMoved();
  console.log(`${label}: answered in ${answered.toFixed(0)} ms, webhook after ${delivered.toFixed(0)} ms`);
  describe(spansOfTrace(system.spans_file, traceId));
  console.log(`  ${(moved / MIB).toFixed(3)} MiB between services`);
  console.log(`  longest block of an event loop: ${JSON.stringify(await loops.longestStops())}`);
}

try {
  await api.ok(
    api.post('/v1/webhook-endpoints', {
      workspace_id: system.demo.workspace_id,
      url: receiver.url,
      events: ['interview.completed'],
      description: 'bench',
    }),
  );
  await importOnce('six turns, first', talk(0));
  await importOnce('six turns', talk(1));
  await importOnce('20 MiB', longestTalk());
  console.log(readFileSync('/proc/loadavg', 'utf8').trim());
} finally {
  await receiver.close();
  await stop();
}
