import { type ServiceMigration, tenantTable } from '@insights/db';
import { lookup } from './0001-lookups.ts';

/** The invitation of a token, and whether it was sent to this user's verified address. */
const invitationFor = lookup(
  'app',
  'invitation_for(hash bytea, wanted uuid)',
  'table (workspace_id uuid, invitation_id uuid, is_addressee boolean, is_verified boolean)',
  'stable',
  `begin
     return query
       select i.workspace_id, i.id, coalesce(lower(u.email) = lower(i.email), false), u.email_verified
         from identity.invitations i join identity.users u on u.id = wanted
        where i.token_hash = hash;
   end`,
);

/** The user of a subject, created if unknown. A user with an e-mail address is a person. */
const machineUser = lookup(
  'app',
  'machine_user(new_id uuid, wanted_issuer text, wanted_subject text)',
  'table (user_id uuid, is_person boolean)',
  'volatile',
  `begin
     insert into identity.users (id, issuer, subject) values (new_id, wanted_issuer, wanted_subject)
       on conflict (issuer, subject) do nothing;
     return query select u.id, u.email is not null from identity.users u
       where u.issuer = wanted_issuer and u.subject = wanted_subject;
   end`,
);

const forgetInvitations = lookup(
  'worker',
  'forget_invitations(days int)',
  'void',
  'volatile',
  `begin
     delete from identity.invitations where expires_at < now() - make_interval(days => days);
   end`,
);

/**
 * Removes a subject that was added as a machine and turns out to be a person: nobody becomes a member of a workspace, or visible
 * to its members, without consent.
 */
const peopleLeave = [
  `create function identity.end_machine_memberships() returns trigger language plpgsql security definer set search_path = '' as $$
     declare
       id bytea;
       gone record;
     begin
       for gone in delete from identity.members where user_id = new.id and added_by_subject returning workspace_id loop
         -- A UUIDv7: 48 bits of milliseconds, then random ones.
         id := overlay(uuid_send(gen_random_uuid())
           placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6);
         id := set_byte(id, 6, (get_byte(id, 6) & 15) | 112);
         insert into identity.audit_log (id, workspace_id, actor_kind, actor_id, action, subject, details)
           values (encode(id, 'hex')::uuid, gone.workspace_id, 'service', 'identity', 'member.removed', new.id,
                   '{"reason": "is_a_person"}');
       end loop;
       return null;
     end $$`,
  `revoke all on function identity.end_machine_memberships() from public`,
  `create trigger machine_is_a_person after update of email on identity.users for each row
     when (old.email is null and new.email is not null) execute function identity.end_machine_memberships()`,
];

export const membership: ServiceMigration = {
  version: 7,
  name: 'membership',
  oldest_compatible_code: 1,
  statements: [
    `create table identity.invitations (
       id uuid primary key,
       workspace_id uuid not null references identity.workspaces on delete cascade,
       email text not null,
       role text not null check (role in ('admin', 'member')),
       status text not null check (status in ('open', 'accepted', 'withdrawn')),
       token_hash bytea not null unique,
       -- The key that the token was derived with: it can be mailed later and is not stored.
       token_key_id text not null,
       invited_by uuid not null references identity.users,
       accepted_by uuid references identity.users,
       expires_at timestamptz(3) not null,
       created_at timestamptz(3) not null default now())`,
    `create unique index invitations_open on identity.invitations (workspace_id, lower(email)) where status = 'open'`,
    `create index invitations_newest on identity.invitations (workspace_id, created_at desc, id desc)`,
    `create index invitations_expired on identity.invitations (expires_at)`,
    ...tenantTable('identity', 'invitations'),
    `alter table identity.members add column added_by_subject boolean not null default false`,
    ...invitationFor,
    ...machineUser,
    ...forgetInvitations,
    ...peopleLeave,
  ],
};
