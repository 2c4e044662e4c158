import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { holdInterviews } from '../interviews-with-people.ts';
import { writeWhole } from './folder-queue.ts';
import type { HeldInterview } from './interviews.ts';

const PEOPLE = [{ name: 'ada', guide: 'racks', description: 'Ada cycles.' }];
const GUIDES = {
  racks: {
    name: 'Racks',
    questions: [
      { id: 'last', text: 'What happened when you last parked?', max_probes: 0 },
      { id: 'score', text: 'From 1 to 5, how good are the racks?', kind: 'scale', min: 1, max: 5, max_probes: 0 },
    ],
  },
};
const SAID = ['Yes.', 'All racks were full of old bicycles.', '{"option": ["2"]}', 'No, nothing.'];

/** Answers with the next line until the interview is over. */
async function answering(folder: string, signal: AbortSignal): Promise<void> {
  const [requests, answers] = ['requests', 'answers'].map((name) => join(folder, 'people', name));
  for (const name of [requests, answers]) mkdirSync(name ?? '', { recursive: true });
  for (let at = 0; !signal.aborted; await sleep(10)) {
    const open = readdirSync(requests ?? '').filter((name) => name.endsWith('.json')).length > at;
    if (!open) continue;
    const id = String((at += 1)).padStart(4, '0');
    writeWhole(join(answers ?? '', `${id}.txt`), SAID[at - 1] ?? '{"button": "stop"}');
  }
}

test('an interview is held with a person from a queue, and a second run asks nothing again', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'interviews-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const over = new AbortController();
  const answered = answering(folder, over.signal);
  await holdInterviews(PEOPLE, GUIDES, folder);
  over.abort();
  await answered;
  const read = (): string => readFileSync(join(folder, 'interviews', 'ada.json'), 'utf8');
  const held = JSON.parse(read()) as HeldInterview;
  assert.equal(held.ended, 'goodbye');
  const score = held.answers.find(({ question_id }) => question_id === 'score');
  assert.deepEqual([score?.number_value, score?.author], [2, 'floor']);
  assert.deepEqual(
    held.turns.flatMap(({ choices }) => (choices.length > 0 ? [choices.length] : [])),
    [5],
  );
  const first = read();
  await holdInterviews(PEOPLE, GUIDES, folder);
  assert.equal(read(), first);
});
