/** Reports that are made with a language model, as the reports service makes them. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { type Imported, createCampaign, importTalk, reportReady, talk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { honest } from '../../services/reports/src/analysis/model/made.fixture.ts';
import { type ChatRequest, startChatServer } from '../support/chat-server.ts';

const TALKS = 4;
/** Answers a question of the guide that nobody asks. */
const WORST = 'The night is the worst shift for us.';

let isFailing = true;

interface Asked {
  turns?: { turn: number; text: string }[];
  question?: string;
  statements?: { id: string; quote: string }[];
}

/** One sentence that a statement proves, and one that none does. */
function answerFrom(statements: NonNullable<Asked['statements']>) {
  const { id = '', quote = '' } = statements.find((each) => each.quote === WORST) ?? {};
  const sentences = [
    { text: `Somebody says: “${quote}”`, evidence: [id] },
    { text: 'The early shift is worse by 70 percent.', evidence: [id] },
  ];
  return { answered: id !== '', sentences };
}

/** Notes each turn as a whole, judges by the words, and gives no usable answer to anything else. */
function answerTo({ data }: ChatRequest) {
  if (Object.hasOwn(data as object, 'items')) return { content: JSON.stringify(honest('judge_1', data as never)) };
  const { turns = [], question, statements = [] } = data as Asked;
  if (question !== undefined) return { content: JSON.stringify(answerFrom(statements)) };
  const plain = { kind: 'fact', stance: 'neutral', about: null, question: null };
  const observations = turns.map(({ turn, text }) => ({ turn, quote: text, gist: text.slice(0, 100), ...plain }));
  const points = turns.slice(0, 3).map(({ turn, text }) => ({ text, quotes: [{ turn, quote: text }] }));
  const values = turns
    .filter(({ text }) => text.includes('night'))
    .map(({ turn, text }) => ({ question: 'q3', value: 3, turn, quote: text }));
  return { content: JSON.stringify(turns.length > 0 ? { observations, answers: [], points, values } : {}) };
}

const dir = mkdtempSync(join(tmpdir(), 'insights-report-model-'));
const model = await startChatServer((request) => (isFailing ? { status: 403 } : answerTo(request)));
const stack = await startStack({
  dir: join(dir, 'local'),
  seed: 'small',
  env: {
    MODEL_PROVIDER: 'openai',
    MODEL_BASE_URL: model.url,
    MODEL_NAME: 'stub',
    MODEL_API_KEY: 'k',
    // Only reports may ask: the test counts requests.
    MODEL_FACTS_MAX_CALLS: '0',
    LOG_LEVEL: 'warn',
  },
});
after(async () => {
  await stack.remove();
  await model.close();
  rmSync(dir, { recursive: true, force: true });
});

interface Made {
  version_number: number;
  status: string;
  method: { engine: string; model: string | null; unanswered_requests: number };
  findings: { evidence: string[] }[];
  evidence: { verified: boolean }[];
}

interface Answer {
  status: string;
  author: string;
  sentences: { text: string; evidence: string[] }[];
}

interface Responses {
  question: { option_ids: string[] };
  responses: { value: unknown; author: string | null; text: string }[];
}

test('without answers the floor stands; the next version asks again, and the one after it asks nothing', async () => {
  if (!stack.demo) throw new Error('the stack was not seeded');
  const api = new Api(stack.baseUrl, { key: stack.demo.api_keys.full });
  const { id } = await createCampaign(api, { settings: { report: { auto: true, floor_count: TALKS } } });
  const talks: string[] = [];
  for (let n = 1; n < TALKS; n += 1) talks.push((await importTalk(api, id, n)).conversation_id);
  const turns = [{ speaker: 'participant', text: WORST }, ...talk(0).turns];
  const contact = { name: 'Person 0', email: 'person0@example.org' };
  const imported = api.post(`/v1/interviews/${id}/conversations/import`, {
    contact,
    format: 'json',
    transcript: { turns },
  });
  talks.push(((await api.ok(imported)) as unknown as Imported).conversation_id);
  await reportReady(api, id, TALKS);
  const read = async () => (await api.ok(api.get(`/v1/interviews/${id}/report`))) as unknown as Made;
  const again = async (version: number): Promise<Made> => {
    await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
    return eventually(
      async () => {
        const made = await read();
        return made.version_number > version && made.status === 'ready' ? made : null;
      },
      { what: 'the next version' },
    );
  };

  const first = await read();
  assert.deepEqual([first.status, first.method.engine], ['ready', 'builtin']);
  assert.ok(first.method.unanswered_requests > 0);
  assert.ok(first.evidence.length > 0 && first.evidence.every(({ verified }) => verified));
  assert.ok(model.asked.length > 0);

  isFailing = false;
  const failed = model.asked.length;
  let second = await again(first.version_number);
  // The circuit breaker lets requests through again after a pause, and unusable answers are not asked for twice.
  while (second.method.unanswered_requests > 0) second = await again(second.version_number);
  const reads = model.asked.slice(failed).filter(({ data }) => Object.hasOwn(data as object, 'turns'));
  assert.ok(reads.length >= TALKS);
  assert.ok(second.evidence.length > 0 && second.evidence.every(({ verified }) => verified));

  const authors = async () => {
    const shown = talks.map((each) => api.ok(api.get(`/v1/interviews/${id}/conversations/${each}`)));
    const summaries = (await Promise.all(shown)) as unknown as { summary: { points: { author: string }[] } | null }[];
    return summaries.map(({ summary }) => [...new Set(summary?.points.map(({ author }) => author))].join());
  };
  await eventually(async () => ((await authors()).every((each) => each.includes('model')) ? true : null), {
    what: "the model's summaries in campaigns",
    every_ms: 500,
  });
  const shift = ((await api.ok(api.get(`/v1/interviews/${id}/responses`))) as unknown as Responses[]).at(2);
  const night = shift?.question.option_ids.at(2);
  assert.deepEqual(
    shift?.responses.map(({ value, author, text }) => [value, author, text]),
    [[night, 'model', WORST]],
  );

  const before = model.asked.length;
  const third = await again(second.version_number);
  assert.equal(model.asked.length, before);
  assert.deepEqual(third.findings, second.findings);

  const ask = () =>
    api.ok(api.post(`/v1/interviews/${id}/query`, { question: 'Which shift is the worst for people?' }));
  const answered = (await ask()) as unknown as { answers: Answer[]; evidence: { id: string; quote: string }[] };
  const [answer] = answered.answers;
  assert.deepEqual([answer?.status, answer?.author], ['answered', 'model']);
  assert.deepEqual(
    answer?.sentences.map(({ text }) => text),
    [`Somebody says: “${WORST}”`],
  );
  const cited = answer?.sentences[0]?.evidence.map((each) => answered.evidence.find((row) => row.id === each)?.quote);
  assert.deepEqual(cited, [WORST]);
  const asked = model.asked.length;
  assert.deepEqual((await ask())['answers'], answered.answers);
  assert.equal(model.asked.length, asked, 'what was answered before is not asked again');
});
