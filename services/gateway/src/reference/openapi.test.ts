import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { routes } from '../routes/index.ts';
import { webhookCatalogue } from '../webhook-catalogue.ts';
import { openApiOf } from './openapi.ts';
import { templatePath } from './names.ts';

const document = openApiOf(routes, 'https://api.example.com/');

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  assert.equal(valid, true, JSON.stringify(errors));
  assert.equal(document['openapi'], '3.1.0');
});

test('every route is documented, with a unique operation id', () => {
  const paths = document['paths'] as Record<string, Record<string, { operationId: string }>>;
  const ids = routes.map((route) => paths[templatePath(route.path)]?.[route.method]?.operationId);
  assert.equal(new Set(ids).size, routes.length);
  assert.ok(!ids.includes(undefined));
});

test('every $ref resolves', () => {
  const text = JSON.stringify(document);
  for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    const components = document['components'] as Record<string, Record<string, unknown>>;
    assert.ok(components[kind]?.[name], `${kind}/${name}`);
  }
});

test('every event of the catalogue is documented as a webhook', () => {
  assert.deepEqual(
    Object.keys(document['webhooks'] as object),
    webhookCatalogue.map(({ name }) => name),
  );
});

test('no two routes have the same method and path', () => {
  const places = routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  assert.deepEqual(
    places.filter((place, index) => places.indexOf(place) !== index),
    [],
  );
});

test('no fixed path is shadowed by an earlier one with a parameter', () => {
  for (const [index, route] of routes.entries()) {
    const earlier = routes
      .slice(0, index)
      .filter(({ method, path }) => method === route.method && matches(path, route.path));
    assert.deepEqual(
      earlier.map(({ path }) => path),
      [],
      route.path,
    );
  }
});

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

test('every operation with a parameter or a body lists 422', () => {
  const { paths } = openApiOf(routes, 'https://api.example.com') as unknown as {
    paths: Record<string, Record<string, { parameters: unknown[]; requestBody?: unknown; responses: object }>>;
  };
  const missing = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, each]) => each.parameters.length > 0 || each.requestBody !== undefined)
      .filter(([, each]) => !('422' in each.responses))
      .map(([method]) => `${method} ${path}`),
  );
  assert.deepEqual(missing, []);
});

test('the examples of a stream are events of its schema', () => {
  interface Stream {
    schema: { properties: { event: { enum?: string[] } }; required: string[] };
    example?: unknown;
    examples?: Record<string, { value: Record<string, string> }>;
  }
  const operations = Object.values(document['paths'] as Record<string, Record<string, unknown>>).flatMap(Object.values);
  const streams = operations.flatMap(
    ({ responses }: { responses?: Record<string, { content?: Record<string, Stream> }> }) =>
      responses?.['200']?.content?.['text/event-stream'] ?? [],
  );
  const shown = streams.filter(({ examples }) => examples !== undefined);
  assert.ok(shown.length >= 3);
  for (const { schema, example, examples = {} } of streams) {
    assert.equal(example, undefined);
    for (const [kind, { value }] of Object.entries(examples)) {
      for (const field of schema.required) assert.equal(typeof value[field], 'string', field);
      assert.equal(value['event'], kind);
      assert.ok(schema.properties.event.enum?.includes(kind) ?? true, kind);
      assert.equal(typeof JSON.parse(value['data'] ?? ''), 'object');
    }
  }
});
