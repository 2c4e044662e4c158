import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { eventTypes, reports } from '@insights/contracts';
import { markErased } from '@insights/db';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { campaignDeleted } from '../../consumers/campaign-deleted.ts';
import { conversationsErased } from '../../consumers/conversations-erased.ts';
import { namesHidden } from '../../consumers/names-hidden.ts';
import { reportReady, reportRedacted } from '../../consumers/report-stored.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { depsOf } from '../../deps.fixture.ts';
import { connectionFact } from '../../domain/facts/connection-fact.ts';
import { rebuildIndex } from '../index-document/rebuild-index.ts';
import { factReading, readAll } from '../read-facts/read-facts.fixture.ts';
import { retrieve } from '../retrieve/retrieve.ts';
import { insertFacts } from '../store-facts/store-facts.ts';
import { defaultVault } from '../store-transcript/default-vault.ts';
import { type TestCall, callOf, upload } from '../vault.fixture.ts';
import { reportParts } from './report-parts.ts';
import { storeReport } from './store-report.ts';
import { understand } from '../../search/question.ts';

const db = await freshDatabase({ after }, 'vaults', migrations, entities);
const { server, readerOf, reset } = await factReading(db, { after });

type Edge = readonly [from: string, type: reports.EdgeType, to: string];
const MANUAL: Edge = ['Manual entry', 'causes', 'late invoices'];
const MANUAL_NAMED = { subject: 'Manual entry', predicate: 'causes', object: 'late invoices' };
const STATED = 'Manual entry causes late invoices';

interface Version {
  edges?: readonly Edge[];
  summary?: string;
  /** Of the quote that every edge has. */
  quote?: string;
  conversation_id?: string;
}

function versionOf({ edges = [], summary = 'A summary.', quote = '', conversation_id = randomUUID() }: Version) {
  const labels = [...new Set(edges.flatMap(([from, , to]) => [from, to]))];
  const nodes = labels.map((label) => ({ id: label, type: 'problem' as const, label, weight: 1, evidence: [] }));
  const stated = edges.map(([from, type, to]) => ({ id: '', from, type, to, weight: 1, evidence: ['q'] }));
  return {
    ...reports.ReportVersion.decode(new Uint8Array()),
    version_number: 1,
    summary,
    evidence: [{ ...reports.Evidence.decode(new Uint8Array()), id: 'q', quote, conversation_id }],
    outputs: { cartography: { nodes, edges: stated }, roadmap: [], personas: [] },
  };
}

/** A campaign whose newest report and hidden names can be changed. */
function campaignOf(call: TestCall = callOf()) {
  const interview_id = randomUUID();
  let version: reports.ReportVersion | null = null;
  let hidden_names = '';
  const base = depsOf(db);
  const deps = depsOf(db, {
    campaigns: { ...base.campaigns, maskTexts: () => Promise.resolve({ texts: [], topics: [], hidden_names }) },
    reports: { getReport: (...asked) => (version ? Promise.resolve(version) : base.reports.getReport(...asked)) },
  });
  const show = (next: Version | null, names = '') => {
    version = next === null ? null : versionOf(next);
    hidden_names = names;
  };
  return {
    call,
    deps,
    interview_id,
    show,
    async store(next: Version | null): Promise<void> {
      show(next);
      await db.withWorkspace(call, (tx) => storeReport(deps, tx, interview_id, { forgets: false }));
    },
  };
}

/** All stored facts of a workspace, with their chunks. */
const stored = (call: TestCall) =>
  db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('stated_facts')
      .innerJoin('chunks', 'chunks.id', 'stated_facts.chunk_id')
      .selectAll('stated_facts')
      .select('chunks.text')
      .orderBy('stated_facts.ordinal')
      .orderBy('engine')
      .orderBy('subject')
      .execute(),
  );

const textsOf = async (call: TestCall) =>
  (await stored(call)).map(({ engine, subject, predicate, object }) => `${engine}: ${subject} ${predicate} ${object}`);

const ask = async ({ call, deps }: Pick<ReturnType<typeof campaignOf>, 'call' | 'deps'>, prompt: string) => {
  const everything = { top_k: 5, vault_ids: null, source_types: null, document_ids: null };
  return (await retrieve(deps, call, { question: understand(prompt), ...everything })).facts;
};

const eventOf = ({ principal: { workspace_id } }: TestCall) => ({
  id: randomUUID(),
  workspace_id,
  occurred_at: new Date().toISOString(),
  aggregate_id: randomUUID(),
  aggregate_version: 1,
  service: 'campaigns',
  attempt: 1,
});

