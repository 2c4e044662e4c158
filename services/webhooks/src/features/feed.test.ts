import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { callerOf, emit, numberAll, sharedDatabase, testDeps } from '../webhooks.fixture.ts';
import { createEndpoint } from './create-endpoint.ts';
import { deleteEndpoint } from './delete-endpoint.ts';
import { deleteExpired } from './delete-expired.ts';
import { listEvents } from './list-events.ts';
import { updateEndpoint } from './update-endpoint.ts';

const deps = testDeps();
const db = sharedDatabase();

const make = async (call: Call): Promise<string> =>
  (
    await createEndpoint(deps, call, {
      url: 'http://127.0.0.1:65535/hook',
      events: [],
      interview_ids: [],
      description: '',
    })
  ).id;
const feed = (call: Call, endpoint_id: string, after = '', limit = 50) =>
  listEvents(deps, call, { endpoint_id, after, page: { limit, cursor: '' } });
const idsIn = ({ items }: Awaited<ReturnType<typeof feed>>) => items.map(({ id }) => id);
const rejectsWith = (code: string, text = /./) => {
  return (error: unknown) => error instanceof AppError && error.code === code && text.test(error.message);
};

/** An endpoint with numbered events. */
async function given(count: number) {
  const call = callerOf();
  const id = await make(call);
  const add = async (reason = 'lunch') => {
    const [event = ''] = await emit(call, [id], reason);
    await numberAll();
    return event;
  };
  const events: string[] = [];
  for (let n = 0; n < count; n += 1) events.push(await add());
  return { call, id, add, events };
}

/** Makes events so old that retention deletes them, and deletes them. */
async function expire(call: Call, deliveryIds: readonly string[]): Promise<void> {
  await db.withWorkspace({ principal: call.principal }, (tx) =>
    tx.run(
      `update events set stored_at = now() - interval '31 days' from deliveries d where d.event_id = events.id and d.id = any($1)`,
      [deliveryIds],
    ),
  );
  assert.equal(await deleteExpired(db, 30), deliveryIds.length);
}

test('a reader walks the feed page by page to its end, and goes on from there when new events come', async () => {
  const { call, id, add, events } = await given(5);
  const first = await feed(call, id, '', 2);
  const second = await feed(call, id, first.next_cursor, 2);
  const last = await feed(call, id, second.next_cursor, 2);
  const items = [...first.items, ...second.items, ...last.items];
  assert.deepEqual(
    items.map((event) => [event.id, event.sequence]),
    events.map((event, n) => [event, n + 1]),
  );
  assert.equal(last.next_cursor, '');
  const end = events.at(-1) ?? '';
  assert.deepEqual(idsIn(await feed(call, id, end)), []);
  const added = [await add(), await add()];
  const after = await feed(call, id, end);
  assert.deepEqual(
    after.items.map((event) => [event.id, event.sequence]),
    [
      [added[0], 6],
      [added[1], 7],
    ],
  );
});

test('each endpoint counts its own events, and shows those that were not delivered', async () => {
  const { call, id, events } = await given(1);
  const other = await make(call);
  const [shared = '', ofOther = ''] = await emit(call, [id, other], 'both');
  await numberAll();
  const unchanged = { url: null, events: null, interview_ids: null, description: null };
  await updateEndpoint(deps, call, { ...unchanged, endpoint_id: id, active: false });
  assert.deepEqual(idsIn(await feed(call, id)), [...events, shared]);
  const [only] = (await feed(call, other)).items;
  assert.deepEqual([only?.id, only?.sequence], [ofOther, 1]);
  const [, second] = (await feed(call, id)).items;
  assert.deepEqual([second?.sequence, second?.delivery_status], [2, 'failed']);
  assert.match(second?.data_json ?? '', /both/);
});

test('a cursor that is no event of this endpoint is refused with the reason, whoever else has such an event', async () => {
  const { call, id } = await given(1);
  const stranger = await given(1);
  const other = await make(call);
  const [ofOther = ''] = await emit(call, [other]);
  await numberAll();
  for (const after of ['made-up', v7(), ofOther, stranger.events[0] ?? '', 'x'.repeat(1024), '\u{0}', `${v7()}'`]) {
    await assert.rejects(feed(call, id, after), rejectsWith('invalid_request', /not the cursor of an event/), after);
  }
  await assert.rejects(feed(call, stranger.id), rejectsWith('not_found'));
  await assert.rejects(feed(stranger.call, id, stranger.events[0]), rejectsWith('not_found'));
});

