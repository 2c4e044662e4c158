import type { Response } from 'express';
import { STALL_MS, writeBefore } from './write.ts';

/** One server-sent event. `data` is sent as one line of JSON. */
export interface StreamEvent {
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
}

/** A stream of server-sent events, for as long as `open` yields. The signal aborts when the reader disconnects. */
export class EventStream {
  readonly open: (signal: AbortSignal) => AsyncIterable<StreamEvent>;

  constructor(open: (signal: AbortSignal) => AsyncIterable<StreamEvent>) {
    this.open = open;
  }
}

/** Shorter than the idle timeouts of common proxies. */
const HEARTBEAT_MS = 15_000;

/**
 * Sends events until the source ends, the reader disconnects or the gateway stops. Then the response ends normally, and
 * the reader reconnects to another replica. A reader that takes nothing for a minute is disconnected; it resumes after the last
 * event that it has read. A failure before the first event is an ordinary error.
 */
export async function sendEvents(
  stream: EventStream,
  response: Response,
  stopping: AbortSignal,
  { stall_ms = STALL_MS }: { stall_ms?: number } = {},
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  if (response.destroyed) gone.abort();
  const events = stream.open(AbortSignal.any([gone.signal, stopping]))[Symbol.asyncIterator]();
  let next = await events.next();
  response.status(200).set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  response.flushHeaders();
  const heartbeat = setInterval(() => {
    if (!response.writableNeedDrain && !response.destroyed) response.write(': heartbeat\n\n');
  }, HEARTBEAT_MS);
  try {
    for (; !next.done; next = await events.next()) await writeBefore(stall_ms, response, frameOf(next.value));
    response.end();
  } finally {
    clearInterval(heartbeat);
    await events.return?.();
  }
}

export function frameOf({ id, event, data }: StreamEvent): string {
  const lines = [...(id === undefined ? [] : [`id: ${id}`]), `event: ${event}`, `data: ${JSON.stringify(data)}`];
  return `${lines.join('\n')}\n\n`;
}
