import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openApiOf } from '../../services/gateway/src/reference/openapi.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { additions } from './access-table.ts';
import { notYetServed, promised, promisedQuery } from './route-list.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Record<string, unknown>;
}
interface Operation {
  tags: string[];
  parameters: Parameter[];
  responses: Record<string, unknown>;
}
interface Line {
  area: string;
  statuses: string[];
  /** Method and path, as in the list. */
  name: string;
}

const paths = openApiOf(routes, 'https://api.example.com')['paths'] as Record<string, Record<string, Operation>>;
const document = new Map(
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  ),
);

function readList(text: string): Line[] {
  let area = '';
  return text.split('\n').flatMap((line): Line[] => {
    if (line.trim() === '') return [];
    if (!line.startsWith(' ')) area = line;
    const [, statuses, method, path] = /^ +(?:(\d[\d,]*) +)?([A-Z]+) +(\/\S*)$/.exec(line) ?? [];
    if (method === undefined) return [];
    return [{ area, statuses: statuses?.split(',') ?? [], name: `${method} ${path}` }];
  });
}

/** A route without the names of its path parameters. */
const shapeOf = (name: string): string => name.replace(/\{\w*\}/g, '{}');
const list = readList(promised);
const owed = readList(notYetServed);
const served = new Map([...document].map(([name, operation]) => [shapeOf(name), { name, operation }]));
const namesOf = (lines: readonly Line[]) => lines.map(({ name }) => name);

/** Routes that are specified and served. */
const comparable = list.flatMap((line) => {
  const found = served.get(shapeOf(line.name));
  return found ? [{ ...line, served: found }] : [];
});

test('every specified route is served, or listed as not yet served', () => {
  const isOwed = new Set(namesOf(owed));
  const missing = list.filter(({ name }) => !served.has(shapeOf(name)) && !isOwed.has(name));
  assert.deepEqual(namesOf(missing), [], 'these are neither served nor listed as not yet served');
  const areas = Map.groupBy(owed, ({ area }) => area);
  const counts = [...areas].map(([area, lines]) => `${area} ${lines.length}`);
  console.log(
    `${list.length} routes promised, ${list.length - owed.length} served; owed: ${counts.join(', ') || 'none'}`,
  );
});

test('no served route is listed as not yet served', () => {
  const done = owed.filter(({ name }) => served.has(shapeOf(name)));
  assert.deepEqual(namesOf(done), [], 'take these out of notYetServed in test/contract/route-list.ts');
});

test('the list of missing routes contains specified routes only, and no list has duplicates', () => {
  const known = new Set(namesOf(list));
  assert.deepEqual(
    namesOf(owed).filter((name) => !known.has(name)),
    [],
  );
  for (const lines of [list, owed]) assert.equal(new Set(lines.map(({ name }) => shapeOf(name))).size, lines.length);
});

test('every additional route has a reason', () => {
  const known = new Set(list.map(({ name }) => shapeOf(name)));
  const beyond = [...served.values()].map(({ name }) => name).filter((name) => !known.has(shapeOf(name)));
  assert.deepEqual(beyond.toSorted(), Object.keys(additions).toSorted());
});

test('path parameters have their specified names, and each is described once', () => {
  assert.ok(comparable.length >= 80);
  for (const { name, served: found } of comparable) {
    const wanted = [...name.matchAll(/\{(\w*)\}/g)].map(([, parameter]) => parameter);
    const actual = [...found.name.matchAll(/\{(\w*)\}/g)].map(([, parameter]) => parameter);
    const expected = actual.map((parameter, place) => wanted[place] || parameter);
    assert.deepEqual(actual, expected, name);
    const described = found.operation.parameters.filter((parameter) => parameter.in === 'path');
    assert.deepEqual(
      described.map((parameter) => parameter.name),
      actual,
      name,
    );
    assert.ok(
      described.every(({ required }) => required),
      name,
    );
  }
});

test('success statuses and groups match the specification', () => {
  for (const { name, area, statuses, served: found } of comparable) {
    const successes = Object.keys(found.operation.responses).filter((status) => status < '400');
    assert.deepEqual(successes, statuses, name);
    assert.deepEqual(found.operation.tags, [area], name);
  }
});

test('specified query parameters exist with their bounds', () => {
  for (const [name, parameters] of Object.entries(promisedQuery)) {
    const found = served.get(shapeOf(name));
    assert.ok(found, name);
    for (const [parameter, bounds] of Object.entries(parameters)) {
      const actual: Parameter | undefined = found.operation.parameters.find(
        (one) => one.in === 'query' && one.name === parameter,
      );
      assert.ok(actual, `${name}?${parameter}`);
      for (const [bound, value] of Object.entries(bounds)) {
        assert.equal(actual.schema[bound], value, `${name}?${parameter} ${bound}`);
      }
    }
  }
});
