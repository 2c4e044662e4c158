import type { campaigns } from '@insights/contracts';
import { type Tx, sql } from '@insights/db';
import { counts } from '../../db/conditions.ts';
import { query } from '../../db/query.ts';

/** What became of each question of the guide. */
export async function questionProgress(
  tx: Tx,
  interviewId: string,
  questions: readonly campaigns.Question[],
): Promise<campaigns.QuestionProgress[]> {
  const outcomes = await outcomesByQuestion(tx, interviewId);
  const ends = await endsByQuestion(tx, interviewId);
  const abandoned = new Map(ends.map(({ question_id, abandoned: count }) => [question_id, count]));
  const ended = new Map(ends.map(({ question_id, ended: count }) => [question_id, count]));
  return questions.map(({ id, text }) => {
    const { asked = 0, answered = 0, declined = 0 } = outcomes.get(id) ?? {};
    return {
      question_id: id,
      text,
      // An abandoned interview ended at its first question, and has no stored answers.
      asked: asked + (abandoned.get(id) ?? 0),
      answered,
      declined,
      ended_here: ended.get(id) ?? 0,
    };
  });
}

/** Over completed conversations, whose answers are stored. */
async function outcomesByQuestion(tx: Tx, interviewId: string) {
  const rows = await query(tx)
    .selectFrom('answers as a')
    .innerJoin('conversations as v', 'v.id', 'a.conversation_id')
    .select([
      'a.question_id',
      sql<number>`count(*)::int`.as('asked'),
      sql<number>`(count(*) filter (where a.outcome = 'answered'))::int`.as('answered'),
      sql<number>`(count(*) filter (where a.outcome = 'declined'))::int`.as('declined'),
    ])
    .where('v.interview_id', '=', interviewId)
    .where('v.status', '=', 'completed')
    .where('a.superseded_by', 'is', null)
    .where(counts)
    .groupBy('a.question_id')
    .execute();
  return new Map(rows.map((row) => [row.question_id, row]));
}

/**
 * The last question of each live interview that has ended, unless everything had been asked: one probe of the index of turns for each. The
 * closing question is none of the guide, so its row has no id.
 */
function endsByQuestion(tx: Tx, interviewId: string) {
  return query(tx)
    .selectFrom('conversations as v')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('turns as t')
          .select('t.question_id')
          .whereRef('t.conversation_id', '=', 'v.id')
          .where('t.speaker', '=', 'interviewer')
          .where((at) => at.or([at('t.question_id', 'is not', null), at('t.note', 'like', 'closing%')]))
          .orderBy('t.seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'last.question_id',
      sql<number>`count(*)::int`.as('ended'),
      sql<number>`(count(*) filter (where v.status = 'abandoned'))::int`.as('abandoned'),
    ])
    .where('v.interview_id', '=', interviewId)
    .where('v.mode', '=', 'live')
    .where('v.status', 'in', ['completed', 'abandoned'])
    .groupBy('last.question_id')
    .execute();
}
