import { type Language, marksIn, quotedIn, withoutMarks } from '@insights/language';
import { NOTE_MARKS } from '../note-marks.ts';

/** Sounds of hesitation. "Um" and "er" are words in German, and "3 mm" is a length anywhere. */
const HESITATIONS: Readonly<Record<Language, string>> = {
  en: '[Uu]+h+m*|[Uu]+m+|[Ee]+r+m?|[Hh]m+|[Mm]m+|[Mm]m-hmm|[Uu]h-huh',
  de: '[Ää]+h+m*|[Öö]+h+m*|[Ee]hm|[Hh]m+|[Mm]h?m+',
  fr: '[Ee]uh+|[Hh]eu|[Ee]hm|[Hh]m+|[Mm]m+',
  es: '[Ee]h+m*|[Ee]mm*|[Hh]m+|[Mm]m+',
};
/** Neither part of a word nor the unit of a number. */
const alone = (sounds: string): string => `(?<![\\p{L}\\p{N}'’-]|\\p{N}\\s)(?:${sounds})(?![\\p{L}\\p{N}'’-])`;
const ofEach = (made: (sounds: string) => RegExp): Readonly<Record<Language, RegExp>> => ({
  en: made(HESITATIONS.en),
  de: made(HESITATIONS.de),
  fr: made(HESITATIONS.fr),
  es: made(HESITATIONS.es),
});
/** With a comma after it. */
const HESITATION = ofEach((sounds) => new RegExp(`${alone(sounds)}\\s?,?`, 'gu'));
/** Hesitation and punctuation before the first word. */
const LEADING = ofEach((sounds) => new RegExp(`^(?:[\\s,;:]|[.–—-](?![\\p{L}\\p{N}])|${alone(sounds)})*`, 'u'));

/** The words of a document as they are read: as they stand there, on one line, without marks of notes. */
export const plainText = (text: string): string =>
  endedAt(quotedIn(text).length > 0 ? text : text.replaceAll(NOTE_MARKS, ' ').replaceAll(/\s+/g, ' ')).trimStart();

/**
 * Spoken words as they are read: without transcription marks, hesitation and stray spaces. For reading only: what stands in quotation marks in an
 * answer is `asQuoted`. A sentence that quotes something stays as it is.
 */
export function plainSpeech(text: string, language: Language): string {
  if (quotedIn(text).length > 0) return asQuoted(text, language);
  const plain = withoutMarks(text)
    .replaceAll(HESITATION[language], ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.?!;:])(?![\p{L}\p{N}])/gu, '$1')
    .replaceAll(/([,;:])[,;:]+/g, '$1')
    .replaceAll(/,([.?!])/g, '$1')
    .replace(/^(?:[,;:\s]|[.-](?![\p{L}\p{N}]))+/u, '');
  return endedAt(plain);
}

/** Words as they may be quoted: a slice of the text, from the first word that is no hesitation to the last one. Marks and brackets between them stay. */
export function asQuoted(text: string, language: Language): string {
  const plain = withoutMarks(text);
  const start = LEADING[language].exec(plain)?.[0].length ?? 0;
  const last = lastWordIn(plain);
  if (last < start) return '';
  // After the last word, up to a mark, is its punctuation.
  const mark = marksIn(text).find((each) => each.start >= last);
  return endedAt(text.slice(start, mark?.start));
}

/** Without what leads on at the end: commas, colons, spaces, and dashes after a space. */
function endedAt(text: string): string {
  let end = text.length;
  while (end > 0 && (/[\s,;:]/u.test(text.charAt(end - 1)) || /^\s[–—-]$/u.test(text.slice(end - 2, end)))) end -= 1;
  return text.slice(0, end);
}

/** Where the last letter or digit ends; 0 without any. */
function lastWordIn(text: string): number {
  let end = text.length;
  while (end > 0 && !/[\p{L}\p{N}]/u.test(text.charAt(end - 1))) end -= 1;
  return end;
}
