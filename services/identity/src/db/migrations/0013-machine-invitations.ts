import type { ServiceMigration } from '@insights/db';

/**
 * Machine identities are invited too and join with their own token. The previous version of the code shows such an invitation with an
 * empty address. The function `machine_user` is no longer called; it stays for that version during a rolling update.
 */
export const machineInvitations: ServiceMigration = {
  version: 13,
  name: 'machine-invitations',
  oldest_compatible_code: 1,
  statements: [
    `alter table identity.invitations add column machine_issuer text, add column machine_subject text,
       add constraint invitations_of_one check (
         (machine_issuer is null) = (machine_subject is null) and (machine_subject is null) = (email <> ''))`,
    `drop index identity.invitations_open`,
    `create unique index invitations_open on identity.invitations
       (workspace_id, lower(email), coalesce(machine_subject, '')) where status = 'open'`,
    // A user with an e-mail address is a person and accepts as one.
    `create or replace function identity.invitation_for(hash bytea, wanted uuid)
       returns table (workspace_id uuid, invitation_id uuid, is_addressee boolean, is_verified boolean)
       language plpgsql stable security definer set search_path = '' as $$
       begin
         return query
           select i.workspace_id, i.id,
                  case when i.machine_subject is null then coalesce(lower(u.email) = lower(i.email), false)
                       else u.email is null and u.issuer = i.machine_issuer and u.subject = i.machine_subject end,
                  u.email_verified or i.machine_subject is not null
             from identity.invitations i join identity.users u on u.id = wanted
            where i.token_hash = hash;
       end $$`,
  ],
};
