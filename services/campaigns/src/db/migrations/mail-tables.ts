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
];
