import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { after } from 'node:test';
import type { Demo } from '../../deploy/local/seed.ts';
import { type Stack, startStack } from '../../deploy/local/stack.ts';
import { PLENTY } from './plenty.ts';

export interface KilledSystem {
  readonly stack: Stack;
  readonly demo: Demo;
  /** What the stack said of its processes. */
  readonly reports: readonly string[];
}

let started: Promise<KilledSystem> | undefined;

/**
 * A system of this process for tests that kill its services and repair what they broke. Files that use it run in one process: they leave
 * no webhook endpoint behind, and use it in tests and hooks alone.
 */
export function useKilledSystem(atEnd: typeof after): Promise<KilledSystem> {
  return (started ??= start(atEnd));
}

async function start(atEnd: typeof after): Promise<KilledSystem> {
  const dir = mkdtempSync(join(tmpdir(), 'insights-killed-'));
  const reports: string[] = [];
  const stack = await startStack({
    dir: join(dir, 'local'),
    seed: 'small',
    env: { ...PLENTY, LOG_LEVEL: 'warn', WEBHOOKS_RETRY_SECONDS: '1,2,4', RETENTION_EVERY_SECONDS: '1' },
    report: (line) => void reports.push(line),
  });
  atEnd(async () => {
    await stack.remove();
    rmSync(dir, { recursive: true, force: true });
  });
  if (!stack.demo) throw new Error('the stack was not seeded');
  return { stack, demo: stack.demo, reports };
}
