import { type ServiceMigration, workerAccess } from '@insights/db';

/** What the worker role finds what is past its retention period by, without seeing who anybody is. */
export const retention: ServiceMigration = {
  version: 10,
  name: 'retention',
  oldest_compatible_code: 1,
  statements: [
    // The search begins with campaigns that have a period. Not partial: of an index over all rows the planner knows how few they are.
    `create index interviews_retained on campaigns.interviews ((settings ->> 'retention_days'))`,
    // The column that a period counts from; live ones are not in it.
    `create index conversations_kept on campaigns.conversations (interview_id, (coalesce(completed_at, created_at)))
       where status in ('processing', 'completed', 'abandoned')`,
    `create index contacts_joined on campaigns.contacts (interview_id, created_at) where source = 'join'`,
    `create index erasures_withdrawn on campaigns.erasures (interview_id, requested_at) where not contact_erased`,
    ...workerAccess('campaigns', 'interviews', 'select (id, workspace_id, status, completed_at, settings)'),
    ...workerAccess(
      'campaigns',
      'conversations',
      'select (id, interview_id, contact_id, status, created_at, completed_at)',
    ),
    ...workerAccess('campaigns', 'contacts', 'select (id, interview_id, source, created_at)'),
    ...workerAccess('campaigns', 'erasures', 'select (interview_id, contact_id, contact_erased, requested_at)'),
  ],
};
