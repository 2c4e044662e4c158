import { type campaigns, eventTypes } from '@insights/contracts';
import { type Call, announceAudit, append, eraseAnswers } from '@insights/db';
import { lockInterview } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

/** Deletes a campaign with everything in it; other services delete what they derived on the event. Errors: `not_found`. */
export function deleteInterview({ db }: Deps, call: Call, id: string): Promise<campaigns.DeleteInterviewResponse> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await lockInterview(tx, id);
    // Conversations first: they refer to contacts without a cascade.
    await query(tx).deleteFrom('conversations').where('interview_id', '=', id).execute();
    await query(tx).deleteFrom('interviews').where('id', '=', id).execute();
    await append(
      tx,
      eventTypes.campaignDeleted,
      { interview_id: id },
      { aggregate_id: id, aggregate_version: interview.version + 1 },
    );
    await announceAudit(tx, call, { action: 'campaign.deleted', subject: id });
    await eraseAnswers(tx, { subjects: [id] });
    return {};
  });
}
