import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { storeFlags } from '../db/flags.ts';
import { deleteNamingSummaries } from '../db/summaries.ts';
import { contactDraft, importRequest, interviewDraft, openQuestion } from '../requests.fixture.ts';
import { type Scene, owner, scene } from '../sessions.fixture.ts';
import { createContact } from './create-contact.ts';
import { createInterview } from './create-interview.ts';
import { eraseContact } from './erase-contact/erase-contact.ts';
import { exportResponses } from './exports/export-responses.ts';
import { wholeTranscript } from './get-transcript/whole.fixture.ts';
import { importConversation } from './import-conversation/import-conversation.ts';
import { getConversation } from './list-conversations.ts';
import { listResponses } from './list-responses.ts';
import { processConversation } from './process-conversation/process-conversation.ts';
import { listReportConversations } from './report-conversations.ts';
import { storeFindings } from './store-findings.ts';

const QUESTIONS: campaigns.Question[] = [
  openQuestion('What happened at the hand-over?', 'open'),
  { ...openQuestion('How bad is it, from 1 to 10?', 'scale'), kind: 'scale' },
  {
    ...openQuestion('How do you travel?', 'choice'),
    kind: 'choice',
    options: ['By bus', 'By car', 'On foot'],
    option_ids: ['bus', 'car', 'foot'],
  },
];
const LOST = 'The hand-over notes get lost between shifts, and then Zebulon phones around for an hour.';
const TALK = [
  ['interviewer', 'What happened at the hand-over?', 'open'],
  ['participant', LOST, null],
  ['interviewer', 'How bad is it, from 1 to 10?', 'scale'],
  ['participant', 'I would say 7.', null],
  ['interviewer', 'What would help?', 'open'],
  ['participant', 'Temporary access cards at the front desk. And make it a nine, now that I think of it.', null],
  ['participant', 'I come by car, by the way, and the medication room stays locked at night.', null],
].map(([speaker, text, question_id]) => ({ speaker, text, ...(question_id && { question_id }) }));

interface Given extends Scene {
  readonly call: Call;
  readonly reports: Call;
  readonly interview_id: string;
  readonly conversation_id: string;
  readonly contact_id: string;
  readonly turns: readonly campaigns.Turn[];
}

const tools = { signal: new AbortController().signal, progress: () => Promise.resolve() };

async function given(t: TestContext, { mode = 'imported' as campaigns.ConversationMode } = {}): Promise<Given> {
  const s = await scene(t);
  const call = owner();
  const { workspace_id } = call.principal;
  const { id: interview_id } = await createInterview(s.deps, call, interviewDraft({ questions: QUESTIONS }));
  const transcript = Buffer.from(JSON.stringify({ turns: TALK }));
  const request = importRequest({ interview_id, contact_email: `${randomUUID()}@example.org`, transcript, mode });
  const { conversation_id, contact_id } = await importConversation(s.deps, call, request);
  const job = { workspace_id, payload: { conversation_id }, attempt: 1 };
  await processConversation(s.deps, job as Parameters<typeof processConversation>[1], tools as never);
  const { turns } = await wholeTranscript(s.deps, call, { interview_id, conversation_id });
  const reports = { principal: servicePrincipal('reports', workspace_id) };
  return { ...s, call, reports, interview_id, conversation_id, contact_id, turns };
}

const revisionOf = async ({ deps, reports, interview_id, conversation_id }: Given): Promise<string> => {
  const parts = await Array.fromAsync(listReportConversations(deps, reports, { interview_id }));
  return parts.flatMap(({ items }) => items).find((item) => item.conversation_id === conversation_id)?.revision ?? '0';
};

function passage({ turns }: Given, quote: string): campaigns.Passage {
  const turn = turns.find(({ text }) => text.includes(quote));
  const start = turn?.text.indexOf(quote) ?? 0;
  return { turn_id: turn?.id ?? '', start, end: start + quote.length, quote };
}

const point = (text: string, ...passages: campaigns.Passage[]): campaigns.FoundPoint => ({
  text,
  author: 'model',
  passages,
});
const number = (value: number): campaigns.AnswerValue => ({ value: { $case: 'number', value } });
const option = (value: string): campaigns.AnswerValue => ({ value: { $case: 'option', value } });

async function send(g: Given, found: Partial<campaigns.ConversationFindings>): Promise<void> {
  const { conversation_id, interview_id } = g;
  const item = { conversation_id, language: 'en', points: [], values: [], revision: await revisionOf(g), ...found };
  await storeFindings(g.deps, g.reports, { interview_id, items: [item] });
}

