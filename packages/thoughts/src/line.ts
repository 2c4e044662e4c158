import { isLanguage, tokensOf, withoutEnds, withoutMarks } from '@insights/language';

import { type Lexicon, lexiconOf } from './lexicon/lexicon.ts';

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

/** What is left out at both sides of a hesitation. */
const PAUSE = /[\s,]/;

/** A text with each run of hesitations replaced by `[…]`, for a title; all other words stay as they were said. */
export function withoutFillers(text: string, language: string): string {
  if (!isLanguage(language)) return text;
  const { fillers } = lexiconOf(language);
  const pieces: string[] = [];
  let from = 0;
  for (const { word, start, end } of tokensOf(text)) {
    if (!fillers.has(word)) continue;
    pieces.push(text.slice(from, start));
    from = end;
  }
  if (from === 0) return text;
  const kept = [...pieces, text.slice(from)].map((piece) => withoutEnds(piece, PAUSE));
  return kept
    .filter((piece, index) => piece !== '' || index === 0 || index === kept.length - 1)
    .join(' […] ')
    .replaceAll(/\[…\] (?=[.!?…])/g, '[…]')
    .trim();
}