test('what the map of a report states is found as a fact, with its sentence in the chunk that it names', async () => {
  const campaign = campaignOf();
  await campaign.store({ edges: [MANUAL, ['The form', 'concerns', 'Invoices']], quote: 'I type them all day.' });
  const [fact, ...others] = await ask(campaign, 'What causes late invoices?');
  assert.deepEqual(others, []);
  const sentence = `${STATED}.`;
  assert.deepEqual(
    [fact?.text, fact?.source_text, fact?.engines, fact?.support_count, fact?.contradicts],
    [STATED, sentence, ['graph'], 1, []],
  );
  const [row] = await stored(campaign.call);
  assert.deepEqual(fact?.chunk_ids, [row?.chunk_id]);
  assert.ok(row?.text.includes(`## Connections\n\n${sentence}\n\n> I type them all day.`), row?.text);
});

test('a fact of the map is found by its subject as well', async () => {
  const campaign = campaignOf();
  const filler = Array.from({ length: 40 }, (_, n) => `Sentence ${n} is about the manual entry of orders.`).join(' ');
  await campaign.store({ edges: [MANUAL], summary: filler });
  const everything = { vault_ids: null, source_types: null, document_ids: null };
  const asked = { question: understand('What about manual entry?'), top_k: 1, ...everything };
  const { facts } = await retrieve(campaign.deps, campaign.call, asked);
  assert.ok(facts.some(({ text }) => text === STATED));
});

test('chunks of a report are verbatim parts of its text, and no sentence of its map is divided between two', async () => {
  const { call, store } = campaignOf();
  const edges = Array.from({ length: 300 }, (_, n): Edge => [
    `Step ${n} takes long. People wait, and ${'they wait '.repeat(n % 9)}there`,
    'leads_to',
    `delay ${n}. ${'It is late. '.repeat(n % 7)}`,
  ]);
  await store({ edges, quote: 'One line.\n\n# And another one' });
  const rows = await db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('chunks')
      .innerJoin('documents', 'documents.id', 'chunks.document_id')
      .select(['text', 'start_offset', 'end_offset', 'content_text'])
      .execute(),
  );
  for (const { text, start_offset, end_offset, content_text } of rows)
    assert.equal(content_text.slice(start_offset, end_offset), text);
  const facts = await stored(call);
  assert.equal(facts.filter(({ engine }) => engine === 'graph').length, edges.length);
  for (const { text, source_text, engine } of facts) assert.ok(engine !== 'graph' || text.includes(source_text));
});

test('the rules and a model do not read a sentence of the map again, only its quotes', async () => {
  const { call, store } = campaignOf();
  await reset();
  const quote = 'The export takes ten minutes.';
  await store({ edges: [['The export takes forever', 'leads_to', 'missed deadlines'], MANUAL], quote });
  await readAll(readerOf());
  assert.deepEqual(await textsOf(call), [
    'builtin: The export takes ten minutes',
    'graph: Manual entry causes late invoices',
    'graph: The export takes forever leads to missed deadlines',
  ]);
  const sent = server.asked.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  assert.deepEqual(
    sent.filter((text) => /export|Manual/u.test(text)),
    [quote, quote],
  );
});

test('a fact names each engine that has read it once, and counts each passage', async () => {
  const campaign = campaignOf();
  const { call, deps, store } = campaign;
  await reset();
  await store({ edges: [MANUAL] });
  const vault_id = await db.withWorkspace(call, (tx) => defaultVault(tx, deps.now()));
  await upload(deps, call, { vault_id, text: `${STATED}.` });
  await upload(deps, call, { vault_id, text: `${STATED}. The weather is fine.` });
  const found = async () => {
    const facts = await ask(campaign, 'What does manual entry cause?');
    return facts.filter(({ text }) => text === STATED).map(({ engines, support_count }) => [engines, support_count]);
  };
  assert.deepEqual(await found(), [[['builtin', 'graph'], 3]]);
  server.names = (sentences) =>
    sentences.flatMap(({ n, text }) =>
      n !== null && text.startsWith(STATED) ? [{ sentence: n, ...MANUAL_NAMED }] : [],
    );
  await readAll(readerOf());
  assert.deepEqual(await found(), [[['builtin', 'graph', 'model'], 3]]);
});

