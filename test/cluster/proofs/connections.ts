import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { type Manifest, manifestsOf } from '../../support/helm.ts';
import { RELEASE, SPACE, helm, inSpace } from '../application.ts';
import { type Excuse, compare } from '../connections.ts';
import { BRIDGE_IP } from '../network.ts';
import { HOST_IP, NODE_IP, SERVICE_RANGE } from '../place.ts';
import type { Scene } from '../scene.ts';
import { say } from '../shell.ts';

/** Allowed connections that cannot be seen here. */
const excuses: Excuse[] = [
  { edge: /^\S+ → anybody:(53|5353)$/, why: 'DNS uses TCP for answers that do not fit into a datagram: none here' },
  { edge: /^identity → campaigns:50051$/, why: 'needed for mail to contacts: there is no mail server here' },
  { edge: /^identity → webhooks:50051$/, why: 'needed for mail on failing endpoints: there is no mail server here' },
];

async function manifests(): Promise<Manifest[]> {
  const texts = await Promise.all(['manifest', 'hooks'].map((what) => helm('get', what, RELEASE)));
  return texts.flatMap(manifestsOf);
}

/** The cluster does not enforce policies, so the recorded connections are compared with those that the policies allow. */
export function proveConnections({ recorder }: Scene): void {
  test('an operator’s pod runs a command on NATS', async () => {
    await inSpace('create', 'job', 'operations', `--from=cronjob/${RELEASE}-operations`);
    await inSpace('wait', 'job/operations', '--for=jsonpath={.status.ready}=1', '--timeout=2m');
    const list = ['node', 'packages/messaging/src/dead-letters.ts', 'list'];
    await inSpace('exec', 'job/operations', '--', ...list);
    await inSpace('delete', 'job', 'operations');
  });

  test('every recorded connection is allowed, and every allowed one is needed', async () => {
    const known = { space: SPACE, services: SERVICE_RANGE, node: [NODE_IP, BRIDGE_IP], outside: [HOST_IP] };
    const all = await manifests();
    const look = () => compare(all, { ...recorder.seen(), ...known }, excuses);
    // Some connections are periodic: Prometheus scrapes every 15 s.
    await eventually(() => assert.deepEqual(look().unneeded, []), { timeout_ms: 120_000, every_ms: 3_000 });
    const { refused, stale, excused, allowed, seen } = look();
    say(`network: ${allowed} connections are allowed, ${seen} of them were seen`);
    for (const [why, edges] of Object.entries(excused)) {
      const shown = edges.length > 2 ? `${edges[0]} and ${edges.length - 1} others` : edges.join(', ');
      say(`network: not seen: ${shown}: ${why}`);
    }
    assert.deepEqual({ refused, stale }, { refused: [], stale: [] });
    assert.ok(seen > 0);
  });
}
