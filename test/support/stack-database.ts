import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Secrets } from '../../deploy/local/secrets.ts';

export interface StackDatabase {
  adminUrl: string;
  roleUrl(service: string, role: 'owner' | 'app' | 'worker'): string;
}

/** The database of a running stack, as its superuser and as each role, from the stack's own files. */
export function stackDatabase(dir: string): StackDatabase {
  const secrets = JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8')) as Secrets;
  const processes = JSON.parse(readFileSync(join(dir, 'processes.json'), 'utf8')) as Record<string, { port: number }>;
  const url = (user: string, password: string) =>
    `postgres://${user}:${password}@127.0.0.1:${processes['postgres']?.port}/insights`;
  return {
    adminUrl: url('postgres', secrets.postgres_password),
    roleUrl: (service, role) => url(`${service}_${role}`, secrets.roles[service]?.[role] ?? ''),
  };
}

/** The rows of one statement as the superuser: for what no route shows or does. */
export async function queryAsAdmin<T extends object>(dir: string, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client(stackDatabase(dir).adminUrl);
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
