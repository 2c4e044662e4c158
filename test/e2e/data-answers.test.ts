/** Questions to the data of campaigns, in queries and chats, answered without a model: passages as they were said, and no others. */
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
const talks: string[] = [];

const ask = (question: string, api = program): Promise<Answers> =>
  api.ok<Answers & Record<string, unknown>>(api.post(`/v1/interviews/${id}/query`, { question }));

before(async () => {
  ({ id } = await createCampaign(program, MANUAL));
  for (let n = 0; n < 4; n += 1) {
    const { contact_id, conversation_id } = await importTalk(program, id, n);
    contacts.push(contact_id);
    talks.push(conversation_id);
  }
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
  assert.match(answer?.message ?? '', /Nobody was found in these interviews who speaks of this/);
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

interface Said {
  text: string;
  author: string;
  interview_id: string | null;
}
interface ChatReply extends Record<string, unknown> {
  text: string;
  redacted_at: string | null;
  sentences: Said[];
  citations: { quote: string; conversation_id: string; turn_ids: string[] }[];
  answers: {
    interview_id: string;
    status: string;
    suggestions: string[];
    topics: Record<'support_count' | 'dissent_count' | 'silent_count', number>[];
  }[];
}

let chats = '';

/** A question to the project whose only campaign is asked, in a chat of its own. */
async function askChat(text: string, api = program): Promise<ChatReply> {
  const { id: session } = await api.ok<{ id: string }>(api.post(chats));
  return api.ok<ChatReply>(api.post(`${chats}/${session}/messages`, { text }));
}

test('a chat quotes slices of turns and says who supports, who dissents and who is silent; the goal is a question', async () => {
  const project = await program.ok(program.post('/v1/projects', { name: 'Hand-over', interview_ids: [id] }));
  chats = `/v1/projects/${String(project['id'])}/chat/sessions`;
  const reply = await eventually(async () => {
    const answer = await askChat('Why does hand-over fail at night?');
    return answer.citations.length > 1 ? answer : null;
  });
  const [answer] = reply.answers;
  assert.deepEqual([reply.answers.length, answer?.interview_id, answer?.status], [1, id, 'passages']);
  assert.ok((answer?.topics.length ?? 0) > 0 && (answer?.suggestions.length ?? 0) > 0);
  assert.match(reply.text, /use its words: \d+, asked, but silent on it: \d+, not asked: \d+/);
  assert.ok(reply.sentences.some(({ author, text }) => author === 'floor' && /\[\d+\]$/.test(text)));
  for (const { quote, conversation_id, turn_ids } of reply.citations) {
    const at = `/v1/interviews/${id}/conversations/${conversation_id}/transcript`;
    const { turns } = await program.ok<{ turns: { id: string; text: string }[] }>(program.get(at));
    assert.ok(turns.some((turn) => turn_ids.includes(turn.id) && turn.text.includes(quote)));
  }
});

test('a chat declines what nobody speaks of, in the language of the question', async () => {
  const [english, german, italian] = [
    await askChat('What does the canteen cost?'),
    await askChat('Was kostet das Essen in der Kantine?'),
    await askChat('Quanto costa il pranzo nella mensa degli impiegati?'),
  ];
  assert.match(english.text, /^Nobody was found in these interviews who speaks of this/);
  assert.match(german.text, /^In diesen Interviews wurde niemand gefunden, der davon spricht/);
  assert.match(italian.text, /^I documenti non rispondono a questa domanda/);
  for (const { answers } of [english, german, italian]) assert.equal(answers[0]?.status, 'declined');
});

test('another workspace, and a key that may not read transcripts, get nothing of it from a chat', async () => {
  const stranger = new Api(system.base_url, { token: system.demo.other.tokens.owner });
  assert.equal((await stranger.post(chats)).status, 404);
  const { id: own } = await stranger.ok<{ id: string }>(stranger.post('/v1/insights-chat/sessions', {}));
  const elsewhere = await stranger.ok<ChatReply>(
    stranger.post(`/v1/insights-chat/sessions/${own}/messages`, { text: CARDS }),
  );
  for (const reply of [elsewhere, await askChat(CARDS, blind)]) {
    assert.ok(!/access cards/.test(reply.text) && !JSON.stringify(reply.answers).includes(id), JSON.stringify(reply));
    assert.deepEqual(reply.citations, []);
  }
});

test('names that are hidden are in no answer of a chat, asked before or after', async () => {
  const { id: other } = await createCampaign(program, MANUAL);
  const name = 'Quendoline';
  const turns = [
    { speaker: 'interviewer', text: 'Who fetches the parcels?' },
    { speaker: 'participant', text: `I, ${name}, fetch the parcels from the harbour every Monday.` },
  ];
  await program.ok(
    program.post(`/v1/interviews/${other}/conversations/import`, {
      contact: { name, email: 'quendoline@example.org' },
      format: 'json',
      transcript: { turns },
    }),
  );
  const project = await program.ok(program.post('/v1/projects', { name: 'Parcels', interview_ids: [other] }));
  const sessions = `/v1/projects/${String(project['id'])}/chat/sessions`;
  const { id: session } = await program.ok<{ id: string }>(program.post(sessions));
  const path = `${sessions}/${session}/messages`;
  const question = { text: 'Who fetches the parcels from the harbour?' };
  const found = () => program.ok<ChatReply>(program.post(path, question));
  await eventually(async () => assert.match((await found()).text, /Quendoline, fetch the parcels/));
  await program.ok(program.patch(`/v1/interviews/${other}`, { settings: { hide_participant_names: true } }));
  const masked = await eventually(async () => {
    const reply = await found();
    assert.doesNotMatch(JSON.stringify({ ...reply, question: null }), /Quendoline/);
    return reply.citations.length > 0 ? reply : null;
  });
  assert.match(masked.text, /fetch the parcels/);
  assert.doesNotMatch(JSON.stringify(await program.ok(program.get(`${path}?limit=200`))), /Quendoline/);
});

test('an erasure takes the counts of stored answers along, also of people whom they do not cite', async () => {
  const { id: session } = await program.ok<{ id: string }>(program.post(chats));
  const path = `${chats}/${session}/messages`;
  const reply = await program.ok<ChatReply>(program.post(path, { text: 'Who reads hand-over notes on the bus?' }));
  assert.ok(reply.answers.length > 0);
  const uncited = contacts.findIndex((_, n) => n !== 1 && !reply.citations.some((c) => c.conversation_id === talks[n]));
  assert.ok(uncited >= 0, 'everybody is cited');
  await program.ok(program.post(`/v1/interviews/${id}/contacts/${contacts[uncited]}/erase`));
  await eventually(async () => {
    const [, stored] = await program.ok<ChatReply[]>(program.get(path));
    assert.ok(stored?.redacted_at);
    assert.deepEqual(stored.answers, []);
    assert.ok(stored.sentences.every(({ interview_id }) => interview_id === null));
  });
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
