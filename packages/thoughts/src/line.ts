import { withoutMarks } from '@insights/language';

import type { Lexicon } from './lexicon/lexicon.ts';

/** A word, a hidden name or a punctuation mark. */
const TOKEN = /\[name\]|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[,.;:!?…—–]/giu;
const HAS_WORD = /[\p{L}\p{N}]/u;

/**
 * A text as patterns read it: lower case, plain apostrophes, one space around each word and punctuation mark; without transcription
 * marks, hesitations and words that are said twice in a row.
 */
export function lineOf(text: string, { fillers, contractions }: Pick<Lexicon, 'fillers' | 'contractions'>): string {
  const tokens: string[] = [];
  for (const { 0: match } of withoutMarks(text).matchAll(TOKEN)) {
    const said = match.toLowerCase().replaceAll('’', "'");
    const last = tokens.at(-1) ?? '';
    if (fillers.has(said)) continue;
    if (last === ',' && (said === ',' || tokens.at(-2) === said)) {
      if (said !== ',') tokens.pop();
      continue;
    }
    if (last === said && HAS_WORD.test(said)) continue;
    const joined = contractions.get(`${last} ${said}`);
    if (joined === undefined) tokens.push(said);
    else tokens[tokens.length - 1] = joined;
  }
  return ` ${tokens.join(' ')} `;
}

/** The words of a line, without punctuation. */
export const wordsIn = (line: string): string[] => line.split(' ').filter((word) => HAS_WORD.test(word));
