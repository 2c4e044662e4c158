import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type ClaimOptions, type Claim, claimFolder } from './claim-folder.ts';
import type { Engine } from './engines/engine.ts';
import { prepareNats } from './engines/nats.ts';
import { preparePostgres, removePostgresData } from './engines/postgres.ts';
import { type Ports, reservePorts } from './ports.ts';
import type { StartError } from './start-error.ts';
import { openState } from './state.ts';
import { type ProcessSpec, Supervisor } from './supervisor.ts';
import { waitFor } from './wait-for.ts';

const PASSWORD = 'for-tests';

type Closer = () => unknown;
const closers = new WeakMap<TestContext, Closer[]>();

/** Runs at the end of the test in reverse order: processes stop before their folder is deleted. */
export function onEnd(t: TestContext, close: Closer): void {
  const known = closers.get(t);
  if (known) return void known.push(close);
  const own = [close];
  closers.set(t, own);
  t.after(async () => {
    for (const closer of own.toReversed()) await closer();
  });
}

/** An empty folder, deleted with the test. */
export function emptyFolder(t: TestContext): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'insights-local-')));
  // Like claimFolder: PostgreSQL runs as another user when the tests run as root.
  chmodSync(dir, 0o711);
  onEnd(t, async () => {
    await removePostgresData(dir);
    rmSync(dir, { recursive: true, force: true });
  });
  return dir;
}

export interface Watched {
  supervisor: Supervisor;
  reports: string[];
  fatal: StartError[];
}

/** A supervisor in `dir` that stops with the test, and its reports. */
export function supervise(t: TestContext, dir: string): Watched {
  const reports: string[] = [];
  const fatal: StartError[] = [];
  const supervisor = new Supervisor({
    dir,
    report: (line) => reports.push(line),
    onFatal: (error) => fatal.push(error),
  });
  onEnd(t, () => supervisor.stop());
  return { supervisor, reports, fatal };
}

/** A small Node program as a supervised process. */
export function program(name: string, source: string, more: Partial<ProcessSpec> = {}): ProcessSpec {
  return {
    name,
    role: 'service',
    command: process.execPath,
    args: ['--input-type=module', '--eval', source],
    env: { PATH: process.env['PATH'] ?? '' },
    port: null,
    management_port: null,
    stage: 2,
    stop_signal: 'SIGTERM',
    ...more,
  };
}

export async function claim(t: TestContext, dir: string, more: Partial<ClaimOptions> = {}): Promise<Claim> {
  const claimed = await claimFolder({ dir, fresh: false, keep: [], report: () => undefined, ...more });
  onEnd(t, () => claimed.release());
  return claimed;
}

/** Held until the process of the test file ends, so that another test file does not get the port of a killed server. */
const reservations = new Map<string, Promise<Ports>>();

async function portFor(dir: string, name: string): Promise<number> {
  const reserved = reservations.get(dir) ?? reservePorts(openState(dir));
  reservations.set(dir, reserved);
  return (await reserved).take(name);
}

async function run(supervisor: Supervisor, engine: Engine): Promise<void> {
  await supervisor.start(engine.spec);
  await supervisor.ready(engine.spec.name, engine.answers, AbortSignal.timeout(30_000));
}

/** PostgreSQL in `dir`, serving; its admin URL. */
export async function runPostgres(supervisor: Supervisor, dir: string): Promise<string> {
  const postgres = await preparePostgres({ dir, port: await portFor(dir, 'postgres'), password: PASSWORD });
  await run(supervisor, postgres);
  return postgres.admin_url;
}

/** NATS in `dir`, serving. */
export async function runNats(
  supervisor: Supervisor,
  dir: string,
): Promise<{ url: string; user: string; password: string }> {
  const login = { user: 'tester', password: PASSWORD };
  const [port, monitor_port] = [await portFor(dir, 'nats'), await portFor(dir, 'nats-monitor')];
  const nats = await prepareNats({ dir, port, monitor_port, access: login, report: () => undefined });
  await run(supervisor, nats);
  return { url: nats.url, ...login };
}

/** Waits until a condition holds, at most 20 s. */
export function eventually(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  return waitFor(holds, { timeout_ms: 20_000, every_ms: 20, failure: () => `never: ${what}` });
}

export function pidOf(supervisor: Supervisor, name: string): number {
  const entry = supervisor.processes()[name];
  if (!entry) throw new Error(`no process ${name}`);
  return entry.pid;
}
