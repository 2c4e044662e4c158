import { IDEMPOTENCY_KEY } from '../core/idempotency.ts';
import type { Access, Route } from '../core/route.ts';
import { examples } from './examples.ts';
import { RATE_HEADERS, errorResponses, isIdempotent } from './errors.ts';
import type { JsonSchema, SchemaBook } from './json-schema.ts';
import { operationId } from './names.ts';
import { samplesOf } from './samples.ts';

/** One route as an OpenAPI operation. */
export function operationOf(route: Route, book: SchemaBook, publicUrl: string): JsonSchema {
  const summary = /^[^.]*\.?/.exec(route.doc)?.[0] ?? '';
  return {
    operationId: operationId(route),
    tags: [route.tag],
    summary: summary.replace(/\.$/, ''),
    description: [route.doc, accessInWords(route.access), ...auditInWords(route)].join('\n\n'),
    ...(route.deprecated && { deprecated: true }),
    security: securityOf(route.access),
    parameters: parametersOf(route, book),
    ...(route.raw_body && { requestBody: rawBodyOf(route.raw_body) }),
    ...(route.body && { requestBody: requestBodyOf(route, route.body, book) }),
    responses: responsesOf(route, book),
    'x-codeSamples': samplesOf(route, publicUrl),
  };
}

/** Who may call, in one sentence. */
export function accessInWords(access: Access): string {
  if ('public' in access) return 'No credential needed.';
  if ('ops' in access) return 'A credential is optional, unless the operator requires one.';
  if ('any' in access) return 'Any API key or user.';
  if ('platform' in access) return 'Platform admins, and API keys with `*` that a platform admin created.';
  if ('retrieval_key' in access) return 'The retrieval key of a vault.';
  if ('participant' in access) return 'The participant of the session, with their token.';
  if ('user_only' in access) return access.role ? `Users with the role ${access.role} only.` : 'Users only.';
  const scopes = access.scopes.map((scope) => `\`${scope}\``).join(' and ');
  return `API keys with ${scopes}, or users with the role ${access.role}.`;
}

/** What the call leaves in the audit log. */
function auditInWords({ audit = [] }: Route): string[] {
  const actions = [audit].flat().map((action) => `\`${action}\``);
  return actions.length === 0 ? [] : [`Written to the audit log as ${actions.join(' or ')}.`];
}

function securityOf(access: Access): JsonSchema[] {
  const bearer = { bearer: [] };
  if ('public' in access) return [];
  if ('ops' in access) return [{}, { api_key: [] }, bearer];
  if ('user_only' in access) return [bearer];
  if ('participant' in access) return [{ participant: [] }];
  if ('retrieval_key' in access) return [{ retrieval_key: [] }];
  return [{ api_key: 'scopes' in access ? access.scopes : [] }, bearer];
}

function parametersOf(route: Route, book: SchemaBook): JsonSchema[] {
  const typed = route.params ? propertiesOf(book.of(route.params, 'input')) : {};
  const path = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    ...parameterOf(name, typed[name] ?? { type: 'string', description: pathParameterDoc(name) }),
    in: 'path',
    required: true,
  }));
  const headers = Object.entries({ ...(route.body && { Prefer: STRICT }), ...preferOf(route) }).map(
    ([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: { type: 'string' },
    }),
  );
  return [...path, ...queryParameters(route, book), ...(isIdempotent(route) ? [idempotencyKey] : []), ...headers];
}

const STRICT = '`handling=strict`: a field of the body that the route does not know is an error (RFC 7240).';

function preferOf({ body, headers = {} }: Route): Readonly<Record<string, string>> {
  const own = headers['Prefer'];
  return own !== undefined && body ? { ...headers, Prefer: `${own} ${STRICT}` } : headers;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A repeated request with the same key within 24 hours returns the first response.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
};

function queryParameters({ query }: Route, book: SchemaBook): JsonSchema[] {
  if (!query) return [];
  const schema = book.of(query, 'input');
  const required = Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : [];
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    ...parameterOf(name, property),
    in: 'query',
    required: required.includes(name),
  }));
}

/** A parameter carries the description of its schema. */
function parameterOf(name: string, { description, ...schema }: JsonSchema): JsonSchema {
  return { name, ...(description !== undefined && { description }), schema };
}

const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  token: 'The secret part of the link.',
  slug: 'Name of the demo in its address.',
};

function pathParameterDoc(name: string): string {
  return PATH_PARAMETERS[name] ?? `Id of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`;
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema['properties'] ?? {}) as Record<string, JsonSchema>;
}

