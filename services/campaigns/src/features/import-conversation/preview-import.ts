import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { loadInterview } from '../../db/load.ts';
import type { Deps } from '../../deps.ts';
import { readTranscript, warningsOf } from './read-transcript.ts';

/** How a file would be imported. Stores nothing. Errors: `not_found`, `invalid_request` with one problem for each place to fix. */
export async function previewImport(
  deps: Deps,
  call: Call,
  request: campaigns.PreviewImportRequest,
): Promise<campaigns.ImportPreview> {
  const { questions } = await deps.db.withWorkspace({ principal: call.principal }, (tx) =>
    loadInterview(tx, request.interview_id),
  );
  const transcript = await readTranscript(deps, call, request);
  const { turn_count, speakers, beginning, asked, question_ids } = transcript;
  const known = new Set(questions.map(({ id }) => id));
  return {
    turn_count,
    speakers: [...speakers],
    turns: [...beginning],
    question_ids: question_ids.filter((id) => known.has(id)),
    asked: [...asked],
    ...warningsOf(transcript),
  };
}