test('one relation in the reports of two campaigns is one fact that both support; other labels are other facts', async () => {
  const first = campaignOf();
  const second = campaignOf(first.call);
  await first.store({ edges: [MANUAL] });
  await second.store({
    edges: [
      ['manual  entry', 'causes', 'Late invoices.'],
      ['Manual entry', 'causes', 'typos'],
    ],
  });
  const facts = await ask(first, 'What does manual entry cause?');
  assert.deepEqual(facts.map(({ object, support_count }) => [object.toLowerCase(), support_count]).toSorted(), [
    ['late invoices', 2],
    ['typos', 1],
  ]);
});

test('a document that denies what the map states is a second fact, and each names the other', async () => {
  const campaign = campaignOf();
  await campaign.store({ edges: [MANUAL] });
  const vault_id = await db.withWorkspace(campaign.call, (tx) => defaultVault(tx, campaign.deps.now()));
  await upload(campaign.deps, campaign.call, { vault_id, text: 'Manual entry never causes late invoices.' });
  const facts = await ask(campaign, 'What causes late invoices?');
  assert.deepEqual(facts.map(({ engines }) => engines).toSorted(), [['builtin'], ['graph']]);
  for (const { id, contradicts } of facts)
    assert.deepEqual(
      contradicts,
      facts.filter((other) => other.id !== id).map((other) => other.id),
    );
});

test('labels that the keys take for one fact are stored once in a chunk', async () => {
  const { call, store } = campaignOf();
  await store({ edges: [MANUAL, ['The manual entry', 'causes', 'the late invoice']] });
  assert.equal((await stored(call)).filter(({ engine }) => engine === 'graph').length, 1);
});

test('labels without words, with line breaks or longer than a chunk keep no other connection from being stored', async () => {
  const { call, store } = campaignOf();
  await store({
    edges: [
      ['', 'causes', 'late invoices'],
      ['Paper\nforms', 'causes', '"lost" orders'],
      ['Word '.repeat(1_000), 'causes', 'late invoices'],
      MANUAL,
    ],
  });
  assert.deepEqual((await textsOf(call)).toSorted(), [`graph: ${STATED}`, 'graph: Paper forms causes "lost" orders']);
});

test('predicates are in the language in which the report is indexed', async () => {
  const summaries = {
    verursacht: 'Die Teilnehmenden sagen, dass die Rechnungen zu spät kommen und niemand weiß, warum das so ist.',
    cause: 'Les participants disent que les factures arrivent trop tard et que personne ne sait pourquoi.',
    causa: 'Los participantes dicen que las facturas llegan demasiado tarde y que nadie sabe por qué.',
    causes: 'The participants say that the invoices come too late and that nobody knows why this is so.',
  };
  for (const [verb, summary] of Object.entries(summaries)) {
    const { call, store } = campaignOf();
    await store({ edges: [['Excel', 'causes', 'SAP']], summary });
    assert.deepEqual(
      (await stored(call)).filter(({ engine }) => engine === 'graph').map(({ predicate }) => predicate),
      [verb],
    );
  }
});

test('a newer report replaces the facts of the former one, and its map may be empty', async () => {
  const { call, deps, interview_id, show, store } = campaignOf();
  await store({ edges: [MANUAL] });
  show({ edges: [['Manual entry', 'causes', 'typos']] });
  const payload = eventTypes.reportReady.codec
    .encode({ ...eventTypes.reportReady.codec.decode(new Uint8Array()), interview_id })
    .finish();
  await reportReady(deps).take(db, 'vaults', eventOf(call), payload);
  assert.deepEqual(await textsOf(call), ['graph: Manual entry causes typos']);
  await store({});
  assert.deepEqual(await textsOf(call), []);
});

test('facts of the map go with the report, the campaign, and the people whom it cites', async () => {
  const conversation_id = randomUUID();
  const given = async () => {
    const campaign = campaignOf();
    await campaign.store({ edges: [MANUAL], conversation_id });
    assert.deepEqual(await textsOf(campaign.call), [`graph: ${STATED}`]);
    return campaign;
  };
  const withoutReport = await given();
  await withoutReport.store(null);

  const deleted = await given();
  const campaignGone = eventTypes.campaignDeleted.codec.encode({ interview_id: deleted.interview_id }).finish();
  await campaignDeleted.take(db, 'vaults', eventOf(deleted.call), campaignGone);

  const cited = await given();
  const { deps, call, interview_id } = cited;
  const ids = { erasure_id: randomUUID(), interview_id, contact_id: randomUUID() };
  const message = { ...ids, conversation_ids: [conversation_id], contact_erased: true };
  const erased = eventTypes.conversationsErased.codec.encode(message).finish();
  await conversationsErased(deps).take(db, 'vaults', eventOf(call), erased);

  for (const campaign of [withoutReport, deleted, cited]) {
    assert.deepEqual(await textsOf(campaign.call), []);
    const texts = await db.withWorkspace(campaign.call, (tx) =>
      query(tx).selectFrom('document_versions').select('content_text').execute(),
    );
    assert.doesNotMatch(JSON.stringify(texts), /Manual/u);
  }
});

