import type { sessions } from '@insights/contracts';
import { sleep } from '@insights/background';
import { type Call, type Tx, deleteOlder, sql } from '@insights/db';
import { invalid, notFound } from '@insights/errors';
import type { Context } from '@insights/grpc-kit';
import type { Tables } from '../../db/entities.ts';
import type { InterviewChange } from '../../db/interview-change-entity.ts';
import { MOST_IDS } from '../../db/migrations/interview-changes.ts';
import { query } from '../../db/query.ts';
import type { SessionDeps } from '../../deps.ts';
import { LOOK_EVERY_MS, SharedLooks } from './shared-looks.ts';

type StreamDeps = Pick<SessionDeps, 'db' | 'stopping'>;

const KEPT_DAYS = 1;
/** A position of more than this ago may be followed by rows that are gone. */
const RESUMABLE_MS = (KEPT_DAYS * 24 - 1) * 3_600_000;
/** After more changes than these, the reader reads everything again. */
const MOST_ROWS = 1_000;

/** How far a reader has come, and when it was there. */
interface Position {
  /** The transactions whose changes it knows, as PostgreSQL writes a snapshot. */
  readonly snapshot: string;
  /** How many have ended; it only grows. */
  readonly change: number;
  readonly at: number;
}

/**
 * What has changed in a campaign since a position, or from now on, until it is deleted. A position is a snapshot: it
 * records the transactions that were still running, so readers neither wait for them nor miss them. Errors: `not_found`, `invalid_request` (no position of such a stream).
 */
export async function* streamChanges(
  deps: StreamDeps,
  call: Pick<Context, 'principal' | 'signal'>,
  { interview_id, after }: sessions.StreamChangesRequest,
): AsyncGenerator<sessions.ChangeEvent> {
  const wanted = after === null ? undefined : positionOf(after);
  const over = AbortSignal.any([call.signal, deps.stopping]);
  const read = (known: Position | undefined) => look(deps, call, interview_id, known);
  const start = await read(wanted);
  if (!start) throw notFound('interview');
  const resumed = wanted !== undefined && start.at - wanted.at < RESUMABLE_MS && wanted.change <= start.change;
  yield ready(start, resumed && start.isAll);
  if (resumed) yield* changes(start);
  for (let known: Position = start; !over.aborted;) {
    await sleep(LOOK_EVERY_MS, over);
    if (over.aborted) return;
    const seen: Seen | undefined = await looks.share(interview_id, known, read);
    if (!seen) return;
    if (!seen.isAll) yield ready(seen, false);
    yield* changes(seen);
    known = seen;
  }
}

/** Of this process. */
const looks = new SharedLooks<Position, Seen>();

interface Seen extends Position {
  /** Each kind that has changed, with the ids. */
  readonly kinds: ReadonlyMap<Row['kind'], readonly string[]>;
  readonly isAll: boolean;
}

type Row = Pick<InterviewChange, 'kind' | 'ids'>;

/** What has changed after a position, and the next one. Undefined without such a campaign. */
function look(
  { db }: Pick<StreamDeps, 'db'>,
  call: Pick<Call, 'principal'>,
  interviewId: string,
  known: Position | undefined,
): Promise<Seen | undefined> {
  return db.withWorkspace(call, async (tx) => {
    // Before the rows: what is stored in between is sent twice rather than never.
    const snapshot = await snapshotFor(tx, interviewId);
    if (snapshot === undefined) return undefined;
    const rows = known === undefined ? [] : await rowsAfter(tx, interviewId, known);
    const isAll = rows.length <= MOST_ROWS;
    return { ...positionAt(snapshot, Date.parse(tx.beganAt)), kinds: isAll ? merged(rows) : new Map(), isAll };
  });
}

/** Undefined if the campaign does not exist. */
async function snapshotFor(tx: Tx, interviewId: string): Promise<string | undefined> {
  const row = await query(tx)
    .selectFrom('interviews')
    .select(sql<string>`pg_current_snapshot()::text`.as('snapshot'))
    .where('id', '=', interviewId)
    .executeTakeFirst();
  return row?.snapshot;
}

function rowsAfter(tx: Tx, interviewId: string, { snapshot }: Position): Promise<Row[]> {
  return query(tx)
    .selectFrom('interview_changes')
    .select(['kind', 'ids'])
    .where('interview_id', '=', interviewId)
    .where('change', '>=', Number(snapshot.split(':')[0]))
    .where(sql<boolean>`not pg_visible_in_snapshot(change::text::xid8, ${snapshot}::pg_snapshot)`)
    .limit(MOST_ROWS + 1)
    .execute();
}

/** Of `snapshot`: the first transaction that has not ended, the next one to begin, and those between them that have not ended. */
function positionAt(snapshot: string, at: number): Position {
  const [, next = '', running = ''] = snapshot.split(':');
  return { snapshot, change: Number(next) - (running === '' ? 0 : running.split(',').length), at };
}

function merged(rows: readonly Row[]): Map<Row['kind'], readonly string[]> {
  const kinds = new Map<Row['kind'], readonly string[]>();
  for (const [kind, of] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = [...new Set(of.flatMap((row) => row.ids))];
    const isNamed = ids.length <= MOST_IDS && of.every((row) => row.ids.length > 0);
    kinds.set(kind, isNamed ? ids : []);
  }
  return kinds;
}

function ready(position: Position, resumed: boolean): sessions.ChangeEvent {
  return { position: textOf(position), event: { $case: 'ready', value: { resumed } } };
}

function* changes({ kinds, ...position }: Seen): Generator<sessions.ChangeEvent> {
  for (const [kind, ids] of kinds) {
    yield { position: textOf(position), event: { $case: 'changed', value: { kind, ids: [...ids] } } };
  }
}

const textOf = ({ snapshot, at }: Position): string => `${snapshot}.${Math.floor(at / 1000)}`;

const POSITION = /^((\d{1,15}):(\d{1,15}):((?:\d{1,15},)*\d{1,15})?)\.(\d{1,11})$/;

/** Errors: `invalid_request`. */
function positionOf(text: string): Position {
  const [, snapshot, first = '', next = '', running = '', seconds] = POSITION.exec(text) ?? [];
  const ids = running === '' ? [] : running.split(',').map(Number);
  const inOrder = [1, Number(first), ...ids, Number(next) - (ids.length === 0 ? 0 : 1)];
  const isSnapshot = inOrder.every((id, n) => id >= (inOrder[n - 1] ?? 0));
  if (snapshot === undefined || !isSnapshot) {
    throw invalid(['header', 'last-event-id'], 'Input should be the id of an event of this stream');
  }
  return positionAt(snapshot, Number(seconds) * 1000);
}

/** Deletes what nobody resumes from any more. */
export function forgetChanges({ db }: Pick<SessionDeps, 'db'>): Promise<number> {
  return deleteOlder<Tables>(db, { table: 'interview_changes', column: 'changed_at', days: KEPT_DAYS });
}
