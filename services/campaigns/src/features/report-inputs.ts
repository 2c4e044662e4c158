import type { campaigns } from '@insights/contracts';
import { type Call, sql } from '@insights/db';
import { completedConversations as completed } from '../db/completed-conversations.ts';
import { loadInterview } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { reportSettings } from '../domain/interview-settings.ts';

/** What the report trigger rule compares. Errors: `not_found`. */
export async function getReportInputs({ db, names }: Deps, call: Call, id: string): Promise<campaigns.ReportInputs> {
  const read = await db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, id);
    const counted = await completed(tx, id)
      .select(({ fn }) => [
        fn.countAll<number>().as('completed_count'),
        fn.countAll<number>().filterWhere('v.is_tagged', 'is', true).as('tagged_count'),
      ])
      .executeTakeFirstOrThrow();
    return { interview, counted, rule: await names.hiddenNames(tx, id) };
  });
  const { interview, counted, rule } = read;
  const { texts } = await names.mask(rule, { texts: [interview.name, interview.goal], topics: [] });
  const [name, goal] = texts.map(({ text }) => text);
  return {
    interview_id: id,
    name: name ?? '',
    goal: goal ?? '',
    hidden_names: rule.digest,
    language: interview.language,
    status: interview.status,
    report: reportSettings(interview.settings),
    questions: interview.questions,
    ...counted,
  };
}

/** A larger campaign exceeds the memory of any report, so counting stops here. */
const MOST_TURNS = 1_000_000;

/** The size of a campaign's completed conversations; 0 for a campaign that is gone. */
export async function measureTranscripts(
  { db }: Deps,
  call: Call,
  interviewId: string,
): Promise<campaigns.TranscriptSize> {
  return db.withWorkspace(call, (tx) => {
    const turns = query(tx)
      .selectFrom('turns')
      .select(({ ref }) => sql<number>`octet_length(${ref('text')}) + pg_column_size(${ref('tags')})`.as('bytes'))
      .where('conversation_id', 'in', completed(tx, interviewId).select('v.id'))
      .limit(MOST_TURNS);
    return query(tx)
      .selectFrom(turns.as('turn'))
      .select(({ fn, ref }) => [
        sql<number>`coalesce(sum(${ref('bytes')}), 0)::float8`.as('bytes'),
        fn.countAll<number>().as('turns'),
      ])
      .executeTakeFirstOrThrow();
  });
}
