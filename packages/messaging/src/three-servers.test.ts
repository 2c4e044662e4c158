import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bySize } from '../../../test/support/size.ts';
import { natsCluster } from '../test/nats-server.ts';
import { eventually, probe, recording } from '../test/probe.ts';
import { EVENTS } from './streams.ts';

const EVENTS_BETWEEN = 50;
const LEADERS = bySize({ smoke: 1, proof: 3 });

test('with three servers, each event has its effect once, though the leader of the stream is killed again and again', async (t) => {
  const servers = await natsCluster();
  const all = Object.values(servers);
  t.after(() => Promise.all(all.map((server) => server.remove())));
  await Promise.all(all.map((server) => server.start()));
  const NATS_URL = all.map(({ url }) => url).join(',');
  const p = await probe(t, { natsLater: true, env: { NATS_URL, NATS_REPLICAS: '3' } });
  p.relay();
  p.consume(recording());
  const appended = [await p.append()];
  await eventually(async () => assert.deepEqual(await p.effects(), appended), 60_000);

  for (let killed = 0; killed < LEADERS; killed += 1) {
    const { manager } = await p.bus.stream();
    const leader = (await manager.streams.info(EVENTS)).cluster?.leader ?? '';
    const half = EVENTS_BETWEEN / 2;
    const append = async (count: number) => {
      for (let n = 0; n < count; n += 1) appended.push(await p.append());
    };
    const load = append(half);
    await servers[leader]?.kill();
    await load;
    await append(half);
    await eventually(async () => assert.equal((await p.effects()).length, appended.length), 60_000);
    await servers[leader]?.start();
  }
  assert.deepEqual((await p.effects()).toSorted(), appended.toSorted());
  assert.equal(await p.waiting(), 0);
});
