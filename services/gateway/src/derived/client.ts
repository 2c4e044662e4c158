import type { Route } from '../core/route.ts';
import { type JsonSchema, SchemaBook } from '../reference/json-schema.ts';
import { groupName, templatePath } from '../reference/names.ts';
import { accessInWords } from '../reference/operation.ts';
import { commentOf, typeOf } from './typescript.ts';

const HEAD = `// Generated from the gateway's table of routes by \`npm run gen\`. Do not edit.
/* oxlint-disable max-lines */
import type { CallOptions, Page, Paged, Transport } from '../transport.ts';
`;

/** The typed client's source: a type for each named schema and a method for each route. */
export function clientSource(routes: readonly Route[]): string {
  const book = new SchemaBook();
  // Bytes are sent with `fetch` or a tus client.
  const callable = routes.filter(({ method, raw_body }) => method !== 'head' && !raw_body);
  const groups = Map.groupBy(callable, (route) => groupName(route.tag));
  const methods = [...groups].map(
    ([group, members]) => `${group}: {\n${members.map((route) => methodOf(route, book)).join('\n')}\n},`,
  );
  const types = Object.entries(book.named).map(
    ([name, schema]) => `${commentOf(schema)}export type ${name} = ${typeOf(schema)};\n`,
  );
  const operations = `/** Every route as a method, by tag. */
export function createOperations(send: Transport) {
return {
${methods.join('\n')}
};
}
`;
  return [HEAD, ...types, newContactFields(routes, book), operations].join('\n');
}

/** The plain fields of a new contact, which the command line tool offers as options. */
function newContactFields(routes: readonly Route[], book: SchemaBook): string {
  const body = routes.find(({ name }) => name === 'createContacts')?.body;
  const properties = Object.entries((body ? book.of(body, 'input')['properties'] : {}) as Record<string, JsonSchema>);
  const fields = properties.flatMap(([name, schema]) => {
    const type = ['string', 'boolean'].find((plain) => typeOf(schema).split(' | ')[0] === plain);
    return type === undefined ? [] : [{ name, type, about: schema['description'] }];
  });
  return `/** The plain fields of a new contact. */
export const NEW_CONTACT_FIELDS = ${JSON.stringify(fields)} as const;
`;
}

function methodOf(route: Route, book: SchemaBook): string {
  const input = inputOf(route, book);
  const { call, result } = answerOf(route, book);
  const query = route.query ? Object.keys(route.query.shape) : [];
  const operation = [
    `method: '${route.method.toUpperCase()}'`,
    `path: '${templatePath(route.path)}'`,
    ...(query.length > 0 ? [`query: ${JSON.stringify(query)}`] : []),
    ...(route.body ? ['hasBody: true'] : []),
  ].join(', ');
  return `/** ${route.doc} ${accessInWords(route.access)} */
${route.name}: (${input.parameter}, options?: CallOptions): Promise<${result}> => send.${call}({ ${operation} }, input, options),`;
}

function inputOf(route: Route, book: SchemaBook): { parameter: string } {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const typed = route.params ? book.of(route.params, 'input') : {};
  const properties = (typed['properties'] ?? {}) as Record<string, JsonSchema>;
  const path = names.map((name) => `${name}: ${typeOf(properties[name] ?? { type: 'string' })}`);
  const parts = [
    ...(path.length > 0 ? [`{ ${path.join('; ')} }`] : []),
    ...(route.query && Object.keys(route.query.shape).length > 0 ? [typeOf(book.of(route.query, 'input'))] : []),
    ...(route.body ? [`(${typeOf(book.of(route.body, 'input'))})`] : []),
  ];
  const isOptional = path.length === 0 && !needsSomething(route, book);
  const type = parts.length > 0 ? parts.join(' & ') : 'Record<string, never>';
  return { parameter: `input: ${type}${isOptional ? ' = {}' : ''}` };
}

function needsSomething(route: Route, book: SchemaBook): boolean {
  return [route.query, route.body].some((schema) => {
    const required = schema ? book.of(schema, 'input')['required'] : undefined;
    return (Array.isArray(required) && required.length > 0) || (schema === route.body && schema !== undefined);
  });
}

function answerOf(route: Route, book: SchemaBook): { call: string; result: string } {
  const { status, body, forms } = route.success;
  if (status === 204) return { call: 'nothing', result: 'void' };
  if (!body || (forms && forms.length > 1)) return { call: 'raw', result: 'Response' };
  const type = typeOf(book.of(body, 'output'));
  if (route.success.paged) return { call: `pagedJson<${type}>`, result: `Paged<${type}>` };
  if (!route.page) return { call: `json<${type}>`, result: type };
  const item = type.replace(/\[\]$/, '');
  return { call: `page<${item}>`, result: `Page<${item}>` };
}
