import { takeTrail, takeLead } from './time-codes.ts';

/** A label with what is known of it, while decorations are taken off. */
export interface Peeled {
  label: string;
  /** The time that stood beside it. */
  time: string | null;
  /** "(Guest)" or "| Company" was taken off. */
  isShortened: boolean;
  /** Emphasis or a tag was opened before the label, and is closed after it. */
  isOpen: boolean;
}

const CLOSERS: Readonly<Record<string, string>> = {
  '[': ']',
  '(': ')',
  '{': '}',
  '<': '>',
  '（': '）',
  '［': '］',
  '【': '】',
  '〔': '〕',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
  '＜': '＞',
  '«': '»',
  '»': '«',
  '‹': '›',
  '“': '”',
  '„': '“',
  '"': '"',
  "'": "'",
  '‘': '’',
  '*': '*',
  _: '_',
  '~': '~',
  '`': '`',
};
const TRAILING = /[\s:：﹕∶;,.?|>»=-]{1,20}$/u;
const MARKER =
  /^(?:>{1,4}|&gt;&gt;|[-–—•*·‣▪◦](?:\s|(?=\p{L}))|#{1,6}\s|\d{1,5}[.)]\s|\d{1,5}[\t\u00a0]|@|\||=)\s{0,20}/u;
const TAG = /^<\/?[a-z]{1,10}>|<\/?[a-z]{1,10}>$/i;
const EMPHASIS = /^[*_~`]{1,3}(?=[^\s*_~`])/;
const IN_BRACKETS = /\s{0,20}[([{（［][^()[\]{}（）［］]{1,120}[)\]}）］]$/u;
const AFTER_BAR = /\s{0,20}[|/｜]\s{0,20}([^|/｜]{1,100})$/u;

/** Takes one decoration off a label: brackets, emphasis, a marker, a time. Null when there is none. */
function peelOnce(peeled: Peeled): Peeled | null {
  const label = peeled.label.trim();
  if (label !== peeled.label) return { ...peeled, label };
  const tagged = label.replace(TAG, '');
  if (tagged !== label && tagged !== '') return { ...peeled, label: tagged, isOpen: true };
  const closer = CLOSERS[label.charAt(0)];
  if (closer !== undefined && label.length > 2 && label.endsWith(closer)) {
    return { ...peeled, label: label.slice(1, -1) };
  }
  const lead = takeLead(label);
  if (lead && lead.rest !== '') return { ...peeled, label: lead.rest, time: peeled.time ?? lead.time };
  const trail = takeTrail(label);
  if (trail) return { ...peeled, label: trail.rest, time: peeled.time ?? trail.time };
  for (const pattern of [MARKER, EMPHASIS]) {
    const rest = label.replace(pattern, '');
    if (rest !== label && rest !== '') return { ...peeled, label: rest, isOpen: peeled.isOpen || pattern === EMPHASIS };
  }
  const rest = label.replace(TRAILING, '');
  return rest !== label && rest !== '' ? { ...peeled, label: rest } : null;
}

const MAX_STEPS = 12;

/**
 * A label in ever plainer forms, from what the file writes to the name alone. The first form that is known counts, so that a map
 * may name the label with its decorations.
 */
export function* plainerForms(label: string): Generator<Peeled> {
  let peeled: Peeled | null = { label, time: null, isShortened: false, isOpen: false };
  for (let step = 0; peeled && step < MAX_STEPS; step += 1) {
    yield peeled;
    peeled = peelOnce(peeled) ?? withoutAddition(peeled);
  }
}

/** Without "(Guest)" or "| Company". After a colon, brackets are what was said; after a bar, words that are no name may be a table's. */
function withoutAddition(peeled: Peeled): Peeled | null {
  const bar = AFTER_BAR.exec(peeled.label);
  const addition = IN_BRACKETS.exec(peeled.label) ?? (bar?.[1] !== undefined && nameLikeness(bar[1]) ? bar : null);
  const label = addition ? peeled.label.slice(0, addition.index) : '';
  return label === '' || /[:：|｜]/u.test(label) ? null : { ...peeled, label, isShortened: true };
}

/** The plainest form of a label. */
export function plainest(label: string): Peeled {
  let last: Peeled = { label, time: null, isShortened: false, isOpen: false };
  for (const form of plainerForms(label)) last = form;
  return last;
}

const NAME_PARTICLES = new Set(
  'de da do dos das di del della der den van von zu la le el al bin ibn af av ter ten y e'.split(' '),
);
const MAX_NAME_CHARACTERS = 40;
const MAX_NAME_WORDS = 5;
const PROGRAM_LABEL = /^(?:speaker|spk)(?:\b|_)/i;

const isName = (word: string) => /^[(]?[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(word);

/**
 * Whether unknown words look like a speaker's name ("Dr. Ana de Souza", "SPEAKER_01") rather than the beginning of a sentence. In a
 * script without case (`uncased`) that only means that they are few.
 */
export function nameLikeness(label: string): 'cased' | 'uncased' | null {
  if (label.length > MAX_NAME_CHARACTERS || !/\p{L}/u.test(label) || /[?!;,"“”]/.test(label)) return null;
  if (PROGRAM_LABEL.test(label)) return 'cased';
  const words = label.split(/\s+/);
  const isNamed =
    words.length <= MAX_NAME_WORDS && words.every((word, n) => isName(word) || (n > 0 && NAME_PARTICLES.has(word)));
  if (!isNamed) return null;
  return /[\p{Lu}\p{Lt}]/u.test(label) ? 'cased' : 'uncased';
}

/** Whether words look like a name, also with the last name first. */
export const isNameLike = (label: string): boolean => nameLikeness(label.replaceAll(',', '')) === 'cased';

const MAX_LABEL_CHARACTERS = 80;
export const MAX_LABEL_WORDS = 6;

/** Whether words could be a label at all: few, and not more than one sentence. */
export function couldBeLabel(label: string): boolean {
  if (label === '' || label.length > MAX_LABEL_CHARACTERS || /[?!;。？！；].*\S/su.test(label.slice(0, -1)))
    return false;
  return label.split(/\s+/, MAX_LABEL_WORDS + 1).length <= MAX_LABEL_WORDS;
}
