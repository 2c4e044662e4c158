import { exports } from '@insights/contracts';
import { type Call, type Tx, announceRead } from '@insights/db';
import { AppError } from '@insights/errors';
import { countCompleted, readCompleted } from '../../db/completed-conversations.ts';
import { loadConversation, loadInterview } from '../../db/load.ts';
import { readTranscript } from '../../db/transcripts.ts';
import type { Deps } from '../../deps.ts';
import { filePieces } from '../../domain/exports/file-pieces.ts';
import { safeFileName } from '../../domain/exports/file-names.ts';
import { exportWords } from '../../domain/exports/words.ts';
import { MOST_ZIP_ENTRIES } from '../../domain/exports/zip.ts';
import { knownWord } from '../../domain/known-word.ts';
import { startsOf } from '../get-transcript/get-transcript.ts';
import { byConversation } from './transcript-files.ts';
import { type TranscriptsExport, transcriptsFile } from './transcript-formats.ts';

/**
 * Transcripts as a file: the completed conversations of a campaign, or the named one. Errors: `not_found` (also when a conversation is
 * deleted while it is read, so that an incomplete file does not look complete), `payload_too_large`.
 */
export async function* exportTranscripts(
  deps: Deps,
  call: Call,
  request: exports.ExportTranscriptsRequest,
): AsyncGenerator<exports.FilePiece> {
  const { interview_id, conversation_id } = request;
  const format = knownWord(exports.TranscriptsFormat, 'format', request.format);
  const file = transcriptsFile(format, conversation_id !== null);
  const read = await deps.db.withWorkspace(call, async (tx) => {
    if (conversation_id) await loadConversation(tx, interview_id, conversation_id);
    else if (file.extension === 'zip') await assertFits(tx, interview_id);
    const details = { interview_id, format, ...(conversation_id && { conversation_id }) };
    await announceRead(tx, call, { action: 'transcripts.exported', subject: interview_id, details });
    return readHead(deps, tx, interview_id);
  });
  const head = await presentHead(deps, read);
  const parts = conversation_id ? readTranscript(deps, call, conversation_id) : readCompleted(deps, call, interview_id);
  const from: TranscriptsExport = {
    ...head,
    conversations: byConversation(parts),
    startsOf: (id) => startsOf(deps, call, id),
  };
  const file_name = `${safeFileName(head.title, 'transcripts')} ${head.exported_at.slice(0, 10)}.${file.extension}`;
  yield* filePieces({ file_name, content_type: file.content_type }, file.content(from));
}

async function readHead({ names, now }: Deps, tx: Tx, interviewId: string) {
  const interview = await loadInterview(tx, interviewId);
  return { interview, rule: await names.hiddenNames(tx, interviewId), exported_at: now(tx) };
}

async function presentHead({ names }: Deps, { interview, rule, exported_at }: Awaited<ReturnType<typeof readHead>>) {
  const texts = [interview.name, ...interview.questions.map(({ text }) => text)];
  const [title, ...questions] = (await names.mask(rule, { texts, topics: [] })).texts.map(({ text }) => text);
  return {
    title: title ?? '',
    ...exportWords(interview.language),
    exported_at,
    questions: new Map(interview.questions.map(({ id }, index) => [id, questions[index] ?? ''])),
  };
}

/** Errors: `payload_too_large`. */
async function assertFits(tx: Tx, interviewId: string): Promise<void> {
  if ((await countCompleted(tx, interviewId, MOST_ZIP_ENTRIES + 1)) <= MOST_ZIP_ENTRIES) return;
  throw new AppError('payload_too_large', {
    publicMessage: `A ZIP archive holds ${MOST_ZIP_ENTRIES} conversations, and this campaign has more. Use format=jsonl.`,
  });
}
