import { tenantTable, workerAccess } from '@insights/db';
import { lookup } from './lookups.ts';

/** The invitation of a token, and whether it is for this user: by address, or by subject for a machine. A user with an e-mail address is a person and accepts as one. */
const invitationFor = lookup(
  'app',
  'invitation_for(hash bytea, wanted uuid)',
  'table (workspace_id uuid, invitation_id uuid, is_addressee boolean, is_verified boolean)',
  'stable',
  `begin
     return query
       select i.workspace_id, i.id,
              case when i.machine_subject is null then coalesce(lower(u.email) = lower(i.email), false)
                   else u.email is null and u.issuer = i.machine_issuer and u.subject = i.machine_subject end,
              u.email_verified or i.machine_subject is not null
         from identity.invitations i join identity.users u on u.id = wanted
        where i.token_hash = hash;
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
         insert into identity.audit_log (id, workspace_id, actor_kind, actor_id, action, subject, details, channel)
           values (encode(id, 'hex')::uuid, gone.workspace_id, 'service', 'identity', 'member.removed', new.id,
                   '{"reason": "is_a_person"}', 'system');
       end loop;
       return null;
     end $$`,
  `revoke all on function identity.end_machine_memberships() from public`,
  `create trigger machine_is_a_person after update of email on identity.users for each row
     when (old.email is null and new.email is not null) execute function identity.end_machine_memberships()`,
];

const invitations = [
  // A machine identity is invited by issuer and subject, joins with its own token, and has no address.
  `create table identity.invitations (
     id uuid primary key,
     workspace_id uuid not null references identity.workspaces on delete cascade,
     email text not null,
     machine_issuer text,
     machine_subject text,
     role text not null check (role in ('admin', 'member')),
     status text not null check (status in ('open', 'accepted', 'withdrawn')),
     token_hash bytea not null unique,
     -- The key that the token was derived with: it can be mailed later and is not stored.
     token_key_id text not null,
     invited_by uuid not null references identity.users,
     accepted_by uuid references identity.users,
     expires_at timestamptz(3) not null,
     created_at timestamptz(3) not null default now(),
     constraint invitations_of_one check (
       (machine_issuer is null) = (machine_subject is null) and (machine_subject is null) = (email <> '')))`,
  `create unique index invitations_open on identity.invitations
     (workspace_id, lower(email), coalesce(machine_subject, '')) where status = 'open'`,
  `create index invitations_newest on identity.invitations (workspace_id, created_at desc, id desc)`,
  `create index invitations_expired on identity.invitations (expires_at)`,
  ...tenantTable('identity', 'invitations'),
  ...invitationFor,
  ...forgetInvitations,
];

const sentMails = [
  // Which jobs have sent their mail, so that a repeated job sends nothing. Contains no address and no text.
  `create table identity.sent_mails (
     job_id uuid primary key,
     workspace_id uuid not null,
     kind text not null,
     sent_at timestamptz(3) not null)`,
  `create index sent_mails_old on identity.sent_mails (sent_at)`,
  ...tenantTable('identity', 'sent_mails'),
  `grant select (sent_at), delete on identity.sent_mails to identity_worker`,
  `create policy worker on identity.sent_mails to identity_worker using (true)`,
];

/** The workspaces linked to a token's organisations in which its user has not been seen yet. */
const unseenWorkspaces = lookup(
  'app',
  'unseen_workspaces(seen_user uuid, org_ids text[])',
  'table (workspace_id uuid, org_id text)',
  'stable',
  `begin
     return query
       select w.id, w.identity_provider_org_id from identity.workspaces w
        where w.identity_provider_org_id = any (org_ids)
          and not exists (select from identity.provider_sightings s where s.workspace_id = w.id and s.user_id = seen_user);
   end`,
);

/** What is known of the members of workspaces that are linked to an organisation of the identity provider. */
const linkedWorkspaces = [
  // Users who have been seen: a token makes nobody a member twice.
  `create table identity.provider_sightings (
     workspace_id uuid not null references identity.workspaces on delete cascade,
     user_id uuid not null references identity.users,
     primary key (workspace_id, user_id))`,
  ...tenantTable('identity', 'provider_sightings'),
  // Changes that the provider was asked for and that are not stored yet. One row for each member, so their changes take turns.
  `create table identity.provider_changes (
     workspace_id uuid not null,
     user_id uuid not null,
     org_id text not null,
     subject text not null,
     wanted text not null check (wanted in ('owner', 'admin', 'member', 'removed')),
     -- Who works on it, until when; new for each holder, so that a former holder's writes are rejected.
     lease uuid not null,
     leased_until timestamptz(3) not null,
     -- The outcome of an earlier request is unknown.
     is_unsettled boolean not null default false,
     due_at timestamptz(3) not null,
     looks int not null default 0,
     created_at timestamptz(3) not null default now(),
     primary key (workspace_id, user_id),
     foreign key (workspace_id, user_id) references identity.members on delete cascade)`,
  `create index provider_changes_due on identity.provider_changes (due_at)`,
  ...tenantTable('identity', 'provider_changes'),
  ...workerAccess('identity', 'provider_changes', 'select, update'),
  ...unseenWorkspaces,
];

/** How people and machines become members, and stop being them. */
export const members = [...invitations, ...peopleLeave, ...sentMails, ...linkedWorkspaces];
