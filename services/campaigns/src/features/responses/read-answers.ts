import type { campaigns } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { storeAnswers } from '../../db/answers.ts';
import type { Conversation } from '../../db/entities.ts';
import { loadInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { readTranscript } from '../../db/transcripts.ts';
import type { Deps } from '../../deps.ts';
import { AnswerReading, type Guide, type ReadAnswer } from '../../domain/answers/read-answers.ts';

type ReadDeps = Pick<Deps, 'db' | 'names'>;

/**
 * Reads what became of each question in a conversation and stores it. May be repeated: turns of a conversation that has ended do not
 * change. No-op for one that is gone.
 */
export async function readAnswers(deps: ReadDeps, call: Call, id: string): Promise<void> {
  const answers = await readAnswersOf(deps, call, id);
  if (answers === null) return;
  await deps.db.withWorkspace(call, async (tx) => {
    // Locked, so that an erasure or a second reading waits.
    const found = await query(tx)
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (found) await storeAnswers(tx, id, answers);
  });
}

/** Without storing anything; null for a conversation that is gone. `changes`: what turns are about to be, by their ids. */
export async function readAnswersOf(
  deps: ReadDeps,
  { principal }: Call,
  id: string,
  changes: ReadonlyMap<string, Pick<campaigns.Turn, 'question_id' | 'is_question_set'>> = new Map(),
): Promise<ReadAnswer[] | null> {
  const guide = await deps.db.withWorkspace({ principal }, (tx) => guideOf(tx, id));
  if (!guide) return null;
  const reading = new AnswerReading(guide);
  for await (const { turns } of readTranscript(deps, { principal }, id))
    await reading.add(turns.map((turn) => ({ ...turn, ...changes.get(turn.id) })));
  return reading.answers();
}

async function guideOf(tx: Tx, id: string): Promise<Guide | null> {
  const conversation: Pick<Conversation, 'interview_id' | 'mode' | 'language' | 'started_at'> | undefined = await query(
    tx,
  )
    .selectFrom('conversations')
    .select(['interview_id', 'mode', 'language', 'started_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!conversation) return null;
  const interview = await loadInterview(tx, conversation.interview_id);
  const { mode, started_at } = conversation;
  return {
    questions: interview.questions,
    language: conversation.language ?? interview.language,
    isImported: mode !== 'live',
    day: mode === 'live' && started_at !== null ? new Date(started_at) : null,
  };
}
