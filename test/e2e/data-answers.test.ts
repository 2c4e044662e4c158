/** Questions to the data of campaigns, answered without a model: passages as they were said, and no others. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk, reportReady } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const program = new Api(system.base_url, { key: system.demo.api_keys.full });
const blind = new Api(system.base_url, { key: system.demo.api_keys.interviews_only });

interface Answers {
  answers: {
    interview_id: string;
    status: string;
    author: string;
    message: string;
    sentences: unknown[];
    topics: { support_count: number; supporters: string[] }[];
    passages: string[];
    suggestions: string[];
  }[];
  evidence: { id: string; quote: string; conversation_id: string; turn_id: string; start: number; end: number }[];
}

const MANUAL = { settings: { report: { auto: false, floor_count: 1, refresh_every: 100 } } };
const CARDS = 'Do agency staff have access cards?';

let id = '';
const contacts: string[] = [];

const ask = (question: string, api = program): Promise<Answers> =>
  api.ok<Answers & Record<string, unknown>>(api.post(`/v1/interviews/${id}/query`, { question }));

before(async () => {
  ({ id } = await createCampaign(program, MANUAL));
  for (let n = 0; n < 4; n += 1) contacts.push((await importTalk(program, id, n)).contact_id);
  await eventually(async () => assert.equal((await generationStatus(program, id)).completed_count, 4));
  await program.ok(program.post(`/v1/interviews/${id}/report/regenerate`));
  await reportReady(program, id, 4);
});

test('a question gets the nearest passages, each a slice of its turn, and nothing composed', async () => {
  const { answers, evidence } = await ask(CARDS);
  const [answer] = answers;
  assert.deepEqual([answer?.status, answer?.author, answer?.sentences], ['passages', 'floor', []]);
  const passages = (answer?.passages ?? []).map((each) => evidence.find((row) => row.id === each));
  assert.ok(passages.some((row) => row?.quote.includes('access cards')));
  for (const row of passages) {
    const at = `/v1/interviews/${id}/conversations/${row?.conversation_id}/transcript`;
    const { turns } = await program.ok<{ turns: { id: string; text: string }[] }>(program.get(at));
    const text = turns.find((turn) => turn.id === row?.turn_id)?.text ?? '';
    assert.equal(text.slice(row?.start, row?.end), row?.quote);
  }
});

test('what nobody speaks of is declined, with what was asked and what can be asked', async () => {
  const { answers } = await ask('What does the canteen cost?');
  const [answer] = answers;
  assert.deepEqual([answer?.status, answer?.sentences, answer?.topics], ['declined', [], []]);
  assert.match(answer?.message ?? '', /No passage speaks of this question in its words/);
  assert.ok((answer?.suggestions ?? []).length > 0);
});

test('several campaigns are asked at once; those without a report are named', async () => {
  const { id: other } = await createCampaign(program, MANUAL);
  const body = { interview_ids: [id, other], question: CARDS };
  const both = await program.ok<Answers & { without_report: string[] }>(program.post('/v1/query', body));
  assert.deepEqual(
    both.answers.map(({ interview_id }) => interview_id),
    [id],
  );
  assert.deepEqual(both.without_report, [other]);
});

test('a caller who may not read transcripts gets counts and ids, and no words of people', async () => {
  const { answers, evidence } = await ask(CARDS, blind);
  assert.ok((answers[0]?.passages ?? []).length > 0);
  assert.ok(evidence.every(({ quote }) => quote === ''));
  assert.ok(!/agency staff come in|front desk/.test(JSON.stringify(answers)));
});

test('what an erased person said is in no later answer, also before the next report', async () => {
  const question = 'Who gets temporary access cards at the front desk?';
  const quotes = async () => (await ask(question)).evidence.map(({ quote }) => quote);
  assert.ok((await quotes()).some((quote) => quote.includes('front desk')));
  // Only the second person spoke of the front desk; the third spoke of access cards too.
  await program.ok(program.post(`/v1/interviews/${id}/contacts/${contacts[1]}/erase`));
  await eventually(async () => assert.ok((await quotes()).every((quote) => !quote.includes('front desk'))));
  assert.ok((await quotes()).some((quote) => quote.includes('access cards')));
});