function requestBodyOf(route: Route, body: NonNullable<Route['body']>, book: SchemaBook): JsonSchema {
  const others = Object.keys(route.body_forms ?? {}).map((type) => [type, { schema: { type: 'string' } }]);
  const example = examples[operationId(route)];
  return {
    required: !route.body_optional,
    content: {
      'application/json': {
        schema: book.of(body, 'input'),
        ...(example?.request !== undefined && { example: example.request }),
      },
      ...Object.fromEntries(others),
      ...(route.file_form && { 'multipart/form-data': { schema: book.of(route.file_form.schema, 'input') } }),
    },
  };
}

function rawBodyOf({ media_types }: NonNullable<Route['raw_body']>): JsonSchema {
  const schema = { type: 'string', format: 'binary' };
  return { required: true, content: Object.fromEntries(media_types.map((type) => [type, { schema }])) };
}

/** A status with two meanings (health: the same body, or an error) may have either body. */
function responsesOf(route: Route, book: SchemaBook): JsonSchema {
  const [success, errors] = [successOf(route, book), errorResponses(route)];
  const both = Object.keys(success).filter((status) => status in errors);
  const merged = both.map((status) => [status, eitherOf(success[status] as Response, errors[status] as Response)]);
  return { ...success, ...errors, ...Object.fromEntries(merged) };
}

interface Response {
  description: string;
  content: { 'application/json': { schema: JsonSchema } };
}

function eitherOf(success: Response, error: Response): JsonSchema {
  const schemas = [success, error].map(({ content }) => content['application/json'].schema);
  return {
    ...success,
    description: `${success.description} Or ${error.description}.`,
    content: { 'application/json': { schema: { anyOf: schemas } } },
  };
}

/** One event; OpenAPI 3.1 has no notation for a stream of them. A stream that can be resumed names its events. */
const serverSentEvent = (events: readonly string[] | undefined): JsonSchema => ({
  type: 'object',
  description: 'One event of the stream.',
  properties: {
    id: { type: 'string', description: 'Where the stream is; send it as `Last-Event-ID` to resume.' },
    event: { type: 'string', ...(events && { enum: events }), description: 'Kind of the event.' },
    data: { type: 'string', description: 'The event as JSON.' },
  },
  required: [...(events ? ['id'] : []), 'event', 'data'],
});

/** A recorded stream as examples of its schema: the first event of each kind. */
function eventsIn(stream: string): JsonSchema {
  const events = stream.split('\n\n').filter(Boolean).map(fieldsOf).toReversed();
  return Object.fromEntries(events.map((event) => [event['event'] ?? 'message', { value: event }]).toReversed());
}

const fieldsOf = (event: string): Record<string, string> =>
  Object.fromEntries(event.split('\n').map((line) => line.split(/: (.*)/, 2) as [string, string]));

function successOf(route: Route, book: SchemaBook): JsonSchema {
  const { status, body, forms = ['application/json'], events, also = [] } = route.success;
  if (status === 204) return { 204: { description: 'Done.' } };
  const schemaOf = (type: string) => {
    if (type === 'text/event-stream') return { schema: serverSentEvent(events) };
    if (type.endsWith('+json')) return { schema: { type: 'object' } };
    if (type !== 'application/json') return { schema: { type: 'string' } };
    return body ? { schema: book.of(body, 'output') } : {};
  };
  const { response: example, media_type = 'application/json' } = examples[operationId(route)] ?? {};
  const content = Object.fromEntries(forms.map((type) => [type, schemaOf(type)]));
  const shown = media_type === 'text/event-stream' ? { examples: eventsIn(String(example)) } : { example };
  const withExample = example === undefined ? {} : { [media_type]: { ...content[media_type], ...shown } };
  const headers = {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    ...RATE_HEADERS,
    ...((route.page ?? route.success.paged) && { Link: { $ref: '#/components/headers/Link' } }),
    ...(route.body && { 'X-Ignored-Fields': { $ref: '#/components/headers/IgnoredFields' } }),
    ...(isIdempotent(route) && { 'Idempotent-Replayed': { $ref: '#/components/headers/IdempotentReplayed' } }),
  };
  const answer = { description: 'Success.', headers, content };
  const others = also.map((code) => {
    const description =
      code < 400 ? 'Success, for another form of the request.' : 'The same body, when something is wrong.';
    return [code, { ...answer, description }];
  });
  return {
    [status]: { ...answer, content: { ...content, ...withExample } },
    ...Object.fromEntries(others),
  };
}
