export type SettingKind = 'integer' | 'number' | 'boolean' | 'string' | 'url' | 'urls' | 'choice' | 'json' | 'list';

/** One setting: its variable, its allowed values and its meaning. */
export interface Setting<T> {
  readonly env: string;
  readonly kind: SettingKind;
  readonly doc: string;
  readonly secret: boolean;
  /** Allowed values in words, for messages and the table in the docs. */
  readonly allowed: string;
  readonly default: T | undefined;
  /** Parses the variable's text; throws an Error that says what is wrong without repeating a secret. */
  parse(text: string): T;
}

interface Common<T> {
  env: string;
  doc: string;
  default?: T;
  secret?: boolean;
}

function define<T>(kind: SettingKind, allowed: string, options: Common<T>, parse: (text: string) => T): Setting<T> {
  return {
    env: options.env,
    kind,
    allowed,
    doc: options.doc,
    secret: options.secret ?? false,
    default: options.default,
    parse,
  };
}

function parseNumber(text: string, isWhole: boolean, min: number, max: number): number {
  const value = Number(text);
  const wanted = `${isWhole ? 'a whole number' : 'a number'} from ${min} to ${max}`;
  if (text.trim() === '' || Number.isNaN(value)) throw new Error(`is not ${wanted}`);
  if (isWhole && !Number.isInteger(value)) throw new Error(`is not ${wanted}`);
  if (value < min || value > max) throw new Error(`is outside ${min} to ${max}`);
  return value;
}

function checkUrl(text: string, protocols: readonly string[]): void {
  if (!URL.canParse(text)) throw new Error('is not a URL');
  if (!protocols.includes(new URL(text).protocol)) throw new Error(`must begin with ${protocols.join(' or ')}`);
}

const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Builders for settings. Every number has bounds; the name ends in the unit. */
export const setting = {
  integer: (o: Common<number> & { min: number; max: number }): Setting<number> =>
    define('integer', `${o.min}..${o.max}`, o, (text) => parseNumber(text, true, o.min, o.max)),

  number: (o: Common<number> & { min: number; max: number }): Setting<number> =>
    define('number', `${o.min}..${o.max}`, o, (text) => parseNumber(text, false, o.min, o.max)),

  boolean: (o: Common<boolean>): Setting<boolean> =>
    define('boolean', 'true, false', o, (text) => {
      if (text !== 'true' && text !== 'false') throw new Error('is neither true nor false');
      return text === 'true';
    }),

  string: (o: Common<string> & { maxLength?: number }): Setting<string> =>
    define('string', `1..${o.maxLength ?? 4096} characters`, o, (text) => {
      if (text.length === 0 || text.length > (o.maxLength ?? 4096)) {
        throw new Error(`must have 1 to ${o.maxLength ?? 4096} characters`);
      }
      return text;
    }),

  url: (o: Common<string> & { protocols: string[] }): Setting<string> =>
    define('url', `URL (${o.protocols.join(', ')})`, o, (text) => {
      checkUrl(text, o.protocols);
      return text;
    }),

  /** One or more servers of one cluster, separated by commas, all with the same protocol. */
  urls: (o: Common<URL[]> & { protocols: string[] }): Setting<URL[]> =>
    define('urls', `URLs (${o.protocols.join(', ')}), comma-separated`, o, (text) => {
      const urls = itemsOf(text);
      if (urls.length === 0) throw new Error('has no URL');
      for (const url of urls) checkUrl(url, o.protocols);
      const parsed = urls.map((url) => new URL(url));
      if (new Set(parsed.map(({ protocol }) => protocol)).size > 1) throw new Error('mixes protocols');
      return parsed;
    }),

  choice: <const V extends string>(o: Common<V> & { of: readonly V[] }): Setting<V> =>
    define('choice', o.of.join(', '), o, (text) => {
      const value = o.of.find((candidate) => candidate === text);
      if (value === undefined) throw new Error(`is none of ${o.of.join(', ')}`);
      return value;
    }),

  /** Comma-separated; spaces around items are dropped. */
  list: (o: Common<string[]>): Setting<string[]> => define('list', 'comma-separated', o, itemsOf),

  /** JSON text, checked and typed by `check`, which throws an Error that says what is wrong. */
  json: <T>(o: Common<T> & { shape: string; check: (value: unknown) => T }): Setting<T> =>
    define('json', `JSON: ${o.shape}`, o, (text) => {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        throw new Error('is not valid JSON');
      }
      return o.check(value);
    }),
};
