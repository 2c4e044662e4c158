import { appendFile, chmod, chown, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Stack } from '../../deploy/local/stack.ts';
import { eventually } from './eventually.ts';
import { stackDatabase } from './stack-database.ts';

async function onDatabase<T>(stack: Stack, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: stackDatabase(stack.dir).adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function show(client: Client, setting: string): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(`show ${setting}`);
  return Object.values(rows[0] ?? {})[0] ?? '';
}

/** Base backups and archived WAL of a stack's PostgreSQL, as an operator keeps them, in folders beside the data folder. */
export class PointInTime {
  readonly #data: string;

  private constructor(data: string) {
    this.#data = data;
  }

  /** Enables archiving, which restarts the server. */
  static async enable(stack: Stack): Promise<PointInTime> {
    const data = await onDatabase(stack, async (client) => {
      const folder = await show(client, 'data_directory');
      await mkdir(`${folder}.wal`, { recursive: true });
      const { uid, gid } = await stat(folder);
      await chown(`${folder}.wal`, uid, gid);
      await client.query(`alter system set archive_mode = 'on'`);
      await client.query(`alter system set archive_command = 'cp "%p" "${folder}.wal/%f"'`);
      return folder;
    });
    const pid = stack.processes()['postgres']?.pid;
    if (pid === undefined) throw new Error('PostgreSQL is not running');
    process.kill(pid, 'SIGINT');
    await eventually(
      async () => ((await onDatabase(stack, (client) => show(client, 'archive_mode'))) === 'on' ? true : null),
      { what: 'archiving to be on' },
    );
    return new PointInTime(data);
  }

  /** A base backup of the running server. */
  async backUp(stack: Stack): Promise<void> {
    await onDatabase(stack, async (client) => {
      await client.query(`select pg_backup_start('base', true)`);
      await cp(this.#data, `${this.#data}.base`, { recursive: true, preserveTimestamps: true, filter: isPartOfBackup });
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)');
      await writeFile(join(`${this.#data}.base`, 'backup_label'), rows[0]?.labelfile ?? '');
    });
  }

  /** The server's time, when everything up to now is in the archive. */
  async mark(stack: Stack): Promise<string> {
    return onDatabase(stack, async (client) => {
      const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
      return rows[0]?.now ?? '';
    });
  }

  /** Switches the current WAL file and waits until it is in the archive. */
  async archive(stack: Stack): Promise<void> {
    await onDatabase(stack, async (client) => {
      const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
      await eventually(async () => ((await stat(join(`${this.#data}.wal`, rows[0]?.file ?? ''))) ? true : null), {
        what: 'the last WAL in the archive',
      });
    });
  }

  /** Replaces a stopped server's data by the base backup; its next start recovers to `time`. */
  async restoreTo(time: string): Promise<void> {
    const { uid, gid } = await stat(this.#data);
    await rm(this.#data, { recursive: true });
    await cp(`${this.#data}.base`, this.#data, { recursive: true });
    await mkdir(join(this.#data, 'pg_wal/archive_status'), { recursive: true });
    await writeFile(join(this.#data, 'recovery.signal'), '');
    const settings = {
      restore_command: `cp "${this.#data}.wal/%f" "%p"`,
      recovery_target_time: time,
      recovery_target_action: 'promote',
      // No connections until the recovery has finished.
      hot_standby: 'off',
      archive_mode: 'off',
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    await appendFile(join(this.#data, 'postgresql.auto.conf'), lines.join(''));
    await giveTo(this.#data, uid, gid);
  }

  async remove(): Promise<void> {
    for (const part of ['wal', 'base']) await rm(`${this.#data}.${part}`, { recursive: true, force: true });
  }
}

const isPartOfBackup = (path: string): boolean => !/postmaster\.(pid|opts)$|\/pg_wal\/./.test(path);

async function giveTo(folder: string, uid: number, gid: number): Promise<void> {
  await chmod(folder, 0o700);
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), uid, gid);
}
