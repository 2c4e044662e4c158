import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, sql } from '@insights/db';
import { isCounted } from '../../db/conditions.ts';
import { loadInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { questionProgress } from './question-progress.ts';

type Stage = keyof campaigns.StageCounts;

/** When a participant reached each stage. */
const STAGES = {
  contacts: sql<string>`c.created_at`,
  invited: sql<string>`s.invited_at`,
  consented: sql<string>`(s.consent ->> 'given_at')::timestamptz`,
  started: sql<string>`s.started_at`,
  completed: sql<string>`case when s.status = 'completed' and v.status <> 'abandoned' then v.ended_at end`,
} as const satisfies Record<Stage, unknown>;
const stageNames = Object.keys(STAGES) as Stage[];

const DAY_MS = 86_400_000;

/**
 * How far participants have come, for the people who run the campaign: counts without names, texts or ids. Imported conversations pass no
 * stage, so they are counted apart. Errors: `not_found`.
 */
export function getProgress(
  { db, now }: Deps,
  call: Call,
  { interview_id, days }: campaigns.GetProgressRequest,
): Promise<campaigns.CampaignProgress> {
  return db.withWorkspace(call, async (tx) => {
    const { id, questions } = await loadInterview(tx, interview_id);
    return {
      sessions: await sessionCounts(tx, id),
      funnel: await funnel(tx, id),
      imported: await importedConversations(tx, id),
      days: await dayProgress(tx, id, lastDays(now(tx), days)),
      questions: await questionProgress(tx, id, questions),
    };
  });
}

/** Participants of a campaign; whoever came by an import has no live interview to go through. */
function participants(tx: Tx, interviewId: string) {
  return query(tx)
    .selectFrom('sessions as s')
    .innerJoin('contacts as c', 'c.id', 's.id')
    .leftJoin('conversations as v', 'v.id', 's.conversation_id')
    .where('s.interview_id', '=', interviewId)
    .where('c.source', '<>', 'import')
    .where(isCounted);
}

function sessionCounts(tx: Tx, interviewId: string): Promise<campaigns.SessionCount[]> {
  return participants(tx, interviewId)
    .select((eb) => ['s.status', sql<number>`${eb.fn.countAll()}::int`.as('count')])
    .groupBy('s.status')
    .orderBy('s.status')
    .execute();
}

const reached = (stage: Stage) => sql<number>`count(${STAGES[stage]})::int`;

function funnel(tx: Tx, interviewId: string): Promise<campaigns.StageCounts> {
  return participants(tx, interviewId)
    .select([
      reached('contacts').as('contacts'),
      reached('invited').as('invited'),
      reached('consented').as('consented'),
      reached('started').as('started'),
      reached('completed').as('completed'),
    ])
    .executeTakeFirstOrThrow();
}

async function importedConversations(tx: Tx, interviewId: string): Promise<number> {
  const { count } = await query(tx)
    .selectFrom('conversations as v')
    .select((eb) => sql<number>`${eb.fn.countAll()}::int`.as('count'))
    .where('v.interview_id', '=', interviewId)
    .where('v.mode', '=', 'imported')
    .executeTakeFirstOrThrow();
  return count;
}

async function dayProgress(tx: Tx, interviewId: string, dates: readonly string[]): Promise<campaigns.DayProgress[]> {
  const byStage = new Map<Stage, ReadonlyMap<string, number>>();
  for (const stage of stageNames) {
    const rows = await participants(tx, interviewId)
      .select([
        sql<string>`to_char(${STAGES[stage]} at time zone 'UTC', 'YYYY-MM-DD')`.as('date'),
        sql<number>`count(*)::int`.as('count'),
      ])
      .where(STAGES[stage], '>=', dates[0] ?? '')
      .groupBy('date')
      .execute();
    byStage.set(stage, new Map(rows.map(({ date, count }) => [date, count])));
  }
  const on = (date: string, stage: Stage): number => byStage.get(stage)?.get(date) ?? 0;
  return dates.map((date) => ({
    date,
    contacts: on(date, 'contacts'),
    invited: on(date, 'invited'),
    consented: on(date, 'consented'),
    started: on(date, 'started'),
    completed: on(date, 'completed'),
  }));
}

/** The last days up to a time, oldest first. */
function lastDays(at: string, days: number): string[] {
  const today = Date.parse(at.slice(0, 10));
  return Array.from({ length: days }, (_, index) =>
    new Date(today - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
