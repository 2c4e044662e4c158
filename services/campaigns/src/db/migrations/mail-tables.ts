import { tenantTable } from '@insights/db';

/** After two days a row counts in no limit. Deletes in the order of the index: for any 5,000 old rows, a plan may read the whole table. */
const forgetMailRequests = [
  `create function campaigns.forget_mail_requests() returns void language plpgsql security definer set search_path = '' as $$
     begin
       delete from campaigns.mail_requests where ctid = any (array(
         select r.ctid from campaigns.mail_requests r
          where r.created_at < now() - interval '2 days' order by r.created_at limit 5000));
     end $$`,
  `revoke all on function campaigns.forget_mail_requests() from public`,
  `grant execute on function campaigns.forget_mail_requests() to campaigns_worker`,
];

const invitationRuns = [
  `create table campaigns.invitation_runs (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references campaigns.interviews on delete cascade,
     mode text not null check (mode in ('invite', 'remind')),
     contacts int not null default 0,
     created_at timestamptz(3) not null,
     finished_at timestamptz(3))`,
  `create index invitation_runs_newest on campaigns.invitation_runs (interview_id, created_at desc, id desc)`,
  ...tenantTable('campaigns', 'invitation_runs'),
  // Goes with the contact: of somebody who was erased it would say that there was mail.
  `create table campaigns.invitation_results (
     run_id uuid not null references campaigns.invitation_runs on delete cascade,
     contact_id uuid not null references campaigns.contacts on delete cascade,
     workspace_id uuid not null,
     outcome text not null default 'pending' check (outcome in
       ('pending', 'invited', 'reminded', 'return_link', 'already_invited', 'not_invited', 'over', 'no_address', 'unsubscribed',
        'not_configured', 'unconfirmed_address', 'too_many', 'failed', 'cancelled')),
     error_code text,
     primary key (run_id, contact_id))`,
  `create index invitation_results_pending on campaigns.invitation_results (run_id, contact_id) where outcome = 'pending'`,
  `create index invitation_results_of_contact on campaigns.invitation_results (contact_id)`,
  ...tenantTable('campaigns', 'invitation_results'),
];

export const mail = [
  // Of the address there is a hash only, so that the wish outlives the contact and an erasure.
  `create table campaigns.unsubscriptions (
     workspace_id uuid not null,
     address_hash bytea not null,
     created_at timestamptz(3) not null,
     primary key (workspace_id, address_hash))`,
  ...tenantTable('campaigns', 'unsubscriptions'),
  // Of the recipient there is a hash only, so that a contact that is deleted and added again has no new budget.
  `create table campaigns.mail_requests (
     id uuid primary key,
     workspace_id uuid not null,
     recipient bytea not null,
     kind text not null check (kind in ('contact_invitation', 'return_link', 'notice')),
     is_mailed boolean not null,
     created_at timestamptz(3) not null)`,
  `create index mail_requests_of_recipient on campaigns.mail_requests (workspace_id, recipient, created_at)`,
  `create index mail_requests_mailed on campaigns.mail_requests (workspace_id, created_at) where is_mailed`,
  `create index mail_requests_created on campaigns.mail_requests (created_at)`,
  ...tenantTable('campaigns', 'mail_requests'),
  ...forgetMailRequests,
  ...invitationRuns,
];
