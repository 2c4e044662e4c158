import { LockMode } from '@mikro-orm/core';
import { Gauge, type Registry } from 'prom-client';
import type { PeriodicTask } from '@insights/background';
import { type Call, asAppError, sql } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import { Recording } from '../../db/recording-entities.ts';
import { timeNow } from '../../db/clock.ts';
import { query, workerQuery } from '../../db/query.ts';
import { openDataKey, sealDataKey } from '../../db/recordings.ts';
import { callWithin } from '../../db/tokens.ts';
import { endUpload, storeDuration } from './complete-recording.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { UNFINISHED_MS } from './upload-limits.ts';

const EVERY_MS = 10_000;
const BATCH = 100;
/** Longer than any write that was under way when a recording was deleted. */
const LATE_WRITE_SECONDS = 600;
/** While one replica deletes, the others leave the row alone. */
const LEASE_SECONDS = 120;
const LONGEST_PAUSE_SECONDS = 3_600;

/** Ends stale uploads, deletes objects of deleted recordings and seals data keys under the current key. Every replica runs it. */
export function recordingsTask(deps: RecordingDeps): PeriodicTask {
  return {
    name: 'tend-recordings',
    every_ms: EVERY_MS,
    async run(stopping) {
      await resealDataKeys(deps);
      await deleteObjects(deps, stopping);
      await endUnfinished(deps);
      await storeDurations(deps);
    },
  };
}

/** What arrived of a live recording is kept; a file that did not arrive whole is deleted. */
export async function endUnfinished(deps: RecordingDeps): Promise<number> {
  const before = new Date(Date.parse(await timeNow(deps)) - UNFINISHED_MS).toISOString();
  const stale = await workerQuery(deps.db)
    .selectFrom('recordings')
    .select(['id', 'workspace_id'])
    .where('status', '=', sql.lit('uploading' as const))
    .where('appended_at', '<=', before)
    .limit(BATCH)
    .execute()
    .catch(asUnavailable);
  for (const { id, workspace_id } of stale) await endOne(deps, callWithin(deps.db, workspace_id), id, before);
  return stale.length;
}

async function endOne(deps: RecordingDeps, call: Call, id: string, before: string): Promise<void> {
  const isKept = await deps.db.withWorkspace(call, async (tx) => {
    const row = await tx.em.findOne(Recording, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row?.status !== 'uploading' || row.appended_at > before) return false;
    const isLive = row.declared_bytes === null && row.stored_bytes > 0;
    if (isLive) await endUpload(tx, call, row, 'partial');
    else await query(tx).deleteFrom('recordings').where('id', '=', id).execute();
    return isLive;
  });
  if (isKept) await storeDuration(deps, call, id);
}

/** Of uploads whose process ended before it had measured them. */
export async function storeDurations(deps: RecordingDeps): Promise<number> {
  const unmeasured = await workerQuery(deps.db)
    .selectFrom('recordings')
    .select(['id', 'workspace_id'])
    .where('status', '<>', sql.lit('uploading' as const))
    .where('duration_seconds', 'is', null)
    .limit(BATCH)
    .execute()
    .catch(asUnavailable);
  for (const { id, workspace_id } of unmeasured) await storeDuration(deps, callWithin(deps.db, workspace_id), id);
  return unmeasured.length;
}

/** After a rotation of RECORDING_KEYS; when it returns 0 in every replica, the former key can go. */
export async function resealDataKeys(deps: RecordingDeps): Promise<number> {
  const { db, recordingKeys } = deps;
  const older = await workerQuery(db)
    .selectFrom('recordings')
    .select(['id', 'workspace_id'])
    .where('data_key_id', '<>', recordingKeys.current)
    .where('data_key_id', 'in', [...recordingKeys.keys.keys()])
    .limit(BATCH)
    .execute()
    .catch(asUnavailable);
  for (const { id, workspace_id } of older) {
    await db.withWorkspace(callWithin(db, workspace_id), async (tx) => {
      const row = await tx.em.findOne(Recording, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (row) Object.assign(row, sealDataKey(recordingKeys, openDataKey(recordingKeys, row), id));
    });
  }
  return older.length;
}

interface Deletion {
  id: string;
  prefix: string;
  attempts: number;
  is_deleted: boolean;
}

/**
 * Deletes twice: at once, and again when no write can be under way any more. A store that is down is tried again with growing pauses.
 * Returns how many were deleted.
 */
export async function deleteObjects(deps: RecordingDeps, stopping?: AbortSignal): Promise<number> {
  if (!deps.objects) return 0;
  const at = await timeNow(deps);
  let count = 0;
  for (const deletion of await leaseDeletions(deps, at)) {
    if (stopping?.aborted) return count;
    try {
      await deps.objects.deletePrefix(deletion.prefix);
    } catch (error) {
      await postpone(deps, deletion, at);
      throw error;
    }
    await settle(deps, deletion, at);
    count += 1;
  }
  return count;
}

async function leaseDeletions(deps: RecordingDeps, at: string): Promise<Deletion[]> {
  return workerQuery(deps.db)
    .updateTable('object_deletions')
    .set({ due_at: later(at, LEASE_SECONDS) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('object_deletions')
        .select('id')
        .where('due_at', '<=', at)
        .orderBy('due_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'prefix', 'attempts', 'is_deleted'])
    .execute()
    .catch(asUnavailable);
}

async function settle({ db }: RecordingDeps, { id, is_deleted }: Deletion, at: string): Promise<void> {
  if (is_deleted)
    await workerQuery(db).deleteFrom('object_deletions').where('id', '=', id).execute().catch(asUnavailable);
  else {
    await workerQuery(db)
      .updateTable('object_deletions')
      .set({ is_deleted: true, attempts: 0, due_at: later(at, LATE_WRITE_SECONDS) })
      .where('id', '=', id)
      .execute()
      .catch(asUnavailable);
  }
}

async function postpone({ db }: RecordingDeps, { id, attempts }: Deletion, at: string): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_SECONDS, 10 * 2 ** Math.min(attempts, 10));
  await workerQuery(db)
    .updateTable('object_deletions')
    .set({ attempts: attempts + 1, due_at: later(at, pause) })
    .where('id', '=', id)
    .execute()
    .catch(asUnavailable);
}

const later = (at: string, seconds: number): string => new Date(Date.parse(at) + seconds * 1_000).toISOString();

function asUnavailable(error: unknown): never {
  throw asAppError(error);
}

/** A gauge of deleted recordings whose objects still exist, measured at each scrape; no sample if the query fails. */
export function measureDeletions(
  { db }: Pick<RecordingDeps, 'db'>,
  { registry, logger }: { registry: Registry; logger: Pick<Logger, 'warn'> },
): void {
  const waiting = new Gauge({
    name: 'insights_recording_deletions_waiting',
    help: 'Deleted recordings whose objects are not deleted yet. Their content can no longer be decrypted.',
    registers: [registry],
    async collect() {
      waiting.remove();
      try {
        const { count } = await workerQuery(db)
          .selectFrom('object_deletions')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('is_deleted', '=', false)
          .executeTakeFirstOrThrow();
        waiting.set(count);
      } catch (error) {
        logger.warn({ err: error }, 'query of waiting deletions failed');
      }
    },
  });
}
