import type { recordings } from '@insights/contracts';
import { type Call, type Tx, announceRead } from '@insights/db';
import { AppError, invalid, notFound } from '@insights/errors';
import type { Recording } from '../../db/recording-entities.ts';
import { loadContact, loadConversation, loadInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { presentRecording } from '../../db/recordings.ts';
import { callWithin } from '../../db/tokens.ts';
import { hidesName, seesHiddenNames } from '../../domain/hidden-names.ts';
import { extensionOf } from '../../domain/recordings/media-types.ts';
import { LINK_SECONDS, type LinkGrant } from '../../domain/recordings/signed-links.ts';
import { readContent } from './read-content.ts';
import type { RecordingDeps } from './recording-deps.ts';

/** A piece of a stream; a segment is sent in several, so that a slow reader holds little. */
const PIECE_BYTES = 64 * 1024;

/** Errors: `not_found`, `recording_not_found`, `insufficient_role`. */
export function getRecordingLink(
  deps: RecordingDeps,
  call: Call,
  request: recordings.GetRecordingLinkRequest,
): Promise<recordings.RecordingLink> {
  return deps.db.withWorkspace(call, async (tx) => {
    const conversation = await loadConversation(tx, request.interview_id, request.conversation_id);
    const sees_hidden = seesHiddenNames(call.principal);
    if (!sees_hidden && (await hidesSpeaker(tx, conversation))) {
      throw new AppError('insufficient_role', {
        publicMessage: 'A voice reveals who speaks. Where names are hidden, only admins and owners may listen.',
      });
    }
    const recording = chosen(await endedRecordings(tx, conversation.id), request);
    const { interview_id } = conversation;
    const details = { interview_id, recording_id: recording.id, track: recording.track };
    await announceRead(tx, call, { action: 'recording.read', subject: conversation.id, details });
    const expires_at = Math.floor(Date.parse(deps.now(tx)) / 1_000) + LINK_SECONDS;
    const grant = { workspace_id: tx.workspaceId, recording_id: recording.id, expires_at, sees_hidden };
    const { track, part, mime_type, size_bytes, duration_seconds } = presentRecording(recording);
    const file = { track, part, mime_type, size_bytes, duration_seconds };
    return { signed: deps.recordingLinks.sign(grant), ...file, expires_in_seconds: LINK_SECONDS };
  });
}

async function hidesSpeaker(
  tx: Tx,
  { interview_id, contact_id }: { interview_id: string; contact_id: string },
): Promise<boolean> {
  return hidesName(await loadInterview(tx, interview_id), await loadContact(tx, interview_id, contact_id));
}

function endedRecordings(tx: Tx, conversationId: string): Promise<Recording[]> {
  return query(tx)
    .selectFrom('recordings')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('status', '<>', 'uploading')
    .orderBy('track')
    .orderBy('part')
    .execute();
}

/** `mixed` is what most want to hear; without it, there is usually one track only. */
function chosen(all: Recording[], { track, part }: recordings.GetRecordingLinkRequest): Recording {
  const tracks = track === null ? (['mixed', all[0]?.track] as const) : ([track] as const);
  for (const wanted of tracks) {
    const found = all.find((each) => each.track === wanted && (part === null || each.part === part));
    if (found) return found;
  }
  throw new AppError('recording_not_found', {
    publicMessage: 'This conversation has no such recording, or its upload has not ended yet.',
  });
}

/** Errors: `not_found`. */
export async function openRecordingLink(
  deps: RecordingDeps,
  { signed }: recordings.OpenRecordingLinkRequest,
): Promise<recordings.RecordingFile> {
  const { recording } = await follow(deps, signed);
  const { id, mime_type, stored_bytes: size_bytes, track, part } = recording;
  return { id, mime_type, size_bytes, file_name: `recording-${id}-${track}-${part}.${extensionOf(mime_type)}` };
}

/** Errors: `not_found`, `invalid_request`, `unavailable`. */
export async function* streamRecording(
  deps: RecordingDeps,
  { signed, start, end }: recordings.StreamRecordingRequest,
): AsyncGenerator<recordings.RecordingPiece> {
  const { call, recording } = await follow(deps, signed);
  if (start < 0 || end < start || end >= recording.stored_bytes) throw invalid(['header', 'range'], 'No such range.');
  for await (const content of readContent(deps, call, { id: recording.id, start, end })) {
    for (let at = 0; at < content.length; at += PIECE_BYTES) {
      yield { content: content.subarray(at, at + PIECE_BYTES) };
    }
  }
}

/** Read at each use, so that erasure, and hiding for those who may not hear hidden people, work at once. */
async function follow(deps: RecordingDeps, signed: string): Promise<{ call: Call; recording: Recording }> {
  const grant = deps.recordingLinks.open(signed);
  if (!grant) throw notFound('link');
  const call = callWithin(deps.db, grant.workspace_id);
  const recording = await deps.db.withWorkspace(call, async (tx) => {
    if (grant.expires_at * 1_000 <= Date.parse(deps.now(tx))) throw notFound('link');
    return granted(tx, grant);
  });
  return { call, recording };
}

async function granted(tx: Tx, { recording_id, sees_hidden }: LinkGrant): Promise<Recording> {
  const recording = await query(tx)
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', recording_id)
    .where('status', '<>', 'uploading')
    .executeTakeFirst();
  if (!recording) throw notFound('link');
  const conversation = await loadConversation(tx, '', recording.conversation_id);
  if (!sees_hidden && (await hidesSpeaker(tx, conversation))) throw notFound('link');
  return recording;
}
