import type { ValidationProblem } from '@insights/errors';
import { z } from 'zod';

type Path = readonly (string | number)[];

/** More are not worth a header or an error. */
const MOST_FIELDS = 20;
const LONGEST_NAME = 64;
const LONGEST_HEADER = 1_000;
const SECRET_LOOK = /^(?:ii[a-z]|whsec|eyJ)[_\w.-]{8}/;

/** Where `value` has fields that its schema does not name. Goes by the schema alone, so it also works where a value is wrong. */
export function unknownFields(schema: z.ZodType, value: unknown): Path[] {
  const found: Path[] = [];
  collect(schema, value, [], found);
  return found;
}

function collect(given: z.ZodType, value: unknown, at: Path, found: Path[]): void {
  if (found.length >= MOST_FIELDS || typeof value !== 'object' || value === null) return;
  const schema = plain(given, value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(schema.element as z.ZodType, item, [...at, index], found);
  } else if (schema instanceof z.ZodRecord) {
    for (const [name, item] of Object.entries(value))
      collect(schema.valueType as z.ZodType, item, [...at, name], found);
  } else if (schema instanceof z.ZodObject && !schema.def.catchall && !Array.isArray(value)) {
    const shape = schema.shape as Record<string, z.ZodType>;
    for (const [name, item] of Object.entries(value)) {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (field) collect(field, item, [...at, name], found);
      else if (found.length < MOST_FIELDS) found.push([...at, name]);
    }
  }
}

/** Schemas of what is sent, by those that check less of it or cannot say which fields go together. */
const forms = new WeakMap<z.ZodType, z.ZodType>();

/** `schema`, whose known fields are those of `form`. */
export function sentAs<S extends z.ZodType>(schema: S, form: z.ZodType): S {
  forms.set(schema, form);
  return schema;
}

/** The schema of what is sent: without what is around it, and of several alternatives the one that fits. */
function plain(schema: z.ZodType, value: unknown): z.ZodType {
  const form = forms.get(schema);
  if (form) return plain(form, value);
  if (schema instanceof z.ZodPipe) {
    const isPreprocessed = schema.in instanceof z.ZodTransform;
    return plain((isPreprocessed ? schema.out : schema.in) as z.ZodType, value);
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as readonly z.ZodType[];
    const fitting = options.find((option) => option.safeParse(value).success);
    return fitting ? plain(fitting, value) : z.unknown();
  }
  if ('innerType' in schema.def) return plain(schema.def.innerType as z.ZodType, value);
  return schema;
}

/** As problems of a body that must have none. */
export const extraForbidden = (fields: readonly Path[]): ValidationProblem[] =>
  fields.map((path) => ({
    loc: ['body', ...path.map((step) => (typeof step === 'string' ? shortName(step) : step))],
    msg: 'Extra inputs are not permitted',
    type: 'extra_forbidden',
  }));

/** As a list of paths for a header, e.g. `gaol, questions[0].wieght`: ASCII, of limited length, and without what looks like a secret. */
export function fieldList(fields: readonly Path[]): string {
  let list = '';
  for (const path of fields) {
    const next = `${list}${list && ', '}${path.map(stepOf).join('')}`;
    if (next.length > LONGEST_HEADER) return `${list}${list && ', '}...`;
    list = next;
  }
  return list;
}

const stepOf = (step: string | number, index: number): string =>
  typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${encodeURIComponent(shortName(step))}`;

const shortName = (name: string): string =>
  SECRET_LOOK.test(name) ? '(hidden)' : name.slice(0, LONGEST_NAME).toWellFormed();
