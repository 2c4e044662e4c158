const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
const CONTROL = /\p{Cc}/gu;
const APOSTROPHE = /[‘’‛ʼ`´′]/g;
const DASH = /\p{Pd}/gu;

/**
 * What labels are compared by: without case, width, white space, invisible characters and typographic variants, because a
 * speaker_map is typed by a person and a file is written by a program.
 */
export function labelKey(label: string): string {
  const plain = label.replace(APOSTROPHE, "'").normalize('NFKC').replace(INVISIBLE, '').replace(DASH, '-');
  // Through upper case, so that ß is ss; a dotted capital I leaves its dot behind.
  const folded = plain.toUpperCase().toLowerCase().replaceAll('i\u0307', 'i');
  return folded.replace(/\s+/g, ' ').replace(CONTROL, '').trim();
}

/** A label on one line, as it is shown. */
export const oneLine = (label: string): string => label.replace(/\s+/g, ' ').trim();

/** The key of words for a first look: plain ASCII needs none of the above. */
// oxlint-disable-next-line no-control-regex -- ASCII
export const quickKey = (words: string): string =>
  /^[\x20-\x7e]*$/.test(words) ? words.toLowerCase() : labelKey(words);
