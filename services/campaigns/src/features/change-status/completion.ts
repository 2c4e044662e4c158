import { eventTypes } from '@insights/contracts';
import { type Tx, append, expressionBuilder } from '@insights/db';
import { counts, isCounted } from '../../db/conditions.ts';
import type { Interview, Tables } from '../../db/entities.ts';
import { isUsable } from '../../db/join-links.ts';
import { countConversations } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { campaignStates } from '../../domain/campaign-states.ts';

/** Emits CampaignCompleted with how many of the contacts have a completed conversation. */
export async function emitCompleted(tx: Tx, interview: Interview): Promise<void> {
  const { total, completed } = await query(tx)
    .selectFrom('contacts as c')
    .select(({ fn, exists }) => [
      fn.countAll<number>().as('total'),
      fn
        .countAll<number>()
        .filterWhere(exists(completedOf('c')))
        .as('completed'),
    ])
    .where('c.interview_id', '=', interview.id)
    .where(isCounted)
    .executeTakeFirstOrThrow();
  const message = { interview_id: interview.id, completed_count: completed, total_count: total };
  await append(tx, eventTypes.campaignCompleted, message, {
    aggregate_id: interview.id,
    aggregate_version: interview.version,
  });
}

/** The completed conversations that count of the contact in a row of the outer query. */
function completedOf(contacts: 'c') {
  return expressionBuilder<Tables & { c: Tables['contacts'] }, 'c'>()
    .selectFrom('conversations as v')
    .select('v.id')
    .whereRef('v.contact_id', '=', `${contacts}.id`)
    .where(counts)
    .where('v.status', '=', 'completed');
}

/**
 * Whether every contact has a completed conversation and nobody can join: the team has added contacts, no conversation is under way
 * and no join link is usable nor booking page open. Contacts that came only with imports do not complete a campaign, because more imports may follow.
 */
async function isDone(tx: Tx, interviewId: string, at: string): Promise<boolean> {
  // Most calls end here; what follows reads all contacts.
  const { contacts, completed, in_progress } = await countConversations(tx, interviewId);
  if (completed < contacts || in_progress > 0) return false;
  const { done } = await query(tx)
    .selectNoFrom(({ and, exists, not, selectFrom }) =>
      and([
        exists(
          selectFrom('contacts').select('id').where('interview_id', '=', interviewId).where('source', '=', 'team'),
        ),
        not(
          exists(
            selectFrom('contacts as c')
              .select('c.id')
              .where('c.interview_id', '=', interviewId)
              .where(isCounted)
              .where((eb) => eb.not(eb.exists(completedOf('c')))),
          ),
        ),
        not(
          exists(
            selectFrom('conversations as v')
              .select('v.id')
              .where('v.interview_id', '=', interviewId)
              .where(counts)
              .where('v.status', 'in', ['pending', 'in_progress', 'processing']),
          ),
        ),
        not(
          exists(
            selectFrom('join_links as l').select('l.id').where('l.interview_id', '=', interviewId).where(isUsable(at)),
          ),
        ),
        not(exists(selectFrom('booking_pages').select('id').where('id', '=', interviewId).where('enabled', '=', true))),
      ])
        .$castTo<boolean>()
        .as('done'),
    )
    .executeTakeFirstOrThrow();
  return done;
}

/** Completes an active campaign when nobody is left to interview. The caller holds the campaign's lock. */
export async function completeIfDone(tx: Tx, interview: Interview, at: string): Promise<void> {
  if (interview.status !== 'active' || !(await isDone(tx, interview.id, at))) return;
  interview.status = campaignStates.after('complete', interview.status);
  interview.completed_at = at;
  interview.updated_at = at;
  interview.version += 1;
  await emitCompleted(tx, interview);
}
