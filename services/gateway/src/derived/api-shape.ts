/** The API as lines that a client relies on: one for each operation, parameter and field, in the order of the document. */

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly parameters?: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses?: Readonly<Record<string, Content>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** The words that describe a value: types, the values of an enum, names of schemas. */
function wordsOf(schema: Schema): string[] {
  if (schema.$ref !== undefined) return [schema.$ref.split('/').at(-1) ?? ''];
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (parts.length > 0) return parts.flatMap(wordsOf);
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word));
  return [schema.type ?? 'any'].flat();
}

function fieldsOf(place: string, schema: Schema): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...parts.flatMap((part) => fieldsOf(place, part)),
    ...(schema.items ? valueOf(`${place}[]`, schema.items, true) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      valueOf(`${place}.${name}`, field, schema.required?.includes(name) ?? false),
    ),
  ];
}

function valueOf(place: string, schema: Schema, isRequired: boolean): string[] {
  const words = [...new Set(wordsOf(schema))].toSorted().join(' ');
  return [`${place}: ${isRequired ? 'required' : 'optional'} ${words}`, ...fieldsOf(place, schema)];
}

function contentOf(place: string, { content = {} }: Content, isRequired: boolean): string[] {
  return Object.entries(content).flatMap(([type, { schema }]) => valueOf(`${place} ${type}`, schema ?? {}, isRequired));
}

/** Lines that begin with `<` are sent by clients, those with `>` are sent to them. */
export function shapeOf({ paths, components }: OpenApi): string[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody, responses = {} }]) => {
      const name = `${method.toUpperCase()} ${path}`;
      return [
        `> ${name}: required operation`,
        ...parameters.flatMap(({ name: own, in: where, required, schema }) =>
          own === undefined ? [] : valueOf(`< ${name} ${where} ${own}`, schema ?? {}, required ?? false),
        ),
        ...(requestBody ? contentOf(`< ${name} body`, requestBody, requestBody.required ?? false) : []),
        ...Object.entries(responses)
          .filter(([status]) => status.startsWith('2'))
          .flatMap(([status, answer]) => contentOf(`> ${name} ${status}`, answer, true)),
      ];
    }),
  );
  const schemas = Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) =>
    valueOf(`> ${name}`, schema, true),
  );
  return [...new Set([...operations, ...schemas])];
}

interface Line {
  readonly required: boolean;
  readonly words: readonly string[];
}

function parsed(lines: readonly string[]): Map<string, Line> {
  return new Map(
    lines.map((line) => {
      const [, place = '', need = '', words = ''] = /^(.*): (required|optional) (.*)$/.exec(line) ?? [];
      return [place, { required: need === 'required', words: words.split(' ') }];
    }),
  );
}

/** What a client of the former API can no longer rely on, a line each. New values of an answer's enum and new fields are no break. */
export function breaksOf(former: readonly string[], present: readonly string[]): string[] {
  const [before, now] = [parsed(former), parsed(present)];
  const gone = [...before].flatMap(([place, line]) => {
    const next = now.get(place);
    if (!next) return [`${place} is gone`];
    const isSent = place.startsWith('<');
    if (isSent && next.required && !line.required) return [`${place} became required`];
    if (!isSent && !next.required && line.required) return [`${place} may be missing`];
    const lost = isSent ? line.words.filter((word) => !next.words.includes(word)) : [];
    const added = isSent ? [] : next.words.filter((word) => !line.words.includes(word) && !word.startsWith('"'));
    return [
      ...lost.map((word) => `${place} no longer takes ${word}`),
      ...added.map((word) => `${place} may be ${word}`),
    ];
  });
  const demanded = [...now].flatMap(([place, { required }]) => {
    const operation = /^< (\S+ \S+)/.exec(place)?.[1];
    // A field of an object that is new, or optional as a whole, asks nothing of a former client.
    const parent = place.replace(/(\.[^.[\]]+|\[\])$/, '');
    const isAsked = required && !before.has(place) && (parent === place || before.has(parent));
    return isAsked && operation !== undefined && before.has(`> ${operation}`) ? [`${place} is required now`] : [];
  });
  return [...gone, ...demanded];
}
