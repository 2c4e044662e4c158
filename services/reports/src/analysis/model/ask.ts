import { createHash } from 'node:crypto';
import { CUT, type Desk } from '../asks.ts';
import type { Check } from '../types.ts';
import { type AnswerTo, QUESTIONS, type QuestionName, versioned } from './questions.ts';

/** Counts what is dropped. A run starts from the beginning, with a counter of its own. */
export type Dropped = (check: Check) => void;

/** The answer to a question; null if there is no usable one, undefined while it is missing. */
export function ask<Name extends QuestionName>(
  desk: Desk,
  name: Name,
  data: unknown,
  conversation_ids: readonly string[],
): AnswerTo<Name> | typeof CUT | null | undefined {
  const answer = desk.ask(versioned(name), data, conversation_ids);
  if (answer === undefined || answer === CUT) return answer;
  const { data: parsed } = QUESTIONS[name].answer.safeParse(answer);
  return (parsed as AnswerTo<Name> | undefined) ?? null;
}

/** Items that were asked about together, and the answer. */
export interface Part<Item, Name extends QuestionName> {
  readonly items: readonly Item[];
  readonly answer: AnswerTo<Name> | null;
}

export interface About<Item> {
  readonly items: readonly Item[];
  dataOf(items: readonly Item[]): unknown;
  idsOf(items: readonly Item[]): readonly string[];
}

/** Asks about items together; where the answer was cut, about each half. */
export function askAbout<Name extends QuestionName, Item>(
  desk: Desk,
  name: Name,
  { items, dataOf, idsOf }: About<Item>,
): Part<Item, Name>[] | undefined {
  const answer = ask(desk, name, dataOf(items), idsOf(items));
  if (answer === undefined) return undefined;
  if (answer !== CUT) return [{ items, answer }];
  if (items.length < 2) return [{ items, answer: null }];
  const middle = Math.ceil(items.length / 2);
  const halves = [items.slice(0, middle), items.slice(middle)];
  return wholeOf(halves.map((half) => askAbout(desk, name, { items: half, dataOf, idsOf })))?.flat();
}

/** Undefined while one is missing. Takes an array, so that all have been asked for by then. */
export const wholeOf = <T>(found: readonly (T | undefined)[]): T[] | undefined =>
  found.every((each) => each !== undefined) ? (found as T[]) : undefined;

/** Lists of at most `size` items. */
export const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

export const hashOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** In the order of a hash: the same for the same content, in whatever order it came, and without meaning. */
export const shuffled = <T>(items: readonly T[], contentOf: (item: T) => unknown): T[] =>
  items
    .map((item) => ({ item, hash: hashOf(contentOf(item)) }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0))
    .map(({ item }) => item);

/** On one line and without the ends' space; the rest of a longer text is dropped at a word. */
export function oneLine(text: string, max: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, Math.max(line.lastIndexOf(' ', max - 1), 1))}…`;
}
