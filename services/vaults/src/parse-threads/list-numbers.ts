/** What numbers the items of a list of HTML. */
interface List {
  next: number;
  readonly type: string;
  readonly step: number;
}

/** The mark of the next item; that of a list without numbers is a dash. */
export function numberIn(list: List | null, { value }: Readonly<Record<string, string>>): string {
  if (!list) return '-';
  const own = Number.parseInt(value ?? '', 10);
  const number = Number.isNaN(own) ? list.next : own;
  list.next = number + list.step;
  return `${numberAs(FORMATS[list.type] ?? 'decimal', number)}.`;
}

const FORMATS: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const MAX_ROMAN = 4_000;

/** A number in a format of WordprocessingML (ECMA-376, 17.18.59); those of other scripts are decimal. */
export function numberAs(format: string, number: number): string {
  if (format === 'decimalZero') return String(number).padStart(2, '0');
  if (format === 'lowerLetter' || format === 'upperLetter') return cased(format, letters(number));
  if ((format === 'lowerRoman' || format === 'upperRoman') && number > 0 && number < MAX_ROMAN)
    return cased(format, roman(number));
  return format === 'none' ? '' : String(number);
}

const cased = (format: string, text: string): string => (format.startsWith('upper') ? text.toUpperCase() : text);

/** HTML counts z, aa, ab; Word z, aa, bb. Few lists are that long. */
function letters(number: number): string {
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  return text || String(number);
}

function roman(number: number): string {
  let [text, rest] = ['', number];
  for (const [value, sign] of ROMAN)
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  return text;
}
