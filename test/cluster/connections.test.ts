import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseAllDocuments } from 'yaml';
import type { Manifest } from '../support/helm.ts';
import { type Attempt, type Owner, parseAttempt, parseOwner } from './attempts.ts';
import { type Excuse, compare } from './connections.ts';

const pod = (component: string, port: number) => `
kind: Deployment
metadata: { name: ${component} }
spec:
  template:
    metadata: { labels: { app.kubernetes.io/component: ${component} } }
    spec: { containers: [{ ports: [{ name: own, containerPort: ${port} }] }] }
`;
const policy = (component: string, rules: string) => `
kind: NetworkPolicy
metadata: { name: ${component} }
spec:
  podSelector: { matchLabels: { app.kubernetes.io/component: ${component} } }
  policyTypes: [Ingress, Egress]
  ${rules}
`;
const peer = (component: string) => `{ podSelector: { matchLabels: { app.kubernetes.io/component: ${component} } } }`;

const front = `
  ingress: [{ ports: [{ port: own }] }]
  egress:
    - { ports: [{ port: 5432 }], to: [${peer('store')}] }
    - { ports: [{ port: 53, protocol: UDP }] }`;
const store = `
  ingress: [{ ports: [{ port: own }], from: [${peer('front')}] }]`;

/** A gateway that stores something. */
function release(rules: { front?: string; store?: string } = {}): Manifest[] {
  const parts = [
    pod('front', 8080),
    pod('store', 5432),
    policy('front', rules.front ?? front),
    policy('store', rules.store ?? store),
  ];
  return parts.flatMap((text) => parseAllDocuments(text)).map((document) => document.toJS() as Manifest);
}

const owner = (namespace: string, name: string, address: string, since = 0): Owner => ({
  namespace,
  name,
  address,
  since,
  labels: { 'app.kubernetes.io/component': name },
});
const owners = [
  owner('release', 'front', '10.0.0.1'),
  owner('release', 'store', '10.0.0.2'),
  owner('system', 'dns', '10.0.0.3'),
];

const attempt = (from: string, to: string, port: number, over: Partial<Attempt> = {}): Attempt => ({
  at: 10,
  protocol: 'TCP',
  from,
  asked: to,
  asked_port: port,
  to,
  port,
  ...over,
});
const everything = [
  attempt('192.0.2.1', '10.0.0.1', 8080, { asked: '10.9.0.1' }),
  attempt('10.0.0.1', '10.0.0.2', 5432),
  attempt('10.0.0.1', '10.0.0.3', 5353, { protocol: 'UDP', asked: '10.9.0.2', asked_port: 53 }),
];
/** Lookups may arrive at either port. */
const lookups = front.replace(
  'ports: [{ port: 53, protocol: UDP }]',
  'ports: [{ port: 53, protocol: UDP }, { port: 5353, protocol: UDP }]',
);

function compared(
  attempts: Attempt[],
  {
    rules = {},
    excuses = [],
    known = owners,
  }: { rules?: Parameters<typeof release>[0]; excuses?: Excuse[]; known?: Owner[] } = {},
) {
  const network = { services: '10.9.0.0/16', node: ['10.0.0.254'], outside: ['192.0.2.1'] };
  const observation = { attempts, owners: known, space: 'release', ...network };
  return compare(release({ front: lookups, ...rules }), observation, excuses);
}
const nothing = { refused: [], unneeded: [], excused: {}, stale: [] };

