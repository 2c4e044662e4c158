import { type Input, sessions } from '@insights/contracts';
import { type Call, isAfter, pageBounds, pageOf } from '@insights/db';
import { notFound } from '@insights/errors';
import { countOutcomes } from '../../db/invitation-runs.ts';
import { InvitationRun } from '../../db/invitation-run-entities.ts';
import { loadInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { knownWord } from '../../domain/known-word.ts';

/** A page of the jobs that mail a campaign's contacts, newest first. Errors: `not_found`. */
export function listInvitationRuns(
  { db }: Deps,
  call: Call,
  { interview_id, page = null }: Input<sessions.ListInvitationRunsRequest>,
): Promise<sessions.ListInvitationRunsResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, interview_id);
    const rows = await query(tx)
      .selectFrom('invitation_runs')
      .select(['id', 'mode', 'contacts', 'created_at', 'finished_at'])
      .where('interview_id', '=', interview.id)
      .where((eb) => isAfter(eb, after, ['invitation_runs.created_at', 'invitation_runs.id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    const counts = await countOutcomes(
      tx,
      items.map(({ id }) => id),
    );
    const outcomesOf = (id: string) =>
      counts.filter(({ run_id }) => run_id === id).map(({ outcome, count }) => ({ outcome, count }));
    return { items: items.map(({ id, ...run }) => ({ ...run, job_id: id, outcomes: outcomesOf(id) })), next_cursor };
  });
}

/** A page of what became of the contacts of such a job, the newest contact first. Errors: `not_found`. */
export function listInvitationResults(
  { db }: Deps,
  call: Call,
  { interview_id, job_id, page = null, outcome = null }: Input<sessions.ListInvitationResultsRequest>,
): Promise<sessions.ListInvitationResultsResponse> {
  const { limit, after } = pageBounds(page);
  const wanted = outcome && knownWord(sessions.InvitationOutcome, 'outcome', outcome);
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, interview_id);
    const run = await tx.em.findOne(InvitationRun, { id: job_id, interview_id: interview.id });
    if (!run) throw notFound('job');
    const rows = await query(tx)
      .selectFrom('invitation_results as r')
      .innerJoin('contacts as c', 'c.id', 'r.contact_id')
      .select(['c.id', 'c.created_at', 'r.outcome', 'r.error_code'])
      .where('r.run_id', '=', run.id)
      .where((eb) => isAfter(eb, after, ['c.created_at', 'c.id']))
      .$if(wanted !== null, (rest) => rest.where('r.outcome', '=', wanted))
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    const present = ({ id, outcome: of, error_code }: (typeof items)[number]) => ({
      contact_id: id,
      outcome: of,
      error: error_code,
    });
    return { items: items.map(present), next_cursor };
  });
}
