import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

export interface SystemUser {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];
const run = promisify(execFile);

async function numberOf(option: '-u' | '-g', name: string): Promise<number> {
  const { stdout } = await run('id', [option, name]);
  return Number(stdout);
}

/** The user for PostgreSQL, which does not run as root; undefined when this process is not root. */
export async function unprivilegedUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of CANDIDATES) {
    const ids = await Promise.all([numberOf('-u', name), numberOf('-g', name)]).catch(() => undefined);
    if (ids) return { uid: ids[0], gid: ids[1] };
  }
  throw new StartError(
    `PostgreSQL does not run as root, and this system has no user named ${CANDIDATES.join(' or ')}. Start as another user.`,
  );
}

/** Whether the user can pass a folder or run a program. */
export function canReach(user: SystemUser, path: string): boolean {
  const { error, status } = spawnSync('test', ['-x', path], user);
  if (error) throw new StartError(`Starting processes as another user failed (${error.message}).`, { cause: error });
  return status === 0;
}
