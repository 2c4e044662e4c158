import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { useSystem } from '../support/shared-stack.ts';

/** Node's own metrics, and the gauge whose name is part of the contract. */
const KNOWN = /^(?:insights_|process_|nodejs_|interview_session_demand$)/;

test('names of metrics have a prefix, and every process says which version it runs', async () => {
  const { dir } = await useSystem(after);
  const processes = JSON.parse(readFileSync(join(dir, 'processes.json'), 'utf8')) as Record<
    string,
    { management_port: number; role: string }
  >;
  const started = Object.entries(processes).filter(([, { role }]) => role !== 'engine');
  assert.ok(started.length > 0);
  for (const [name, { management_port }] of started) {
    const text = await (await fetch(`http://127.0.0.1:${management_port}/metrics`)).text();
    const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, metric = '']) => metric);
    assert.deepEqual(
      names.filter((metric) => !KNOWN.test(metric)),
      [],
      name,
    );
    assert.match(text, /^insights_build_info\{.*version="\d+\.\d+\.\d+".*\} 1$/m, name);
  }
});
