/** The first letter as at the beginning of a sentence. */
export const capitalised = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
};

const ENDED = /[.!?…][”“»"’')\u00A0\u202F]?[”“»"’')\u00A0\u202F]?$/u;

/** Sentences as one paragraph, each with its capital and full stop. */
export const paragraph = (texts: readonly string[]): string =>
  texts.map((text) => (ENDED.test(text) ? capitalised(text) : `${capitalised(text)}.`)).join(' ');