test('a redacted report keeps the facts that other people still show', async () => {
  const { call, deps, interview_id, show, store } = campaignOf();
  const conversation_id = randomUUID();
  await store({ edges: [MANUAL, ['The van', 'causes', 'noise']], conversation_id });
  await db.withWorkspace(call, (tx) => markErased(tx, [conversation_id]));
  show({ edges: [['The van', 'causes', 'noise']] });
  const payload = eventTypes.reportRedacted.codec
    .encode({ ...eventTypes.reportRedacted.codec.decode(new Uint8Array()), interview_id })
    .finish();
  await reportRedacted(deps).take(db, 'vaults', eventOf(call), payload);
  assert.deepEqual(await textsOf(call), ['graph: The van causes noise']);
});

test('names that are hidden later are in no fact of the map', async () => {
  const { call, deps, interview_id, show, store } = campaignOf();
  await store({ edges: [['Maya Brandt is away', 'leads_to', 'late invoices']] });
  assert.match((await textsOf(call)).join(), /Maya/u);
  show({ edges: [['[name] is away', 'leads_to', 'late invoices']] }, 'maya');
  const payload = eventTypes.namesHidden.codec.encode({ interview_id, contact_id: '' }).finish();
  await namesHidden(deps).take(db, 'vaults', eventOf(call), payload);
  assert.doesNotMatch(JSON.stringify(await stored(call)), /Maya|Brandt/u);
  assert.deepEqual(await textsOf(call), ['graph: [name] is away leads to late invoices']);
});

test('making the index again keeps the facts of the map, and the rules still do not read its sentences', async () => {
  const { call, store } = campaignOf();
  await store({
    edges: [['The export takes forever', 'leads_to', 'missed deadlines']],
    summary: 'The van is red.',
    quote: 'The form is slow.',
  });
  const before = await stored(call);
  assert.deepEqual(await textsOf(call), [
    'builtin: The form is slow',
    'builtin: The van is red',
    'graph: The export takes forever leads to missed deadlines',
  ]);
  await rebuildIndex(db);
  assert.deepEqual(await stored(call), before);
});

test('a map of 10,000 edges is stored, in parts between which other work of the process has its turn', async (t) => {
  const { call, store } = campaignOf();
  const edges = Array.from({ length: 10_000 }, (_, n): Edge => [`Cause ${n} of the delay`, 'causes', `effect ${n}`]);
  let turns = 0;
  let next = setImmediate(function count(): void {
    turns += 1;
    next = setImmediate(count);
  });
  t.after(() => clearImmediate(next));
  let parts = 0;
  const source = { text: 'A summary.', language: 'en', scope: 'd' } as const;
  for await (const { facts = [] } of reportParts(versionOf({ edges }), source)) {
    assert.ok(facts.length <= 100 && turns >= parts - 1, `${facts.length} facts, ${turns} turns, ${parts} parts`);
    parts += 1;
  }
  await store({ edges, quote: 'It is always late.' });
  assert.equal((await stored(call)).filter(({ engine }) => engine === 'graph').length, edges.length);
});

test('more facts of one chunk than a statement has parameters for are stored', async () => {
  const { call, store } = campaignOf();
  await store({ edges: [MANUAL] });
  const [row] = await stored(call);
  assert.ok(row);
  const facts = Array.from({ length: 5_000 }, (_, n) => {
    const connection = { subject: `Part ${n}`, predicate: 'causes', object: 'noise', sentence: '', evidence: [] };
    const fact = connectionFact(connection, 0, { language: 'en', scope: 'd' });
    return { chunk: { id: row.chunk_id, ordinal: 0 }, fact };
  });
  const document = { id: row.document_id, vault_id: row.vault_id };
  await db.withWorkspace(call, (tx) => insertFacts(tx, document, { engine: 'graph', facts }));
  assert.equal((await stored(call)).length, facts.length + 1);
});
