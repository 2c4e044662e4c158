import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import { type campaigns, reports } from '@insights/contracts';
import { markErased } from '@insights/db';
import { AppError } from '@insights/errors';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { depsOf } from '../../deps.fixture.ts';
import { chunksOf } from '../../domain/chunking/chunks-of.ts';
import { answer } from '../answer/answer.ts';
import { createVault, deleteVault, getVault } from '../manage-vaults.ts';
import { rebuildIndex } from '../index-document/rebuild-index.ts';
import { storeTranscript } from '../store-transcript/store-transcript.ts';
import { storeReport } from '../store-report/store-report.ts';
import { storeDocument } from '../store-document/store-document.ts';
import { tuningFrom } from '../../search/tuning.ts';
import { type RetrieveInput, retrieve } from './retrieve.ts';
import { understand } from '../../search/question.ts';

const db = await freshDatabase({ after }, 'vaults', migrations, entities);
const deps = depsOf(db);
const callOf = (workspace: string = randomUUID()) => ({ principal: servicePrincipal('vaults', workspace) });
type CallOf = ReturnType<typeof callOf>;

/** Stores a text as an upload and returns the document's id. With `id`, replaces its text. */
function upload(call: CallOf, vault_id: string, text: string, id = v7(), title = 'Notes'): Promise<string> {
  return db.withWorkspace(call, async (tx) => {
    const at = deps.now();
    const row = { id, workspace_id: tx.workspaceId, vault_id, source_type: 'upload', title } as const;
    await query(tx)
      .insertInto('documents')
      .values({ ...row, content_text: '', status: 'pending', version: 0, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const parts = [{ text, chunks: chunksOf(text, 'en') }];
    const place = { document_id: id, conversation_id: null };
    await storeDocument(deps, tx, { ...place, title, language: 'en', hidden_names: '', parts });
    return id;
  });
}

/** Each search reads the index: postings-cache.test.ts is about what is remembered of it. */
const ask = (call: CallOf, prompt: string, limits: Partial<RetrieveInput> = {}) =>
  retrieve(depsOf(db), call, {
    question: understand(prompt),
    top_k: 5,
    vault_ids: null,
    source_types: null,
    document_ids: null,
    ...limits,
  });

const newVault = async (call: CallOf) => (await createVault(deps, call, { name: 'Notes', description: '' })).id;

test('a stored text is found by inflected words, a replaced or deleted one no longer', async () => {
  const call = callOf();
  const vault = await newVault(call);
  const id = await upload(call, vault, 'The batteries were charging slowly.\n\nNobody liked the colours.');
  const [found] = (await ask(call, 'charged battery')).chunks;
  assert.equal(found?.document_id, id);
  assert.equal(found?.document_version, 1);
  assert.deepEqual(found?.ranks, { lexical: 1, dense: null, graph: null });
  await upload(call, vault, 'Shipping takes a week.', id);
  assert.deepEqual((await ask(call, 'charged battery')).chunks, []);
  assert.equal((await ask(call, 'how long does shipping take')).chunks[0]?.document_version, 2);
  await db.withWorkspace(call, (tx) => query(tx).deleteFrom('documents').where('id', '=', id).execute());
  assert.deepEqual((await ask(call, 'shipping')).chunks, []);
});

test('codes are found however they are written, and words of scripts without spaces', async () => {
  const call = callOf();
  const vault = await newVault(call);
  const code = await upload(call, vault, 'Part ZK_4417 is the valve.');
  const chinese = await upload(call, vault, '图书馆每天九点开门。');
  for (const prompt of ['ZK-4417', 'zk4417', 'ZK‑4417', 'What is ZK 4417?'])
    assert.equal((await ask(call, prompt)).chunks[0]?.document_id, code, prompt);
  assert.equal((await ask(call, '图书馆几点开门？')).chunks[0]?.document_id, chinese);
  const input = { question: understand('图书馆几点开门？'), top_k: 5, max_words: null, vault_ids: null };
  const given = await answer(deps, call, { ...input, source_types: null, document_ids: null });
  assert.match(given.answer, /段落/u);
  assert.deepEqual(
    given.citations.map(({ document_id, quote }) => [document_id, quote]),
    [[chinese, '图书馆每天九点开门。']],
  );
});

test('a prompt without words of its own finds nothing and says so', async () => {
  const call = callOf();
  await upload(call, await newVault(call), 'What did they do about it?');
  const { chunks, meta } = await ask(call, 'What did they do about it?');
  assert.deepEqual([chunks, meta?.terms], [[], []]);
});

test('only the vaults asked for and of the own workspace are searched', async () => {
  const [call, other] = [callOf(), callOf()];
  const [first, second, foreign] = [await newVault(call), await newVault(call), await newVault(other)];
  const text = 'The parcel was delivered on Tuesday.';
  await upload(call, first, text);
  const wanted = await upload(call, second, text);
  await upload(other, foreign, text);
  const found = await ask(call, 'parcel delivered', { vault_ids: [second] });
  assert.deepEqual(
    found.chunks.map(({ document_id }) => document_id),
    [wanted],
  );
  assert.equal((await ask(call, 'parcel delivered')).chunks.length, 2);
  await assert.rejects(ask(call, 'parcel', { vault_ids: [foreign] }), (error) => {
    return error instanceof AppError && error.code === 'not_found';
  });
});

test('documents of source types that the caller may not see are neither found nor counted', async () => {
  const call = callOf();
  await upload(call, await newVault(call), 'The parcel was delivered on Tuesday.');
  const { chunks, meta } = await ask(call, 'parcel', { source_types: ['note', 'web'] });
  assert.deepEqual([chunks, meta?.documents, meta?.chunks], [[], 0, 0]);
});

test('a prompt that names a speaker favours what that speaker says', async () => {
  const call = callOf();
  const lines = (name: string) =>
    Array.from({ length: 12 }, (_, n) => `${name}: The price of the handset is fine with me, point ${n}.`).join('\n');
  const vault = await newVault(call);
  await upload(call, vault, `${lines('Anna Weber')}\n${lines('Tom Berg')}\n${lines('Mia Wood')}`);
  const { chunks, meta } = await ask(call, 'What did Tom Berg think about the price of the handset?');
  assert.deepEqual(meta?.speakers, ['tom berg']);
  assert.ok(chunks[0]?.speakers.includes('Tom Berg'));
});

test('a prompt that names the title of a document favours that document', async () => {
  const call = callOf();
  const vault = await newVault(call);
  const titles = ['Offsite in Lisbon', 'Budget of the spring', 'Review of suppliers'];
  const ids = [];
  // All texts are about the same; the first is also the last that would be listed of equal ones.
  for (const title of titles.toReversed())
    ids.unshift(await upload(call, vault, 'The catering was ordered from the bakery around the corner.', v7(), title));
  for (const [place, title] of titles.entries()) {
    const { chunks } = await ask(call, `What does "${title}" say about the catering?`);
    assert.equal(chunks[0]?.document_id, ids[place], title);
  }
  await upload(call, vault, 'Nobody came.', ids[0], 'Meeting in Porto');
  assert.equal((await ask(call, 'Who came to the meeting in Porto?')).chunks[0]?.document_id, ids[0]);
  assert.deepEqual((await ask(call, 'Lisbon')).chunks, []);
});

test('the constants of the settings are those of the search', async () => {
  const call = callOf();
  const vault = await newVault(call);
  for (let n = 0; n < 5; n += 1) await upload(call, vault, `The parcel of shift ${n} was late.`);
  const asked = {
    question: understand('late parcels'),
    top_k: 5,
    vault_ids: [vault],
    source_types: null,
    document_ids: null,
  };
  const found = async (given: object) =>
    (await retrieve(depsOf(db, { tuning: tuningFrom(given) }), call, asked)).chunks.length;
  assert.deepEqual([await found({}), await found({ candidates: 2 })], [5, 2]);
});

test('a word of many passages of a long document is found in all of them', async () => {
  const call = callOf();
  const vault = await newVault(call);
  const passages = Array.from({ length: 500 }, (_, n) => `Shift ${n} is over. ${'The parcel was late. '.repeat(60)}`);
  const id = await upload(call, vault, passages.join('\n\n'));
  const { meta } = await ask(call, 'parcel', { vault_ids: [vault] });
  assert.deepEqual([meta?.matched, (meta?.chunks ?? 0) > 300], [meta?.chunks, true]);
  const rows = await db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('postings')
      .select('part')
      .where('document_id', '=', id)
      .where('term', '=', 'en:parcel')
      .execute(),
  );
  assert.ok(rows.length > 1, 'the document is long enough for several parts');
  const near = await ask(call, 'shift 499', { vault_ids: [vault] });
  assert.match(near.chunks[0]?.text ?? '', /shift 499/i);
});

test('the size of a vault follows uploads, replacements and deletions, also concurrent ones', async () => {
  const call = callOf();
  const vault = await newVault(call);
  const ids = await Promise.all(Array.from({ length: 8 }, () => upload(call, vault, 'One sentence.\n\nAnother one.')));
  const countOf = async () => (await getVault(deps, call, vault)).counts;
  assert.deepEqual(await countOf(), { documents: 8, chunks: 8 });
  const long = Array.from({ length: 400 }, (_, n) => `This is sentence number ${n} of a long text.`).join(' ');
  await Promise.all(ids.slice(0, 4).map((id) => upload(call, vault, long, id)));
  const perDocument = chunksOf(long, 'en').length;
  assert.deepEqual(await countOf(), { documents: 8, chunks: 4 + 4 * perDocument });
  await Promise.all(
    ids.map((id) => db.withWorkspace(call, (tx) => query(tx).deleteFrom('documents').where('id', '=', id).execute())),
  );
  assert.deepEqual(await countOf(), { documents: 0, chunks: 0 });
  await upload(call, vault, 'One sentence.');
  await deleteVault(deps, call, vault);
});

test('the rebuilt index answers like the one before, also for other workspaces', async () => {
  const calls = [callOf(), callOf()];
  const text = 'The parcel was delivered on Tuesday.\n\nThe driver rang the neighbour.';
  for (const call of calls) await upload(call, await newVault(call), text);
  const find = (call: CallOf) => ask(call, 'Who rang the neighbour?');
  const before = await Promise.all(calls.map(find));
  for (const call of calls) await db.withWorkspace(call, (tx) => query(tx).deleteFrom('postings').execute());
  assert.deepEqual(
    (await Promise.all(calls.map(find))).map(({ chunks }) => chunks.length),
    [0, 0],
  );
  assert.ok((await rebuildIndex(db)) >= calls.length);
  assert.deepEqual(await Promise.all(calls.map(find)), before);
});

test('a transcript in which other names are masked than are hidden now is stored again before it is returned', async () => {
  const call = callOf();
  const [interview_id, conversation_id] = [randomUUID(), randomUUID()];
  const partOf = (hidden_names: string, text: string): campaigns.Transcript => ({
    conversation_id,
    interview_id,
    contact: null,
    mode: 'imported',
    started_at: null,
    hidden_names,
    turns: [
      {
        id: randomUUID(),
        conversation_id,
        seq: 1,
        speaker: 'participant',
        text,
        started_ms: null,
        ended_ms: null,
        question_id: null,
        tags: [],
        why: null,
        is_question_set: false,
        outcome: null,
        is_withheld: false,
        speaker_label: null,
      },
    ],
  });
  async function* transcript(hidden_names: string, text: string) {
    yield partOf(hidden_names, text);
  }
  await db.withWorkspace(call, (tx) => storeTranscript(deps, tx, transcript('', 'Maya rang the neighbour.')));
  const hiding = depsOf(db, {
    campaigns: {
      ...depsOf(db).campaigns,
      maskTexts: () => Promise.resolve({ texts: [], topics: [], hidden_names: 'maya' }),
      streamTranscripts: () => transcript('maya', '[name] rang the neighbour.'),
    },
  });
  const everywhere = { top_k: 5, vault_ids: null, source_types: null, document_ids: null };
  const { chunks } = await retrieve(hiding, call, { question: understand('Who rang the neighbour?'), ...everywhere });
  assert.deepEqual(
    chunks.map(({ text }) => text),
    ['Participant: [name] rang the neighbour.'],
  );
});

test('a report in which other names are masked than are hidden now is stored again before it is returned', async () => {
  const call = callOf();
  const interview_id = randomUUID();
  const empty = reports.ReportVersion.decode(new Uint8Array());
  const reporting = (hidden_names: string, summary: string) =>
    depsOf(db, {
      campaigns: { ...deps.campaigns, maskTexts: () => Promise.resolve({ texts: [], topics: [], hidden_names }) },
      reports: { getReport: () => Promise.resolve({ ...empty, interview_id, version_number: 1, summary }) },
    });
  const open = reporting('', 'Maya rang the neighbour.');
  await db.withWorkspace(call, (tx) => storeReport(open, tx, interview_id, { forgets: false }));
  const asked = { question: understand('Who rang the neighbour?'), top_k: 5, vault_ids: null, source_types: null };
  const found = async (as: typeof deps) => (await retrieve(as, call, { ...asked, document_ids: null })).chunks;
  assert.match((await found(open))[0]?.text ?? '', /Maya/);
  const [chunk] = await found(reporting('maya', '[name] rang the neighbour.'));
  assert.match(chunk?.text ?? '', /\[name\] rang the neighbour/);
});

test('a report that cites an erased conversation leaves no word in the index, its title neither', async () => {
  const call = callOf();
  const [interview_id, conversation_id] = [randomUUID(), randomUUID()];
  const report = {
    ...reports.ReportVersion.decode(new Uint8Array()),
    interview_id,
    version_number: 1,
    summary: 'The neighbour was rung.',
    evidence: [{ ...reports.Evidence.decode(new Uint8Array()), conversation_id }],
  };
  const reporting = depsOf(db, { reports: { getReport: () => Promise.resolve(report) } });
  const indexed = () =>
    db.withWorkspace(call, async (tx) => {
      await storeReport(reporting, tx, interview_id, { forgets: false });
      return query(tx).selectFrom('postings').select('term').execute();
    });
  const before = (await indexed()).map(({ term }) => term);
  assert.ok(before.includes('en:neighbor') && before.includes('#en:report'), before.join(' '));
  await db.withWorkspace(call, (tx) => markErased(tx, [conversation_id]));
  assert.deepEqual(await indexed(), []);
});
