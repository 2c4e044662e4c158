import { eventTypes } from '@insights/contracts';
import { type Tx, append } from '@insights/db';
import type { Interview } from '../../db/entities.ts';
import { campaignStates } from '../../domain/campaign-states.ts';

/** Emits CampaignCompleted with how many of the contacts have a completed conversation. */
export async function emitCompleted(tx: Tx, interview: Interview): Promise<void> {
  const counts = await tx.row<{ total_count: number; completed_count: number }>(
    `select count(*) as total_count,
            count(*) filter (where exists (
              select from conversations v where v.contact_id = c.id and v.mode <> 'test' and v.status = 'completed')) as completed_count
       from contacts c where c.interview_id = $1`,
    [interview.id],
  );
  const message = { interview_id: interview.id, completed_count: 0, total_count: 0, ...counts };
  await append(tx, eventTypes.campaignCompleted, message, {
    aggregate_id: interview.id,
    aggregate_version: interview.version,
  });
}

/**
 * Whether nobody is left to be interviewed: the team has added contacts, and every contact has a completed conversation and
 * none under way, and no link is left that somebody new may join by. Contacts that came with an import alone do not make a campaign complete: more imports may follow.
 */
async function isDone(tx: Tx, interviewId: string, at: string): Promise<boolean> {
  const row = await tx.row<{ done: boolean }>(
    `select exists (select from contacts where interview_id = $1 and source = 'team')
        and not exists (
          select from contacts c where c.interview_id = $1 and not exists (
            select from conversations v where v.contact_id = c.id and v.mode <> 'test' and v.status = 'completed'))
        and not exists (
          select from conversations v where v.interview_id = $1 and v.mode <> 'test'
             and v.status in ('pending', 'in_progress', 'processing'))
        and not exists (
          select from join_links l where l.interview_id = $1
             and (l.expires_at is null or l.expires_at > $2) and (l.max_uses is null or l.uses < l.max_uses)) as done`,
    [interviewId, at],
  );
  return row?.done ?? false;
}

/** Completes an active campaign by itself when nobody is left. The caller holds the campaign's lock. */
export async function completeIfDone(tx: Tx, interview: Interview, at: string): Promise<void> {
  if (interview.status !== 'active' || !(await isDone(tx, interview.id, at))) return;
  interview.status = campaignStates.after('complete', interview.status);
  interview.completed_at = at;
  interview.updated_at = at;
  interview.version += 1;
  await emitCompleted(tx, interview);
}
