import type { ServiceMigration } from '@insights/db';
import { lookup } from './0001-lookups.ts';

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

/** A verdict may be used again for half a minute, so that the last use of a key stays known to the minute. */
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

/** Leases that may use verdicts of before the revision. */
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

/** `verify_keys` and `verify_retrieval_keys` stay for code of before. */
export const keyLeases: ServiceMigration = {
  version: 19,
  name: 'key-leases',
  oldest_compatible_code: 1,
  statements: [
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
  ],
};
