import type { campaigns } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import { loadInterview } from '../../db/load.ts';
import { readTranscripts } from '../../db/transcripts.ts';
import type { Deps } from '../../deps.ts';

/** A page of completed conversations' answers by question. Errors: `not_found`. */
export function listResponses(
  { db, names }: Deps,
  call: Call,
  request: campaigns.ListResponsesRequest,
): Promise<campaigns.ListResponsesResponse> {
  const limit = request.page?.limit || 50;
  const after = keyset(request.page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const rows = await tx.rows<{ id: string; created_at: string }>(
      `select id, created_at from conversations
        where interview_id = $1 and mode <> 'test' and status = 'completed'
          and ($2::timestamptz is null or (created_at, id) > ($2, $3::uuid))
        order by created_at, id limit $4`,
      [interview.id, after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    const transcripts = await readTranscripts(
      tx,
      names,
      items.map((row) => row.id),
    );
    const answers = Map.groupBy(transcripts.flatMap(answersOf), (answer) => answer.question_id);
    return {
      items: interview.questions.map((question) => ({
        question,
        responses: (answers.get(question.id) ?? []).map((answer) => answer.response),
      })),
      next_cursor,
    };
  });
}

/**
 * Participant turns with the question that they answer: their own, else the last one that the interviewer asked. Our own
 * interviewer marks each of its turns, so one without a question (a greeting, the close) ends the question before it; in an
 * imported transcript a turn without one is part of what is being talked about.
 */
function answersOf(transcript: campaigns.Transcript): { question_id: string; response: campaigns.Response }[] {
  let asked = '';
  return transcript.turns.flatMap((turn) => {
    const isOffQuestion = transcript.mode !== 'imported' && turn.speaker === 'interviewer';
    asked = turn.question_id ?? (isOffQuestion ? '' : asked);
    if (turn.speaker !== 'participant' || asked === '') return [];
    const { conversation_id, text, tags } = turn;
    const contact_id = transcript.contact?.id ?? '';
    return [{ question_id: asked, response: { conversation_id, contact_id, turn_id: turn.id, text, tags } }];
  });
}
