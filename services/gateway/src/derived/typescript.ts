import type { JsonSchema } from '../reference/json-schema.ts';

/** A JSON Schema as a TypeScript type. */
export function typeOf(schema: JsonSchema): string {
  const { $ref: reference, const: constant, enum: values, anyOf, oneOf, allOf, type } = schema;
  if (typeof reference === 'string') return reference.split('/').at(-1) ?? 'unknown';
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  const alternatives = anyOf ?? oneOf;
  if (Array.isArray(alternatives)) return union((alternatives as JsonSchema[]).map(typeOf));
  if (Array.isArray(allOf)) return (allOf as JsonSchema[]).map(typeOf).join(' & ');
  if (Array.isArray(type)) return union(type.map((one: unknown) => typeOf({ ...schema, type: one })));
  return ofPlainType(schema);
}

function union(types: string[]): string {
  return [...new Set(types)].join(' | ');
}

function ofPlainType(schema: JsonSchema): string {
  switch (schema['type']) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array': {
      const item = typeOf((schema['items'] ?? {}) as JsonSchema);
      return /[|&]/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return ofObject(schema);
    default:
      return 'unknown';
  }
}

function ofObject(schema: JsonSchema): string {
  const required = new Set(schema['required'] as string[] | undefined);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) {
    const values = schema['additionalProperties'];
    return `Record<string, ${typeof values === 'object' ? typeOf(values as JsonSchema) : 'unknown'}>`;
  }
  const lines = properties.map(([name, property]) => {
    const isThere = required.has(name);
    return `${commentOf(property)}${name}${isThere ? '' : '?'}: ${typeOf(property)}${isThere ? '' : ' | undefined'};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

/** The description as a doc comment, where there is one. */
export function commentOf(schema: JsonSchema): string {
  const { description } = schema;
  return typeof description === 'string' ? `/** ${description.replaceAll('*/', '* /')} */\n` : '';
}
