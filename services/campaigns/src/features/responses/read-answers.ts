import { servicePrincipal } from '@insights/auth-context';
import type { Call, Tx } from '@insights/db';
import { storeAnswers, unreadConversations } from '../../db/answers.ts';
import type { Conversation } from '../../db/entities.ts';
import { loadInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { readTranscript } from '../../db/transcripts.ts';
import type { Deps } from '../../deps.ts';
import { AnswerReading, type Guide } from '../../domain/answers/read-answers.ts';
import { questionsOf } from '../../domain/questions.ts';

type ReadDeps = Pick<Deps, 'db' | 'names'>;

/** Conversations that one request catches up on. */
const AT_ONCE = 25;
/** After this it begins no further one; the next request goes on. */
const LONGEST_MS = 2_000;

/**
 * Reads what became of each question in a conversation and stores it. May be repeated: turns of a conversation that has ended do not
 * change. No-op for one that is gone.
 */
export async function readAnswers(deps: ReadDeps, call: Call, id: string): Promise<void> {
  const guide = await deps.db.withWorkspace(call, (tx) => guideOf(tx, id));
  if (!guide) return;
  const reading = new AnswerReading(guide);
  for await (const { turns } of readTranscript(deps, call, id)) await reading.add(turns);
  await deps.db.withWorkspace(call, async (tx) => {
    // Locked, so that an erasure or a second reading waits.
    const found = await query(tx)
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (found) await storeAnswers(tx, id, reading.answers());
  });
}

/** Reads conversations of a campaign that were completed by an earlier version, a few at a time. */
export async function catchUp(deps: ReadDeps, { principal }: Call, interviewId: string): Promise<void> {
  const call: Call = { principal: servicePrincipal('campaigns', principal.workspace_id) };
  const unread = await deps.db.withWorkspace(call, (tx) => unreadConversations(tx, interviewId, AT_ONCE));
  const began = performance.now();
  for (const id of unread) {
    if (performance.now() - began > LONGEST_MS) return;
    await readAnswers(deps, call, id);
  }
}

async function guideOf(tx: Tx, id: string): Promise<Guide | null> {
  const conversation: Pick<Conversation, 'interview_id' | 'mode' | 'language'> | undefined = await query(tx)
    .selectFrom('conversations')
    .select(['interview_id', 'mode', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!conversation) return null;
  const interview = await loadInterview(tx, conversation.interview_id);
  return {
    questions: questionsOf(interview),
    language: conversation.language ?? interview.language,
    isImported: conversation.mode !== 'live',
  };
}