const summaryOf = async ({ deps, call, interview_id, conversation_id }: Given) =>
  (await getConversation(deps, call, { interview_id, conversation_id })).summary;

const authors = async (g: Given): Promise<string[]> => [
  ...new Set((await summaryOf(g))?.points.map(({ author }) => author)),
];

const responses = async ({ deps, call, interview_id }: Given, question: string) => {
  const page = { limit: 50, cursor: '' };
  const { items } = await listResponses(deps, call, { interview_id, page, segment: null });
  const found = items.find((each) => each.question?.id === question);
  const rows = found?.responses.filter(({ value }) => value !== null) ?? [];
  return {
    rows: rows.map(({ value, author, text }) => [value?.value?.value, author, text?.slice(0, 9)]),
    distribution: found?.totals?.distribution.flatMap((each) =>
      each.count > 0 ? [[each.value?.value?.value, each.count]] : [],
    ),
  };
};

const run = <T extends object>(g: Given, statement: string, values: unknown[] = []) =>
  g.deps.db.withWorkspace(g.call, (tx) => tx.rows<T>(statement, values));

test("a model's points replace the quotes that rules chose, and may be sent again", async (t) => {
  const g = await given(t);
  assert.deepEqual(await authors(g), ['floor']);
  const before = await revisionOf(g);
  const found = { points: [point('Notes are lost when shifts change.', passage(g, LOST))] };
  await send(g, found);
  await send(g, found);
  const summary = await summaryOf(g);
  assert.deepEqual(
    summary?.points.map(({ text, author, evidence }) => [text, author, evidence.map(({ quote }) => quote)]),
    [['Notes are lost when shifts change.', 'model', [LOST]]],
  );
  assert.ok(summary?.points[0]?.evidence.every(({ verified }) => verified));
  assert.equal(await revisionOf(g), before, 'reports need not read the conversation again');
});

test('a point without a passage as it is shown now is dropped, and the others are stored', async (t) => {
  const g = await given(t);
  const cards = passage(g, 'Temporary access cards at the front desk.');
  const { conversation_id: elsewhere } = await importConversation(
    g.deps,
    g.call,
    importRequest({
      interview_id: g.interview_id,
      contact_email: 'other@example.org',
      transcript: Buffer.from(JSON.stringify({ turns: TALK })),
    }),
  );
  const place = { interview_id: g.interview_id, conversation_id: elsewhere };
  const other = { ...g, turns: (await wholeTranscript(g.deps, g.call, place)).turns };
  const points = [
    point('Good.', cards),
    point('Other words.', { ...cards, quote: 'Temporary access cards at the back desk.' }),
    point('Other place.', { ...cards, start: cards.start + 1, end: cards.end + 1 }),
    point('Nothing.', { ...cards, end: cards.start, quote: '' }),
    point('No passage.'),
    point('One of two.', cards, { ...cards, turn_id: randomUUID() }),
    point("Another's.", passage(other, LOST)),
    point('The interviewer.', passage(g, 'What would help?')),
    point('x'.repeat(10_000), cards),
  ];
  await send(g, { points: points.slice(0, 6) });
  await send(g, { points: [points[0], ...points.slice(6)].flatMap((each) => each ?? []) });
  assert.deepEqual(
    (await summaryOf(g))?.points.map(({ text }) => text),
    ['Good.'],
  );
  await send(g, { points: points.slice(1, 6) });
  assert.deepEqual(await authors(g), ['model'], 'what is proven stays when nothing else is');
});

