import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { after } from 'node:test';
import type { Demo } from '../../deploy/local/seed.ts';
import type { Stack } from '../../deploy/local/stack.ts';
import { SAMPLED_OFTEN } from './event-loop-delay.ts';
import { PLENTY } from './plenty.ts';

/** What a test needs of a running system. */
export interface System {
  base_url: string;
  dir: string;
  demo: Demo;
  /** Spans of sampled traces, a line each. */
  spans_file: string;
  /** What the start said, a line each, until the demo was filled. */
  said: string[];
}

const VARIABLE = 'INSIGHTS_TEST_SYSTEM';

/** Starts the whole system for several test files, which find it through the environment. */
export async function sharedStack(): Promise<{ system: System; stack: Stack; stop(): Promise<void> }> {
  // Loaded lazily: a file that finds a system in the environment saves a second.
  const { startStack } = await import('../../deploy/local/stack.ts');
  const { startSpanCollector } = await import('./span-collector.ts');
  const { startTranscriptionServer } = await import('./transcription-server.ts');
  const dir = mkdtempSync(join(tmpdir(), 'insights-system-'));
  const spans_file = join(dir, 'spans.jsonl');
  const collector = await startSpanCollector(spans_file);
  const transcription = await startTranscriptionServer();
  const said: string[] = [];
  const stack = await startStack({
    dir: join(dir, 'local'),
    report: (line) => void said.push(line),
    env: {
      ...PLENTY,
      ...SAMPLED_OFTEN,
      // Participants whom a test leaves keep their places.
      INTERVIEWER_CAPACITY: '1000',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      // Records only traces that a test starts as sampled.
      TRACE_SAMPLE_RATIO: '0',
      TRACE_TRUST_CALLERS: 'true',
      WEBHOOKS_RETRY_SECONDS: '1,1,1',
      RETENTION_EVERY_SECONDS: '1',
      TRANSCRIPTION_PROVIDER: 'openai',
      TRANSCRIPTION_BASE_URL: transcription.url,
      LOG_LEVEL: 'warn',
    },
  });
  if (!stack.demo) throw new Error('the stack was not seeded');
  const system: System = { base_url: stack.baseUrl, dir: stack.dir, demo: stack.demo, spans_file, said: [...said] };
  process.env[VARIABLE] = JSON.stringify(system);
  return {
    system,
    stack,
    async stop() {
      await stack.remove();
      await collector.close();
      await transcription.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The system that the run has started, or its own one if the file is run alone. Call it once, at the top of a file. */
export async function useSystem(atEnd: typeof after): Promise<System> {
  const given = process.env[VARIABLE];
  if (given) return JSON.parse(given) as System;
  const { system, stop } = await sharedStack();
  atEnd(stop);
  return system;
}
