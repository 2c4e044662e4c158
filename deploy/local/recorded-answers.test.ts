import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readRecording } from '../../services/reports/src/features/generate-report/recording.ts';
import { demoInput, demoStep } from './demo-report.ts';
import { RECORDING } from './services.ts';

const { answers } = readRecording(RECORDING);

/** As each workspace has other ids, and conversations in any order. */
function inputOfAWorkspace() {
  const ids = new Map<string, string>();
  const input = demoInput((id) => ids.get(id) ?? (ids.set(id, randomUUID()).get(id) as string));
  return { ...input, readings: input.readings.toReversed() };
}

class Used extends Map<string, unknown> {
  readonly keys_used = new Set<string>();

  override has(key: string): boolean {
    this.keys_used.add(key);
    return super.has(key);
  }
}

test('the demo’s main report asks what is recorded, and nothing else', () => {
  const used = new Used(answers);
  const step = demoStep(used, inputOfAWorkspace());
  const missing = 'findings' in step ? [] : step.map(({ name }) => name);
  const hint = 'A question has changed. Record the demo’s answers again: npm run record-answers';
  assert.deepEqual(missing, [], hint);
  const left = [...answers.keys()].filter((key) => !used.keys_used.has(key));
  assert.deepEqual(left, [], `The recording has answers that nothing asks. ${hint}`);
});

test('the demo’s main report is a model’s: themes, summary, options and contradictions are proven', () => {
  const step = demoStep(answers, inputOfAWorkspace());
  assert.ok('findings' in step && step.fit);
  const { texts, summary, options, conflicts, codebook } = step.findings;
  assert.ok(codebook.codes.every(({ author }) => author === 'model'));
  assert.ok(texts.length >= 10 && texts.every(({ headline }) => headline.author === 'model'));
  assert.ok(summary.length >= 4 && summary.every(({ author }) => author === 'model'));
  assert.ok(options.length >= 3 && conflicts.length >= 2);
});
