import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Scaling, demandIn, keepScaled } from './interviewer-scaler.ts';
import { emptyFolder, eventually, onEnd, program, supervise } from './scene.fixture.ts';

const MINUTE = 60_000;

test('the demand of all regions is added up; a missing metric is unknown, not zero', () => {
  assert.equal(
    demandIn('# HELP x\ninterview_session_demand{region="a"} 7\ninterview_session_demand{region="b"} 5\n'),
    12,
  );
  assert.equal(demandIn('interview_session_demand{region="a"} 0\n'), 0);
  assert.equal(demandIn('other_total 3\n'), null);
});

test('one interviewer for ten sessions, between the minimum and four', () => {
  const wanted = [0, 10, 11, 31, 500].map((demand) => new Scaling(1).wanted(demand, 0));
  assert.deepEqual(wanted, [1, 1, 2, 4, 4]);
  assert.equal(new Scaling(6).wanted(500, 0), 6);
});

test('scales up at once and down after a minute of lower demand; an unknown demand changes nothing', () => {
  const scaling = new Scaling(1);
  assert.equal(scaling.wanted(25, 0), 3);
  assert.equal(scaling.wanted(0, 1_000), 3);
  assert.equal(scaling.wanted(null, MINUTE + 1_000), 3);
  assert.equal(scaling.wanted(25, MINUTE), 3, 'a wave begins the minute anew');
  assert.equal(scaling.wanted(5, MINUTE + 1_000), 3);
  assert.equal(scaling.wanted(5, 2 * MINUTE + 1_000), 1);
});

test('demand starts processes; a stopped one is not restarted', async (t) => {
  const server = createServer((_request, response) => response.end('interview_session_demand{region="a"} 29\n'));
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  onEnd(t, () => void server.close());
  const { supervisor, reports } = supervise(t, emptyFolder(t));
  const done = new AbortController();
  const scaled = keepScaled({
    metrics_url: `http://127.0.0.1:${port}/metrics`,
    least: 1,
    most: 4,
    add: (n) => supervisor.start(program(`interviewer-${n}`, 'setInterval(() => undefined, 1000)')),
    remove: (n) => supervisor.end(`interviewer-${n}`),
    report: () => undefined,
    signal: done.signal,
  });
  const names = () => Object.keys(supervisor.processes()).toSorted().join();
  await eventually('two more', () => names() === 'interviewer-2,interviewer-3');
  done.abort();
  await scaled;
  await supervisor.end('interviewer-3');
  assert.equal(names(), 'interviewer-2');
  assert.deepEqual(reports, []);
});
