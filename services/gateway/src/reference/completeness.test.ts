import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import type { Route } from '../core/route.ts';
import { examples } from './examples.ts';
import type { JsonSchema } from './json-schema.ts';
import { operationId } from './names.ts';
import { openApiOf } from './openapi.ts';
import { routes } from '../routes/index.ts';

interface Media {
  schema?: JsonSchema;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: { name: string; in: string; description?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
}
interface Document {
  info: { description: string };
  tags: { name: string; description?: string }[];
  'x-tagGroups': { name: string; tags: string[] }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, { content: Record<string, Media> }>;
  };
}

const document = openApiOf(routes, 'https://api.example.com') as unknown as Document;
const { schemas, responses } = document.components;
const operations = [
  ...Object.values(document.paths).flatMap((methods) => Object.values(methods)),
  ...Object.values(document.webhooks).map(({ post }) => post),
];

const nameIn = (reference: unknown) => String(reference).split('/').at(-1) ?? '';

/** Every field under a schema, with its path. A named schema is entered once. */
function* fieldsOf(schema: JsonSchema, at: string, seen: Set<string>): Generator<[path: string, field: JsonSchema]> {
  if ('$ref' in schema) {
    const name = nameIn(schema['$ref']);
    if (seen.has(name)) return;
    seen.add(name);
    return yield* fieldsOf(schemas[name] ?? {}, name, seen);
  }
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((kind) => (schema[kind] ?? []) as JsonSchema[]);
  for (const inner of alternatives) yield* fieldsOf(inner, at, seen);
  for (const kind of ['items', 'additionalProperties']) {
    if (typeof schema[kind] === 'object') yield* fieldsOf(schema[kind] as JsonSchema, `${at}[]`, seen);
  }
  for (const [name, field] of Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)) {
    yield [`${at}.${name}`, field];
    yield* fieldsOf(field, `${at}.${name}`, seen);
  }
}

const isDescribed = (field: JsonSchema): boolean =>
  typeof field['description'] === 'string' || ('$ref' in field && isDescribed(schemas[nameIn(field['$ref'])] ?? {}));

test('every parameter, and every field of a request, response or webhook, has a description', () => {
  const seen = new Set<string>();
  const missing: string[] = [];
  let count = 0;
  for (const { operationId: id, parameters, requestBody, responses: answers } of operations) {
    for (const one of parameters) if (!one.description) missing.push(`${id} ${one.in} ${one.name}`);
    const contents = [requestBody, ...Object.values(answers)].map((part) => part?.content ?? {});
    for (const { schema = {} } of contents.flatMap((content) => Object.values(content))) {
      for (const [path, field] of fieldsOf(schema, id, seen)) {
        count += 1;
        if (!isDescribed(field)) missing.push(path);
      }
    }
  }
  assert.ok(count > 400, `${count} fields`);
  assert.deepEqual(missing, []);
});

/** The fields of an object schema, behind checks and conversions. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  return schema instanceof z.ZodPipe ? shapeOf(schema.in as z.ZodType) : {};
}

test('every optional request field with a default states it', () => {
  const operationOf = new Map(operations.map((operation) => [operation.operationId, operation]));
  const wrong: string[] = [];
  let count = 0;
  for (const route of routes) {
    const body = operationOf.get(operationId(route))?.requestBody?.content['application/json']?.schema;
    const properties = (body?.['properties'] ?? {}) as Record<string, JsonSchema>;
    for (const [name, schema] of Object.entries(route.body ? shapeOf(route.body) : {})) {
      const filled = schema.safeParse(undefined);
      if (!filled.success || filled.data === undefined || filled.data === null) continue;
      count += 1;
      const stated: unknown = properties[name]?.['default'];
      if (JSON.stringify(stated) !== JSON.stringify(filled.data)) wrong.push(`${operationId(route)}.${name}`);
    }
  }
  assert.ok(count >= 10, `${count} defaults`);
  assert.deepEqual(wrong, []);
});

/** Images and office documents have no example. */
const answersText = ({ success: { status, forms = ['application/json'] } }: Route) =>
  status !== 204 && forms.some((type) => type.includes('json') || type.startsWith('text/'));

test('every operation has an example of its request and of its response', () => {
  const missing = routes.filter((route) => {
    const { request, response } = examples[operationId(route)] ?? {};
    const needsRequest = route.body !== undefined && !route.body_optional;
    return (needsRequest && request === undefined) || (answersText(route) && response === undefined);
  });
  assert.deepEqual(missing.map(operationId), [], 'npm run examples');
});

test('every error has one shape: detail, code and request_id', () => {
  let count = 0;
  for (const { operationId: id, responses: answers } of operations.filter(
    ({ tags }) => !tags.includes('webhook-events'),
  )) {
    for (const [status, answer] of Object.entries(answers).filter(([code]) => code >= '400')) {
      const { content = {} } = answer.$ref ? (responses[nameIn(answer.$ref)] ?? {}) : answer;
      const schema = content['application/json']?.schema ?? {};
      const alternatives = (schema['anyOf'] as JsonSchema[] | undefined) ?? [schema];
      const error = alternatives
        .map((one) => schemas[nameIn(one['$ref'])])
        .find((one) => one?.['properties'] && 'code' in (one['properties'] as object));
      assert.deepEqual(error?.['required'], ['detail', 'code', 'request_id'], `${id} ${status}`);
      count += 1;
    }
  }
  assert.ok(count > 500);
});

test('the reference starts with the tags that every caller needs, and ends with administration and operation', () => {
  const chapters = [...document.info.description.matchAll(/^# (.+)$/gm)].map(([, title]) => title);
  assert.deepEqual(chapters, ['Authentication', 'Errors', 'Pagination', 'Idempotency', 'Rate limits', 'Webhooks']);
  const groups = document['x-tagGroups'];
  assert.deepEqual(
    groups.slice(-2).map(({ name }) => name),
    ['Administration', 'Operation'],
  );
  const grouped = groups.flatMap(({ tags }) => tags);
  assert.deepEqual(
    document.tags.map(({ name }) => name),
    grouped,
  );
  assert.ok(document.tags.every(({ description }) => description));
  assert.ok(operations.every(({ tags }) => tags.length === 1 && grouped.includes(tags[0] ?? '')));
});
