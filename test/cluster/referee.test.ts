import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { findHelm, render } from '../support/helm.ts';
import { podsIn } from '../support/network-graph.ts';
import { type Connection, type Place, permits, policiesOf } from '../support/network-policies.ts';
import { size } from '../support/size.ts';
import { whyNever } from './place.ts';
import { askCyclonus, cyclonus, provideCyclonus } from './referee.ts';

const helm = findHelm() ?? '';
const isCold = (size === 'smoke' || whyNever() !== '') && !existsSync(cyclonus);
const skip = helm === '' || isCold ? 'helm or cyclonus is missing: `npm run proof -- cluster` builds both' : false;

const strangers: Place[] = [
  { namespace: 'monitoring', labels: { app: 'prometheus' } },
  { namespace: 'ingress', labels: {} },
  ...['198.51.100.7', '10.20.3.4', '172.20.0.1', '2001:db8::1', 'fd00::1'].map((address) => ({ address })),
];
const tcp = [1, 53, 443, 465, 587, 1024, 4222, 4318, 5353, 5432, 6443, 8080, 8222, 9090, 50_051];
const ports: [number, 'TCP' | 'UDP'][] = [
  ...tcp.map((port): [number, 'TCP'] => [port, 'TCP']),
  [53, 'UDP'],
  [5353, 'UDP'],
];

describe('the evaluation of policies', { skip }, () => {
  before(provideCyclonus);

  for (const values of ['trial', 'external', 'operators']) {
    test(`${values}: Cyclonus gives the same verdict for every connection`, async () => {
      const manifests = await render(helm, values);
      const places = [...podsIn(manifests, 'ns').values(), ...strangers];
      const pairs = places.flatMap((from) => places.flatMap((to) => (from === to ? [] : [{ from, to }])));
      const asked = pairs.flatMap((ends) => ports.map(([port, protocol]): Connection => ({ ...ends, port, protocol })));
      const ours = asked.map((each) =>
        (['egress', 'ingress'] as const).every((direction) => permits(policiesOf(manifests), 'ns', direction, each)),
      );
      const theirs = await askCyclonus(manifests, 'ns', asked);
      assert.equal(theirs.length, asked.length);
      assert.ok(theirs.includes(true) && theirs.includes(false));
      const different = asked.filter((_each, index) => ours[index] !== theirs[index]);
      assert.deepEqual(different, []);
      console.log(`${values}: ${asked.length} questions, the same answers`);
    });
  }
});
