import { type Run, SPACED, fold, runsOf } from './fold.ts';

/** A word of a name. */
export interface NameWord {
  readonly folded: string;
  readonly kind: Run['kind'];
  /** Not a fragment of a part, such as "O" of "O'Brien". */
  readonly isWhole: boolean;
  readonly isParticle: boolean;
}

/** Lower-case words of a name up to this length are particles such as "van" and "de", which identify nobody on their own. */
const PARTICLE_LETTERS = 3;
const SEPARATORS = /[\s,;/·・]+/;

export function wordsIn(name: string, folding: (text: string) => string): NameWord[] {
  const parts = name.split(SEPARATORS).map((part) => runsOf(part, folding));
  const isMixed = parts.flat().some(({ kind, written }) => kind === SPACED && beginsWithCapital(written));
  return parts.flatMap((runs) =>
    runs.map(({ folded, kind, written }) => ({
      folded,
      kind,
      isWhole: runs.length === 1,
      isParticle: isMixed && !beginsWithCapital(written) && folded.length <= PARTICLE_LETTERS,
    })),
  );
}

/** The words of an account such as "ivo.van.den.broek7". Short ones between the first and the last are particles, because nothing has capitals. */
export function wordsInAccount(account: string): NameWord[] {
  const words = runsOf(account, (written) => fold(written).replace(/^\d+|\d+$/g, ''));
  return words.map(({ folded, kind }, index) => ({
    folded,
    kind,
    isWhole: true,
    isParticle: index > 0 && index < words.length - 1 && folded.length <= PARTICLE_LETTERS,
  }));
}

const isLetter = (unit: number): boolean => (unit | 32) >= 97 && (unit | 32) <= 122;

export const initialOf = (word: string): string => String.fromCodePoint(word.codePointAt(0) ?? 0);

/** Whether a folded word is of a script with capitals. */
export const hasCase = (word: string): boolean => word !== word.toUpperCase();

export function beginsWithCapital(word: string): boolean {
  const first = word.charCodeAt(0);
  if (first < 128 && isLetter(first)) return first < 97;
  return /^[^\p{L}]*\p{Lu}/u.test(word.normalize('NFC'));
}
