import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import type { Probe } from './probe.ts';

const PROGRAM = resolve(import.meta.dirname, 'bench-consumer.ts');

/** A consumer of the probe service in a process of its own, with one effect for each event. Ends with SIGTERM. */
export function startConsumer({ nats, urls }: Probe, settings: Record<string, string>): ChildProcess {
  const env = {
    ...process.env,
    NATS_URL: nats.url,
    DATABASE_URL: urls.app,
    DATABASE_WORKER_URL: urls.worker,
    ...settings,
  };
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM], { stdio: 'inherit', env });
}
