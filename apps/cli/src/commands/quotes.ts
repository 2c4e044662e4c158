import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type SealedQuote, sha256 } from '@insights/report-seal';
import { z } from 'zod';
import { UsageError } from '../command.ts';

export interface CheckedQuotes {
  readonly same: number;
  /** Turns that have another text, or do not have the quote at its place. */
  readonly different: readonly string[];
  /** Turns that the transcripts lack. */
  readonly missing: readonly string[];
}

const Line = z.object({ turn_id: z.string(), text: z.string() });

/** Compares the quotes of a report with the turns of exported transcripts, one JSON object on each line. */
export async function checkQuotes(
  quotes: readonly SealedQuote[],
  folder: string,
  path: string,
): Promise<CheckedQuotes> {
  const byTurn = Map.groupBy(quotes, ({ turn_id }) => turn_id);
  const different = new Set<string>();
  const found = new Set<string>();
  for await (const { turn_id, text } of turnsIn(folder, path)) {
    const here = byTurn.get(turn_id) ?? [];
    if (here.length > 0) found.add(turn_id);
    if (!here.every((quote) => isIn(text, quote))) different.add(turn_id);
  }
  const isSame = ({ turn_id }: SealedQuote) => found.has(turn_id) && !different.has(turn_id);
  return {
    same: quotes.filter(isSame).length,
    different: [...different],
    missing: [...byTurn.keys()].filter((turn_id) => !found.has(turn_id)),
  };
}

const isIn = (text: string, { start, end, quote_sha256, turn_sha256 }: SealedQuote): boolean =>
  sha256(text) === turn_sha256 && sha256(text.slice(start, end)) === quote_sha256;

async function* turnsIn(folder: string, path: string): AsyncGenerator<z.output<typeof Line>> {
  const wrong = (line: number) =>
    new UsageError(`Line ${line} of ${path} is not a turn. Use an export of the transcripts in the format jsonl.`);
  let number = 0;
  try {
    for await (const line of createInterface({ input: createReadStream(resolve(folder, path)), crlfDelay: Infinity })) {
      number += 1;
      if (line !== '') yield lineOf(line) ?? raise(wrong(number));
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'}).`);
  }
}

function raise(error: Error): never {
  throw error;
}

function lineOf(line: string): z.output<typeof Line> | undefined {
  try {
    return Line.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** How many turns are listed by their ids. */
const LISTED = 10;

export function linesOfQuotes({ same, different, missing }: CheckedQuotes, path: string): string[] {
  return [
    `Quotes      ${same} stand in ${path} character by character`,
    ...listed('DIFFERENT in the transcripts', different),
    ...listed('MISSING in the transcripts (another campaign, or a person who was erased)', missing),
  ];
}

function listed(title: string, turns: readonly string[]): string[] {
  if (turns.length === 0) return [];
  const more = turns.length > LISTED ? [`  and ${turns.length - LISTED} more`] : [];
  return [`${title}: ${turns.length} turns`, ...turns.slice(0, LISTED).map((id) => `  ${id}`), ...more];
}
