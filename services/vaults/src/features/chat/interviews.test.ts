import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { queries } from '@insights/contracts';
import { markErased } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { createChatArtifact, listChatArtifacts } from './artifacts.ts';
import { redactChats } from './redact.ts';
import { remaskChats } from './remask.ts';
import { sendChatMessage } from './send-message.ts';
import {
  ALL,
  OWN,
  WORKSPACE,
  ask,
  begin,
  db,
  deps,
  document,
  hidden,
  interview,
  page,
  person,
  read,
} from './chat.fixture.ts';

const topic = (label: string, more: Partial<queries.AnswerTopic> = {}): queries.AnswerTopic => ({
  theme_id: 't',
  label,
  author: 'model',
  support_count: 4,
  dissent_count: 1,
  unclear_count: 0,
  silent_count: 2,
  not_asked_count: 3,
  margin: 2,
  supporters: [],
  dissenters: [],
  unclear: [],
  silent: [],
  evidence: ['e1'],
  dissent_evidence: [],
  ...more,
});

test('an answer quotes slices of turns and says who supports it, who dissents and who is silent', async () => {
  const said = 'The marigold rota came too late for my family.';
  const label = 'The rota comes too late';
  const of = await interview(said, { topics: [topic(label)], suggestions: ['What made you come?'] });
  const call = person();
  const session = await begin(call);
  const { answer, artifact } = await ask(call, session, 'What of the marigold rota?');
  assert.equal(
    answer?.text,
    `Nothing is summed up here. “${said}” [1] “${label}” – speak of it: 4, say the opposite: 1, asked, but silent on it: 2, not asked: 3. [1]`,
  );
  const [citation] = answer?.citations ?? [];
  assert.deepEqual(
    [citation?.conversation_id, citation?.turn_ids, citation?.quote, citation?.source_type],
    [of.conversation_id, [of.turn_id], said, 'transcript'],
  );
  const { content_text } = await db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('documents')
      .select('content_text')
      .where('id', '=', citation?.document_id ?? '')
      .executeTakeFirstOrThrow(),
  );
  assert.equal(content_text.slice(citation?.start, citation?.end), said);
  const [given] = answer?.answers.filter(({ interview_id }) => interview_id === of.interview_id) ?? [];
  const { theme_id: _theme, author: _author, ...counts } = topic(label);
  assert.deepEqual([given?.status, given?.author, given?.suggestions], ['passages', 'floor', ['What made you come?']]);
  assert.deepEqual(
    [given?.topics[0]?.support_count, given?.topics[0]?.silent_count, given?.topics[0]?.citations],
    [counts.support_count, counts.silent_count, [1]],
  );
  assert.deepEqual(
    answer?.sentences.map(({ author, interview_id }) => [author, interview_id]),
    [
      ['engine', null],
      ['floor', null],
      ['engine', of.interview_id],
    ],
  );
  assert.equal(artifact, null);
  assert.deepEqual(await read(call, session), [(await read(call, session))[0], answer]);
});

test('a sentence of a model is shown only with the places of all that it cites, and documents answer beside it', async () => {
  const sentence = { author: 'model' as const, participants: ['P1'], theme_ids: [] };
  const sentences = [
    { ...sentence, text: 'The heather ledger is missing.', evidence: ['e1'] },
    { ...sentence, text: 'It was stolen.', evidence: ['e1', 'gone'] },
  ];
  await interview('Somebody took the heather ledger.', { status: 'answered', author: 'model', message: '', sentences });
  await document('The heather ledger lists every beehive.');
  const call = person();
  const { answer } = await ask(call, await begin(call), 'What does the heather ledger list?');
  assert.match(
    answer?.text ?? '',
    /^The heather ledger lists every beehive\. \[1\] The heather ledger is missing\. \[2\]/,
  );
  assert.doesNotMatch(answer?.text ?? '', /stolen/);
  assert.equal(answer?.engine, 'model');
});

test('an interviewer’s words are shown as such, and of a theme that rules made it is told who uses its words', async () => {
  const said = 'Rest the gladiolus knee for a week.';
  await interview(said, { topics: [topic('gladiolus', { author: 'floor', dissent_count: 0 })] }, 'interviewer');
  const call = person();
  const { answer } = await ask(call, await begin(call), 'What helps a gladiolus knee?');
  assert.equal(
    answer?.text,
    `Nothing is summed up here. Interviewer to P1: “${said}” [1] “gladiolus” – use its words: 4, asked, but silent on it: 2, not asked: 3. [1]`,
  );
});

test('what nobody speaks of is declined before the nearest passages, which are offered as such', async () => {
  await interview('The juniper hedge is trimmed in March.', {
    status: 'declined',
    message: 'Keine Stelle spricht davon.',
    passages: ['e1'],
  });
  const call = person();
  const { answer } = await ask(call, await begin(call), 'Wer bezahlt die juniper Hecke?');
  assert.match(answer?.text ?? '', /^Keine Stelle spricht davon\. .*“The juniper hedge is trimmed in March\.” \[1\]$/);
  assert.match(answer?.text ?? '', /These passages are the nearest\. They may be about something else\./);
});

