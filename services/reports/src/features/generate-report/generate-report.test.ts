import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { eventTypes } from '@insights/contracts';
import { conversationsErasedConsumer } from '../../consumers/conversations-erased.ts';
import {
  type Talk,
  UNLIMITED,
  call,
  deliver,
  makeReport,
  parts,
  readVersion,
  runJob,
  setUp,
  startVersion,
  storedAnswers,
  storedCodebook,
  talk,
  tools,
} from './generate-report.fixture.ts';
import { synthesizeCampaign } from './synthesize-campaign.ts';

test('a report is made in rounds of questions, its codes and verdicts are stored, and unchanged input asks nothing', async () => {
  const setup = await setUp();
  const given = tools();
  const first = await makeReport(setup, given);
  assert.deepEqual([first.status, first.method?.engine, first.method?.model], ['ready', 'model', 'scripted']);
  assert.ok((first.findings?.length ?? 0) >= 6);
  const names = new Set(setup.asked.map(({ name }) => name.replace(/_\d+$/u, '')));
  for (const stage of ['read', 'codebook', 'assign', 'write', 'judge', 'compose']) assert.ok(names.has(stage), stage);
  const contexts = given.seen.flatMap((each) => (each as unknown[])[2] ?? []) as Record<string, unknown>[];
  const about = { interview_id: setup.interview_id, version_number: 1 };
  assert.deepEqual(
    contexts.find(({ stage }) => stage === 'read'),
    { ...about, stage: 'read', answered: 3, asked: 3, requests: 3 },
  );
  const codebook = await storedCodebook(setup);
  assert.ok(codebook && codebook.codes.length >= 6);
  const answers = await storedAnswers(setup);
  const ids = new Set(setup.talks.map(({ id }) => id));
  for (const { conversation_ids } of answers)
    assert.ok(conversation_ids.length > 0 && conversation_ids.every((id) => ids.has(id)));
  assert.ok(answers.some(({ is_verdict }) => is_verdict));

  const before = setup.asked.length;
  const second = await makeReport(setup);
  assert.equal(setup.asked.length, before);
  assert.equal(parts(second), parts(first));
});

test('one new conversation is read and assigned by itself', async () => {
  const setup = await setUp();
  setup.talks.push(...[3, 4, 5, 6, 7].map(talk));
  await makeReport(setup);
  const before = setup.asked.length;
  setup.talks.push(talk(8));
  await makeReport(setup);
  const later = setup.asked.slice(before).filter(({ name }) => /^(?:read|assign)/u.test(name));
  assert.ok(later.length > 0);
  for (const { raw } of later) assert.match(raw, /in week 8 of/u);
});

test('a run that ends in any stage is resumed without asking a stored answer again', async () => {
  const whole = await setUp();
  const made = await makeReport(whole);
  for (const stage of ['read', 'assign', 'judge', 'compose']) {
    const setup = await setUp();
    setup.talks.splice(0, 3, ...whole.talks);
    const id = await startVersion(setup);
    const stop = new AbortController();
    setup.reply = (name) => {
      if (!name.startsWith(stage)) return undefined;
      stop.abort();
      return null;
    };
    await assert.rejects(runJob(setup, id, tools(stop.signal)), /abort/i);
    const ended = setup.asked.filter(({ name }) => !name.startsWith(stage)).map(({ raw }) => bodyOf(raw));
    setup.reply = undefined;
    const before = setup.asked.length;
    await runJob(setup, id, tools(), 2);
    const later = setup.asked.slice(before).map(({ raw }) => bodyOf(raw));
    // A request that was under way when the run ended may be asked again.
    const repeated = later.filter((body) => ended.includes(body));
    assert.ok(repeated.length < 4, `${stage}: ${repeated.length} asked again`);
    const version = await readVersion(id);
    assert.equal(version.status, 'ready');
    assert.equal(version.findings?.length, made.findings?.length);
  }
});

/** A request without its marker, which is new each time. */
const bodyOf = (raw: string): string => raw.replaceAll(/data-[0-9a-f-]{36}/gu, '');

test('an erasure deletes the answers that rest on the erased conversation, and its traces in the codebook', async () => {
  const setup = await setUp();
  setup.talks.push(talk(3));
  await makeReport(setup);
  const [gone] = setup.talks as [Talk];
  const before = await storedAnswers(setup);
  const message = {
    erasure_id: randomUUID(),
    interview_id: setup.interview_id,
    contact_id: gone.contact,
    conversation_ids: [gone.id],
    contact_erased: true,
  };
  await deliver(conversationsErasedConsumer(setup.deps), eventTypes.conversationsErased.codec.encode(message));
  const left = await storedAnswers(setup);
  assert.ok(left.length > 0 && left.length < before.length);
  assert.deepEqual(
    left.map(({ key }) => key).toSorted(),
    before
      .filter(({ conversation_ids }) => !conversation_ids.includes(gone.id))
      .map(({ key }) => key)
      .toSorted(),
  );
  const codebook = await storedCodebook(setup);
  assert.doesNotMatch(JSON.stringify(codebook), new RegExp(gone.id, 'u'));

  setup.talks.shift();
  const asked = setup.asked.length;
  const version = await makeReport(setup);
  assert.equal(version.status, 'ready');
  assert.deepEqual(
    setup.asked.slice(asked).filter(({ name }) => name.startsWith('read')),
    [],
  );
  assert.doesNotMatch(parts(version), /in week 0 of/u);
});

test('failures are asked again by the next version; refused and unusable answers are not', async () => {
  const setup = await setUp();
  const reads = () => setup.asked.filter(({ name }) => name.startsWith('read')).length;
  setup.reply = (_, nth) => (nth === 1 ? { status: 403 } : undefined);
  const first = await makeReport(setup);
  assert.deepEqual([reads(), first.method?.unanswered_requests], [3, 1]);
  setup.reply = (name) => (name.startsWith('read') ? { content: '{}', refusal: 'no' } : undefined);
  await makeReport(setup);
  assert.equal(reads(), 4);
  setup.reply = undefined;
  const before = setup.asked.length;
  await makeReport(setup);
  assert.equal(setup.asked.length, before);
});

test('beyond a budget the floor stands, and nothing more is asked', async () => {
  const setup = await setUp({ modelReportBudget: { ...UNLIMITED, requests: 2 } });
  const version = await makeReport(setup);
  assert.equal(setup.asked.length, 2);
  assert.deepEqual([version.status, version.method?.engine], ['ready', 'builtin']);
  assert.ok((version.key_themes?.length ?? 0) > 0);
  const none = await setUp({ modelDailyBudget: { ...UNLIMITED, requests: 0 } });
  await makeReport(none);
  assert.equal(none.asked.length, 0);
});

test('a campaign that uses no model has a report by rules, and asks nothing', async () => {
  const setup = await setUp();
  setup.use_model = false;
  const { status, method } = await makeReport(setup);
  assert.deepEqual([status, method?.engine, method?.model, setup.asked.length], ['ready', 'builtin', null, 0]);
});

test('a synthesis asks nothing: it is the floor until all answers are stored', async () => {
  const setup = await setUp();
  const job = {
    ...call,
    interview_id: setup.interview_id,
    tools: tools(),
    fence: async () => {},
    report_version_id: null,
  };
  const floor = await synthesizeCampaign(setup.deps, job);
  assert.deepEqual([floor.output.method.engine, setup.asked.length], ['builtin', 0]);
  await makeReport(setup);
  const before = setup.asked.length;
  const full = await synthesizeCampaign(setup.deps, job);
  assert.deepEqual([full.output.method.engine, setup.asked.length], ['model', before]);
});
