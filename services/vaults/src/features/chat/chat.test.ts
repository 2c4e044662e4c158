import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { vaults } from '@insights/contracts';
import { query } from '../../db/query.ts';
import { createChatArtifact, listChatArtifacts } from './artifacts.ts';
import { deleteChatSession, getChatSession, listChatSessions } from './manage-sessions.ts';
import { listChatMessages } from './read-messages.ts';
import {
  db,
  deps,
  person,
  ALL,
  OWN,
  page,
  isError,
  document,
  interview,
  begin,
  ask,
  read,
  type CallOf,
} from './chat.fixture.ts';

test('a question gets a cited answer, and both are stored in order', async () => {
  const call = person();
  const id = await document('The ferry to Juist leaves at high tide.\n\nIt never leaves at night.');
  const session = await begin(call);
  const { question, answer } = await ask(call, session, 'When does the ferry leave for Juist?');
  assert.deepEqual(
    [question?.role, question?.status, answer?.role, answer?.status],
    ['user', 'complete', 'assistant', 'complete'],
  );
  assert.deepEqual([question?.engine, answer?.engine], [null, 'builtin']);
  const [citation] = answer?.citations ?? [];
  assert.deepEqual([citation?.n, citation?.document_id, citation?.document_version, citation?.stale], [1, id, 1, null]);
  const { content_text } = await db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('documents').select('content_text').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  assert.equal(content_text.slice(citation?.start, citation?.end), citation?.quote);
  assert.deepEqual(await read(call, session), [question, answer]);
  assert.equal((await getChatSession(deps, call, session)).title, 'When does the ferry leave for Juist?');
});

test('an answer with nothing to cite states that and has no citations', async () => {
  const call = person();
  const { answer } = await ask(call, await begin(call), 'Xylophone quartzite?');
  assert.deepEqual(answer?.citations, []);
  assert.match(answer?.text ?? '', /\w/);
});

test('messages sent at once are stored as pairs in one order, and pages of the session show all', async () => {
  const call = person();
  const session = await begin(call);
  await Promise.all([1, 2, 3, 4].map((n) => ask(call, session, `Question number ${n} about ferries`)));
  const seen: string[] = [];
  let cursor = '';
  do {
    const part = await listChatMessages(deps, call, { session, page: { limit: 3, cursor }, source_types: ALL });
    seen.push(...part.items.map(({ role }) => role));
    cursor = part.next_cursor;
  } while (cursor !== '');
  assert.deepEqual(seen, ['user', 'assistant', 'user', 'assistant', 'user', 'assistant', 'user', 'assistant']);
});

test('a question sent again with its id has one answer; another question with that id is refused', async () => {
  const call = person();
  const session = await begin(call);
  const first = await ask(call, session, 'When does the ferry leave?', 'a1');
  const again = await ask(call, session, 'When does the ferry leave?', 'a1');
  assert.deepEqual(again.answer, first.answer);
  assert.equal((await read(call, session)).length, 2);
  await assert.rejects(ask(call, session, 'Something else', 'a1'), isError('idempotency_key_reused'));
});

test('an answer that a dead process left counts as failed after a minute, and is written when the question is sent again', async () => {
  const call = person();
  const session = await begin(call);
  const { answer } = await ask(call, session, 'When does the ferry leave?', 'a1');
  const leave = (age: string) =>
    db.withWorkspace(call, (tx) =>
      tx.run(
        `update chat_messages set status = 'pending', text = '', attempt_at = now() - $2::interval where id = $1`,
        [answer?.id, age],
      ),
    );
  await db.withWorkspace(call, (tx) => tx.run('delete from chat_citations where message_id = $1', [answer?.id]));
  await leave('1 second');
  assert.equal((await read(call, session))[1]?.status, 'pending');
  await assert.rejects(ask(call, session, 'When does the ferry leave?', 'a1'), isError('request_in_progress'));
  await leave('61 seconds');
  assert.equal((await read(call, session))[1]?.status, 'failed');
  const again = await ask(call, session, 'When does the ferry leave?', 'a1');
  assert.deepEqual([again.answer?.id, again.answer?.status], [answer?.id, 'complete']);
  assert.ok((again.answer?.citations.length ?? 0) > 0);
});

