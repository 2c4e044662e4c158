import stringWidth from 'string-width';
import type { Terminal } from './command.ts';
import { json, oneLine, paint, safe } from './text.ts';

/** Heading → the text of a cell. */
export type Columns<T> = Readonly<Record<string, (item: T) => Cell>>;
export type Cell = string | number | boolean | null | undefined;

/** Writes results: tables for people, or JSON. */
export class Printer {
  readonly #terminal: Terminal;
  readonly isJson: boolean;

  constructor(terminal: Terminal, isJson: boolean) {
    this.#terminal = terminal;
    this.isJson = isJson;
  }

  /** A whole result as JSON, or what `people` gives. */
  result(value: unknown, people: () => string): void {
    this.#terminal.out(this.isJson ? `${json(value, 2)}\n` : withBreak(safe(people())));
  }

  /** One of several results that come one after the other: a line of JSON each. */
  line(value: unknown, people: () => string): void {
    this.#terminal.out(this.isJson ? `${json(value)}\n` : withBreak(safe(people())));
  }

  table<T>(items: readonly T[], columns: Columns<T>): void {
    if (this.isJson) return this.#terminal.out(`${json(items, 2)}\n`);
    for (const line of tableOf(items, columns, this.#terminal)) this.#terminal.out(`${line}\n`);
  }

  /** One thing: a line for each field, without those that have no value. */
  fields(value: unknown, fields: Readonly<Record<string, Cell>>): void {
    if (this.isJson) return this.#terminal.out(`${json(value, 2)}\n`);
    const shown = Object.entries(fields).filter(([, cell]) => cell !== null && cell !== undefined && cell !== '');
    const width = Math.max(0, ...shown.map(([name]) => name.length));
    for (const [name, cell] of shown) {
      const text = safe(String(cell)).replaceAll('\n', `\n${' '.repeat(width + 2)}`);
      this.#terminal.out(`${paint(this.#terminal, 'bold', name.padEnd(width))}  ${text}\n`);
    }
  }

  /** Talk, on stderr. */
  note(text: string): void {
    this.#terminal.error(`${safe(text)}\n`);
  }
}

const withBreak = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

const GAP = 2;
const NARROWEST_LAST = 12;

function tableOf<T>(items: readonly T[], columns: Columns<T>, terminal: Terminal): string[] {
  const headings = Object.keys(columns);
  const rows = items.map((item) => Object.values(columns).map((cell) => oneLine(String(cell(item) ?? '–'))));
  const widths = headings.map((heading, at) =>
    Math.max(stringWidth(heading), ...rows.map((row) => stringWidth(row[at] ?? ''))),
  );
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP, 0);
  const room = terminal.columns === undefined ? Infinity : Math.max(terminal.columns - before, NARROWEST_LAST);
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === cells.length - 1 ? cut(cell, room) : pad(cell, widths[at] ?? 0)))
      .join(' '.repeat(GAP));
  return [paint(terminal, 'bold', lineOf(headings)), ...rows.map(lineOf)];
}

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - stringWidth(text)));

function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  const kept: string[] = [];
  let used = 1;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    used += stringWidth(segment);
    if (used > width) break;
    kept.push(segment);
  }
  return `${kept.join('')}…`;
}
