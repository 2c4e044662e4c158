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
  readonly change: number;
  readonly at: number;
}

/**
 * What has changed in a campaign since a position, or from now on, until it is deleted. A change is sent when every transaction that began
 * before it has ended, so that a position has nothing behind it. Errors: `not_found`, `invalid_request` (no position of such a stream).
 */
export async function* streamChanges(
  deps: StreamDeps,
  call: Pick<Context, 'principal' | 'signal'>,
  { interview_id, after }: sessions.StreamChangesRequest,
): AsyncGenerator<sessions.ChangeEvent> {
  const wanted = after === null ? undefined : positionOf(after);
  const over = AbortSignal.any([call.signal, deps.stopping]);
  const read = (change: number) => look(deps, call, interview_id, change);
  const start = await read(wanted?.change ?? Number.MAX_SAFE_INTEGER);
  if (!start) throw notFound('interview');
  const resumed = wanted !== undefined && start.at - wanted.at < RESUMABLE_MS && wanted.change <= start.change;
  yield ready(start, resumed && start.isAll);
  if (resumed) yield* changes(start);
  for (let { change } = start; !over.aborted;) {
    await sleep(LOOK_EVERY_MS, over);
    if (over.aborted) return;
    const seen: Seen | undefined = await looks.share(interview_id, change, read);
    if (!seen) return;
    if (!seen.isAll) yield ready(seen, false);
    yield* changes(seen);
    change = seen.change;
  }
}

/** Of this process. */
const looks = new SharedLooks<Seen>();

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
  after: number,
): Promise<Seen | undefined> {
  return db.withWorkspace(call, async (tx) => {
    const horizon = await horizonOf(tx, interviewId);
    if (horizon === undefined) return undefined;
    const rows = await query(tx)
      .selectFrom('interview_changes')
      .select(['kind', 'ids'])
      .where('interview_id', '=', interviewId)
      .where('change', '>', after)
      .where('change', '<', horizon)
      .limit(MOST_ROWS + 1)
      .execute();
    const isAll = rows.length <= MOST_ROWS;
    return { change: horizon - 1, at: Date.parse(tx.beganAt), kinds: isAll ? merged(rows) : new Map(), isAll };
  });
}

/** The number below which every transaction has ended. Undefined without such a campaign. */
async function horizonOf(tx: Tx, interviewId: string): Promise<number | undefined> {
  const row = await query(tx)
    .selectFrom('interviews')
    .select(sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('horizon'))
    .where('id', '=', interviewId)
    .executeTakeFirst();
  return row && Number(row.horizon);
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

const textOf = ({ change, at }: Position): string => `${change}.${Math.floor(at / 1000)}`;

/** Errors: `invalid_request`. */
function positionOf(text: string): Position {
  const [, change, seconds] = /^(\d{1,15})\.(\d{1,11})$/.exec(text) ?? [];
  if (change === undefined || seconds === undefined) {
    throw invalid(['header', 'last-event-id'], 'Input should be the id of an event of this stream');
  }
  return { change: Number(change), at: Number(seconds) * 1000 };
}

/** Deletes what nobody resumes from any more. */
export function forgetChanges({ db }: Pick<SessionDeps, 'db'>): Promise<number> {
  return deleteOlder<Tables>(db, { table: 'interview_changes', column: 'changed_at', days: KEPT_DAYS });
}
