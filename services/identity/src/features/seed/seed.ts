import type { ClientBase } from 'pg';
import { v5, v7 } from 'uuid';
import { z } from 'zod';
import { ROLES } from '@insights/auth-context';
import { identity, wordsOf } from '@insights/contracts';
import { sql } from '@insights/db';
import { ownerQuery } from '../../db/query.ts';

/** Namespace of seeded workspaces' ids, so that an issuer and a key always identify the same workspace. */
const NAMESPACE = '6f1c7a52-3c5b-4f0e-9b1e-2d8a4e7c9f10';

/** Users by their subject at the issuer, workspaces by a key of the seed. */
export const Seed = z.object({
  users: z.array(
    z.object({
      sub: z.string().min(1),
      email: z.email(),
      name: z.string().min(1),
      platform_role: z.enum(['', ...wordsOf(identity.PlatformRole)]).default(''),
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
 * Creates what is missing, in one transaction. Updates users; keeps names of workspaces and roles of members, which may have been
 * changed since. `client` is connected as the schema's owner. Throws for a `sub` that is not among the users.
 */
export async function seed(client: ClientBase, issuer: string, wanted: Seed): Promise<Seeded> {
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

async function seedUsers(client: ClientBase, issuer: string, users: Seed['users']): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { sub, email, name, platform_role } of users) {
    const claims = { email, email_verified: true, full_name: name, platform_role };
    const { id } = await ownerQuery(client)
      .insertInto('users')
      .values({ id: v7(), issuer, subject: sub, ...claims })
      .onConflict((conflict) =>
        conflict.columns(['issuer', 'subject']).doUpdateSet({ ...claims, updated_at: sql`now()` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(sub, id);
  }
  return ids;
}

async function seedWorkspace(
  client: ClientBase,
  issuer: string,
  workspace: Seed['workspaces'][number],
  users: Map<string, string>,
): Promise<Seeded['workspaces'][number]> {
  const { key, name, owner_sub, members } = workspace;
  const id = v5(`${issuer}\n${key}`, NAMESPACE);
  const queries = ownerQuery(client);
  await queries
    .insertInto('workspaces')
    .values({ id, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { sub, role } of [{ sub: owner_sub, role: 'owner' as const }, ...members]) {
    const user_id = users.get(sub);
    if (user_id === undefined) throw new Error(`workspace ${key} names the subject ${sub}, who is not among the users`);
    await queries
      .insertInto('members')
      .values({ workspace_id: id, user_id, role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const stored = await queries.selectFrom('workspaces').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return { key, id, name: stored.name };
}
