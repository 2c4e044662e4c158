import type { ServiceMigration } from '@insights/db';

/** Deletes in the order of the index: for any 5,000 old rows, a plan may read the whole table. */
export const sweeps: ServiceMigration = {
  version: 24,
  name: 'sweeps',
  oldest_compatible_code: 1,
  statements: [
    `create or replace function campaigns.forget_mail_requests() returns void language plpgsql security definer set search_path = '' as $$
       begin
         delete from campaigns.mail_requests where ctid = any (array(
           select r.ctid from campaigns.mail_requests r
            where r.created_at < now() - interval '2 days' order by r.created_at limit 5000));
       end $$`,
  ],
};
