import type { recordings } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import { loadConversation, loadInterview } from '../../db/load.ts';
import { lockOwnSession } from '../../db/participant-session.ts';
import { durationOf } from '../../domain/recordings/duration.ts';
import { assertLooksLike, audioType } from '../../domain/recordings/media-types.ts';
import { sessionStates, statusAt } from '../../domain/session-states.ts';
import type { RecordingDeps } from './recording-deps.ts';

const MAX_CLIP_BYTES = 4 * 1024 * 1024;
const MAX_CLIP_SECONDS = 60;
/** A recorder stops a moment after it was told to. */
const SLACK_SECONDS = 2;

/**
 * The text of a spoken answer; neither the clip nor the text is stored. Errors: `consent_required`, `invalid_transition`,
 * `unsupported_media_type`, `payload_too_large`, `invalid_request`, `rate_limited`, `unavailable`.
 */
export async function transcribeClip(
  deps: RecordingDeps,
  call: Call & { signal: AbortSignal },
  { mime_type, content }: recordings.TranscribeClipRequest,
): Promise<recordings.TranscribeClipResponse> {
  const { transcriber } = deps;
  if (!transcriber) {
    throw new AppError('unavailable', {
      publicMessage: 'This installation does not transcribe speech. Type the answer.',
    });
  }
  const type = audioType(mime_type);
  assertClip(type, content);
  const release = deps.transcriptions.take(call.principal.id);
  try {
    const language = await languageOf(deps, call);
    return { text: await transcriber({ mime_type: type, content, language }, call.signal) };
  } finally {
    release();
  }
}

function assertClip(mime_type: string, content: Uint8Array): void {
  if (content.length > MAX_CLIP_BYTES) {
    throw new AppError('payload_too_large', { publicMessage: `A clip has at most ${MAX_CLIP_BYTES} bytes.` });
  }
  assertLooksLike(mime_type, content);
  const file = Buffer.from(content);
  const seconds = durationOf({ mime_type, size_bytes: file.length, head: file, tail: file });
  if (seconds === undefined || seconds <= MAX_CLIP_SECONDS + SLACK_SECONDS) return;
  throw invalid(['body'], `A clip lasts at most ${MAX_CLIP_SECONDS} seconds. Say the answer in several.`);
}

/** Of the interview that takes answers now. */
function languageOf(deps: RecordingDeps, call: Call): Promise<string> {
  return deps.db.withWorkspace(call, async (tx) => {
    const session = await lockOwnSession(deps, tx, call);
    if (!session.consent) {
      throw new AppError('consent_required', { publicMessage: 'Consent first; only then may you be recorded.' });
    }
    sessionStates.after('take a turn', statusAt(session, deps.now(tx)));
    const interview = await loadInterview(tx, session.interview_id);
    const { conversation_id: id } = session;
    return (id === null ? null : (await loadConversation(tx, interview.id, id)).language) ?? interview.language;
  });
}
