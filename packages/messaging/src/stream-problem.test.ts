import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import { natsServer } from '../test/nats-server.ts';
import { eventually, probe, recording } from '../test/probe.ts';

const nats = await natsServer();
before(() => nats.start());
after(() => nats.remove());

interface Outcome {
  code: number;
  stdout: string;
}

/** The command that an installation runs first. */
function checked(env: Record<string, string>): Promise<Outcome> {
  const file = join(import.meta.dirname, 'check-streams.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [file], { env: { ...process.env, ...env } }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), stdout }),
    );
  });
}

test('three copies on one server: the installation’s check fails and names the setting', async () => {
  const { code, stdout } = await checked({ NATS_URL: nats.url, NATS_REPLICAS: '3' });
  assert.match(stdout, /too few servers for 3 copies of each stream.*nats\.replicas/);
  assert.equal(code, 1);
});

test('the installation’s check creates the streams, and passes again when they are there', async () => {
  for (let times = 0; times < 2; times += 1) {
    assert.deepEqual(await checked({ NATS_URL: nats.url }), { code: 0, stdout: 'NATS has the streams.\n' });
  }
});

test('the check before an installation passes while the NATS server is still starting', async () => {
  const { code, stdout } = await checked({ NATS_URL: 'nats://127.0.0.1:1' });
  assert.match(stdout, /^NATS was not checked: .*Services wait for it\.\n$/);
  assert.equal(code, 0);
});

test('a process whose streams NATS cannot have is never ready, and says that events wait', async (t) => {
  const p = await probe(t, { env: { NATS_REPLICAS: '3' } });
  p.relay();
  p.consume(recording());
  await p.append();
  await eventually(() => assert.ok(p.bus.ready()));
  await assert.rejects(p.bus.ensureStreams(), /too few servers/);
  assert.equal(p.bus.flow.hasOpened, false);
  assert.equal(p.bus.doEventsWait, true);
  assert.equal(await p.waiting(), 1);
});

test('a process whose events have flowed stays ready without NATS, and says that events wait', async (t) => {
  const p = await probe(t);
  p.relay();
  p.consume(recording());
  await eventually(() => assert.equal(p.bus.flow.hasOpened, true));
  await eventually(() => assert.equal(p.bus.doEventsWait, false));
  await p.nats.kill();
  await eventually(() => assert.equal(p.bus.doEventsWait, true));
  assert.equal(p.bus.flow.hasOpened, true);
  await p.nats.start();
  await eventually(() => assert.equal(p.bus.doEventsWait, false));
});