describe('comparison of policies with recorded connections', () => {
  test('no findings when the recorded connections are exactly the allowed ones', () => {
    assert.deepEqual(compared(everything), { allowed: 4, seen: 4, ...nothing });
  });

  test('a connection that one end does not allow is reported as refused', () => {
    for (const rules of [{ store: '' }, { front: 'ingress: [{ ports: [{ port: own }] }]' }]) {
      assert.ok(compared(everything, { rules }).refused.includes('front → store:5432/TCP'));
    }
  });

  test('both the Service’s and the pod’s port must be allowed, because networks enforce either', () => {
    assert.deepEqual(compared(everything, { rules: { front } }).refused, ['front → cluster:53|5353/UDP']);
  });

  test('an allowed connection that was never made is reported as unneeded', () => {
    const rules = { store: store.replace(peer('front'), `${peer('front')}, { namespaceSelector: {} }`) };
    assert.deepEqual(compared(everything, { rules }).unneeded, ['cluster → store:5432']);
  });

  test('the unused ports of a rule for all ports are reported as unneeded', () => {
    const boundless = {
      front: lookups.replace('ports: [{ port: 5432 }], ', ''),
      store: store.replace('ports: [{ port: own }], ', ''),
    };
    assert.ok(compared(everything, { rules: boundless }).unneeded.includes('front → store:1'));
  });

  test('a range of ports is one edge; a connection to any of its ports suffices', () => {
    const rules = {
      front: lookups.replace('{ port: 5432 }', '{ port: 5430, endPort: 5440 }'),
      store: store.replace('{ port: own }', '{ port: 5430, endPort: 5440 }'),
    };
    assert.deepEqual(compared(everything, { rules }), { allowed: 4, seen: 4, ...nothing });
    assert.deepEqual(compared(everything.toSpliced(1, 1), { rules }).unneeded, ['front → store:5430-5440']);
  });

  test('an excuse covers missing connections; one that covers none is reported as stale', () => {
    const excuses = [{ edge: /^front → store/, why: 'the store sleeps' }];
    const unseen = compared(everything.toSpliced(1, 1), { excuses });
    assert.deepEqual(unseen, {
      allowed: 4,
      seen: 3,
      ...nothing,
      excused: { 'the store sleeps': ['front → store:5432'] },
    });
    assert.deepEqual(compared(everything, { excuses }).stale, ['the store sleeps']);
  });

  test('kubelet probes are exempt, and connections outside the release are ignored', () => {
    const probe = attempt('10.0.0.254', '10.0.0.2', 9999);
    const foreign = attempt('10.0.0.3', '10.0.0.254', 6443);
    assert.deepEqual(compared([...everything, probe, foreign]), { allowed: 4, seen: 4, ...nothing });
  });

  test('a connection to a Service without pods is ignored', () => {
    const lost = attempt('10.0.0.1', '10.9.0.3', 5432);
    assert.deepEqual(compared([...everything, lost]), { allowed: 4, seen: 4, ...nothing });
  });

  test('an address belongs to the pod that had it at that time', () => {
    const known = [...owners, owner('system', 'job', '10.0.0.2', -5), owner('system', 'later', '10.0.0.1', 50)];
    assert.deepEqual(compared(everything, { known }), { allowed: 4, seen: 4, ...nothing });
    const late = compared([...everything, attempt('10.0.0.1', '10.0.0.2', 5432, { at: 60 })], { known });
    assert.deepEqual(late.refused, ['cluster → store:5432/TCP']);
  });

  test('an address without a known owner is an error', () => {
    assert.throws(() => compared([attempt('10.0.0.77', '10.0.0.2', 5432)]), /nobody is known to have had 10\.0\.0\.77/);
  });
});

describe('reading the output of conntrack and Kubernetes', () => {
  test('a connection through a Service: the requested address and the pod that it reached', () => {
    const line =
      '    [NEW] tcp      6 120 SYN_SENT src=10.244.0.7 dst=10.96.0.10 sport=4000 dport=53 [UNREPLIED] src=10.244.0.3 dst=10.244.0.7 sport=5353 dport=4000';
    const expected = { from: '10.244.0.7', asked: '10.96.0.10', asked_port: 53, to: '10.244.0.3', port: 5353 };
    assert.deepEqual(parseAttempt(line, 5), { at: 5, protocol: 'TCP', ...expected });
    assert.equal(parseAttempt(line.replace('tcp ', 'udp '), 5)?.protocol, 'UDP');
    assert.equal(parseAttempt(line.replace('tcp ', 'icmp'), 5), undefined);
  });

  test('a pod is read once it has an address', () => {
    const found = parseOwner('release front-1 10.244.0.7 2026-01-01T00:00:00Z {"app":"front"}');
    const since = Date.parse('2026-01-01T00:00:00Z');
    const expected = { namespace: 'release', name: 'front-1', address: '10.244.0.7', since, labels: { app: 'front' } };
    assert.deepEqual(found, expected);
    assert.equal(parseOwner('release front-1  2026-01-01T00:00:00Z {"app":"front"}'), undefined);
  });
});
