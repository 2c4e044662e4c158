import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { depsOf } from '../../deps.fixture.ts';
import { type RetrieveInput, retrieve } from '../retrieve/retrieve.ts';
import { type TestCall, callOf, deleteDocument, newVault, upload } from '../vault.fixture.ts';
import { understand } from '../../search/question.ts';

const db = await freshDatabase({ after }, 'vaults', migrations, entities);
const deps = depsOf(db);

const ask = (call: TestCall, prompt: string, limits: Partial<RetrieveInput> = {}) =>
  retrieve(deps, call, {
    question: understand(prompt),
    top_k: 5,
    vault_ids: null,
    source_types: null,
    document_ids: null,
    ...limits,
  });
const PRICE = 'How much does the Basic plan cost?';

test('a fact that two documents state is one with both as support', async () => {
  const call = callOf();
  const vault_id = await newVault(deps, call);
  await upload(deps, call, { vault_id, text: 'The Basic plan costs 49 euros per month.' });
  await upload(deps, call, { vault_id, text: 'As everyone knows, the Basic plan costs 49 euros per month.' });
  const { facts, chunks } = await ask(call, PRICE);
  assert.deepEqual(
    facts.map((fact) => [fact.subject, fact.predicate, fact.object, fact.support_count, fact.contradicts]),
    [['The Basic plan', 'costs', '49 euros per month', 2, []]],
  );
  assert.deepEqual(facts[0]?.chunk_ids.toSorted(), chunks.map(({ id }) => id).toSorted());
  assert.equal(facts[0]?.vault_id, vault_id);
});

test('two values of one thing are two facts that name each other', async () => {
  const call = callOf();
  const vault_id = await newVault(deps, call);
  await upload(deps, call, { vault_id, text: 'The Basic plan costs 49 euros per month.' });
  await upload(deps, call, { vault_id, text: 'The Basic plan costs 59 euros per month. The export is slow.' });
  await upload(deps, call, { vault_id, text: 'The export is not slow. The head office is in Berlin.' });
  const { facts } = await ask(call, PRICE);
  const prices = facts.filter(({ predicate }) => predicate === 'costs');
  assert.deepEqual(prices.map(({ object }) => object).toSorted(), ['49 euros per month', '59 euros per month']);
  for (const price of prices)
    assert.deepEqual(
      price.contradicts,
      prices.filter((other) => other !== price).map(({ id }) => id),
    );
  const exported = (await ask(call, 'Is the export slow?')).facts.filter(({ subject }) => /export/i.test(subject));
  assert.deepEqual(exported.map(({ predicate }) => predicate).toSorted(), ['is', 'is not']);
  assert.deepEqual(exported[0]?.contradicts, [exported[1]?.id]);
});

test('a fact that no returned chunk states is found by its subject', async () => {
  const call = callOf();
  const vault_id = await newVault(deps, call);
  const filler = Array.from({ length: 60 }, (_, n) => `Sentence ${n} is about the invoice export and its owner.`).join(
    ' ',
  );
  await upload(deps, call, { vault_id, text: `${filler}\n\nThe invoice export is owned by Maria Lopez.` });
  const { facts } = await ask(call, 'Who is the owner of the invoice export?', { top_k: 1 });
  assert.ok(facts.some(({ object }) => object === 'Maria Lopez'));
});

test('deleting or replacing a document leaves neither its facts nor its support nor its contradictions', async () => {
  const call = callOf();
  const vault_id = await newVault(deps, call);
  const first = await upload(deps, call, { vault_id, text: 'The Basic plan costs 49 euros per month.' });
  const second = await upload(deps, call, { vault_id, text: 'The Basic plan costs 49 euros per month.' });
  const third = await upload(deps, call, { vault_id, text: 'The Basic plan costs 59 euros per month.' });
  assert.equal((await ask(call, PRICE)).facts.length, 2);
  await upload(deps, call, { vault_id, text: 'The Basic plan costs 49 euros per month.', id: third });
  const [one, ...others] = (await ask(call, PRICE)).facts;
  assert.deepEqual([one?.support_count, one?.contradicts, others], [3, [], []]);
  await deleteDocument(deps, call, first);
  await upload(deps, call, { vault_id, text: 'Nothing is known yet.', id: second });
  assert.equal((await ask(call, PRICE)).facts[0]?.support_count, 1);
  await deleteDocument(deps, call, third);
  const left = await db.withWorkspace(call, (tx) => query(tx).selectFrom('stated_facts').select('subject').execute());
  assert.deepEqual(
    left.filter(({ subject }) => subject === 'The Basic plan'),
    [],
  );
});

test('documents that the caller may not see neither state, support nor contradict', async () => {
  const call = callOf();
  const vault_id = await newVault(deps, call);
  await upload(deps, call, { vault_id, text: 'The Basic plan costs 49 euros per month.' });
  await upload(deps, call, { vault_id, source_type: 'report', text: 'The Basic plan costs 49 euros per month.' });
  await upload(deps, call, { vault_id, source_type: 'report', text: 'The Basic plan costs 59 euros per month.' });
  const { facts } = await ask(call, PRICE, { source_types: ['upload'] });
  assert.deepEqual(
    facts.map(({ object, support_count, contradicts }) => [object, support_count, contradicts]),
    [['49 euros per month', 1, []]],
  );
  assert.equal((await ask(call, PRICE)).facts.length, 2);
  assert.deepEqual((await ask(callOf(), PRICE)).facts, []);
});

test('what one speaker says about "our team" is not what another says about theirs', async () => {
  const call = callOf();
  const vault_id = await newVault(deps, call);
  const text =
    'Anna Weber: Our team has five developers. We use Excel for the plan.\nTom Berg: Our team has seven developers.\nAnna Weber: That is how it works.\nTom Berg: It works.';
  await upload(deps, call, { vault_id, text });
  const { facts } = await ask(call, 'How many developers does the team have?');
  const teams = facts.filter(({ subject }) => subject === 'Our team');
  assert.deepEqual(teams.map(({ object, contradicts }) => [object, contradicts]).toSorted(), [
    ['five developers', []],
    ['seven developers', []],
  ]);
});
