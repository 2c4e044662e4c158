import { sessions, wordsOf } from '@insights/contracts';
import { type InferEntity, defineEntity, p } from '@mikro-orm/core';

/** A job that mails many contacts of a campaign. It has the id of the job. */
export const InvitationRun = defineEntity({
  name: 'InvitationRun',
  tableName: 'invitation_runs',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    mode: p.enum(wordsOf(sessions.InvitationMode)),
    /** How many contacts it began with. */
    contacts: p.integer().default(0),
    created_at: p.string(),
    finished_at: p.string().strictNullable(),
  },
});
export type InvitationRun = InferEntity<typeof InvitationRun>;

/** What became of a contact in such a job; stored with the mail, so that nobody gets it twice. */
export const InvitationResult = defineEntity({
  name: 'InvitationResult',
  tableName: 'invitation_results',
  properties: {
    run_id: p.uuid().primary(),
    contact_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    outcome: p.enum(wordsOf(sessions.InvitationOutcome)).default('pending'),
    /** Of `failed`. */
    error_code: p.text().strictNullable(),
  },
});
