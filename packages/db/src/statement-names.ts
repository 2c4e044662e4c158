import { createHash } from 'node:crypto';
import process from 'node:process';
import { Client, type ClientConfig, type QueryConfig } from 'pg';

/** A statement that runs this often in a process gets a name. */
const FREQUENT = 10;
/** Every connection keeps each named statement, with its plan: some 20 kB. */
const MOST_NAMES = 100;
/** Texts that are counted at the same time: those built for a number of rows are many, and rarely run again. */
const MOST_COUNTED = 1_000;
const IN_BRACKETS = /\([^()]*\)/g;

/**
 * Whether the result has all columns of a table: after a migration that adds one, a prepared statement would fail on open connections.
 * Inner queries are planned anew by themselves.
 */
function returnsAllColumns(text: string): boolean {
  let outer = text;
  for (let before = ''; outer !== before;) {
    before = outer;
    outer = outer.replaceAll(IN_BRACKETS, '');
  }
  return /[\s,.]\*\s*(?:,|$|from\b)/i.test(outer);
}

/** A partial unique index as the target of a conflict: a general plan does not know whether a value meets its condition, and fails. */
const ON_PARTIAL_INDEX = /\bon conflict\s*\([^)]*\)\s*where\b/i;

const isPreparable = (text: string): boolean => !returnsAllColumns(text) && !ON_PARTIAL_INDEX.test(text);

/** Gives frequent statements names, so that a connection parses and plans them once (test/bench/prepared-statements.ts). */
class StatementNames {
  /** Undefined for a frequent statement that must not have one. */
  readonly #names = new Map<string, string | undefined>();
  readonly #counts = new Map<string, number>();

  /** The statement for the driver, which prepares what has a name. */
  prepare(text: string, values: readonly unknown[]): QueryConfig {
    const own = { text, values: [...values] };
    // Without values the driver sends the text alone, which may be several statements.
    if (own.values.length === 0) return own;
    if (!this.#names.has(text) && this.#names.size < MOST_NAMES && this.#isFrequent(text)) {
      this.#names.set(text, isPreparable(text) ? preparedName(text) : undefined);
    }
    const name = this.#names.get(text);
    return name === undefined ? own : { ...own, name };
  }

  /** Counts one more run. */
  #isFrequent(text: string): boolean {
    const runs = (this.#counts.get(text) ?? 0) + 1;
    if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
    this.#counts.set(text, runs);
    return runs >= FREQUENT;
  }
}

/** The name under which a statement is prepared: another text has another name. */
export const preparedName = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Those of this process. */
const statementNames = new StatementNames();

type Query = (...args: unknown[]) => unknown;

/**
 * A connection whose frequent statements are prepared, and which sends statements that follow one another without a pause in one write: the
 * kernel's part of a write costs more than most statements' text.
 */
export class PreparingClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    const named: Query = (text, values, ...rest) => {
      const { stream } = this.connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      return typeof text === 'string' && Array.isArray(values)
        ? query(statementNames.prepare(text, values), ...rest)
        : query(text, values, ...rest);
    };
    this.query = named as Client['query'];
  }
}
