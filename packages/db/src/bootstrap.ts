import { Client } from 'pg';
import { connectionTo } from './connection.ts';

export interface RolePasswords {
  owner: string;
  app: string;
  worker: string;
}

/**
 * Creates a service's schema and its three roles, or updates their passwords. Idempotent. `adminUrl` needs CREATEROLE and ownership of
 * the database, not superuser.
 */
export async function bootstrapRoles(options: {
  admin_url: string;
  service: string;
  passwords: RolePasswords;
}): Promise<void> {
  const { service, passwords } = options;
  const client = new Client(connectionTo(options.admin_url));
  await client.connect();
  try {
    // Parallel role changes fail on shared catalogue rows ("tuple concurrently updated").
    await client.query(`select pg_advisory_lock(hashtextextended('bootstrap roles', 0))`);
    for (const kind of ['owner', 'app', 'worker'] as const) {
      const role = `${service}_${kind}`;
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      const verb = rowCount ? 'alter' : 'create';
      await client.query(`${verb} role ${role} login password ${client.escapeLiteral(passwords[kind])}`);
    }
    // A role without superuser must be a member of the owner to hand it a schema.
    await client.query(`grant ${service}_owner to current_user`);
    await client.query(`create schema if not exists ${service} authorization ${service}_owner`);
    await client.query(`grant usage on schema ${service} to ${service}_app, ${service}_worker`);
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const database = client.escapeIdentifier(rows[0]?.name ?? '');
    await client.query(`grant connect on database ${database} to ${service}_owner, ${service}_app, ${service}_worker`);
  } finally {
    await client.end();
  }
}
