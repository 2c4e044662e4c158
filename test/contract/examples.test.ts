import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LargeField } from '../../services/gateway/src/core/large-field.ts';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { examples } from '../../services/gateway/src/reference/examples.ts';
import { operationId } from '../../services/gateway/src/reference/names.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { recordExamples } from '../support/examples.ts';
import { useSystem } from '../support/shared-stack.ts';
import { size } from '../support/size.ts';

const system = await useSystem(after);
const byId = new Map(routes.map((route) => [operationId(route), route]));

/** A body as its schema describes it, with large fields unparsed. */
function asReceived({ large_field: field }: Route, request: unknown): unknown {
  if (field === undefined || typeof request !== 'object' || request === null) return request;
  const { [field]: large, ...rest } = request as Record<string, unknown>;
  return { ...rest, [field]: new LargeField(Buffer.from(JSON.stringify(large))) };
}

test('every example of the reference belongs to an operation and matches its schemas', () => {
  assert.ok(Object.keys(examples).length >= 30);
  for (const [id, { request, response }] of Object.entries(examples)) {
    const route = byId.get(id);
    assert.ok(route, id);
    if (request !== undefined) assert.equal(route.body?.safeParse(asReceived(route, request)).error, undefined, id);
    if (response === undefined || !route.success.body) continue;
    const parsed = route.success.body.safeParse(response);
    assert.equal(parsed.error, undefined, id);
    assert.deepEqual(parsed.data, response, `${id} shows what no answer has`);
  }
});

test('no example contains a secret', () => {
  const text = JSON.stringify(examples);
  const secrets = text.match(/ii[a-z]_[0-9A-Za-z]{38}|whsec_[0-9A-Za-z]|127\.0\.0\.1:(?!65535\/)|eyJ/);
  assert.equal(secrets, null);
});

/** The types of a value's parts; a list by its first item; a nullable part matches anything. */
function shapeOf(value: unknown): unknown {
  if (value === null || value === undefined) return 'any';
  if (Array.isArray(value)) return value.length === 0 ? 'any' : [shapeOf(value[0])];
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

/** Where two shapes differ first, or undefined. */
function difference(a: unknown, b: unknown, place: string): string | undefined {
  if (a === 'any' || b === 'any' || a === b) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return place;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const name of names) {
    if (!(name in a) || !(name in b)) return `${place}.${name}`;
    const inner = difference(a[name as keyof typeof a], b[name as keyof typeof b], `${place}.${name}`);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

test('recording the examples again gives the same shapes', { skip: size === 'smoke' && 'npm run proof' }, async () => {
  const recorded = await recordExamples(system);
  assert.deepEqual(Object.keys(recorded), Object.keys(examples), 'npm run examples');
  const changed = Object.entries(examples).map(([id, example]) =>
    difference(shapeOf(example), shapeOf(recorded[id]), id),
  );
  assert.deepEqual(
    changed.filter((place) => place !== undefined),
    [],
    'npm run examples',
  );
});
