import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type Setup, makeReport, setUp, talk } from './generate-report.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'recording-'));
after(() => rmSync(folder, { recursive: true }));

const modelRecording = join(folder, 'answers.jsonl');
const RECORDED = { modelProvider: 'builtin', modelRecording } as const;
const NAME = 'large language model (recorded)';

/** Every answer that the scripted model gives to the first three interviews. */
await (async () => {
  const setup = await setUp();
  const { model } = setup.deps;
  assert.ok(model);
  const lines: object[] = [{ model: NAME }];
  const ask = model.ask.bind(model);
  model.ask = async (question, signal) => {
    const asked = await ask(question, signal);
    lines.push({ key: question.key, name: question.name, answer: asked.answer });
    return asked;
  };
  await makeReport(setup);
  writeFileSync(modelRecording, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
})();

const methodOf = async (setup: Setup) => (await makeReport(setup)).method;

test('a recorded report asks no model, and its method names the recording', async () => {
  const setup = await setUp(RECORDED);
  const made = await methodOf(setup);
  assert.deepEqual([made?.engine, made?.model, made?.judge], ['model', NAME, null]);
  assert.deepEqual([made?.requests, made?.unanswered_requests, setup.asked.length], [0, 0, 0]);
  assert.ok(made?.steps.some((step) => step.includes('were recorded before this version')));
  const again = await methodOf(setup);
  assert.deepEqual(again, made);
});

test('a recorded campaign never asks a model, whatever is added to it: the floor reads that', async () => {
  const setup = await setUp({ modelRecording });
  const first = await methodOf(setup);
  assert.deepEqual([first?.model, first?.unanswered_requests], [NAME, 0]);
  setup.talks.push(talk(3));
  const { method, key_themes } = await makeReport(setup);
  assert.deepEqual([method?.engine, method?.model, setup.asked.length], ['model', NAME, 0]);
  assert.ok((method?.unanswered_requests ?? 0) > 0 && (key_themes ?? []).length > 0);
});

test('other campaigns ask the configured model', async () => {
  const setup = await setUp({ modelRecording });
  setup.talks.splice(0, 3, talk(3), talk(4), talk(5));
  const made = await methodOf(setup);
  assert.equal(made?.model, 'scripted');
  assert.ok(setup.asked.length > 0 && made?.steps.every((step) => !step.includes('recorded')));
});

test('a report on a campaign of which nothing is recorded is the one by rules', async () => {
  const floor = await setUp();
  const setup = await setUp(RECORDED);
  floor.use_model = false;
  for (const { talks } of [floor, setup]) talks.splice(0, 3, talk(3), talk(4), talk(5));
  assert.deepEqual(await methodOf(setup), await methodOf(floor));
});
