import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, probe, recording } from '../test/probe.ts';
import { sweep } from './index.ts';

test('the janitor deletes expired rows, and neither unpublished nor recent ones', async (t) => {
  const p = await probe(t);
  p.relay();
  p.consume(recording());
  const [old, young] = await Promise.all([p.append(), p.append()]);
  await eventually(async () => assert.equal((await p.effects()).length, 2));
  await eventually(async () => assert.equal(await p.waiting(), 0));
  await p.owner.query(`update probe.outbox set published_at = now() - interval '8 days' where id = $1`, [old]);
  await p.owner.query(`update probe.inbox set received_at = now() - interval '31 days' where event_id = $1`, [old]);
  await p.owner.query(
    `insert into probe.event_attempts (event_id, stream_seq, workspace_id, begun, failed, changed_at)
       select gen_random_uuid(), days, gen_random_uuid(), 1, 1, now() - make_interval(days => days)
       from unnest(array[1, 31]) as days`,
  );
  await p.owner.query(
    `insert into probe.idempotency_keys (principal_id, route, key, workspace_id, body_hash, created_at)
       select 'someone', 'somewhere', age::text, gen_random_uuid(), '', now() - make_interval(hours => age)
       from unnest(array[1, 25]) as age`,
  );
  assert.deepEqual(await sweep(p.db), { outbox: 1, inbox: 1, event_attempts: 1, idempotency_keys: 1 });
  assert.deepEqual(await p.owner.query('select id from probe.outbox'), [{ id: young }]);
  assert.deepEqual(await p.owner.query('select event_id from probe.inbox'), [{ event_id: young }]);
  assert.deepEqual(await p.owner.query('select key from probe.idempotency_keys'), [{ key: '1' }]);
});
