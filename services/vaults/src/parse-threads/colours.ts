/** Red, green, blue and opacity, 0..1; `unknown` for what is no plain colour. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number] | 'unknown';

export const WHITE: Colour = [1, 1, 1, 1];
export const BLACK: Colour = [0, 0, 0, 1];

const NAMED: Readonly<Record<string, Colour>> = {
  white: WHITE,
  black: BLACK,
  transparent: [0, 0, 0, 0],
  none: [0, 0, 0, 0],
  red: [1, 0, 0, 1],
  blue: [0, 0, 1, 1],
  yellow: [1, 1, 0, 1],
};
const FUNCTION = /^rgba?\(([^()]{1,80})\)$/;

/** The colour that a value of CSS or HTML names. */
export function colourOf(value: string): Colour {
  const word = value.trim().toLowerCase();
  if (Object.hasOwn(NAMED, word)) return NAMED[word] ?? 'unknown';
  if (/^#?[\da-f]{3,8}$/.test(word)) return hexColour(word.replace('#', ''));
  const parts =
    FUNCTION.exec(word)?.[1]
      ?.split(/[\s,/]+/)
      .filter((part) => part !== '') ?? [];
  const [red, green, blue, opacity = 1] = parts.map((part, at) => shareOf(part, at < 3 ? 255 : 1));
  if (red === undefined || green === undefined || blue === undefined) return 'unknown';
  return [red, green, blue, opacity].some(Number.isNaN) ? 'unknown' : [red, green, blue, opacity];
}

function hexColour(hex: string): Colour {
  const digits = hex.length <= 4 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  if (digits.length < 3 || hex.length === 5 || hex.length === 7) return 'unknown';
  const [red = 0, green = 0, blue = 0, opacity = 1] = digits.map((pair) => Number.parseInt(pair, 16) / 255);
  return [red, green, blue, opacity];
}

const shareOf = (part: string, whole: number): number =>
  part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part) / whole;

/** Differences of colours that nobody sees, and those that few people see. */
const [SAME, SIMILAR] = [0.02, 0.12];
const SEE_THROUGH = 0.05;

export const isTransparent = (colour: Colour): boolean => colour !== 'unknown' && colour[3] < SEE_THROUGH;

/** Whether text of a colour can be told from what is behind it. */
export function contrastOf(text: Colour, behind: Colour): 'clear' | 'faint' | 'none' {
  if (text === 'unknown') return 'clear';
  if (isTransparent(text)) return 'none';
  if (behind === 'unknown') return 'clear';
  const difference = Math.max(...[0, 1, 2].map((at) => Math.abs(Number(text[at]) - Number(behind[at]))));
  if (difference <= SAME) return 'none';
  return difference <= SIMILAR ? 'faint' : 'clear';
}
