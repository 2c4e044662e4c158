import { setTimeout as sleep } from 'node:timers/promises';
import { type WebhookFeedEvent, itemsOf } from '@insights/api-client';
import { DoneList } from './done-list.ts';
import type { Session } from './session.ts';
import { type WebhookBody, forward } from './webhook-forward.ts';

export interface ListenOptions {
  readonly forward?: URL;
  readonly since?: Date;
  readonly event: readonly string[];
  readonly failed?: true;
  readonly untilNow?: true;
  readonly restart?: true;
  readonly secret: string;
}

const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const CURSOR = 'cursor';

/**
 * Hands over the events of an endpoint, each after the one before it, and notes how far it came. After kill -9 it may hand over the last event
 * again, with the same `webhook-id`.
 */
export async function listen(session: Session, endpoint_id: string, options: ListenOptions): Promise<void> {
  const { client, terminal, print, url } = session;
  const { workspace_id } = await client.webhookEndpoints.get({ endpoint_id });
  const target = options.forward?.href ?? '';
  const place = await DoneList.open(
    terminal,
    `listen ${url} ${endpoint_id} ${target} ${options.event.join(' ')}${options.failed ? ' failed' : ''}`,
  );
  try {
    let after = await startOf(session, endpoint_id, options, options.restart ? undefined : place.get(CURSOR));
    await place.add(CURSOR, after);
    if (!options.untilNow) print.note('Waiting for events. End with Ctrl-C.');
    for (;;) {
      for await (const item of eventsAfter(session, endpoint_id, after)) {
        if (isWanted(item, options)) await handOver(session, bodyOf(item, workspace_id), item, options);
        after = item.cursor;
        await place.add(CURSOR, after);
      }
      if (options.untilNow) return;
      await sleep(PAUSE_MS, undefined, { signal: terminal.signal });
    }
  } finally {
    await place.close();
  }
}

function eventsAfter({ client }: Session, endpoint_id: string, after: string) {
  const start = after === BEGINNING ? {} : { after };
  return itemsOf((cursor) => client.webhookEndpoints.listEvents({ endpoint_id, limit: 100, ...start, cursor }));
}

const BEGINNING = '';

/** Where the last run ended. The first time: at the beginning, or, unless the caller wants what was, where the feed ends now. */
async function startOf(session: Session, endpoint_id: string, options: ListenOptions, known: string | undefined) {
  if (known !== undefined) return known;
  let after = BEGINNING;
  if (options.since || options.untilNow) return after;
  for await (const { cursor } of eventsAfter(session, endpoint_id, after)) after = cursor;
  return after;
}

function isWanted(item: WebhookFeedEvent, { event: events, since, failed }: ListenOptions): boolean {
  const { event, timestamp, delivery_status } = item;
  if (failed && delivery_status !== 'failed') return false;
  const isOfType = events.length === 0 || events.includes(event);
  return isOfType && (since === undefined || Date.parse(timestamp) >= since.getTime());
}

const bodyOf = ({ event, timestamp, data }: WebhookFeedEvent, workspace_id: string): WebhookBody => ({
  event,
  workspace_id,
  timestamp,
  data,
});

/** Repeats until the receiver accepts the event: later ones wait. */
async function handOver(
  session: Session,
  body: WebhookBody,
  { id }: WebhookFeedEvent,
  options: ListenOptions,
): Promise<void> {
  const { print, terminal } = session;
  for (let failed = 0; ; failed += 1) {
    const answer = options.forward && (await forward(options.forward, options.secret, id, body, terminal.signal));
    const isAccepted = answer === undefined || (typeof answer === 'number' && answer >= 200 && answer < 300);
    if (isAccepted) {
      const told = { id, ...body, ...(answer !== undefined && { status: answer }) };
      return print.line(
        told,
        () => `${body.timestamp} ${body.event} ${id}${answer === undefined ? '' : ` → ${answer}`}`,
      );
    }
    const pause = Math.min(PAUSE_MS * 2 ** failed, LONGEST_PAUSE_MS);
    print.note(`${body.event} ${id} → ${answer}; trying again in ${pause / 1000} s …`);
    await sleep(pause, undefined, { signal: terminal.signal });
  }
}
