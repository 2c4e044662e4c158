import { type ServiceMigration, tenantTable } from '@insights/db';
import { lookup } from './0001-lookups.ts';

/** One row for each hash, in the order of the hashes. */
const verifyRetrievalKeys = lookup(
  'app',
  'verify_retrieval_keys(hashes bytea[])',
  'table (status text, key_id uuid, workspace_id uuid, vault_id uuid, created_by uuid)',
  'stable',
  `begin
     return query
       select case when k.id is null then 'unknown'
                   when k.revoked_at is not null then 'revoked'
                   when k.expires_at <= now() then 'expired'
                   else 'active' end,
              k.id, k.workspace_id, k.vault_id, k.created_by
         from unnest(hashes) with ordinality as wanted (hash, place)
         left join identity.retrieval_keys k on k.key_hash = wanted.hash
        order by wanted.place;
   end`,
);

/** For both kinds of keys; their ids never collide. */
const touchBothKinds = `create or replace function identity.touch_keys(ids uuid[]) returns void language plpgsql volatile
   security definer set search_path = '' as $$
 begin
   update identity.api_keys set last_used_at = now()
    where id = any (ids) and (last_used_at is null or last_used_at < now() - interval '1 minute');
   update identity.retrieval_keys set last_used_at = now()
    where id = any (ids) and (last_used_at is null or last_used_at < now() - interval '1 minute');
 end $$`;

export const retrievalKeys: ServiceMigration = {
  version: 8,
  name: 'retrieval-keys',
  oldest_compatible_code: 1,
  statements: [
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
    ...verifyRetrievalKeys,
    touchBothKinds,
  ],
};