test('an id may be written in capitals', async () => {
  const { call, id, events } = await given(2);
  assert.deepEqual(idsIn(await feed(call, id, events[0]?.toUpperCase())), [events[1]]);
});

test('a long transaction holds no other event back, and its own events come after those that were shown before', async () => {
  const { call, id, add } = await given(0);
  const shown: string[] = [];
  const { promise: open, resolve: close } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const long = db.withWorkspace({ principal: call.principal }, async (tx) => {
    await tx.run(
      `with event as (insert into events (id, workspace_id, name, occurred_at, data)
         values ($1, $2, 'campaign.paused', now(), '{}') returning id)
       insert into deliveries (id, workspace_id, endpoint_id, event_id, traceparent) select $1, $2, $3, id, '' from event`,
      [v7(), call.principal.workspace_id, id],
    );
    begin();
    await open;
  });
  await begun;
  shown.push(await add(), await add());
  assert.deepEqual(idsIn(await feed(call, id)), shown);
  close();
  await long;
  await numberAll();
  const { items } = await feed(call, id, shown.at(-1));
  assert.deepEqual(
    items.map(({ sequence }) => sequence),
    [3],
  );
});

test('an event that has no number yet is not shown, and nothing comes after it', async () => {
  const { call, id, events } = await given(1);
  const [unnumbered = ''] = await emit(call, [id]);
  assert.deepEqual(idsIn(await feed(call, id)), events);
  assert.deepEqual(idsIn(await feed(call, id, unnumbered)), []);
  await numberAll();
  assert.deepEqual(idsIn(await feed(call, id, events[0])), [unnumbered]);
});

test('who had seen everything goes on after retention, also from an event that has expired; who had not is told', async () => {
  const { call, id, add, events } = await given(3);
  const [first = '', , last = ''] = events;
  await expire(call, events);
  assert.deepEqual(idsIn(await feed(call, id)), []);
  assert.deepEqual(idsIn(await feed(call, id, last)), [], 'the endpoint was quiet since');
  const later = [await add(), await add()];
  assert.deepEqual(idsIn(await feed(call, id, last)), later, 'events came since');
  assert.deepEqual(
    (await feed(call, id)).items.map(({ sequence }) => sequence),
    [4, 5],
    'numbers go on',
  );
  await assert.rejects(feed(call, id, first), rejectsWith('invalid_request', /have expired/), 'two events were missed');
});

test('the cursor of an expired event works only for the newest of them, however they are deleted', async () => {
  const { call, id, events } = await given(4);
  const [first = '', second = '', third = '', fourth = ''] = events;
  await expire(call, [first, third]);
  assert.deepEqual(idsIn(await feed(call, id, third)), [fourth]);
  await expire(call, [second]);
  assert.deepEqual(idsIn(await feed(call, id, third)), [fourth]);
  await assert.rejects(feed(call, id, second), rejectsWith('invalid_request'));
});

test('what is past its time is not shown, even before it is deleted', async () => {
  const { call, id, events } = await given(2);
  await db.withWorkspace({ principal: call.principal }, (tx) =>
    tx.run(`update deliveries set created_at = now() - interval '31 days' where id = $1`, [events[0]]),
  );
  assert.deepEqual(idsIn(await feed(call, id)), [events[1]]);
});

test('a deleted endpoint has no feed; its rows go with it, and other feeds go on', async () => {
  const { call, id, events } = await given(1);
  const other = await make(call);
  await emit(call, [id, other]);
  await deleteEndpoint(deps, call, id);
  await assert.rejects(feed(call, id, events[0]), rejectsWith('not_found'));
  await numberAll();
  assert.equal((await feed(call, other)).items.length, 1);
  await db.withWorkspace({ principal: call.principal }, (tx) =>
    tx.run(`update endpoints set deleted_at = now() - interval '31 days' where id = $1`, [id]),
  );
  await deleteExpired(db, 30);
  const left = await db.worker.query(
    `select endpoint_id from feed_items where endpoint_id = $1 union all select endpoint_id from feed_heads where endpoint_id = $1`,
    [id],
  );
  assert.deepEqual(left.rows, []);
});
