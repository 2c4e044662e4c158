import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { unprivilegedUser } from '../../deploy/local/engines/system-user.ts';
import type { Scope } from './database.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { query } from './lone-jobs.ts';

/** The path of pgbouncer: $PGBOUNCER, PATH, or Debian's folder. */
export function findPgBouncer(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return [process.env['PGBOUNCER'] ?? '', ...folders.map((folder) => join(folder, 'pgbouncer'))].find(
    (file) => file !== '' && existsSync(file),
  );
}

/** A PgBouncer in front of the server of `url`, with defaults except `pool_mode`. Returns `url` through it. */
export async function pgBouncer(
  scope: Scope,
  program: string,
  { url, mode, passwords }: { url: string; mode: 'session' | 'transaction'; passwords: Record<string, string> },
): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'insights-pgbouncer-'));
  const server = new URL(url);
  const port = await freePort();
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(dir, 'users.txt'),
    pool_mode: mode,
    logfile: join(dir, 'log'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const databases = `[databases]\n* = host=${server.hostname} port=${server.port}\n`;
  await writeFile(join(dir, 'pgbouncer.ini'), `${databases}[pgbouncer]\n${lines.join('\n')}\n`);
  const users = Object.entries(passwords).map(([user, password]) => `"${user}" "${password}"\n`);
  await writeFile(settings.auth_file, users.join(''));
  await chmod(dir, 0o777);
  const child = spawn(program, [join(dir, 'pgbouncer.ini')], { stdio: 'ignore', ...(await unprivilegedUser()) });
  const exited = once(child, 'exit');
  scope.after(async () => {
    child.kill('SIGKILL');
    await exited;
    await rm(dir, { recursive: true, force: true });
  });
  server.port = String(port);
  await eventually(() => query(server.href, 'select 1'), { what: 'PgBouncer' });
  return server.href;
}