test('a question in a language without composed answers is declined in its language', async () => {
  await interview('The rosemary stays in the cellar.', { status: 'declined', message: 'No passage.', passages: [] });
  const call = person();
  const { answer } = await ask(
    call,
    await begin(call),
    'Perché gli operai della fabbrica non sono contenti della rosemary?',
  );
  assert.match(answer?.text ?? '', /^I documenti non rispondono a questa domanda\./);
});

test('a short question whose language nobody can tell is answered like any other', async () => {
  await interview('The volunteers leave because of the larkspur.');
  const call = person();
  const { answer } = await ask(call, await begin(call), 'Why do volunteers leave?');
  assert.match(
    answer?.text ?? '',
    /^Nothing is summed up here\. “The volunteers leave because of the larkspur\.” \[1\]/,
  );
});

test('a reader without the sources asks no interviews, and does not see the answer of somebody who did', async () => {
  const of = await interview('The saffron vault floods every spring.', { topics: [topic('Saffron floods')] });
  const call = person();
  const session = await begin(call);
  const question = { session, text: 'What of the saffron vault?', client_message_id: null };
  const blind = await sendChatMessage(deps, call, { ...question, source_types: OWN });
  assert.deepEqual([blind.answer?.answers, blind.answer?.citations], [[], []]);
  await sendChatMessage(deps, call, { ...question, source_types: ALL });
  const shown = JSON.stringify(await read(call, session, OWN));
  assert.ok(!/floods/i.test(shown) && !shown.includes(of.interview_id), shown);
});

test('an erasure of somebody who is not cited removes counts and what a model worded; passages of others stay', async () => {
  const said = 'The bluebell bridge is closed.';
  const sentence = { author: 'model' as const, participants: ['P1'], theme_ids: [], evidence: ['e1'] };
  const of = await interview(said, { topics: [topic('Closed bridges')], suggestions: ['Which bridges?'] });
  const worded = await interview('Nobody mends the cornflower gate.', {
    status: 'answered',
    author: 'model',
    message: '',
    sentences: [{ ...sentence, text: '4 people miss the gate.' }],
  });
  const call = person();
  const session = await begin(call);
  const { answer } = await ask(call, session, 'What of the bluebell bridge?');
  const second = await ask(call, session, 'What of the cornflower gate?');
  for (const each of [answer, second.answer])
    await createChatArtifact(deps, call, {
      session,
      kind: 'markdown',
      title: null,
      content_json: null,
      message_id: each?.id ?? '',
      source_types: ALL,
    });
  for (const { interview_id } of [of, worded])
    await db.withWorkspace(call, (tx) =>
      redactChats(tx, { interview_id, conversation_ids: ['00000000-0000-7000-8000-000000000000'] }),
    );
  const [asked, first, , other] = await read(call, session);
  assert.equal(asked?.text, 'What of the bluebell bridge?');
  assert.deepEqual([first?.text, first?.citations.length], [`Nothing is summed up here. “${said}” [1]`, 1]);
  assert.ok(first?.redacted_at);
  assert.ok(![first, other].some((each) => each?.answers.some(({ interview_id }) => interview_id === of.interview_id)));
  assert.ok(!other?.text.includes('miss the gate'));
  const { items } = await listChatArtifacts(deps, call, { session, page, source_types: ALL });
  assert.deepEqual(
    items.map(({ content_json }) => content_json),
    [null, null],
  );
});

test('a name that is hidden later leaves labels and suggestions, in what is read and in every row', async () => {
  const of = await interview('The thistle house belongs to Dorothea.', {
    topics: [topic('Dorothea owns the house')],
    suggestions: ['What about Dorothea?'],
  });
  const call = person();
  const session = await begin(call);
  await ask(call, session, 'What of the thistle house?');
  hidden.set(of.interview_id, 'Dorothea');
  assert.doesNotMatch(JSON.stringify(await read(call, session)), /Dorothea/);
  await remaskChats(deps, WORKSPACE, of.interview_id);
  const rows = await db.withWorkspace(call, (tx) =>
    tx.rows(`select from chat_answers where topics::text || suggestions::text like '%Dorothea%'`, []),
  );
  assert.equal(rows.length, 0);
});

test('an answer that counts somebody who is erased while it is made is made again', async () => {
  const of = await interview('The foxglove meadow is mown at night.', { topics: [topic('Mown meadows')] });
  const uncited = randomUUID();
  let calls = 0;
  const late: Deps = {
    ...deps,
    queries: {
      async askCampaigns(request, options) {
        const { items } = await deps.queries.askCampaigns(request, options);
        calls += 1;
        if (calls > 1) return { items };
        await db.withWorkspace(person(), (tx) => markErased(tx, [uncited]));
        return { items: items.map((each) => ({ ...each, conversation_ids: [...each.conversation_ids, uncited] })) };
      },
    },
  };
  const call = person();
  const session = await begin(call);
  const question = { session, text: 'What of the foxglove meadow?', client_message_id: null, source_types: ALL };
  const { answer } = await sendChatMessage(late, call, question);
  assert.equal(calls, 2);
  assert.ok(answer?.answers.some(({ interview_id }) => interview_id === of.interview_id));
});
