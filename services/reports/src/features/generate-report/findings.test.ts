import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { eventTypes } from '@insights/contracts';
import { conversationsErasedConsumer } from '../../consumers/conversations-erased.ts';
import { findingsConsumer } from '../../consumers/findings.ts';
import { namesHiddenConsumer } from '../../consumers/names-hidden.ts';
import { keepFindings } from '../../db/findings.ts';
import { query } from '../../db/query.ts';
import { lockCampaign } from '../../db/runs.ts';
import { type Setup, type Talk, call, db, deliver, makeReport, setUp } from './generate-report.fixture.ts';

const unsent = ({ interview_id }: Setup) =>
  db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('conversation_findings').selectAll().where('interview_id', '=', interview_id).execute(),
  );

const ready = (setup: Setup) => {
  const { interview_id } = setup;
  const message = { interview_id, report_version_id: randomUUID(), trigger_reason: 'manual_regenerate' } as const;
  return deliver(findingsConsumer(setup.deps), eventTypes.reportReady.codec.encode(message));
};

test('what a model found is kept with the version until campaigns has it', async () => {
  const setup = await setUp();
  await makeReport(setup);
  assert.equal((await unsent(setup)).length, 3);
  setup.refusal = 'unavailable';
  await assert.rejects(ready(setup), /no/u);
  assert.equal((await unsent(setup)).length, 3);
  setup.refusal = undefined;
  await ready(setup);
  assert.deepEqual(await unsent(setup), []);
  assert.equal(setup.received.flat().length, 3);
  const turns = new Map(setup.talks.flatMap((each) => each.turns.map((turn) => [turn.id, turn] as const)));
  for (const { revision, conversation_id, points, values } of setup.received.flat()) {
    assert.deepEqual([revision, values], ['1', []]);
    assert.ok(points.length >= 3 && points.every(({ author }) => author === 'model'));
    for (const { turn_id, start, end, quote } of points.flatMap(({ passages }) => passages)) {
      assert.equal(turns.get(turn_id)?.conversation_id, conversation_id);
      assert.equal(turns.get(turn_id)?.text.slice(start, end), quote);
    }
  }
  await ready(setup);
  assert.equal(setup.received.length, 1, 'nothing is sent twice');
});

test('findings of many conversations are sent in batches', async () => {
  const setup = await setUp();
  const { interview_id } = setup;
  const found = { revision: '1', language: 'en', points: [], values: [] };
  const many = Array.from({ length: 45 }, () => ({ conversation_id: randomUUID(), ...found }));
  await db.withWorkspace(call, async (tx) => {
    await lockCampaign(tx, interview_id);
    await keepFindings(tx, { interview_id, report_version_id: randomUUID() }, many.toSpliced(0, 5));
    await keepFindings(tx, { interview_id, report_version_id: randomUUID() }, many);
  });
  await ready(setup);
  assert.deepEqual(
    setup.received.map(({ length }) => length),
    [20, 20, 5],
  );
});

test('findings of a deleted campaign are not sent again and again, and the floor finds nothing for campaigns', async () => {
  const setup = await setUp();
  await makeReport(setup);
  setup.refusal = 'not_found';
  await ready(setup);
  const floor = await setUp();
  floor.use_model = false;
  await makeReport(floor);
  assert.deepEqual(await unsent(floor), []);
});

test('an erasure deletes the findings of its conversations, and hidden names those of the campaign', async () => {
  const setup = await setUp();
  await makeReport(setup);
  const [gone] = setup.talks as [Talk];
  const { interview_id } = setup;
  const erased = {
    erasure_id: randomUUID(),
    interview_id,
    contact_id: gone.contact,
    conversation_ids: [gone.id],
    contact_erased: true,
  };
  await deliver(conversationsErasedConsumer(setup.deps), eventTypes.conversationsErased.codec.encode(erased));
  assert.deepEqual(
    (await unsent(setup)).map(({ conversation_id }) => conversation_id).toSorted(),
    setup.talks
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
  const hidden = { interview_id, contact_id: '' };
  await deliver(namesHiddenConsumer(setup.deps), eventTypes.namesHidden.codec.encode(hidden));
  assert.deepEqual(await unsent(setup), []);
});
