import type { ClientBase } from 'pg';
import { v7 } from 'uuid';
import type { PlatformRole } from '@insights/auth-context';
import { type ExpressionBuilder, sql } from '@insights/db';
import type { Tables } from '../../db/entities.ts';
import { ownerQuery } from '../../db/query.ts';

/** A mistake of the operator. The message is for them. */
export class OperatorError extends Error {}

/** The user to change: one of the two is present. */
export interface Person {
  readonly email?: string | undefined;
  readonly user_id?: string | undefined;
}

/** An operator's answer: '' is no platform role. */
export interface PlatformUser {
  readonly user_id: string;
  readonly platform_role: PlatformRole | '';
  readonly email_verified: boolean;
}

const USER_COLUMNS = ['id as user_id', 'platform_role', 'email_verified'] as const;
const LOG_ROWS = 1000;

/**
 * Grants a user a platform role, or revokes it (`''`), and records which operator did so; it applies from the next request on.
 * `client` is connected as the schema's owner. Errors: OperatorError if no user, or more than one, matches.
 */
export async function setPlatformRole(
  client: ClientBase,
  { person, role, operator }: { person: Person; role: PlatformRole | ''; operator: string },
): Promise<PlatformUser> {
  await client.query('begin');
  try {
    const { user_id, platform_role: former, email_verified } = await findUser(client, person);
    if (former !== role) {
      await ownerQuery(client)
        .updateTable('users')
        .set({ platform_role: role, updated_at: sql`now()` })
        .where('id', '=', user_id)
        .execute();
      const action = role === '' ? 'platform_role.revoked' : 'platform_role.granted';
      await ownerQuery(client)
        .insertInto('platform_audit_log')
        .values({ id: v7(), action, user_id, role: role || former, operator })
        .execute();
    }
    await client.query('commit');
    return { user_id, platform_role: role, email_verified };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Only a verified address identifies a user; an id also finds users without one, whose role applies once it is verified. */
async function findUser(client: ClientBase, person: Person): Promise<PlatformUser> {
  const users = await ownerQuery(client)
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where((eb) => isPerson(eb, person))
    .orderBy('id')
    .forUpdate()
    .execute();
  const [user, ...others] = users;
  if (!user) {
    throw new OperatorError('No user has this id or verified address. The person has to sign in once first.');
  }
  if (others.length > 0) {
    const ids = users.map(({ user_id }) => user_id).join(', ');
    throw new OperatorError(`Several users share this address. Name one with --user-id: ${ids}`);
  }
  return user;
}

function isPerson({ and, cast, eb, fn, val }: ExpressionBuilder<Tables, 'users'>, { email, user_id }: Person) {
  if (user_id !== undefined) return eb(cast<string>('id', 'text'), '=', user_id);
  return and([eb(fn('lower', ['email']), '=', fn('lower', [val(email ?? '')])), eb('email_verified', '=', true)]);
}

/** All users with a platform role. It does not apply while `email_verified` is false. */
export function listPlatformUsers(client: ClientBase): Promise<PlatformUser[]> {
  return ownerQuery(client)
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where('platform_role', '<>', '')
    .orderBy('id')
    .execute();
}

/** What operators did with platform roles, and platform admins outside any workspace, newest first. */
export function readPlatformLog(client: ClientBase) {
  return ownerQuery(client)
    .selectFrom('platform_audit_log')
    .select(['at', 'action', 'user_id', 'role', 'operator', 'subject'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(LOG_ROWS)
    .execute();
}
