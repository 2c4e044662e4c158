import assert from 'node:assert/strict';
import { test } from 'node:test';
import { APPEND_MANY, type Probe, eventually, probe, recording, started } from '../test/probe.ts';
import { type Subscription, consume, listDeadLetters } from './index.ts';

const MANY = 300;

/** One row for each event; `behave` may fail it. */
const brief = (behave: (workspaceId: string) => void = () => undefined): Subscription =>
  consume(started, {
    consumer: 'probe.brief',
    isBrief: true,
    async handle(tx, { id, workspace_id }) {
      await tx.run('insert into effects (event_id, workspace_id) values ($1, $2)', [id, tx.workspaceId]);
      assert.equal(tx.workspaceId, workspace_id);
      behave(workspace_id);
    },
  });

/** Events of as many workspaces, waiting in the stream. Returns their ids and workspaces. */
async function backlog(p: Probe): Promise<{ id: string; workspace_id: string }[]> {
  await p.owner.query(APPEND_MANY, [MANY]);
  p.relay();
  await eventually(async () => assert.equal(await p.waiting(), 0));
  return p.owner.query<{ id: string; workspace_id: string }>('select id, workspace_id from probe.outbox order by id');
}

const effects = (p: Probe) =>
  p.owner.query<{ id: string; workspace_id: string; xact: string }>(
    'select event_id as id, workspace_id, xmin::text as xact from probe.effects order by event_id',
  );

test('brief effects of many workspaces share transactions; each happens once, in the workspace of its event', async (t) => {
  const p = await probe(t);
  const events = await backlog(p);
  p.consume(brief());
  await eventually(async () => assert.equal((await effects(p)).length, MANY));
  const rows = await effects(p);
  assert.deepEqual(
    rows.map(({ id, workspace_id }) => ({ id, workspace_id })),
    events,
  );
  const transactions = new Set(rows.map(({ xact }) => xact)).size;
  assert.ok(transactions < MANY / 2, `${MANY} effects took ${transactions} transactions`);
});

test('a brief effect that always fails becomes a dead letter; those that shared its transactions happen once', async (t) => {
  const p = await probe(t, { env: { CONSUMER_MAX_DELIVER: '3' } });
  const events = await backlog(p);
  const poison = events[MANY / 2] ?? assert.fail();
  p.consume(
    brief((workspace_id) => {
      if (workspace_id === poison.workspace_id) throw new Error('broken for good');
    }),
  );
  await eventually(async () => assert.equal((await listDeadLetters(p.bus)).length, 1));
  await eventually(async () => assert.equal((await effects(p)).length, MANY - 1));
  assert.deepEqual(
    (await effects(p)).map(({ id }) => id),
    events.filter(({ id }) => id !== poison.id).map(({ id }) => id),
  );
  assert.deepEqual(
    (await listDeadLetters(p.bus)).map(({ event_id, attempts }) => ({ event_id, attempts })),
    [{ event_id: poison.id, attempts: 3 }],
  );
});

test('an event with a brief effect and one that is not brief has each of them once', async (t) => {
  const p = await probe(t);
  await backlog(p);
  p.consume(brief(), recording());
  await eventually(async () => assert.equal((await effects(p)).length, 2 * MANY));
});
