import { type Span, marksIn, quotedIn, withoutEnds, withoutMarks } from '@insights/language';
import { NOTE_MARKS } from '../note-marks.ts';

/** Sounds of hesitation in the supported languages, with a comma after them. */
const HESITATION =
  /(?<![\p{L}\p{N}'’-])(?:u+h+|u+m+|uhm|e+r+m?|h+m+|mm+|mm-hmm|uh-huh|äh+m?|ähm|öh+m?|euh|ehm)(?![\p{L}\p{N}'’-])\s?,?/giu;
/** A word that is said twice in a row. */
const REPEATED = /(?<![\p{L}\p{N}'’-])([\p{L}'’]{1,30}) \1(?![\p{L}\p{N}'’-])/giu;
/** A number in brackets would look like a citation. */
const BRACKETED = /\[\d{1,4}\]/g;

/** Without what would look like citations, and without marks of notes. */
export const withoutNumbers = (text: string): string => text.replaceAll(NOTE_MARKS, ' ').replaceAll(BRACKETED, ' ');

/**
 * Spoken words as they are read: without transcription marks, hesitation, words said twice and stray spaces. For reading only: what stands in
 * quotation marks in an answer is `asQuoted`. A sentence that quotes something stays as it is.
 */
export function plainSpeech(text: string): string {
  if (quotedIn(text).length > 0) return asQuoted(text);
  const plain = withoutNumbers(withoutMarks(text))
    .replaceAll(HESITATION, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(REPEATED, '$1')
    .replaceAll(/ ([,.?!;:])/g, '$1')
    .replaceAll(/([,;:])[,;:]+/g, '$1')
    .replaceAll(/,([.?!])/g, '$1')
    .replace(/^[,;:.\s-]+/u, '');
  return withoutEnds(plain, /[,;:\s-]/u);
}

const HAS_WORD = /[\p{L}\p{N}]/u;
/** Hesitation and punctuation before the first word. */
const LEADING = /^(?:[\s,;:.-]|(?:u+h+m*|u+m+|e+r+m?|h+m+|mm+|äh+m?|öh+m?|euh|ehm)(?![\p{L}\p{N}'’-]))*/iu;

/**
 * Words as they may be quoted: as they stand in the text, from the first word that is no hesitation, with an ellipsis in place of transcription
 * marks and of numbers that would look like citations.
 */
export function asQuoted(text: string): string {
  const numbers = [...text.matchAll(NOTE_MARKS), ...text.matchAll(BRACKETED)].map(({ 0: number, index }) => ({
    start: index,
    end: index + number.length,
  }));
  const parts = between(
    text,
    [...marksIn(text), ...numbers].toSorted((a, b) => a.start - b.start),
  );
  const [first = '', ...rest] = parts.map((part) => part.trim()).filter((part) => HAS_WORD.test(part));
  return withoutEnds([first.replace(LEADING, ''), ...rest].filter((part) => part !== '').join(' … '), /[,;:\s-]/u);
}

function between(text: string, gaps: readonly Span[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of gaps) {
    parts.push(text.slice(from, start));
    from = end;
  }
  return [...parts, text.slice(from)];
}
