import type pg from 'pg';
import { v5, v7 } from 'uuid';
import { z } from 'zod';
import { ROLES } from '@insights/auth-context';

/** Namespace of seeded workspaces' ids: the same issuer and key name the same workspace at every run. */
const NAMESPACE = '6f1c7a52-3c5b-4f0e-9b1e-2d8a4e7c9f10';

/** What is to be there: people by their subject at the issuer, workspaces by a key of the seed's own. */
export const Seed = z.object({
  users: z.array(
    z.object({
      sub: z.string().min(1),
      email: z.email(),
      name: z.string().min(1),
      platform_role: z.enum(['', 'admin', 'support']).default(''),
    }),
  ),
  workspaces: z.array(
    z.object({
      key: z.string().min(1),
      name: z.string().min(1),
      owner_sub: z.string().min(1),
      members: z.array(z.object({ sub: z.string().min(1), role: z.enum(ROLES) })).default([]),
    }),
  ),
});
export type Seed = z.infer<typeof Seed>;

export interface Seeded {
  workspaces: { key: string; id: string; name: string }[];
  users: { sub: string; id: string }[];
}

/**
 * Makes what is not there yet, in one transaction. People are brought up to date; a workspace's name and a member's role
 * stay as somebody may have changed them since. `client` is connected as the schema's owner. Errors: a `sub` that is nobody's.
 */
export async function seed(client: pg.ClientBase, issuer: string, wanted: Seed): Promise<Seeded> {
  await client.query('begin');
  try {
    const users = await seedUsers(client, issuer, wanted.users);
    const workspaces: Seeded['workspaces'] = [];
    for (const workspace of wanted.workspaces) workspaces.push(await seedWorkspace(client, issuer, workspace, users));
    await client.query('commit');
    return { workspaces, users: [...users].map(([sub, id]) => ({ sub, id })) };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function seedUsers(client: pg.ClientBase, issuer: string, users: Seed['users']): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { sub, email, name, platform_role } of users) {
    const { rows } = await client.query<{ id: string }>(
      `insert into identity.users as u (id, issuer, subject, email, email_verified, full_name, platform_role)
       values ($1, $2, $3, $4, true, $5, $6)
       on conflict (issuer, subject) do update
         set email = excluded.email, email_verified = true, full_name = excluded.full_name,
             platform_role = excluded.platform_role, updated_at = now()
       returning id`,
      [v7(), issuer, sub, email, name, platform_role],
    );
    ids.set(sub, rows[0]?.id ?? '');
  }
  return ids;
}

async function seedWorkspace(
  client: pg.ClientBase,
  issuer: string,
  workspace: Seed['workspaces'][number],
  users: Map<string, string>,
): Promise<Seeded['workspaces'][number]> {
  const { key, name, owner_sub, members } = workspace;
  const id = v5(`${issuer}\n${key}`, NAMESPACE);
  await client.query('insert into identity.workspaces (id, name) values ($1, $2) on conflict (id) do nothing', [
    id,
    name,
  ]);
  for (const { sub, role } of [{ sub: owner_sub, role: 'owner' }, ...members]) {
    const user = users.get(sub);
    if (!user) throw new Error(`workspace ${key} names the subject ${sub}, who is not among the users`);
    await client.query(
      'insert into identity.members (workspace_id, user_id, role) values ($1, $2, $3) on conflict do nothing',
      [id, user, role],
    );
  }
  const { rows } = await client.query<{ name: string }>('select name from identity.workspaces where id = $1', [id]);
  return { key, id, name: rows[0]?.name ?? name };
}