test('findings of another revision change nothing', async (t) => {
  const g = await given(t);
  const points = [point('Notes are lost.', passage(g, LOST))];
  await send(g, { points, revision: '99' });
  assert.deepEqual(await authors(g), ['floor']);
  await storeFindings(g.deps, g.reports, { interview_id: g.interview_id, items: [] });
  const item = { conversation_id: randomUUID(), revision: '0', language: 'en', points, values: [] };
  await storeFindings(g.deps, g.reports, { interview_id: g.interview_id, items: [item] });
  const code = async (interview_id: string, items: campaigns.ConversationFindings[]) =>
    storeFindings(g.deps, g.reports, { interview_id, items }).then(
      () => 'stored',
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
  assert.equal(await code(randomUUID(), [item]), 'not_found');
  assert.equal(
    await code(
      g.interview_id,
      Array.from({ length: 101 }, () => item),
    ),
    'invalid_request',
  );
});

test('after a flag, a changed text or a hidden name the summary is the one by rules again', async (t) => {
  const g = await given(t);
  const points = [point('Notes are lost.', passage(g, LOST))];
  const { conversation_id } = g;
  const turn = g.turns.find(({ text }) => text.includes('medication'));
  await send(g, { points });
  const flag = { turn_id: turn?.id ?? '', kind: 'distress' } as const;
  await g.deps.db.withWorkspace(g.call, (tx) => storeFlags(tx, { id: conversation_id }, [flag], g.deps.now(tx)));
  assert.deepEqual(await authors(g), ['floor']);
  await send(g, { points: [...points, point('Locked.', passage(g, 'the medication room stays locked at night'))] });
  assert.deepEqual(
    (await summaryOf(g))?.points.map(({ text }) => text),
    ['Notes are lost.'],
    'a withheld turn is cited by no point',
  );
  await run(g, `update turns set text = 'Now and then.' where id = $1`, [turn?.id]);
  assert.deepEqual(await authors(g), ['floor']);
  await send(g, { points });
  assert.deepEqual(await authors(g), ['model']);
  const contact = contactDraft({ name: 'Zebulon Quartermaine', hide_name: true });
  await createContact(g.deps, g.call, { interview_id: g.interview_id, contact });
  assert.deepEqual(await authors(g), ['floor']);
  await deleteNamingSummaries(g.deps, g.call, g.interview_id);
  const masked = { ...g, turns: (await wholeTranscript(g.deps, g.call, g)).turns };
  const cards = passage(masked, 'Temporary access cards at the front desk.');
  await send(masked, { points: [point('Zebulon wants cards.', cards), point('Cards would help.', cards)] });
  assert.deepEqual(
    (await run<{ points: { text: string }[] }>(g, 'select points from summaries'))[0]?.points.map(({ text }) => text),
    ['Cards would help.'],
    'no hidden name is stored',
  );
});

const withHistory = async ({ deps, call, interview_id }: Given, question: string) => {
  const { items } = await listResponses(deps, call, { interview_id, history: true });
  const rows = items.find((each) => each.question?.id === question)?.responses ?? [];
  const values = rows.filter(({ value }) => value !== null);
  const last = values.find(({ superseded_by }) => superseded_by === null);
  return values.map(({ value, author, quote, superseded_by }) => [
    value?.value?.value,
    author,
    quote,
    superseded_by !== null && superseded_by === last?.answer_id,
  ]);
};

test('the value that a model’s replaces is kept, each with its quote as long as the turn has it', async (t) => {
  const g = await given(t);
  const nine = passage(g, 'And make it a nine, now that I think of it.');
  for (let again = 0; again < 2; again += 1)
    await send(g, { values: [{ question_id: 'scale', value: number(9), passage: nine }] });
  assert.deepEqual(await withHistory(g, 'scale'), [
    [7, 'floor', 'I would say 7.', true],
    [9, 'model', 'And make it a nine, now that I think of it.', false],
  ]);
  assert.deepEqual((await responses(g, 'scale')).rows, [[9, 'model', 'Temporary']]);
  await run(g, `update turns set text = replace(text, 'And make it a nine', 'Make it nine') where id = $1`, [
    nine.turn_id,
  ]);
  await run(g, `update turns set tags = '[]'`);
  assert.deepEqual(
    (await withHistory(g, 'scale')).map(([value, , quote]) => [value, quote]),
    [
      [7, 'I would say 7.'],
      [9, null],
    ],
  );
  const stored = await run<{ quote: string | null }>(g, `select quote from answers where author = 'model'`);
  assert.deepEqual(stored, [{ quote: null }], 'what a turn no longer says is not stored');
});

test('a value is stored where rules read none, or another one before it, with its turn', async (t) => {
  const g = await given(t);
  assert.deepEqual((await responses(g, 'scale')).rows, [[7, 'floor', 'I would s']]);
  assert.deepEqual((await responses(g, 'choice')).rows, []);
  const values = [
    { question_id: 'scale', value: number(9), passage: passage(g, 'And make it a nine, now that I think of it.') },
    { question_id: 'choice', value: option('car'), passage: passage(g, 'I come by car, by the way') },
  ];
  await send(g, { values });
  await send(g, { values });
  assert.deepEqual(await responses(g, 'scale'), { rows: [[9, 'model', 'Temporary']], distribution: [[9, 1]] });
  assert.deepEqual(await responses(g, 'choice'), {
    rows: [['car', 'model', 'I come by']],
    distribution: [['car', 1]],
  });
  assert.deepEqual(await authors(g), ['floor'], 'without points the summary stays');
  const { interview_id } = g;
  const pieces = await Array.fromAsync(exportResponses(g.deps, g.call, { interview_id, layout: 'long' }));
  const csv = Buffer.concat(pieces.map(({ content }) => content)).toString();
  assert.match(csv, /"scale","answered",9,/);
  assert.match(csv, /"choice","answered","By car","car","exact",,,"model","I come by car, by the way/);
});

test('a value that its quote does not give, or that is earlier than what rules read, changes nothing', async (t) => {
  const g = await given(t);
  const at7 = passage(g, 'I would say 7.');
  const nine = passage(g, 'And make it a nine, now that I think of it.');
  const car = passage(g, 'I come by car, by the way');
  const wrong: [string, campaigns.AnswerValue, campaigns.Passage][] = [
    ['scale', number(8), at7],
    ['scale', number(9), { ...nine, quote: 'And make it a nine.' }],
    ['scale', number(9), { ...nine, turn_id: randomUUID() }],
    ['scale', number(90), nine],
    ['scale', option('9'), nine],
    ['choice', option('foot'), car],
    ['choice', option('plane'), car],
    ['choice', number(2), car],
    ['open', number(9), nine],
    ['unknown', number(9), nine],
  ];
  for (const [question_id, value, words] of wrong) await send(g, { values: [{ question_id, value, passage: words }] });
  assert.deepEqual((await responses(g, 'scale')).rows, [[7, 'floor', 'I would s']]);
  assert.deepEqual((await responses(g, 'choice')).rows, []);
  const later = `set turn_id = $1, seq = (select seq from turns where id = $1), number_value = 5`;
  await run(g, `update answers ${later} where question_id = 'scale'`, [car.turn_id]);
  await send(g, { values: [{ question_id: 'scale', value: number(9), passage: nine }] });
  assert.deepEqual((await responses(g, 'scale')).distribution, [[5, 1]], 'the last clear value counts');
});

test('values of a conversation that is no import are not stored, and an erasure takes all of it', async (t) => {
  const g = await given(t);
  const nine = passage(g, 'And make it a nine, now that I think of it.');
  await run(g, `update conversations set mode = 'live'`);
  await send(g, { values: [{ question_id: 'scale', value: number(9), passage: nine }] });
  assert.deepEqual(await run(g, `select 1 from answers where author = 'model'`), []);
  await run(g, `update conversations set mode = 'imported'`);
  const values = [{ question_id: 'scale', value: number(9), passage: nine }];
  await send(g, { values, points: [point('Notes are lost.', passage(g, LOST))] });
  assert.equal((await run(g, `select 1 from answers where author = 'model'`)).length, 1);
  await eraseContact(g.deps, g.call, { interview_id: g.interview_id, contact_id: g.contact_id });
  assert.deepEqual(await run(g, 'select 1 from summaries union all select 1 from answers'), []);
});

test('one call stores what was found of 99 conversations', async (t) => {
  const g = await given(t);
  const ids = await run<{ id: string }>(
    g,
    `insert into conversations (id, workspace_id, interview_id, contact_id, status, mode, created_at)
     select gen_random_uuid(), workspace_id, interview_id, contact_id, status, mode, created_at
     from conversations, generate_series(1, 99) returning id`,
  );
  await run(
    g,
    `insert into turns (id, workspace_id, conversation_id, seq, speaker, text, tags)
     select id, workspace_id, id, 1, 'participant', 'I wait at the gate for an hour.', '[]' from conversations where id = any($1::uuid[])`,
    [ids.map(({ id }) => id)],
  );
  const quote = 'I wait at the gate';
  const items = ids.map(({ id }) => ({
    conversation_id: id,
    revision: '0',
    language: 'en',
    points: [point('The gate takes time.', { turn_id: id, start: 0, end: quote.length, quote })],
    values: [],
  }));
  await storeFindings(g.deps, g.reports, { interview_id: g.interview_id, items });
  const stored = await run<{ n: number }>(g, `select 1 from summaries where points::text like '%gate takes%'`);
  assert.equal(stored.length, 99);
});
