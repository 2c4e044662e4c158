import type { AuditAction } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { z } from 'zod';
import type { InnerAnswer } from '../core/call-route.ts';
import { type Input, checkInput } from '../core/read-input.ts';
import type { Route } from '../core/route.ts';

/** Groups of tools that a client may ask for. */
export const TOOLSETS = ['campaigns', 'reports', 'knowledge'] as const;
export type Toolset = (typeof TOOLSETS)[number];

/** A JSON Schema of an object. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Record<string, Record<string, unknown>>;
  readonly required: string[];
  readonly $defs?: Record<string, unknown>;
}

type Arguments = Readonly<Record<string, unknown>>;

/** One route, as an assistant sees it. Arguments, checks and rights are those of the route. */
export interface Tool<O extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly toolset: Toolset;
  readonly route: Route;
  /** Fields of query and body that the tool offers, in this order. The others keep their defaults. */
  readonly offers: readonly string[];
  /** Values of offered fields, where they differ from the route's: an assistant has less room than a program. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly effect: 'reads' | 'adds' | 'changes' | 'destroys';
  /** The audit log entries of a call, if they are fewer than the route's. */
  readonly audit?: readonly AuditAction[];
  /** Asked before a tool that destroys something does it. */
  readonly confirmation?: string;
  /** What an assistant gets: the part of the route's answer that it can use. */
  readonly output: O;
  shape(answer: InnerAnswer, given: Arguments): z.input<O>;
}

/** A tool whose output is typed by its schema. */
export function tool<O extends z.ZodObject>(definition: Tool<O>): Tool {
  return definition as unknown as Tool;
}

const namesInPath = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};

/** Of tools that destroy something, for clients that cannot be asked by the server. */
export const CONFIRMED = 'confirmed';

/** The parts of a request that passes the checks of the route. Errors: `invalid_request` with all problems. */
export function checkedInputOf(called: Pick<Tool, 'route' | 'offers' | 'defaults'>, own: Arguments): Input {
  const { route } = called;
  const input = inputOf(called, own);
  // By HTTP the parameters of a path are always there, and texts.
  checkInput({ ...route, params: z.object(pathShapeOf(route)) }, input, { schema: route.body, strict: true });
  return input;
}

/** Sorts the arguments of a tool into the parts of a request. Null is absent where it is no value. Errors: `invalid_request`. */
export function inputOf(
  { route, offers, defaults }: Pick<Tool, 'route' | 'offers' | 'defaults'>,
  own: Arguments,
): Input {
  const known = [...namesInPath(route.path), ...offers];
  assertKnown(known, own);
  const fields = { ...shapeOf(route.query), ...shapeOf(route.body) };
  const isGiven = (name: string, value: unknown): boolean =>
    value !== null || fields[name]?.safeParse(null).success === true;
  const given = {
    ...defaults,
    ...Object.fromEntries(Object.entries(own).filter(([name, value]) => isGiven(name, value))),
  };
  const among = (names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));
  const offered = (schema: z.ZodType | undefined): string[] => offers.filter((name) => name in shapeOf(schema));
  return {
    params: among(namesInPath(route.path)),
    query: among(offered(route.query)),
    body: withoutNulls(route.body, among(offered(route.body))),
  };
}

/** Without the inner fields that are null where their schema has no null. */
function withoutNulls(schema: z.ZodType | undefined, given: Arguments): Arguments {
  const own = structuredClone(given);
  for (const { path } of schema?.safeParse(own).error?.issues ?? []) {
    const holder = path.slice(0, -1).reduce<unknown>((value, step) => Object(value)[step] as unknown, own);
    const name = path.at(-1);
    if (typeof name === 'string' && isRecord(holder) && holder[name] === null) delete holder[name];
  }
  return own;
}

export const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MAX_NAMED = 10;
const MAX_NAME = 64;

function assertKnown(known: readonly string[], given: Arguments): void {
  const unknown = Object.keys(given).filter((name) => !known.includes(name) && name !== CONFIRMED);
  if (unknown.length === 0) return;
  throw new AppError('invalid_request', {
    publicMessage: `This tool has no such argument. Its arguments: ${known.join(', ') || 'none'}.`,
    problems: unknown.slice(0, MAX_NAMED).map((name) => ({
      loc: ['arguments', name.slice(0, MAX_NAME).toWellFormed()],
      msg: `Unknown argument.${suggestionFor(name, known)}`,
      type: 'extra_forbidden',
    })),
  });
}

/** Names the most similar argument, by pairs of letters, where it shares at least half of them. */
function suggestionFor(name: string, known: readonly string[]): string {
  const given = pairsOf(name.slice(0, MAX_NAME).toLowerCase());
  const likenesses = known.map((each) => {
    const pairs = pairsOf(each);
    return { each, likeness: (2 * [...given].filter((pair) => pairs.has(pair)).length) / (given.size + pairs.size) };
  });
  const closest = likenesses.reduce((best, next) => (next.likeness > best.likeness ? next : best), NOTHING_ALIKE);
  return closest.likeness < LEAST_LIKENESS ? '' : ` Did you mean ${closest.each}?`;
}

const NOTHING_ALIKE = { each: '', likeness: 0 };
const LEAST_LIKENESS = 0.5;

/** The ends count as well, so that a short word has enough pairs. */
const pairsOf = (word: string): Set<string> =>
  new Set(Array.from(`^${word}$`, (letter, index) => letter + (`^${word}$`[index + 1] ?? '')).slice(0, -1));

/** The JSON Schema of a tool's arguments, made from the schemas of its route. */
export function argumentsOf({
  route,
  offers,
  defaults = {},
}: Pick<Tool, 'route' | 'offers' | 'defaults'>): ObjectSchema {
  const fields = { ...shapeOf(route.query), ...shapeOf(route.body) };
  const offered = offers.map((name) => {
    const field = fields[name];
    if (!field) throw new Error(`${route.method} ${route.path} has no field ${name}`);
    return [name, name in defaults ? field.default(defaults[name]) : field] as const;
  });
  return schemaOf(z.object({ ...pathShapeOf(route), ...Object.fromEntries(offered) }), 'input');
}

const pathShapeOf = ({ path, params }: Route): Record<string, z.ZodType> =>
  Object.fromEntries(namesInPath(path).map((name) => [name, shapeOf(params)[name] ?? idNamed(name)]));

const idNamed = (name: string) => z.string().describe(`Id of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`);

/** The JSON Schema of what a tool answers. Without descriptions: a model reads them in the values. */
export const outputOf = ({ output }: Pick<Tool, 'output'>): ObjectSchema => schemaOf(output, 'output');

function schemaOf(schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _, ...whole } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      // Formats and patterns only cost a model's context; the route checks them.
      delete jsonSchema.pattern;
      delete jsonSchema.id;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (io === 'input') return;
      delete jsonSchema.description;
      delete jsonSchema.format;
      delete jsonSchema.additionalProperties;
    },
  });
  const { type: _type, properties, required, $defs } = whole as unknown as ObjectSchema;
  return { type: 'object', properties, required: required ?? [], ...($defs && { $defs }) };
}
