import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ISSUER, inheritedEnv, nodeArgs, roleUrl } from './services.ts';
import type { Secrets } from './secrets.ts';
import { StartError } from './start-error.ts';
import { demoUsers } from './tokens.ts';

export interface DemoWorkspaces {
  demo: string;
  other: string;
}

const seed = {
  users: Object.values(demoUsers),
  workspaces: [
    {
      key: 'demo',
      name: 'Demo workspace',
      owner_sub: demoUsers.owner.sub,
      members: [
        { sub: demoUsers.admin.sub, role: 'admin' },
        { sub: demoUsers.member.sub, role: 'member' },
      ],
    },
    { key: 'other', name: 'Another workspace', owner_sub: demoUsers.other_owner.sub, members: [] },
  ],
};

/** Creates the demo's missing people and workspaces in the database, because no route of the API gives platform roles. */
export async function seedPeople(database_url: string, secrets: Secrets, signal: AbortSignal): Promise<DemoWorkspaces> {
  const owner_url = roleUrl({ database_url, secrets }, 'identity', 'owner');
  const child = spawn(process.execPath, nodeArgs('services/identity/src/seed.ts'), {
    env: { ...inheritedEnv(), DATABASE_OWNER_URL: owner_url, JWT_ISSUER: ISSUER },
    stdio: ['pipe', 'pipe', 'pipe'],
    signal,
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  child.stdin.end(JSON.stringify(seed));
  const [code, output, problems] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new StartError(`Creating the demo's people failed:\n${problems.trim()}`);
  const { workspaces } = JSON.parse(output) as { workspaces: { key: string; id: string }[] };
  const idOf = (key: string) => {
    const found = workspaces.find((workspace) => workspace.key === key);
    if (!found) throw new Error(`the seed made no workspace ${key}`);
    return found.id;
  };
  return { demo: idOf('demo'), other: idOf('other') };
}