test('only its user and verified support see a session; each sees their own artifacts, and support all', async () => {
  const [one, other, support] = [person(), person(), person('support')];
  const session = await begin(one);
  const save = (call: CallOf, title: string) =>
    createChatArtifact(deps, call, {
      session,
      kind: 'markdown',
      title,
      content_json: '"# Notes"',
      message_id: null,
      source_types: ALL,
    });
  await assert.rejects(getChatSession(deps, other, session), isError('not_found'));
  await assert.rejects(read(other, session), isError('not_found'));
  await assert.rejects(ask(other, session, 'Mine?'), isError('not_found'));
  await assert.rejects(save(other, 'x'), isError('not_found'));
  await assert.rejects(deleteChatSession(deps, other, session), isError('not_found'));
  await save(one, 'first');
  await save(support, 'of support');
  await save(one, 'second');
  const titles = async (call: CallOf) =>
    (await listChatArtifacts(deps, call, { session, page, source_types: ALL })).items.map(({ title }) => title);
  assert.deepEqual(await titles(one), ['second', 'first']);
  assert.deepEqual(await titles(support), ['second', 'of support', 'first']);
  const listed = async (call: CallOf) =>
    (await listChatSessions(deps, call, { project_id: null, page: { limit: 200, cursor: '' } })).items.map(
      ({ id }) => id,
    );
  assert.deepEqual(await listed(one), [session.session_id]);
  assert.deepEqual(await listed(other), []);
  assert.ok((await listed(support)).includes(session.session_id));
});

test('a caller without the sources of an answer sees that there is one, and no artifact of it', async () => {
  const call = person();
  await interview('The lighthouse keeper sleeps badly.');
  const session = await begin(call);
  const { answer } = await ask(call, session, 'How does the lighthouse keeper sleep?');
  const save = (source_types: vaults.SourceType[]) =>
    createChatArtifact(deps, call, {
      session,
      kind: 'table',
      title: null,
      content_json: null,
      message_id: answer?.id ?? '',
      source_types,
    });
  await assert.rejects(save(OWN), isError('not_found'));
  const saved = await save(ALL);
  assert.match(saved.content_json ?? '', /lighthouse keeper sleeps badly/);
  const withheld = (await read(call, session, OWN))[1];
  assert.deepEqual([withheld?.text, withheld?.citations, withheld?.is_withheld], ['', [], true]);
  const artifacts = await listChatArtifacts(deps, call, { session, page, source_types: OWN });
  assert.deepEqual(artifacts.items, []);
});

test('citations and artifacts are marked when their document is replaced, and when it is deleted', async () => {
  const call = person();
  const id = await document('The gravedigger owns three spades.');
  const session = await begin(call);
  const { answer } = await ask(call, session, 'How many spades does the gravedigger own?');
  const message_id = answer?.id ?? '';
  const saved = { session, kind: 'markdown', title: null, content_json: null, message_id, source_types: ALL } as const;
  await createChatArtifact(deps, call, { ...saved, source_types: [] });
  const marks = async () => [
    (await read(call, session))[1]?.citations.map(({ stale }) => stale),
    (await listChatArtifacts(deps, call, { session, page, source_types: ALL })).items.map(({ stale }) => stale),
  ];
  assert.deepEqual(await marks(), [[null], [null]]);
  await document('The gravedigger owns four spades.', { id });
  assert.deepEqual(await marks(), [['replaced'], ['replaced']]);
  await db.withWorkspace(call, (tx) => query(tx).deleteFrom('documents').where('id', '=', id).execute());
  assert.deepEqual(await marks(), [['deleted'], ['deleted']]);
});

test('a cited text stays while a document is replaced many times', async () => {
  const call = person();
  const id = await document('The organist tunes the pipes in winter.');
  const session = await begin(call);
  await ask(call, session, 'When does the organist tune the pipes?');
  for (let n = 0; n < 12; n += 1) await document(`The organist tunes the pipes ${n} times a year.`, { id });
  const kept = await db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('document_versions')
      .select('version')
      .where('document_id', '=', id)
      .orderBy('version')
      .execute(),
  );
  assert.equal(kept[0]?.version, 1);
  assert.equal(kept.length, 11);
});

test('an artifact that is too large, or has neither content nor an answer, is refused', async () => {
  const call = person();
  const session = await begin(call);
  const save = (content_json: string | null) =>
    createChatArtifact(deps, call, {
      session,
      kind: 'markdown',
      title: 'x',
      content_json,
      message_id: null,
      source_types: ALL,
    });
  await assert.rejects(save(JSON.stringify('x'.repeat(70_000))), isError('invalid_request'));
  await assert.rejects(save(null), isError('invalid_request'));
  const large = JSON.stringify('x'.repeat(60_000));
  const saves = await Promise.allSettled(Array.from({ length: 36 }, () => save(large)));
  const refused = saves.filter((each) => each.status === 'rejected' && isError('quota_exceeded')(each.reason));
  assert.ok(refused.length > 0 && refused.length < 5, `${refused.length} refused`);
});

test('a deleted session takes its messages and artifacts along', async () => {
  const call = person();
  const session = await begin(call);
  await ask(call, session, 'When does the ferry leave?');
  await deleteChatSession(deps, call, session);
  await assert.rejects(read(call, session), isError('not_found'));
  const left = await db.withWorkspace(call, (tx) =>
    tx.rows('select from chat_messages where session_id = $1', [session.session_id]),
  );
  assert.deepEqual(left, []);
});
