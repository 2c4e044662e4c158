import { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { Interview } from '../../db/entities.ts';
import type { Deps } from '../../deps.ts';
import { knownWord } from '../../domain/known-word.ts';
import type { GuideQuestion } from '../../domain/transcript/guide-questions.ts';
import { isSpeaker } from '../../domain/transcript/types.ts';
import type { PreparedTranscript } from './prepare-transcript.ts';

/** What an import and its preview say about the file. */
type FileRequest = Pick<
  campaigns.ImportConversationRequest,
  'interview_id' | 'format' | 'transcript' | 'speaker_map' | 'strict_speakers' | 'is_base64' | 'questions'
>;

/** The questions in all their languages, because the interviewer may ask in any. */
const guideOf = (interview: Interview | null): GuideQuestion[] =>
  (interview?.questions ?? []).map(({ id, kind, text, translations }) => ({
    id,
    kind: kind === 'unspecified' ? 'open' : kind,
    texts: [
      { language: interview?.language ?? '', text },
      ...Object.entries(translations).map(([language, translation]) => ({ language, text: translation.text })),
    ],
  }));

/** The request's transcript as rows. Errors: `invalid_request`, its problems at `body.…`; `unavailable`. */
export async function readTranscript(
  { db, transcripts }: Deps,
  { principal }: Call,
  request: FileRequest,
): Promise<PreparedTranscript> {
  // Without the call's idempotency key: a later transaction stores its answer, and reports a missing campaign.
  const guide = await db.withWorkspace({ principal }, async (tx) =>
    guideOf(await tx.em.findOne(Interview, { id: request.interview_id })),
  );
  const { format, transcript, speaker_map, strict_speakers, is_base64, questions } = request;
  const speakers = Object.entries(speaker_map).flatMap(([label, speaker]) =>
    isSpeaker(speaker) ? [[label, speaker] as const] : [],
  );
  const given = {
    format: knownWord(campaigns.TranscriptFormat, 'format', format),
    transcript,
    speaker_map: Object.fromEntries(speakers),
    strict_speakers,
    is_base64,
    guide,
    questions,
  };
  const read = await transcripts.prepare(given, principal.workspace_id);
  if ('prepared' in read) return read.prepared;
  throw new AppError('invalid_request', {
    publicMessage: 'The transcript cannot be imported as it is.',
    problems: read.problems.map((problem) => ({ ...problem, loc: ['body', ...problem.loc] })),
  });
}

/** For messages, whose lists are not read-only. */
export const warningsOf = ({ warnings, warning_details }: PreparedTranscript) => ({
  warnings: [...warnings],
  warning_details: warning_details.map((each) => ({ ...each, lines: [...each.lines] })),
});
