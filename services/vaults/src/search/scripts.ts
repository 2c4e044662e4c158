/** Latin letters are below. */
const OTHERS_FROM = 0x3_70;
/**
 * Scripts without spaces, or whose words have endings that no stemmer here removes: pairs of letters, because a dictionary divides a
 * question and a text differently.
 */
const PAIRED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]/u;
const RUNS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+/gu;
/** Other scripts without spaces. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

export const isOtherScript = (word: string): boolean => word.charCodeAt(0) >= OTHERS_FROM;

/** The words of a token in another script than Latin. */
export function partsByScript(token: string): string[] {
  return (token.normalize('NFKC').match(RUNS) ?? []).flatMap((run) => {
    if (UNSPACED.test(run)) return segmentsOf(run);
    return PAIRED.test(run) ? pairsOf(run) : [run];
  });
}

const segmentsOf = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []));

function pairsOf(text: string): string[] {
  const letters = [...text];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}
