import type { campaigns } from '@insights/contracts';
import type { Call, Db } from '@insights/db';
import { loadInterview } from '../../db/load.ts';
import { readParts, readTranscript } from '../../db/transcripts.ts';
import type { Deps } from '../../deps.ts';
import { reportSettings } from '../../domain/interview-settings.ts';

/** What the report trigger rule compares. Errors: `not_found`. */
export function getReportInputs({ db, names }: Deps, call: Call, id: string): Promise<campaigns.ReportInputs> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, id);
    const counts = await tx.row<{ completed_count: number; tagged_count: number }>(
      `select count(*) as completed_count, count(*) filter (where is_tagged) as tagged_count
         from conversations where interview_id = $1 and mode <> 'test' and status = 'completed'`,
      [id],
    );
    const { masker, digest } = await names.hiddenNames(tx, id);
    return {
      interview_id: id,
      name: masker.mask(interview.name),
      goal: masker.mask(interview.goal),
      hidden_names: digest,
      language: interview.language,
      status: interview.status,
      report: reportSettings(interview.settings),
      questions: interview.questions,
      completed_count: 0,
      tagged_count: 0,
      ...counts,
    };
  });
}

/** One conversation, or every completed one of a campaign except test ones, oldest first, in parts. Errors: `not_found` (of one conversation). */
export async function* streamTranscripts(
  { db, names }: Deps,
  call: Call,
  { interview_id, conversation_id }: campaigns.StreamTranscriptsRequest,
): AsyncGenerator<campaigns.Transcript> {
  if (conversation_id) yield* readTranscript({ db, names }, call, conversation_id);
  else yield* readParts({ db, names }, call, await completedIds(db, call, interview_id));
}

/** Beyond this a campaign is too large for any report, and counting on would only take time. */
const MOST_TURNS = 1_000_000;

const SIZE = `
  select count(*)::int as turns, coalesce(sum(bytes), 0)::float8 as bytes
    from (select octet_length(text) + pg_column_size(tags) as bytes from turns
           where conversation_id = any($1) limit ${MOST_TURNS}) turn`;

/** The size of a campaign's completed conversations; 0 for a campaign that is gone. */
export async function measureTranscripts(
  { db }: Deps,
  call: Call,
  interviewId: string,
): Promise<campaigns.TranscriptSize> {
  const ids = await completedIds(db, call, interviewId);
  const size = await db.withWorkspace(call, (tx) => tx.row<campaigns.TranscriptSize>(SIZE, [ids]));
  return size ?? { bytes: 0, turns: 0 };
}

function completedIds(db: Db, call: Call, interviewId: string): Promise<string[]> {
  return db.withWorkspace(call, async (tx) => {
    const rows = await tx.rows<{ id: string }>(
      `select id from conversations where interview_id = $1 and mode <> 'test' and status = 'completed'
        order by created_at, id`,
      [interviewId],
    );
    return rows.map((row) => row.id);
  });
}
