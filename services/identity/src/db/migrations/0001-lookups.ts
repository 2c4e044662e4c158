/**
 * The only functions that look across workspaces. Each runs as the schema's owner and answers one question.
 * PL/pgSQL, because PostgreSQL before 18 plans the body of an SQL function again in every call. Names are qualified and the
 * search path is empty, so a caller's temporary table cannot replace a table of the schema.
 */
export function lookup(
  role: 'app' | 'worker',
  signature: string,
  returns: string,
  volatility: string,
  body: string,
): string[] {
  return [
    `create function identity.${signature} returns ${returns} language plpgsql ${volatility}
       security definer set search_path = '' as $$ ${body} $$`,
    `revoke all on function identity.${signature} from public`,
    `grant execute on function identity.${signature} to identity_${role}`,
  ];
}

/** One row for each hash, in the order of the hashes. */
const verifyKeys = lookup(
  'app',
  'verify_keys(hashes bytea[])',
  'table (status text, key_id uuid, workspace_id uuid, scopes text[], created_by uuid)',
  'stable',
  `begin
     return query
       select case when k.id is null then 'unknown'
                   when k.revoked_at is not null then 'revoked'
                   when k.expires_at <= now() then 'expired'
                   else 'active' end,
              k.id, k.workspace_id, k.scopes, k.created_by
         from unnest(hashes) with ordinality as wanted (hash, place)
         left join identity.api_keys k on k.key_hash = wanted.hash
        order by wanted.place;
   end`,
);

/** At most one write a minute for each key. */
const touchKeys = lookup(
  'worker',
  'touch_keys(ids uuid[])',
  'void',
  'volatile',
  `begin
     update identity.api_keys set last_used_at = now()
      where id = any (ids) and (last_used_at is null or last_used_at < now() - interval '1 minute');
   end`,
);

/** Claims of the token replace stored values, absent ones change nothing. Writes only if something is new. */
const resolveUser = lookup(
  'app',
  `resolve_user(new_id uuid, claimed_issuer text, claimed_subject text, claimed_email text, is_verified boolean,
     claimed_name text, claimed_picture text)`,
  'table (user_id uuid, platform_role text, workspace_ids uuid[], roles text[])',
  'volatile',
  `declare
     known identity.users;
   begin
     select * into known from identity.users u where u.issuer = claimed_issuer and u.subject = claimed_subject;
     if not found then
       insert into identity.users (id, issuer, subject) values (new_id, claimed_issuer, claimed_subject)
         on conflict (issuer, subject) do nothing;
     end if;
     if known.id is null
        or (coalesce(claimed_email, known.email), coalesce(claimed_name, known.full_name), coalesce(claimed_picture, known.image_url),
            case when claimed_email is null then known.email_verified else is_verified end)
           is distinct from (known.email, known.full_name, known.image_url, known.email_verified) then
       update identity.users u
          set email = coalesce(claimed_email, u.email),
              email_verified = case when claimed_email is null then u.email_verified else is_verified end,
              full_name = coalesce(claimed_name, u.full_name),
              image_url = coalesce(claimed_picture, u.image_url),
              updated_at = now()
        where u.issuer = claimed_issuer and u.subject = claimed_subject
        returning * into known;
     end if;
     return query
       select known.id, case when known.email_verified then known.platform_role else '' end,
              coalesce(array_agg(m.workspace_id order by m.created_at desc, m.workspace_id desc), '{}'),
              coalesce(array_agg(m.role order by m.created_at desc, m.workspace_id desc), '{}')
         from identity.members m where m.user_id = known.id;
   end`,
);

const workspacesOf = lookup(
  'app',
  'workspaces_of(wanted uuid)',
  'table (id uuid, name text, role text, created_at timestamptz, updated_at timestamptz)',
  'stable',
  `begin
     return query
       select w.id, w.name, m.role, w.created_at, w.updated_at
         from identity.members m join identity.workspaces w on w.id = m.workspace_id
        where m.user_id = wanted;
   end`,
);

export const lookups: string[] = [...verifyKeys, ...touchKeys, ...resolveUser, ...workspacesOf];
