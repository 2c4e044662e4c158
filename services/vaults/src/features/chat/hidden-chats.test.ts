import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deps } from '../../deps.ts';
import { createChatArtifact, listChatArtifacts } from './artifacts.ts';
import { getChatSession, listChatSessions } from './manage-sessions.ts';
import { redactChats } from './redact.ts';
import { remaskChats } from './remask.ts';
import {
  db,
  hidden,
  deps,
  WORKSPACE,
  person,
  ALL,
  page,
  isError,
  document,
  interview,
  begin,
  ask,
  read,
} from './chat.fixture.ts';

test('an erased conversation leaves no words in messages, titles and artifacts, and other answers stay', async () => {
  const call = person();
  await document('The ferry to Juist leaves at high tide.');
  const { interview_id, conversation_id } = await interview('My parrot Zebulon bites the postman.');
  const session = await begin(call);
  const { answer } = await ask(call, session, 'Whom does the parrot Zebulon bite?', 'a1');
  assert.match(answer?.text ?? '', /Zebulon/);
  await createChatArtifact(deps, call, {
    session,
    kind: 'markdown',
    title: 'Zebulon',
    content_json: null,
    message_id: answer?.id ?? '',
    source_types: [],
  });
  await ask(call, session, 'When does the ferry leave for Juist?');
  await db.withWorkspace(call, (tx) => redactChats(tx, { interview_id, conversation_ids: [conversation_id] }));
  const messages = await read(call, session);
  const artifacts = await listChatArtifacts(deps, call, { session, page, source_types: ALL });
  const { title } = await getChatSession(deps, call, session);
  const shown = JSON.stringify([messages, artifacts, title]);
  assert.ok(!shown.includes('Zebulon') && !shown.includes('parrot'), shown);
  assert.ok(messages[0]?.redacted_at && messages[1]?.redacted_at && artifacts.items[0]?.redacted_at);
  assert.match(messages[3]?.text ?? '', /high tide/);
  const again = await ask(call, session, 'Whom does the parrot Zebulon bite?', 'a1');
  assert.equal(again.answer?.text, '');
});

test('an answer that is redacted while it is saved leaves no artifact with its words', async () => {
  const call = person();
  const { interview_id } = await interview('My tortoise Ottokar eats the tulips.');
  const session = await begin(call);
  const { answer } = await ask(call, session, 'What does the tortoise Ottokar eat?');
  assert.match(answer?.text ?? '', /Ottokar/);
  const erasing = { interview_id, conversation_ids: null };
  let isErased = false;
  // The answer has been read when its names are masked.
  const late: Deps = {
    ...deps,
    campaigns: {
      ...deps.campaigns,
      async maskTexts(request, options) {
        if (!isErased) await db.withWorkspace(call, (tx) => redactChats(tx, erasing));
        isErased = true;
        return deps.campaigns.maskTexts(request, options);
      },
    },
  };
  const copy = { session, kind: 'markdown', content_json: null, message_id: answer?.id ?? '' } as const;
  await assert.rejects(
    createChatArtifact(late, call, { ...copy, title: null, source_types: [] }),
    isError('unavailable'),
  );
  assert.deepEqual((await listChatArtifacts(deps, call, { session, page, source_types: ALL })).items, []);
});

test('what is saved while a name is hidden has the name masked in its row', async () => {
  const call = person();
  const { interview_id } = await interview('Featherstone waters the orchids.');
  const session = await begin(call);
  await ask(call, session, 'What does Featherstone water?');
  hidden.set(interview_id, 'Featherstone');
  await remaskChats(deps, WORKSPACE, interview_id);
  const content_json = JSON.stringify('Featherstone again');
  const own = { session, kind: 'markdown', title: 'By Featherstone', content_json, message_id: null } as const;
  await createChatArtifact(deps, call, { ...own, source_types: ALL });
  const rows = await db.withWorkspace(call, (tx) =>
    tx.rows('select title, content from chat_artifacts where session_id = $1', [session.session_id]),
  );
  assert.deepEqual(rows, [{ title: 'By [name]', content: '[name] again' }]);
});

test('names that are hidden later are masked at once in every answer, and soon in every row', async () => {
  const call = person();
  const { interview_id } = await interview('Quillfeather sharpens the scythes.');
  const session = await begin(call);
  const { answer } = await ask(call, session, 'What does Quillfeather sharpen?');
  await createChatArtifact(deps, call, {
    session,
    kind: 'table',
    title: 'Quillfeather',
    content_json: null,
    message_id: answer?.id ?? '',
    source_types: [],
  });
  hidden.set(interview_id, 'Quillfeather');
  const shown = async () =>
    JSON.stringify([
      await read(call, session),
      await listChatArtifacts(deps, call, { session, page, source_types: ALL }),
      await listChatSessions(deps, call, { project_id: null, page }),
      await getChatSession(deps, call, session),
    ]);
  assert.ok(!(await shown()).includes('Quillfeather'));
  const rows = () =>
    db.withWorkspace(call, (tx) =>
      tx.rows(
        `select from chat_messages where text || sentences::text like $1
         union all select from chat_citations where quote like $1
         union all select from chat_sessions where title like $1
         union all select from chat_artifacts where title || content::text like $1`,
        ['%Quillfeather%'],
      ),
    );
  assert.ok((await rows()).length >= 5);
  await remaskChats(deps, WORKSPACE, interview_id);
  assert.equal((await rows()).length, 0);
});

test('a question that is sent again after a name in it was hidden is recognised; another text with its id is not', async () => {
  const call = person();
  const { interview_id } = await interview('Bramblewick polishes the lanterns.');
  const session = await begin(call);
  const text = 'What does Bramblewick polish?';
  const { question, answer } = await ask(call, session, text, 'b1');
  assert.match(answer?.text ?? '', /Bramblewick/);
  hidden.set(interview_id, 'Bramblewick');
  await remaskChats(deps, WORKSPACE, interview_id);
  const again = await ask(call, session, text, 'b1');
  assert.deepEqual([again.question?.id, again.answer?.id], [question?.id, answer?.id]);
  assert.doesNotMatch(JSON.stringify(again), /Bramblewick/);
  await assert.rejects(ask(call, session, 'What does Bramblewick sell?', 'b1'), isError('idempotency_key_reused'));
  assert.equal((await read(call, session)).length, 2);
});
