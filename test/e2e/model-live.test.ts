import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { type Behaviour, INJECTED, startModelServer } from '../support/model-server.ts';
import { bySize } from '../support/size.ts';
import { Participant, openCampaign } from '../support/participant.ts';

/** The longest acceptable wait of a participant. */
/** Depends on the machine, so the proof measures it. */
const LONGEST_WAIT_MS = bySize({ smoke: null, proof: 8_000 });
const BEHAVIOURS: Behaviour[] = [
  'well',
  'slow to begin',
  'injected',
  'cut off',
  'well',
  'garbage',
  'slow to end',
  'failing',
];
const MOST_TURNS = 30;

const dir = mkdtempSync(join(tmpdir(), 'insights-model-'));
const model = await startModelServer();
const stack = await startStack({
  dir: join(dir, 'local'),
  seed: 'small',
  env: { MODEL_PROVIDER: 'openai', MODEL_BASE_URL: model.url, MODEL_NAME: 'm', MODEL_API_KEY: 'k', LOG_LEVEL: 'warn' },
});
after(async () => {
  await stack.remove();
  await model.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Answers until the end. Returns the interviewer's turns and the longest wait for one. */
async function talk(who: Participant, own: string): Promise<{ heard: string[]; slowest_ms: number }> {
  const reader = who.read();
  const heard: string[] = [];
  let [seq, slowest_ms] = [0, 0];
  try {
    for (let n = 0; n < MOST_TURNS; n += 1) {
      const began = performance.now();
      const turn = await reader.asked(seq);
      slowest_ms = Math.max(slowest_ms, performance.now() - began);
      heard.push(turn.text);
      if ((await who.session())['status'] === 'completed') return { heard, slowest_ms };
      model.behaviour = BEHAVIOURS[n % BEHAVIOURS.length] ?? 'well';
      seq = (await who.say(`${own} ${n}: the notes were lost because nobody writes them down.`)).seq;
    }
    throw new Error(`not over after ${MOST_TURNS} answers`);
  } finally {
    await reader.close();
  }
}

test('with a slow, disconnecting, nonsensical or prompt-injected model, two live interviews reach their end', async () => {
  if (!stack.demo) throw new Error('the stack was not seeded');
  const api = new Api(stack.baseUrl, { key: stack.demo.api_keys.full });
  const { link } = await openCampaign(api);
  const [maya, jonas] = await Promise.all(
    ['Maya', 'Jonas'].map((name) => Participant.join(stack.baseUrl, link, { name })),
  );
  if (!maya || !jonas) throw new Error('nobody came');
  const talks = await Promise.all([talk(maya, 'Mayflower'), talk(jonas, 'Jonquil')]);
  const slowest = Math.max(...talks.map(({ slowest_ms }) => slowest_ms));
  console.log(`longest wait for a turn ${Math.round(slowest)} ms, ${model.asked.length} questions to the model`);
  assert.ok(LONGEST_WAIT_MS === null || slowest < LONGEST_WAIT_MS, `somebody waited ${slowest} ms`);
  const said = talks.flatMap(({ heard }) => heard);
  assert.ok(
    said.some((text) => text.includes('Mhm.')),
    'the model worded some turns',
  );
  assert.ok(
    said.every((text) => !text.includes(INJECTED)),
    'nothing injected was said',
  );
  const both = model.asked.filter(({ messages }) =>
    ['Mayflower', 'Jonquil'].every((word) => messages.some(({ content }) => content.includes(word))),
  );
  assert.deepEqual(both, [], "one person's words never went into another's interview");
});
