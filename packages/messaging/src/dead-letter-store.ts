import { type MsgHdrs, headers } from '@nats-io/nats-core';
import type { JetStreamManager, JsMsg, StoredMsg } from '@nats-io/jetstream';
import { AppError } from '@insights/errors';
import type { Bus } from './bus.ts';
import { MESSAGE_ID, readHeaders } from './event-headers.ts';
import { DEAD_LETTERS } from './streams.ts';

const SUBJECT = 'Insights-Subject';
const ERROR_CODE = 'Insights-Error-Code';
const ATTEMPTS = 'Insights-Attempts';
/** Header of a replayed event: the only service that consumes it. */
export const ADDRESSEE = 'Insights-For';

/** An event that failed for good in a service, without its payload. Times are ISO 8601 UTC. */
export interface DeadLetter {
  seq: number;
  event: string;
  /** The service that failed. */
  service: string;
  emitter: string;
  event_id: string;
  workspace_id: string;
  aggregate_id: string;
  error_code: string;
  attempts: number;
  occurred_at: string;
  dead_at: string;
  payload_bytes: number;
}

/** The cause without data: an error code, PostgreSQL's code or the error's type. */
export function errorCode(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
}

function copied(from: MsgHdrs | undefined): MsgHdrs {
  const copy = headers();
  for (const [key, values] of from ?? []) {
    // Headers that the server added to the original message are not part of the event.
    if (!key.startsWith('Nats-')) for (const value of values) copy.append(key, value);
  }
  return copy;
}

/** Publishes an event to the stream of dead letters; resolves when it is stored. */
export async function storeDeadLetter(
  bus: Bus,
  service: string,
  message: JsMsg,
  { attempts, error }: { attempts: number; error: unknown },
): Promise<void> {
  const { name } = readHeaders(message.subject, message.headers, 1);
  const carrier = copied(message.headers);
  carrier.set(SUBJECT, message.subject);
  carrier.set(ERROR_CODE, errorCode(error));
  carrier.set(ATTEMPTS, String(attempts));
  const { client } = await bus.stream();
  const msgID = `${service} ${message.seq} ${message.timestamp}`;
  await client.publish(`dead.${service}.${name}`, message.data, { headers: carrier, msgID });
}

function describe(stored: StoredMsg): DeadLetter {
  const { event } = readHeaders(stored.header.get(SUBJECT), stored.header, 1);
  const [, service = '', name = ''] = stored.subject.split('.');
  return {
    seq: stored.seq,
    event: name,
    service,
    emitter: event.service,
    event_id: event.id,
    workspace_id: event.workspace_id,
    aggregate_id: event.aggregate_id,
    error_code: stored.header.get(ERROR_CODE),
    attempts: Number(stored.header.get(ATTEMPTS)),
    occurred_at: event.occurred_at,
    dead_at: stored.time.toISOString(),
    payload_bytes: stored.data.length,
  };
}

/** The stream may not exist yet when an operator lists dead letters. */
async function managerOf(bus: Bus): Promise<JetStreamManager> {
  await bus.ensureStreams();
  return (await bus.stream()).manager;
}

/** Up to `limit` dead letters in order, starting at the sequence number `from`. */
export async function listDeadLetters(
  bus: Bus,
  options: { from?: number; limit?: number } = {},
): Promise<DeadLetter[]> {
  const manager = await managerOf(bus);
  const letters: DeadLetter[] = [];
  let seq = options.from ?? 1;
  while (letters.length < (options.limit ?? 100)) {
    const message = await manager.direct.getMessage(DEAD_LETTERS, { seq, next_by_subj: 'dead.>' });
    if (!message) break;
    letters.push(describe(message));
    seq = message.seq + 1;
  }
  return letters;
}

async function storedLetter(bus: Bus, seq: number): Promise<StoredMsg> {
  const manager = await managerOf(bus);
  const message = await manager.streams.getMessage(DEAD_LETTERS, { seq });
  if (!message)
    throw new AppError('not_found', {
      publicMessage: `There is no dead letter ${seq}. List them to see which exist.`,
    });
  return message;
}

/** One dead letter. Errors: `not_found`. */
export async function inspectDeadLetter(bus: Bus, seq: number): Promise<DeadLetter> {
  return describe(await storedLetter(bus, seq));
}

/** Publishes the event again for the service in which it failed, and removes the dead letter. Errors: `not_found`. */
export async function replayDeadLetter(bus: Bus, seq: number): Promise<DeadLetter> {
  const message = await storedLetter(bus, seq);
  const letter = describe(message);
  const carrier = copied(message.header);
  for (const key of [SUBJECT, ERROR_CODE, ATTEMPTS]) carrier.delete(key);
  carrier.set(ADDRESSEE, letter.service);
  // JetStream would drop the original id as a duplicate; this id drops only a second replay of the same letter.
  carrier.set(MESSAGE_ID, `replay ${seq} ${message.timestamp}`);
  const { client, manager } = await bus.stream();
  await client.publish(message.header.get(SUBJECT), message.data, { headers: carrier });
  await manager.streams.deleteMessage(DEAD_LETTERS, seq);
  return letter;
}
