import type pg from 'pg';
import { v7 } from 'uuid';
import type { PlatformRole } from '@insights/auth-context';

/** What an operator got wrong, in words for them. */
export class OperatorError extends Error {}

/** Whom it is about: one of the two. */
export interface Person {
  readonly email?: string | undefined;
  readonly user_id?: string | undefined;
}

export interface PlatformUser {
  readonly user_id: string;
  readonly platform_role: PlatformRole | '';
  readonly email_verified: boolean;
}

export interface PlatformAct {
  readonly at: string;
  readonly action: string;
  readonly user_id: string;
  readonly role: string;
  readonly operator: string;
  readonly subject: string;
}

/**
 * Gives a person a platform role, or takes it away (`''`), and writes down which operator did so; it counts from the next request
 * on. `client` is connected as the schema's owner. Errors: OperatorError when it names nobody, or more than one.
 */
export async function setPlatformRole(
  client: pg.ClientBase,
  { person, role, operator }: { person: Person; role: PlatformRole | ''; operator: string },
): Promise<PlatformUser> {
  await client.query('begin');
  try {
    const { user_id, platform_role: former, email_verified } = await findUser(client, person);
    if (former !== role) {
      await client.query('update identity.users set platform_role = $2, updated_at = now() where id = $1', [
        user_id,
        role,
      ]);
      const action = role === '' ? 'platform_role.revoked' : 'platform_role.granted';
      await client.query(
        'insert into identity.platform_audit_log (id, action, user_id, role, operator) values ($1, $2, $3, $4, $5)',
        [v7(), action, user_id, role || former, operator],
      );
    }
    await client.query('commit');
    return { user_id, platform_role: role, email_verified };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Only a verified address tells who somebody is, and only with one is the role honoured; an id may name somebody without. */
async function findUser(client: pg.ClientBase, { email, user_id }: Person): Promise<PlatformUser> {
  const { rows } = await client.query<PlatformUser>(
    `select id as user_id, platform_role, email_verified from identity.users
      where id::text = $1 or (lower(email) = lower($2) and email_verified) order by id for update`,
    [user_id ?? null, email ?? null],
  );
  const [user, ...others] = rows;
  if (!user)
    throw new OperatorError(
      'There is nobody with this id or verified address. Whoever is meant has to sign in once before.',
    );
  if (others.length > 0) {
    const ids = rows.map((row) => row.user_id).join(', ');
    throw new OperatorError(`Several users share this address. Name one with --user-id: ${ids}`);
  }
  return user;
}

/** Everybody with a platform role. One without a verified address is not honoured. */
export async function listPlatformUsers(client: pg.ClientBase): Promise<PlatformUser[]> {
  const { rows } = await client.query<PlatformUser>(
    `select id as user_id, platform_role, email_verified from identity.users where platform_role <> '' order by id`,
  );
  return rows;
}

/** What operators did with platform roles, and platform admins outside any workspace, newest first. */
export async function readPlatformLog(client: pg.ClientBase): Promise<PlatformAct[]> {
  const { rows } = await client.query<PlatformAct>(
    'select at, action, user_id, role, operator, subject from identity.platform_audit_log order by at desc, id desc limit 1000',
  );
  return rows;
}
