/** Answers and chats that a language model words, through the gateway. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, test } from 'node:test';
import { type AnswerBehaviour, startAnsweringModel } from '../support/answer-model.ts';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { NO_TOKENS, gatewayBeside } from '../support/gateway-beside.ts';
import { PLENTY } from '../support/plenty.ts';
import { ServiceBeside } from '../support/service-beside.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const model = await startAnsweringModel();
const vaults = await ServiceBeside.start(
  system,
  'vaults',
  {
    MODEL_PROVIDER: 'openai',
    MODEL_BASE_URL: model.url,
    MODEL_NAME: 'stub',
    MODEL_API_KEY: 'k',
    MODEL_TIMEOUT_MS: '2000',
    // The model of this test answers questions only.
    MODEL_FACTS_MAX_CALLS: '0',
  },
  { after },
);
after(() => model.close());
const base = await gatewayBeside(system, { ...PLENTY, ...NO_TOKENS, VAULTS_ADDR: vaults.address }, { after });
const team = new Api(base, { key: system.demo.api_keys.full });

beforeEach(() => {
  model.behaviour = 'well';
  model.asked.length = 0;
});

interface Cited {
  n: number;
  document_id: string;
  quote: string;
  start: number;
  end: number;
}
interface Answer {
  answer: string;
  citations: Cited[];
  method: { engine: string; model: string | null; dropped_sentences: number };
}

const PROMPT = 'When does the ferry to Juist leave, and what does the ferry cost?';

/** A vault with a document that nobody else has, and a client with its retrieval key. */
async function givenVault() {
  const { id } = await team.ok<{ id: string }>(team.post('/v1/vaults', { name: `Ferries ${randomUUID()}` }));
  const content_text =
    'The ferry to Juist leaves at 9 in the morning 🚢 from the harbour.\n\nThe ferry to Juist carries 80 bicycles and costs 14 euros.';
  const document = { title: 'Timetable', content_text };
  const added = await team.post(`/v1/vaults/${id}/documents`, document, { headers: { prefer: 'wait=20' } });
  assert.equal(added.body['status'], 'ready');
  const { key } = await team.ok(team.post<{ key: string }>(`/v1/vaults/${id}/retrieval-keys`, { name: 'bot' }));
  const bot = new Api(base, { key });
  const ask = (prompt = PROMPT) => bot.ok<Answer>(bot.post('/v1/retrieval/answer', { prompt }));
  return { content_text, ask };
}

test('a model words the answer, and its citations open at the right place', async () => {
  const { content_text, ask } = await givenVault();
  const { answer, citations, method } = await ask();
  assert.deepEqual(method, { engine: 'model', model: 'stub', dropped_sentences: 0 });
  assert.match(answer, /; .* \[1\] \[2\]$/u);
  assert.equal(citations.length, 2);
  for (const { document_id, quote, start, end } of citations) {
    assert.equal(content_text.slice(start, end), quote);
    const { body } = await team.get<{ content_text: string }>(`/v1/documents/${document_id}`);
    assert.equal(body.content_text.slice(start, end), quote);
  }
});

test('whatever the model does, an answer has sources that support it', async () => {
  const { ask } = await givenVault();
  const failures: AnswerBehaviour[] = ['citing nothing', 'with other numbers', 'denying', 'garbage', 'slow'];
  const answers: string[] = [];
  for (const behaviour of failures) {
    model.behaviour = behaviour;
    const { answer, citations, method } = await ask();
    assert.deepEqual([method.engine, citations.length > 0], ['builtin', true], behaviour);
    answers.push(answer);
  }
  assert.equal(new Set(answers).size, 1);
  assert.equal(model.asked.length, failures.length);
});

test('a chat is answered by the model, as a stream of sentences and citations', async () => {
  await givenVault();
  const { id } = await team.ok<{ id: string }>(team.post('/v1/insights-chat/sessions', {}));
  const response = await fetch(`${base}/v1/insights-chat/sessions/${id}/messages`, {
    method: 'POST',
    headers: {
      'x-api-key': system.demo.api_keys.full,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ text: PROMPT }),
  });
  assert.equal(response.status, 200);
  const events = [...(await response.text()).matchAll(/event: (\w+)\n(?:id: .*\n)?data: (.*)/gu)];
  const names = events.map(([, name]) => name);
  assert.deepEqual(names.slice(0, 3), ['delta', 'citation', 'citation']);
  assert.equal(names.at(-1), 'done');
  const delta = JSON.parse(events[0]?.[2] ?? '{}') as { text: string };
  assert.match(delta.text, /; .* \[1\] \[2\]$/u);
});

test('names that are hidden in a campaign do not reach the model', async () => {
  const { id } = await createCampaign(team, { settings: { hide_participant_names: true } });
  const marker = `zeppelin${randomUUID().slice(0, 8)}`;
  const name = 'Ottokar Quendel';
  const imported = await team.post(`/v1/interviews/${id}/conversations/import`, {
    contact: { name, email: `${marker}@example.com` },
    format: 'json',
    transcript: {
      turns: [
        { speaker: 'interviewer', text: 'What happened to the parcel?' },
        {
          speaker: 'participant',
          text: `The ${marker} parcel came late, and Ottokar Quendel had to fetch it at the depot.`,
        },
      ],
    },
  });
  assert.equal(imported.status, 201, JSON.stringify(imported.body));
  const vaultsOfTeam = await team.ok<{ id: string; name: string }[]>(team.get('/v1/vaults?limit=200'));
  const transcripts =
    vaultsOfTeam.find((vault) => vault.name === 'Interviews') ?? assert.fail('no vault of transcripts');
  const { key } = await team.ok(
    team.post<{ key: string }>(`/v1/vaults/${transcripts.id}/retrieval-keys`, { name: 'bot' }),
  );
  const bot = new Api(base, { key });
  const prompt = `Why did Ottokar Quendel fetch the ${marker} parcel at the depot?`;
  const asked = await eventually(
    async () => {
      await bot.ok(bot.post('/v1/retrieval/answer', { prompt }));
      return model.asked.find(({ raw }) => raw.includes(`${marker} parcel came late`)) ?? null;
    },
    { what: 'the transcript among the sources' },
  );
  assert.ok(!asked.raw.includes('Ottokar') && !asked.raw.includes('Quendel'));
  assert.ok(asked.data.question.includes(marker));
});
