import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, test } from 'node:test';
import { type campaigns, eventTypes, reports } from '@insights/contracts';
import { markErased } from '@insights/db';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { conversationsErased } from '../../consumers/conversations-erased.ts';
import { namesHidden } from '../../consumers/names-hidden.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { depsOf } from '../../deps.fixture.ts';
import type { Deps } from '../../deps.ts';
import { storeReport } from '../store-report/store-report.ts';
import { storeTranscript } from '../store-transcript/store-transcript.ts';
import { type TestCall, callOf, deleteDocument, upload } from '../vault.fixture.ts';
import { VAN, factReading, never, readAll } from './read-facts.fixture.ts';
import { readFacts } from './read-facts.ts';

const db = await freshDatabase({ after }, 'vaults', migrations, entities);
const { deps, server, readerOf, given, stored, meanwhile, reset } = await factReading(db, { after });
beforeEach(reset);

test('facts of a document that is replaced or deleted are gone in the same transaction', async () => {
  const { call, vault_id, id } = await given(VAN);
  await readAll(readerOf());
  assert.equal((await stored(call)).length, 1);
  await upload(deps, call, { vault_id, id, text: 'The bus drives to Trondheim.' });
  assert.deepEqual(await stored(call), []);
  await readAll(readerOf());
  assert.deepEqual(await stored(call), ['model: The bus drives to Trondheim']);
  await deleteDocument(deps, call, id);
  assert.deepEqual(await stored(call), []);
});

test('an answer about a text that was replaced meanwhile is discarded, and the new text is read', async () => {
  const { call, vault_id, id } = await given(VAN);
  const reader = readerOf();
  meanwhile(() => upload(deps, call, { vault_id, id, text: 'The bus drives to Trondheim.' }));
  assert.equal(await readFacts(reader, never), true);
  assert.deepEqual([await stored(call), await reader.facts()], [[], { outdated: 1 }]);
  await readAll(reader);
  assert.deepEqual(await stored(call), ['model: The bus drives to Trondheim']);
});

test('an answer about the same text that was stored again meanwhile is discarded, and it is read again', async () => {
  const { call, vault_id, id } = await given(VAN);
  const reader = readerOf();
  meanwhile(() => upload(deps, call, { vault_id, id, text: VAN }));
  await readAll(reader);
  assert.deepEqual([(await stored(call)).length, await reader.facts()], [1, { outdated: 1, stored: 1 }]);
});

test('an answer about a document that was deleted meanwhile is discarded', async () => {
  const { call, id } = await given(VAN);
  const reader = readerOf();
  meanwhile(() => deleteDocument(deps, call, id));
  await readAll(reader);
  assert.deepEqual([await stored(call), await reader.facts()], [[], { outdated: 1 }]);
});

test('a report that is blanked loses its facts, and an answer that arrives after it is discarded', async () => {
  for (const isLate of [false, true]) {
    const call = callOf();
    const [interview_id, conversation_id] = [randomUUID(), randomUUID()];
    const report = {
      ...reports.ReportVersion.decode(new Uint8Array()),
      interview_id,
      version_number: 1,
      summary: VAN,
      evidence: [{ ...reports.Evidence.decode(new Uint8Array()), conversation_id }],
    };
    const over = { reports: { getReport: () => Promise.resolve(report) } };
    const store = () =>
      db.withWorkspace(call, (tx) => storeReport(depsOf(db, over), tx, interview_id, { forgets: false }));
    const erase = async () => {
      await db.withWorkspace(call, (tx) => markErased(tx, [conversation_id]));
      await store();
    };
    await store();
    const reader = readerOf({}, over);
    if (isLate) meanwhile(erase);
    await readAll(reader);
    assert.deepEqual(await reader.facts(), isLate ? { outdated: 1 } : { stored: 1 });
    if (!isLate) await erase();
    assert.deepEqual(await stored(call), []);
  }
});

test('a text in which other names are masked than are hidden now is not sent: it is masked first', async () => {
  const call = callOf();
  const interview_id = randomUUID();
  const report = (summary: string) => ({
    ...reports.ReportVersion.decode(new Uint8Array()),
    interview_id,
    version_number: 1,
    summary,
  });
  const process = (hidden_names: string, summary: string): Partial<Deps> => ({
    campaigns: { ...deps.campaigns, maskTexts: () => Promise.resolve({ texts: [], topics: [], hidden_names }) },
    reports: { getReport: () => Promise.resolve(report(summary)) },
  });
  const open = depsOf(db, process('', 'The van of Maya Brandt drives to Bergen.'));
  await db.withWorkspace(call, (tx) => storeReport(open, tx, interview_id, { forgets: false }));
  const down = () => Promise.reject(new Error('campaigns is down'));
  const unknown = readerOf({}, { campaigns: { ...deps.campaigns, maskTexts: down } });
  await assert.rejects(readFacts(unknown, never), /campaigns is down/u);
  await db.worker.query('update document_facts set due_at = now() where failures > 0');
  assert.equal(server.asked.length, 0);

  await readAll(readerOf({}, process('maya', 'The van of [name] drives to Bergen.')));
  assert.equal(server.asked.length, 1);
  assert.ok(!server.asked[0]?.raw.includes('Maya') && server.asked[0]?.raw.includes('[name]'));
  assert.deepEqual(await stored(call), ['model: The van of [name] drives to Bergen']);
});

