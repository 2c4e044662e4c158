import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;
type Direction = 'input' | 'output';

/** Collects the named schemas of a document while others refer to them. */
export class SchemaBook {
  readonly named: Record<string, JsonSchema> = {};

  /** The JSON Schema of `schema`, with every schema that has an id moved out into `named`. */
  of(schema: z.ZodType, direction: Direction): JsonSchema {
    // Inside of an array the schema itself is a reference too, where it has an id.
    const whole = z.toJSONSchema(z.array(schema), {
      io: direction,
      override: ({ zodSchema, jsonSchema }) => {
        tidy(jsonSchema, direction);
        if (direction === 'input') {
          sayWhatTrimmingMeans(zodSchema, jsonSchema);
          stateDefault(zodSchema, jsonSchema);
        }
      },
    });
    for (const [name, definition] of Object.entries(whole.$defs ?? {})) {
      this.#add(name, pointToComponents(definition) as JsonSchema);
    }
    return pointToComponents(whole.items) as JsonSchema;
  }

  #add(name: string, definition: JsonSchema): void {
    const known = this.named[name];
    if (known && JSON.stringify(known) !== JSON.stringify(definition)) {
      throw new Error(`Two schemas have the id ${name}, or it is used for input and output and differs`);
    }
    this.named[name] = definition;
  }
}

/** Drops patterns that only repeat a format, and keywords that would forbid new fields in responses. */
function tidy(schema: z.core.JSONSchema.BaseSchema, direction: Direction): void {
  if (schema.format) delete schema.pattern;
  if (direction === 'output') {
    if (schema.default === null) delete schema.default;
    if (schema.additionalProperties === false) delete schema.additionalProperties;
  }
}

/** zod leaves the default out where a value is converted after it was read. */
function stateDefault(zodSchema: z.core.$ZodType, schema: z.core.JSONSchema.BaseSchema): void {
  if (zodSchema instanceof z.ZodDefault) schema.default = zodSchema.def.defaultValue as typeof schema.default;
}

/** A text that is trimmed before its length counts must not be blank. */
function sayWhatTrimmingMeans(zodSchema: z.core.$ZodType, schema: z.core.JSONSchema.BaseSchema): void {
  const checks = zodSchema instanceof z.ZodString ? (zodSchema.def.checks ?? []) : [];
  const isTrimmed = checks.some((check) => check instanceof z.core.$ZodCheckOverwrite);
  if (isTrimmed && (schema.minLength ?? 0) > 0 && !schema.pattern && !schema.format) schema.pattern = '\\S';
}

function pointToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointToComponents);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const isReference = key === '$ref' && typeof item === 'string';
    return [key, isReference ? item.replace('#/$defs/', '#/components/schemas/') : pointToComponents(item)];
  });
  return Object.fromEntries(entries) as unknown;
}
