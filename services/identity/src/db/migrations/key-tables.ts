import { resolver, tenantTable } from '@insights/db';
import { lookup } from './lookups.ts';

/** At most one write a minute for each key. For both kinds of keys; their ids never collide. */
const touchKeys = lookup(
  'worker',
  'touch_keys(ids uuid[])',
  'void',
  'volatile',
  `begin
     update identity.api_keys set last_used_at = now()
      where id = any (ids) and (last_used_at is null or last_used_at < now() - interval '1 minute');
     update identity.retrieval_keys set last_used_at = now()
      where id = any (ids) and (last_used_at is null or last_used_at < now() - interval '1 minute');
   end`,
);

/**
 * Raises the revision in each transaction that ends a key before its time. If the caller awaits the gateways' leases after the commit
 * (`leasesAreAwaited`), that is all. Otherwise the trigger sleeps for the length of a lease (`KEY_LEASE_MS`); the row lock prevents new ones.
 */
const noteEnd = `create function identity.note_key_end() returns trigger language plpgsql
   security definer set search_path = '' as $$
 begin
   update identity.key_revision set number = number + 1;
   if current_setting('insights.leases_are_awaited', true) is distinct from 'yes' then
     perform pg_sleep(1);
     perform set_config('insights.leases_are_awaited', 'yes', true);
   end if;
   perform pg_notify('key_revision', (select number::text from identity.key_revision));
   return null;
 end $$`;

const onEnd = (table: string, columns: readonly string[]): string[] => [
  `create trigger key_changed after update of ${columns.join(', ')} on identity.${table} for each row
     when (${columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})
     execute function identity.note_key_end()`,
  `create trigger key_deleted after delete on identity.${table} for each row
     when (old.revoked_at is null) execute function identity.note_key_end()`,
];

/**
 * One row for each hash, in the order of the hashes. A verdict may be used again for half a minute, so that the last use of a key stays
 * known to the minute.
 */
const verdicts = (name: string, table: string, columns: string, types: string): string[] =>
  lookup(
    'app',
    `${name}(hashes bytea[])`,
    `table (status text, key_id uuid, workspace_id uuid, ${types}, created_by uuid, remember_for_ms int, revision bigint)`,
    'stable',
    `begin
       return query
         select case when k.id is null then 'unknown'
                     when k.revoked_at is not null then 'revoked'
                     when k.expires_at <= now() then 'expired'
                     else 'active' end,
                k.id, k.workspace_id, ${columns}, k.created_by,
                floor(1000 * least(30, extract(epoch from k.expires_at - now())))::int, r.number
           from unnest(hashes) with ordinality as wanted (hash, place)
          cross join identity.key_revision r
           left join identity.${table} k on k.key_hash = wanted.hash
          order by wanted.place;
     end`,
  );

/**
 * Returns the revision, or null while a transaction that ends a key is running. The lock orders both: such a transaction sees this lease
 * after its commit, or this lease is granted for the revision that it leaves.
 */
const renew = lookup(
  'app',
  'renew_key_lease(gateway uuid, known bigint)',
  'bigint',
  'volatile',
  `declare
     current bigint;
   begin
     select r.number into current from identity.key_revision r for share skip locked;
     if current is null then
       return null;
     end if;
     insert into identity.key_leases as l (gateway_id, known_revision, renewals) values (gateway, known, 1)
       on conflict on constraint key_leases_pkey do update set known_revision = known, renewals = l.renewals + 1;
     return current;
   end`,
);

/** Leases that may use verdicts from before the revision. */
const behind = lookup(
  'app',
  'key_leases_behind(revision bigint)',
  'table (gateway_id uuid, renewals bigint)',
  'stable',
  `begin
     return query select l.gateway_id, l.renewals from identity.key_leases l where l.known_revision < revision;
   end`,
);

/** A lease is deleted only if it has been renewed no more often; null: however often. */
const end = lookup(
  'app',
  'end_key_lease(gateway uuid, after_renewals bigint)',
  'void',
  'volatile',
  `begin
     delete from identity.key_leases l
      where l.gateway_id = gateway and l.renewals = coalesce(after_renewals, l.renewals);
   end`,
);

const current = lookup(
  'app',
  'current_key_revision()',
  'bigint',
  'stable',
  `begin
     return (select r.number from identity.key_revision r);
   end`,
);

const leases = [
  `create table identity.key_revision (
     is_only_row boolean primary key default true check (is_only_row),
     number bigint not null)`,
  `insert into identity.key_revision (number) values (1)`,
  `create table identity.key_leases (
     gateway_id uuid primary key,
     known_revision bigint not null,
     renewals bigint not null)`,
  noteEnd,
  `revoke all on function identity.note_key_end() from public`,
  ...onEnd('api_keys', ['revoked_at', 'expires_at', 'scopes', 'key_hash', 'workspace_id', 'created_by']),
  ...onEnd('retrieval_keys', ['revoked_at', 'expires_at', 'vault_id', 'key_hash', 'workspace_id', 'created_by']),
  ...verdicts('key_verdicts', 'api_keys', 'k.scopes', 'scopes text[]'),
  ...verdicts('retrieval_key_verdicts', 'retrieval_keys', 'k.vault_id', 'vault_id uuid'),
  ...renew,
  ...behind,
  ...end,
  ...current,
];

/** API keys and retrieval keys, and the leases of gateways on verdicts about them. */
export const keys = [
  // `lifetime_seconds` is set when a rotation brings expires_at forward, so that a key made from this one lives as long as this one would have.
  `create table identity.api_keys (
     id uuid primary key,
     workspace_id uuid not null references identity.workspaces on delete cascade,
     name text not null,
     key_hash bytea not null unique,
     key_prefix text not null,
     scopes text[] not null,
     created_by uuid not null references identity.users,
     expires_at timestamptz(3) not null,
     lifetime_seconds double precision,
     last_used_at timestamptz(3),
     revoked_at timestamptz(3),
     created_at timestamptz(3) not null default now())`,
  `create index api_keys_newest on identity.api_keys (workspace_id, created_at desc, id desc)`,
  ...tenantTable('identity', 'api_keys'),
  ...resolver('identity', 'api_key', 'api_keys'),
  `create table identity.retrieval_keys (
     id uuid primary key,
     workspace_id uuid not null references identity.workspaces on delete cascade,
     vault_id uuid not null,
     name text not null,
     key_hash bytea not null unique,
     key_prefix text not null,
     created_by uuid not null references identity.users,
     expires_at timestamptz(3) not null,
     last_used_at timestamptz(3),
     revoked_at timestamptz(3),
     created_at timestamptz(3) not null default now())`,
  `create index retrieval_keys_newest on identity.retrieval_keys (workspace_id, vault_id, created_at desc, id desc)`,
  ...tenantTable('identity', 'retrieval_keys'),
  ...touchKeys,
  ...leases,
];
