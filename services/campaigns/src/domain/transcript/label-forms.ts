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
/** Colons, and what looks like one. */
export const COLONS = ':：﹕∶︓꞉˸ː׃։';
const TRAILING = new RegExp(String.raw`[\s${COLONS};；؛,.?|>»›=→~–—―-]{1,20}$`, 'u');
const MARKER =
  /^(?:>{1,4}|&gt;&gt;|[-–—•*·‣▪◦](?:\s|(?=\p{L}))|#{1,6}\s|\d{1,5}[.)]\s|\d{1,5}[\t\u00a0]|@|\||=)\s{0,20}/u;
const TAG = /^<\/?[a-z]{1,10}>|<\/?[a-z]{1,10}>$/i;
const EMPHASIS = /^[*_~`]{1,3}(?=[^\s*_~`])/;
const IN_BRACKETS = /\s{0,20}[([{（［][^()[\]{}（）［］]{1,120}[)\]}）］]$/u;
const AFTER_BAR = /\s{0,20}[|/｜]\s{0,20}([^|/｜]{1,100})$/u;

/** Whether the bracket that opens a label closes at its end: not in "[00:04] Jo [Guest]". */
function isOnePair(label: string, closer: string): boolean {
  const opener = label.charAt(0);
  if (opener === closer) return true;
  let depth = 0;
  for (let at = 0; at < label.length - 1; at += 1) {
    if (label.charAt(at) === opener) depth += 1;
    else if (label.charAt(at) === closer && --depth === 0) return false;
  }
  return depth > 0;
}

/** Takes one decoration off a label: brackets, emphasis, a marker, a time. Null when there is none. */
function peelOnce(peeled: Peeled): Peeled | null {
  const label = peeled.label.trim();
  if (label !== peeled.label) return { ...peeled, label };
  const tagged = label.replace(TAG, '');
  if (tagged !== label && tagged !== '') return { ...peeled, label: tagged, isOpen: true };
  const closer = CLOSERS[label.charAt(0)];
  if (closer !== undefined && label.length > 2 && label.endsWith(closer) && isOnePair(label, closer)) {
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

/** Whether words look like a name, also with the last name first, or with titles and many parts. */
export const isNameLike = (label: string): boolean =>
  nameLikeness(label.replaceAll(',', '')) === 'cased' || isLongName(label);

const MAX_LABEL_CHARACTERS = 80;
const MAX_LABEL_WORDS = 6;
const MAX_LONG_NAME_CHARACTERS = 200;
const MAX_LONG_NAME_WORDS = 24;

/** More words than other labels have, each with a capital, short or abbreviated: "Prof. Dr. med. Ida Freifrau von und zu Berg". */
function isLongName(label: string): boolean {
  if (label.length > MAX_LONG_NAME_CHARACTERS || /[?!:;"“”。？！；]/u.test(label)) return false;
  const words = label.split(/\s+/, MAX_LONG_NAME_WORDS + 1);
  const isPart = (word: string) => isName(word) || word.endsWith('.') || word.length <= 3;
  return (
    words.length <= MAX_LONG_NAME_WORDS &&
    words.filter((word) => /^\p{Lu}/u.test(word)).length > 1 &&
    isName(words[0] ?? '') &&
    words.every(isPart)
  );
}

/** Whether words could be a label at all: few, and not more than one sentence; or a long name. */
export function couldBeLabel(label: string): boolean {
  if (label === '') return false;
  const isFew =
    label.length <= MAX_LABEL_CHARACTERS &&
    !/[?!;。？！；].*\S/su.test(label.slice(0, -1)) &&
    label.split(/\s+/, MAX_LABEL_WORDS + 1).length <= MAX_LABEL_WORDS;
  return isFew || isLongName(label);
}

/** Of scripts without case, in which any few words may be a name. */
const MAX_UNCASED_CHARACTERS = 8;
const MAX_UNCASED_WORDS = 3;

/** Whether words before a mark that sentences have, too, could be a speaker: one word, a name, or a few words without case. */
export function couldBeName(words: string): boolean {
  const label = words.replaceAll(/#(?=\d)/g, '');
  if (!/\p{L}/u.test(label) || !couldBeLabel(label)) return false;
  const parts = label.split(/\s+/);
  const isCased = /[\p{Lu}\p{Lt}\p{Ll}]/u.test(label);
  if (parts.length === 1) return isCased || label.length <= MAX_UNCASED_CHARACTERS;
  if (!isCased) return parts.length <= MAX_UNCASED_WORDS;
  return isNameLike(label) || (NAME_PARTICLES.has(parts[0] ?? '') && isNameLike(withoutParticles(parts)));
}

const withoutParticles = (words: readonly string[]) =>
  words.slice(words.findIndex((word) => !NAME_PARTICLES.has(word))).join(' ');

/** A first look at a line without a time: one word, or words that are not in lower case, except for particles. A dash may follow. */
export function mayStandAlone(line: string): boolean {
  const first = /^\S{1,40}(?=\s[^\p{Pd}])/u.exec(line)?.[0];
  if (first === undefined) return true;
  if (/^\p{Ll}/u.test(first) && !NAME_PARTICLES.has(first)) return false;
  const words = line.split(/\s+/, MAX_LABEL_WORDS + 1);
  if (words.length > MAX_LABEL_WORDS) return isLongName(line);
  return words.every((word) => word.length <= 3 || !/^\p{Ll}/u.test(word));
}