test('documents that are replaced again and again while workers read end with the facts of their last text', async () => {
  const { call, vault_id, id: first } = await given(VAN);
  const ids = [first, ...(await Promise.all([1, 2, 3].map(() => upload(deps, call, { vault_id, text: VAN }))))];
  const replace = async (id: string): Promise<void> => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      await upload(deps, call, { vault_id, id, text: `The van drives to ${id} depot${n}.` });
  };
  const readers = [readerOf(), readerOf(), readerOf()];
  await Promise.all([...ids.map(replace), ...readers.map(readAll)]);
  await readAll(readerOf());
  const last = ids.map((id) => `model: The van drives to ${id} depot9`);
  assert.deepEqual((await stored(call)).toSorted(), last.toSorted());
});

/** A conversation whose transcript campaigns shows with some names masked. */
function givenConversation() {
  const call = callOf();
  const [interview_id, conversation_id] = [randomUUID(), randomUUID()];
  async function* transcript(hidden_names: string, text: string): AsyncGenerator<campaigns.Transcript> {
    const nothing = {
      started_ms: null,
      ended_ms: null,
      question_id: null,
      why: null,
      is_question_set: false,
      outcome: null,
    };
    const turn = { id: randomUUID(), conversation_id, seq: 1, speaker: 'participant' as const, text, ...nothing };
    const turns = [{ ...turn, tags: [], is_withheld: false, speaker_label: null }];
    const place = { conversation_id, interview_id, contact: null, mode: 'imported' as const, started_at: null };
    yield { ...place, hidden_names, turns };
  }
  const store = (text: string) => db.withWorkspace(call, (tx) => storeTranscript(deps, tx, transcript('', text)));
  /** Campaigns after a name was hidden. */
  const hiding = (text: string): Pick<Deps, 'campaigns'> => ({
    campaigns: {
      ...deps.campaigns,
      maskTexts: () => Promise.resolve({ texts: [], topics: [], hidden_names: 'maya' }),
      streamTranscripts: () => transcript('maya', text),
    },
  });
  return { call, interview_id, conversation_id, store, hiding };
}

/** An event as a consumer receives it. */
const eventOf = ({ principal: { workspace_id } }: TestCall) => ({
  id: randomUUID(),
  workspace_id,
  occurred_at: deps.now(),
  aggregate_id: randomUUID(),
  aggregate_version: 1,
  service: 'campaigns',
  attempt: 1,
});

test('the erasure of a conversation takes its facts, and an answer that arrives after it is discarded', async () => {
  for (const isLate of [false, true]) {
    const { call, interview_id, conversation_id, store } = givenConversation();
    const ids = { erasure_id: randomUUID(), interview_id, contact_id: randomUUID() };
    const message = { ...ids, conversation_ids: [conversation_id], contact_erased: true };
    const payload = eventTypes.conversationsErased.codec.encode(message).finish();
    const erase = () => conversationsErased(deps).take(db, 'vaults', eventOf(call), payload);
    await store(VAN);
    const reader = readerOf();
    if (isLate) meanwhile(erase);
    await readAll(reader);
    assert.deepEqual(await reader.facts(), isLate ? { outdated: 1 } : { stored: 1 });
    if (!isLate) await erase();
    assert.deepEqual(await stored(call), []);
  }
});

test('names that are hidden later are in no fact, and neither are those that are hidden while the model reads', async () => {
  for (const isLate of [false, true]) {
    const { call, interview_id, store, hiding } = givenConversation();
    const masked = depsOf(db, hiding('The van of [name] drives to Bergen.'));
    const payload = eventTypes.namesHidden.codec.encode({ interview_id, contact_id: '' }).finish();
    const hide = () => namesHidden(masked).take(db, 'vaults', eventOf(call), payload);
    await store('The van of Maya Brandt drives to Bergen.');
    if (isLate) meanwhile(hide);
    await readFacts(readerOf(), never);
    if (!isLate) {
      assert.deepEqual(await stored(call), ['model: The van of Maya Brandt drives to Bergen']);
      await hide();
    }
    assert.deepEqual(await stored(call), []);
    await readAll({ ...readerOf(), deps: masked });
    assert.deepEqual(await stored(call), ['model: The van of [name] drives to Bergen']);
  }
});
