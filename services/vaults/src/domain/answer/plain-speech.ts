import { withoutEnds, withoutMarkup } from '@insights/language';

/** Sounds of hesitation in the supported languages, with a comma after them. */
const HESITATION =
  /(?<![\p{L}\p{N}'’-])(?:u+h+|u+m+|uhm|e+r+m?|h+m+|mm+|mm-hmm|uh-huh|äh+m?|ähm|öh+m?|euh|ehm)(?![\p{L}\p{N}'’-])\s?,?/giu;
/** A word that is said twice in a row. */
const REPEATED = /(?<![\p{L}\p{N}'’-])([\p{L}'’]{1,30}) \1(?![\p{L}\p{N}'’-])/giu;
/** A number in brackets would look like a citation. */
const BRACKETED = /\[\d{1,4}\]/g;

/** Without what would look like citations. */
export const withoutNumbers = (text: string): string => text.replaceAll(BRACKETED, ' ');

/** Spoken words as they are read: without transcribers' marks, hesitation, words said twice and stray spaces. */
export function plainSpeech(text: string): string {
  const plain = withoutNumbers(withoutMarkup(text))
    .replaceAll(HESITATION, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(REPEATED, '$1')
    .replaceAll(/ ([,.?!;:])/g, '$1')
    .replaceAll(/([,;:])[,;:]+/g, '$1')
    .replaceAll(/,([.?!])/g, '$1')
    .replace(/^[,;:.\s-]+/u, '');
  return withoutEnds(plain, /[,;:\s-]/u);
}
