import type { campaigns } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { parseTranscript } from '../../domain/transcript/parse-transcript.ts';
import { TranscriptError } from '../../domain/transcript/problems.ts';
import {
  type ParsedTranscript,
  type Speaker,
  type TranscriptFormat,
  isSpeaker,
} from '../../domain/transcript/types.ts';

export type { ParsedTranscript };

/** The request's transcript as turns. Errors: `invalid_request`, its problems at `body.…`. */
export function readTranscript(request: campaigns.ImportConversationRequest): ParsedTranscript {
  const speakers = Object.entries(request.speaker_map).filter((entry): entry is [string, Speaker] =>
    isSpeaker(entry[1]),
  );
  try {
    return parseTranscript({
      format: request.format as TranscriptFormat,
      transcript: request.format === 'json' ? JSON.parse(request.transcript) : request.transcript,
      speaker_map: Object.fromEntries(speakers),
    });
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
    throw new AppError('invalid_request', {
      say: 'The transcript cannot be imported as it is.',
      problems: error.problems.map((problem) => ({ ...problem, loc: ['body', ...problem.loc] })),
    });
  }
}
