import { v7 } from 'uuid';
import type { recordings } from '@insights/contracts';
import { type Call, type Tx, announceAudit, sql } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import { type Session } from '../../db/entities.ts';
import { Recording } from '../../db/recording-entities.ts';
import { loadInterview } from '../../db/load.ts';
import { lockOwnSession } from '../../db/participant-session.ts';
import { query } from '../../db/query.ts';
import { sealDataKey } from '../../db/recordings.ts';
import { audioType } from '../../domain/recordings/media-types.ts';
import { newDataKey } from '../../domain/recordings/segments.ts';
import { type RecordingDeps, storeOf } from './recording-deps.ts';
import { bytesOf, presentUpload, tooMuch } from './upload-limits.ts';

/** Pages that are opened again, on any device. */
const MAX_PARTS = 20;
const LONGEST_SECONDS = 24 * 3_600;

/**
 * Begins an upload. Errors: `consent_required`, `invalid_transition`, `invalid_request`, `payload_too_large`, `unsupported_media_type`,
 * `unavailable`.
 */
export async function createRecording(
  deps: RecordingDeps,
  call: Call,
  request: recordings.CreateRecordingRequest,
): Promise<recordings.RecordingUpload> {
  storeOf(deps);
  const mime_type = audioType(request.mime_type);
  if (request.track === 'unspecified') throw invalid(['header', 'upload-metadata'], 'Name a `track`.');
  const track = request.track;
  const { maxBytes } = deps;
  assertSize(request.size_bytes, maxBytes);
  return deps.db.withWorkspace(call, async (tx) => {
    const session = await lockOwnSession(deps, tx, call);
    const conversation_id = await assertRecords(tx, session);
    const parts = await partsOf(tx, conversation_id, track);
    const expected = await bytesOf(tx, conversation_id, 'expected');
    if (expected + (request.size_bytes ?? 0) > maxBytes) throw tooMuch(maxBytes);
    const id = v7();
    const recording = tx.em.create(Recording, {
      id,
      workspace_id: tx.workspaceId,
      conversation_id,
      track,
      part: parts + 1,
      status: 'uploading',
      mime_type,
      stored_bytes: 0,
      segments: 0,
      declared_bytes: request.size_bytes,
      declared_seconds: plausible(request.duration_seconds),
      duration_seconds: null,
      ...sealDataKey(deps.recordingKeys, newDataKey(), id),
      writer: null,
      created_at: deps.now(tx),
      appended_at: deps.now(tx),
    });
    const details = { recording_id: id, conversation_id, track };
    await announceAudit(tx, call, { action: 'recording.begun', subject: session.id, details });
    return presentUpload(recording);
  });
}

function assertSize(bytes: number | null, maxBytes: number): void {
  if (bytes === null) return;
  if (bytes <= 0) throw invalid(['header', 'upload-length'], 'A recording has at least one byte.');
  if (bytes > maxBytes) throw tooMuch(maxBytes);
}

function plausible(seconds: number | null): number | null {
  return seconds !== null && seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : null;
}

/** The conversation that may be recorded. */
async function assertRecords(tx: Tx, { consent, conversation_id, interview_id }: Session): Promise<string> {
  if (!consent) {
    throw new AppError('consent_required', { publicMessage: 'Consent first; only then may anything be recorded.' });
  }
  const { settings } = await loadInterview(tx, interview_id);
  if (!settings.record_audio) {
    throw new AppError('invalid_transition', { publicMessage: 'This campaign does not record audio.' });
  }
  if (conversation_id === null) {
    throw new AppError('invalid_transition', { publicMessage: 'Start the interview first, then record it.' });
  }
  return conversation_id;
}

/** Parts of the track. The session's lock keeps two calls from taking the same place. */
async function partsOf(tx: Tx, conversationId: string, track: Recording['track']): Promise<number> {
  const { parts, count } = await query(tx)
    .selectFrom('recordings')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.max('part').filterWhere('track', '=', track), sql.lit(0)).as('parts'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_PARTS) {
    throw new AppError('invalid_transition', {
      publicMessage: `An interview may have at most ${MAX_PARTS} recordings. Continue without recording.`,
    });
  }
  return Number(parts);
}
