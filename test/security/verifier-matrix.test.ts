import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { type Principal, servicePrincipal } from '@insights/auth-context';
import { SERVICE_NAMES } from '@insights/contracts';
import * as contracts from '@insights/contracts';
import type { Secrets } from '../../deploy/local/secrets.ts';
import type { ProcessEntry } from '../../deploy/local/supervisor.ts';
import { useSystem } from '../support/shared-stack.ts';
import { sampleOf } from '../support/size.ts';
import { Attempts, type Outcome, type Rpc, forge } from './rpc-attempts.ts';
import callers from './rpc-callers.json' with { type: 'json' };
import { asItself, groups, people } from './rpc-principals.ts';
import { servedTables } from './rpc-tables.ts';

const { dir } = await useSystem(after);

type Expected = Record<string, Record<string, Record<string, string[]>>>;
/** Reviewed by hand, independently of the services' tables. By service, gRPC service and method. */
const expected: Expected = callers;

/** Every RPC of the contracts but the one that carries the others. */
const { frames: _carrier, ...parts } = contracts;
const rpcs: Rpc[] = Object.values(parts).flatMap((part) =>
  Object.entries(part)
    .filter(([name]) => name.endsWith('ServiceService'))
    .flatMap(([, definition]) => Object.values(definition as ServiceDefinition))
    .map(({ path, requestStream, responseStream: streams }) => ({
      path,
      streams,
      isFramed: !requestStream && !streams,
    })),
);

/** One row of the matrix: who signs, and for whom. */
interface Row {
  readonly signer: string;
  readonly principal: string;
  readonly token: (audience: string) => Promise<string>;
}

function rowsWith(keys: Secrets['signing_keys']): Row[] {
  return SERVICE_NAMES.flatMap((signer) => {
    const key = keys[signer];
    assert.ok(key, `no key of ${signer}`);
    // One principal of each kind that a service may not name is enough.
    const { owner, key: apiKey, 'retrieval key': retrievalKey, participant } = people;
    const ofEachKind = { owner, key: apiKey, 'retrieval key': retrievalKey, participant };
    const spokenFor = signer === 'gateway' ? people : ofEachKind;
    const another = signer === 'gateway' ? 'reports' : 'gateway';
    const claimed = { ...spokenFor, [signer]: asItself(signer), [another]: servicePrincipal(another) };
    return Object.entries(claimed).map(([principal, claims]: [string, Principal]) => ({
      signer,
      principal,
      token: (audience: string) => forge(key, signer, audience, claims),
    }));
  });
}

/** One caller is enough for RPCs that a service does not serve. */
const triesAll = ({ signer, principal }: Row) => signer === 'gateway' && principal === 'gateway';

function expectedOutcome(service: string, { path }: Rpc, { signer, principal }: Row): Outcome {
  const [, name = '', method = ''] = path.split('/');
  const listed = expected[service]?.[name]?.[method];
  if (!listed) return 'not served';
  if (signer !== principal && (signer !== 'gateway' || !(principal in people))) return 'unauthenticated';
  const isListed = listed.some((word) => groups[word]?.some((person) => person === principal) ?? word === principal);
  return isListed ? 'let in' : 'caller_not_allowed';
}

interface Target {
  readonly service: string;
  readonly address: string;
}

interface Walk {
  readonly targets: readonly Target[];
  readonly rows: readonly Row[];
  /** At smoke size, every so many RPCs are tried in each row, in the next row others. */
  readonly share: number;
  wants(outcome: Outcome): boolean;
}

/** Tries the rows on the RPCs whose expected outcome `wants` selects. Returns the deviations and the number of attempts. */
async function walk({ targets, rows, share, wants }: Walk) {
  const wrong: string[] = [];
  let tried = 0;
  for (const { service, address } of targets) {
    const attempts = new Attempts(address);
    for (const [turn, row] of rows.entries()) {
      const token = await row.token(service);
      const due = rpcs
        .map((rpc) => ({ rpc, want: expectedOutcome(service, rpc, row) }))
        .filter(({ want }) => wants(want) && (want !== 'not served' || triesAll(row)));
      const chosen = sampleOf(due, share, turn);
      await Promise.all(
        chosen.map(async ({ rpc, want }) => {
          const got = await attempts.of(rpc, token);
          const who = `${row.principal}, signed by ${row.signer}`;
          if (got !== want) wrong.push(`${service} ${rpc.path} for ${who}: ${got} instead of ${want}`);
        }),
      );
      tried += chosen.length;
    }
    attempts.close();
  }
  return { wrong, tried };
}

test('the list of callers contains exactly the RPCs of the contracts', () => {
  const listed = Object.values(expected).flatMap((services) =>
    Object.entries(services).flatMap(([name, methods]) => Object.keys(methods).map((method) => `/${name}/${method}`)),
  );
  assert.deepEqual([...new Set(listed)].toSorted(), rpcs.map(({ path }) => path).toSorted());
  const words = Object.values(expected)
    .flatMap((services) => Object.values(services).flatMap(Object.values))
    .flat();
  assert.deepEqual(
    [...new Set(words)].filter((word) => !(word in groups) && !SERVICE_NAMES.some((name) => name === word)),
    [],
  );
});

const fromStack = <T>(file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as T;
const processes = fromStack<Record<string, ProcessEntry>>('processes.json');
const running: Target[] = Object.keys(expected).map((service) => ({
  service,
  address: `127.0.0.1:${processes[service]?.port}`,
}));

describe('every service key, principal and RPC', () => {
  test("with the services' tables, exactly the listed callers reach a handler", async (t) => {
    const { keys, targets } = await servedTables(t);
    const { wrong, tried } = await walk({ targets, rows: rowsWith(keys), share: 2, wants: () => true });
    assert.deepEqual(wrong, []);
    t.diagnostic(`${tried} calls`);
  });

  test('the running services reject every caller that is not listed', async (t) => {
    const { signing_keys } = fromStack<Secrets>('secrets.json');
    // Accepted calls would change the system; every other test shows that they are accepted.
    const { wrong, tried } = await walk({
      targets: running,
      rows: rowsWith(signing_keys),
      share: 8,
      wants: (want) => want !== 'let in',
    });
    assert.deepEqual(wrong, []);
    t.diagnostic(`${tried} calls`);
  });
});

test('without a principal the running services answer health checks only and do not reveal their RPCs', async () => {
  const health = { path: '/grpc.health.v1.Health/Check', streams: false, isFramed: false };
  const reflection = ['v1', 'v1alpha'].map((version) => ({
    path: `/grpc.reflection.${version}.ServerReflection/ServerReflectionInfo`,
    streams: true,
    isFramed: false,
  }));
  for (const { service, address } of running) {
    const attempts = new Attempts(address);
    assert.equal(await attempts.of(health, ''), 'let in', service);
    for (const rpc of reflection) assert.equal(await attempts.of(rpc, ''), 'not served', service);
    const own = rpcs.filter(({ path }) => expected[service]?.[path.split('/')[1] ?? '']);
    for (const rpc of own) assert.equal(await attempts.of(rpc, ''), 'unauthenticated', rpc.path);
    attempts.close();
  }
});
