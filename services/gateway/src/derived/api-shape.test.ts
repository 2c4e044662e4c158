import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openApiText } from '../reference/openapi.ts';
import { routes } from '../routes/index.ts';
import { type OpenApi, breaksOf, shapeOf } from './api-shape.ts';

const document = openApiText(routes, 'https://api.example.com');
const former = shapeOf(JSON.parse(document) as OpenApi);

// oxlint-disable-next-line typescript/no-explicit-any -- a document is changed anywhere
type Anything = any;

/** What breaks for clients when the document is changed. */
function breaksAfter(change: (api: Anything) => void): string[] {
  const api = JSON.parse(document) as Anything;
  change(api);
  return breaksOf(former, shapeOf(api as OpenApi));
}

const bodyOf = (api: Anything) => api.paths['/v1/interviews'].post.requestBody.content['application/json'].schema;

test('an unchanged API breaks nothing, and neither do a new route, a new optional field and a new field of an answer', () => {
  assert.ok(former.length > 1_000);
  assert.deepEqual(
    breaksAfter((api) => {
      api.paths['/v1/new'] = { post: { ...api.paths['/v1/interviews'].post } };
      bodyOf(api).properties.extra = { type: 'string' };
      api.components.schemas.Interview.properties.extra = { type: 'string' };
      api.components.schemas.Interview.properties.status.enum?.push('new');
    }),
    [],
  );
});

test('a removed route, a removed or optional field of an answer, and another type are breaks', () => {
  const fields = (api: Anything) => api.components.schemas.Interview;
  assert.match(breaksAfter((api) => delete api.paths['/v1/interviews'].get)[0] ?? '', /GET \/v1\/interviews is gone/);
  assert.deepEqual(
    breaksAfter((api) => delete fields(api).properties.goal),
    ['> Interview.goal is gone'],
  );
  assert.deepEqual(
    breaksAfter((api) => (fields(api).required = fields(api).required.filter((name: string) => name !== 'goal'))),
    ['> Interview.goal may be missing'],
  );
  assert.deepEqual(
    breaksAfter((api) => (fields(api).properties.goal = { type: 'integer' })),
    ['> Interview.goal may be integer'],
  );
  assert.deepEqual(
    breaksAfter((api) => (fields(api).properties.goal = { anyOf: [{ type: 'string' }, { type: 'null' }] })),
    ['> Interview.goal may be null'],
  );
});

test('a new required field of a request, and a value that is no longer taken, are breaks', () => {
  const place = '< POST /v1/interviews body application/json';
  assert.deepEqual(
    breaksAfter((api) => {
      bodyOf(api).properties.extra = { type: 'string' };
      bodyOf(api).required.push('extra');
    }),
    [`${place}.extra is required now`],
  );
  const narrowed = breaksAfter((api) => bodyOf(api).properties.questions.items.properties.kind.enum.pop());
  assert.equal(narrowed.length, 1);
  assert.match(narrowed[0] ?? '', /questions\[\]\.kind no longer takes "/);
});
