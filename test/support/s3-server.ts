import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type S3Options, S3Store } from '@insights/objects';
import type { Scope } from './database.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

const VERSION = 'v1.8.0';
const MODULE = `github.com/versity/versitygw/cmd/versitygw@${VERSION}`;
const BUILD_MS = 420_000;
const CACHE = join(homedir(), '.cache/interview-insights', `versitygw-${VERSION}`);

/** The path of versitygw: $VERSITYGW, PATH, or built once with Go and kept. A text says why there is none. */
export async function findS3Server(): Promise<{ program: string } | { missing: string }> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const given = [process.env['VERSITYGW'] ?? '', ...folders.map((folder) => join(folder, 'versitygw'))];
  const built = join(CACHE, 'versitygw');
  const known = [...given, built].find((file) => file !== '' && existsSync(file));
  if (known !== undefined) return { program: known };
  await mkdir(CACHE, { recursive: true });
  try {
    // Without optimising, it is built in three quarters of the time.
    await promisify(execFile)('go', ['install', '-ldflags=-s -w', '-gcflags=all=-N -l', MODULE], {
      env: { ...process.env, GOBIN: CACHE, GOFLAGS: '-mod=mod', CGO_ENABLED: '0' },
      timeout: BUILD_MS,
    });
    return { program: built };
  } catch {
    return { missing: `an S3 server is missing: put versitygw ${VERSION} on PATH or install Go, which builds it` };
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
  await mkdir(join(dir, 'iam'));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const options = { endpoint, region: 'us-east-1', bucket: 'recordings', path_style: true, ...KEYS };
  const store = new S3Store(options);
  let stop = async (): Promise<void> => undefined;
  const start = async (): Promise<void> => {
    const child = spawn(
      program,
      [
        '--port',
        `127.0.0.1:${port}`,
        '--access',
        KEYS.access_key_id,
        '--secret',
        KEYS.secret_access_key,
        'posix',
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
