import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Route } from '../core/route.ts';
import { TAG_GROUPS, type Tag } from '../core/tags.ts';
import { Slot } from '../schemas/booking.ts';
import { webhookCatalogue, webhookEnvelope } from '../webhook-catalogue.ts';
import { EXAMPLE_REQUEST_ID } from './errors.ts';
import { type JsonSchema, SchemaBook } from './json-schema.ts';
import { templatePath } from './names.ts';
import { operationOf } from './operation.ts';

const ErrorBody = z
  .object({
    detail: z.string().describe('What is wrong and what to do, for a person.'),
    code: z.string().describe('What is wrong, for a program.'),
    request_id: z.string().describe('The `X-Request-Id` of the request.'),
    alternatives: Slot.array().optional().describe('With `slot_taken`: free times near the one that was wanted.'),
  })
  .meta({ id: 'Error', description: 'An error.' });

const ValidationProblem = z.object({
  loc: z
    .union([z.string(), z.int()])
    .array()
    .describe('Where the problem is; starts with `body`, `query`, `path` or `header`.'),
  msg: z.string().describe('What is wrong, for a person.'),
  type: z.string().describe('What is wrong, for a program.'),
  input: z.unknown().optional().describe('The value that was sent, unless it is long or secret.'),
  ctx: z.record(z.string(), z.unknown()).optional().describe('The bound that was exceeded.'),
});
const ValidationErrorBody = z
  .object({
    detail: ValidationProblem.array().describe('Every problem that was found, up to 100.'),
    code: z.literal('invalid_request').describe('What is wrong, for a program.'),
    request_id: z.string().describe('The `X-Request-Id` of the request.'),
  })
  .meta({
    id: 'ValidationError',
    description: 'The error of an invalid request: the same shape, with a list as `detail`.',
  });

const introduction = readFileSync(new URL('introduction.md', import.meta.url), 'utf8');

/** The OpenAPI 3.1 document of a table of routes, as JSON text. */
export function openApiText(routes: readonly Route[], publicUrl: string): string {
  return JSON.stringify(openApiOf(routes, publicUrl));
}

export function openApiOf(routes: readonly Route[], publicUrl: string): JsonSchema {
  const book = new SchemaBook();
  const server = publicUrl.replace(/\/$/, '');
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const path = templatePath(route.path);
    paths[path] = { ...paths[path], [route.method]: operationOf(route, book, server) };
  }
  const webhooks = webhooksOf(book);
  book.of(ErrorBody, 'output');
  const validationError = book.of(ValidationErrorBody, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Interview Insights',
      version: '0.1.0',
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: server }],
    ...tagsOf(routes),
    paths,
    webhooks,
    components: {
      schemas: book.named,
      responses: { ValidationError: validationErrorResponse(validationError) },
      headers: responseHeaders,
      securitySchemes,
    },
  };
}

/** Tags with their titles and descriptions, and the groups that the reference page shows them in. Only those in use. */
function tagsOf(routes: readonly Route[]): JsonSchema {
  const used = new Set<Tag>(['webhook-events', ...routes.map(({ tag }) => tag)]);
  const groups = TAG_GROUPS.map(({ name, tags }) => ({
    name,
    tags: Object.entries(tags).filter(([tag]) => used.has(tag as Tag)),
  })).filter(({ tags }) => tags.length > 0);
  return {
    tags: groups.flatMap(({ tags }) =>
      tags.map(([name, [title, description]]) => ({ name, 'x-displayName': title, description })),
    ),
    'x-tagGroups': groups.map(({ name, tags }) => ({ name, tags: tags.map(([tag]) => tag) })),
  };
}

const text = { type: 'string' };
const responseHeaders = {
  RequestId: {
    description: "The caller's X-Request-Id, or a new one. Include it when you report a problem.",
    schema: text,
  },
  RateLimitPolicy: {
    description: 'The limit that applied: `q` requests in any `w` seconds (draft-ietf-httpapi-ratelimit-headers).',
    schema: text,
  },
  RateLimit: { description: '`r` requests are left, more in `t` seconds.', schema: text },
  RetryAfter: { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
  Link: { description: 'The next page, rel="next" (RFC 8288). Absent on the last.', schema: text },
  IgnoredFields: {
    description: 'Fields of the body that the route does not know, as paths. They were ignored.',
    schema: text,
  },
  IdempotentReplayed: { description: '`true` when this is the stored answer of an earlier request.', schema: text },
};

const securitySchemes = {
  api_key: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A workspace API key. Each operation names the scopes that it needs.',
  },
  retrieval_key: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A retrieval key: reads its one vault and nothing else.',
  },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: "The identity provider's access token." },
  participant: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of one participant session, obtained by joining.',
  },
};

function validationErrorResponse(schema: JsonSchema): JsonSchema {
  const detail = [{ loc: ['body', 'name'], msg: 'Field required', type: 'missing' }];
  const example = { detail, code: 'invalid_request', request_id: EXAMPLE_REQUEST_ID };
  return {
    description: 'The request is not valid.',
    content: { 'application/json': { schema, example } },
  };
}

/** The requests that receivers get: the envelope of each event, signed. */
function webhooksOf(book: SchemaBook): JsonSchema {
  const entries = webhookCatalogue.map((event) => {
    const { name, doc } = event;
    const envelope = webhookEnvelope(event);
    const operation = {
      operationId: `webhook_${name.replaceAll('.', '_')}`,
      tags: ['webhook-events'],
      summary: doc.replace(/\..*$/s, ''),
      description: doc,
      security: [],
      parameters: webhookHeaders,
      requestBody: { required: true, content: { 'application/json': { schema: book.of(envelope, 'output') } } },
      responses: { '2XX': { description: 'Received. Any other response is retried, up to 3 times.' } },
    };
    return [name, { post: operation }];
  });
  return Object.fromEntries(entries) as JsonSchema;
}

const webhookHeaders = Object.entries({
  'X-Service-Event': 'The event type.',
  'X-Service-Delivery-Id': 'A UUID, new for each attempt.',
  'X-Service-Signature': '`sha256=` and the lower-case hex HMAC-SHA256 of the raw body under the endpoint secret.',
  'webhook-id': 'Identical for all attempts to deliver one event to one endpoint.',
  'webhook-timestamp': 'Unix seconds of the attempt.',
  'webhook-signature': 'Standard Webhooks signature.',
}).map(([name, description]) => ({ name, in: 'header', required: true, description, schema: text }));
