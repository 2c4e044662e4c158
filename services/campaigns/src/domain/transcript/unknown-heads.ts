import { marksIn } from '@insights/language';
import { BRACKETS, COLON, HEAD_CHARACTERS, MAX_ALONE } from './heads.ts';
import { couldBeLabel, couldBeName, isNameLike, mayStandAlone, nameLikeness, plainest } from './label-forms.ts';
import { type Timed, durationOf, takeLead, takeMiddle, takeTrail, timeAlone } from './time-codes.ts';

/**
 * Lines that may begin with a label which nothing names. A file that says who speaks by a mark that this module does not know would
 * give one person's words to another, so it goes by what all labels have in common: first come words that could be a name, then
 * something that does not belong to a sentence. What a sentence may have there as well (a comma, a dash, a quotation) counts after a
 * full name only, or where a new sentence begins after it. It asks no dictionary, so "Yes; we do" is doubtful like "Ruth; we do":
 * a warning too many costs a look at the line.
 */

/** Words that may be a label which nothing names. `certain`: only a label is written like this. */
export interface UnknownHead {
  likeness: 'certain' | 'name' | 'uncased' | 'doubtful';
  label: string;
}

/** What stands around a line. */
export interface Surroundings {
  /** The next line is a time, or the line above was the time of a label. */
  readonly isAboveTime: boolean;
  readonly isBelowTime: boolean;
  /** The label above has no words yet. */
  readonly isFirst: boolean;
  /** The next line with words begins with no known label. */
  isAboveText(): boolean;
  /** Whether the file has labels alone on a line, and no time below them. */
  isBareUsed(): boolean;
  /** Whether a time stands below most labels. */
  isTimeUsed(): boolean;
}

const MAX_CUTS = 12;
/** "???:" stands for somebody. */
const MAX_MARKS = 10;
const NUMBER = /^[\d:.,]{0,19}\d$/;
/** What a line of speech does not begin with. */
const ODD_START =
  /^(?:[?!|/\\~=#@+%&^•·‣▪◦*_<>{}[\]＜＞【［〔〖《〈⟨§※\p{Sm}]|(?!\p{Emoji_Presentation})\p{So}|[([]{2}|"?(?:\d{1,4}:)?\d{1,2}:\d{2}[\d:.,]{0,7}"?[;,]"?\p{L})/u;
const MARKERS =
  /^(?:>{1,4}|&gt;&gt;|[-–—―](?=[^\p{N}\p{Pd}])|(?!["“„«‹‘'「『[(（［{])(?:(?![:：])[\p{S}\p{P}\ufe0f]){1,10} )\s{0,20}/u;

/** Whether a line begins with words that might be a label which nothing names. */
export function unknownHead(line: string, around: Surroundings): UnknownHead | null {
  const start = withoutLeadingMark(visible(line.slice(0, HEAD_CHARACTERS)));
  const isShort = line.length <= MAX_ALONE;
  if (NUMBER.test(start)) return isNumberedHead(start, around) ? { label: start, likeness: 'doubtful' } : null;
  const lead = takeLead(start);
  const marked = lead?.rest ?? start;
  const marker = MARKERS.exec(marked)?.[0] ?? '';
  const rest = marked.slice(marker.length);
  const found =
    colonHead(rest, lead) ??
    (isShort ? aloneHead(rest, lead, around) : null) ??
    bracketHead(rest) ??
    timeHead(rest) ??
    markHead(rest, line.length <= HEAD_CHARACTERS) ??
    (isShort ? datedHead(rest, around) : null);
  if (found) return found;
  return isOdd(marked) ? { likeness: 'doubtful', label: marker || rest } : null;
}

const visible = (words: string) => (/[^\t-~]/.test(words) ? words.replace(/\p{Cf}/gu, '') : words);

/** "[laughs]" and "(pause)" are listed marks of transcribers, and no label. */
function withoutLeadingMark(line: string): string {
  const [mark] = /^[[(]/.test(line) && !takeLead(line) ? marksIn(line) : [];
  return mark?.start === 0 ? line.slice(mark.end).trimStart() : line;
}

/** A telephone or staff number stands where the file has its labels. */
function isNumberedHead(line: string, around: Surroundings): boolean {
  if (!/^\d{2,}$/.test(line)) return false;
  return around.isAboveTime ? around.isTimeUsed() : around.isBareUsed() && !around.isFirst && around.isAboveText();
}

const isOdd = (line: string) => ODD_START.test(line) || /^[-–—―](?=[^\p{N}\p{Pd}])/u.test(line);

function colonHead(rest: string, lead: Timed | null): UnknownHead | null {
  for (const { index } of rest.matchAll(COLON)) {
    const [before, after] = [rest.charAt(index - 1), rest.charAt(index + 1)];
    if (/\d/.test(before) && /\d/.test(after)) continue;
    if (index === 0 || /[/\\]/.test(after)) return null;
    const words = rest.slice(0, index);
    const { label, time } = plainest(words);
    if (!/[\p{L}\p{N}]/u.test(label)) return label.length <= MAX_MARKS ? { label, likeness: 'doubtful' } : null;
    if (!couldBeLabel(label)) return null;
    const likeness = nameLikeness(label);
    if (likeness === 'cased') return { label, likeness: time !== null || lead ? 'certain' : 'name' };
    return { label, likeness: likeness ?? 'doubtful' };
  }
  return null;
}

/** A line of few words that has a time on it or below it, or nothing else. */
function aloneHead(rest: string, lead: Timed | null, around: Surroundings): UnknownHead | null {
  const trail = takeTrail(rest);
  if (!trail && !lead && !around.isAboveTime && !around.isBelowTime) {
    if (!mayStandAlone(rest) && !(isFewWords(rest) && around.isBareUsed())) return null;
    if (!around.isAboveText() && (around.isFirst || !around.isBareUsed())) return null;
  }
  const { label } = plainest(rest);
  if (!couldBeLabel(label) || isSentenceEnd(rest.trim(), label) || !/[\p{L}\p{N}]/u.test(label)) return null;
  const isNamed = isNameLike(label);
  const isLikely = isNamed || couldBeName(label) || (isFewWords(rest) && around.isBareUsed());
  if (trail) {
    const isApart = trail.isBracketed || /\s{2}|\t/.test(rest.slice(trail.rest.length)) || /^\[.*\]\s/.test(rest);
    const isLabelled = isNamed || /^\[.*\]$/.test(trail.rest.trim());
    if (isApart) return { label, likeness: isLabelled ? 'certain' : 'doubtful' };
  } else if (around.isAboveTime) return { label, likeness: isNamed ? 'certain' : 'doubtful' };
  else if (around.isBelowTime) return { label, likeness: 'doubtful' };
  return isLikely ? { label, likeness: 'doubtful' } : null;
}

const isFewWords = (line: string) => line.length <= MAX_ALONE / 2 && line.split(/\s+/, 4).length <= 3;
/** "R. K." ends no sentence, and a full name before a comma does not either. */
const isSentenceEnd = (line: string, label: string) =>
  /[.…。！？]$/u.test(line) ? !INITIALS.test(line) : /[,，、]$/u.test(line) && !isFullName(label);

/** A label, a time and words. */
function timeHead(rest: string): UnknownHead | null {
  const middle = takeMiddle(rest);
  const { label } = plainest(middle?.before ?? '');
  if (!middle || !couldBeLabel(label)) return null;
  if (isNameLike(label)) return { label, likeness: middle.isBracketed ? 'certain' : 'doubtful' };
  return middle.isBracketed || couldBeName(label) ? { label, likeness: 'doubtful' } : null;
}

const QUOTED =
  /^(?:"([^"]{1,120})"|“([^“”]{1,120})”|«([^«»]{1,120})»|‹([^‹›]{1,120})›|‘([^‘’]{1,120})’|`([^`]{1,120})`|「([^「」]{1,120})」|『([^『』]{1,120})』|〔([^〔〕]{1,120})〕|〖([^〖〗]{1,120})〗|《([^《》]{1,120})》|〈([^〈〉]{1,120})〉|⟨([^⟨⟩]{1,120})⟩)\s{0,20}/u;

/** Brackets may hold any label; quotation marks hold words of a sentence unless it begins after them. */
function bracketHead(rest: string): UnknownHead | null {
  const bracketed = innerOf(BRACKETS.exec(rest));
  if (bracketed !== null && !timeAlone(bracketed) && couldBeLabel(bracketed)) {
    return { label: bracketed, likeness: 'doubtful' };
  }
  const quoted = QUOTED.exec(rest);
  const label = innerOf(quoted);
  if (label === null || !couldBeName(label) || !beginsSentence(rest.slice(quoted?.[0].length))) return null;
  return { label, likeness: 'doubtful' };
}

const innerOf = (match: RegExpExecArray | null) => match?.slice(1).find((inner) => inner !== undefined) ?? null;

/** What is neither word nor white space, with what is around it; or wide space. */
const MARK = /(\s{0,20})([^\p{L}\p{M}\p{N}\s]{1,20})(\s{0,20})|\t|\s{2,20}/gu;
const CLOSED = /^(?:[)\]}）］】”’]|\.(?!\.)){1,5}(?=.)/u;
const PAUSE = /^[.,…،。，、]/u;
const DASH = /^\p{Pd}/u;
const OPENER = /^["“„«‹‘「『〝(（[［{]/u;
const QUOTE = /^["“„«‹‘「『〝]/u;
const QUOTE_END = /["”“»›‘’」』〟]$/u;
/** Parts of words, of lists and of sentences. */
const WITHIN = /^[-'’‐‑.@_/&·・•,*#+״׳"%–]$/u;
const ALWAYS_WITHIN = /^(?:[!?！？¿¡&%$€£°)\]}）］”’'+]|\p{Emoji_Presentation})/u;
const INITIALS = /^(?:\p{Lu}\d{0,2}|(?:\p{Lu}\.\s?){1,3}\p{Lu}?)\.?$/u;

const HANDLE = /^(?=.*\p{L})\S*[_@\d]\S*$/u;

const isFullName = (label: string) => /\s/.test(label) && isNameLike(label);
/** "The …", but not "I": after one word and a comma, people go on. */
const beginsSentence = (words: string) => /^["“„«‹‘「『([]?(?:\p{Lu}[\p{Ll}'’]|\p{Lo})/u.test(words.trimStart());
const CAPITAL = /^\p{Lu}[\p{Ll}'’]/u;
const AFTER_BRACKET = /^[^)）\]］}]{0,200}[)）\]］}]\s{0,20}(.{0,2})/u;

/** No name: a small letter, or a second word in lower case that is no particle. A mark may follow the first word. */
const BEGINS_SPEECH =
  /^(?:(?!d[eaiou]|v[ao]n|l[ae]|zu|el|al|t?en|te?r)\p{Ll}[\p{Ll}'’]* [\p{L}\p{N}]|[\p{L}'’]+ (?!della )\p{Ll}{4})/u;
const HAS_LONG_WORD = /\s(?!della\s)\p{Ll}{4}/u;

/** Words before a mark that ends a label, or is rare after the first words of a sentence. */
function markHead(rest: string, isWhole: boolean): UnknownHead | null {
  if (OPENER.test(rest) || BEGINS_SPEECH.test(rest)) return null;
  let cuts = 0;
  for (const { index, 0: whole, 1: before = '', 2: run = '', 3: after = '' } of rest.matchAll(MARK)) {
    if (++cuts > MAX_CUTS) return null;
    // A bracket and the point of an abbreviation belong to the words before.
    const closed = CLOSED.exec(run)?.[0] ?? '';
    const mark = run.slice(closed.length);
    const isLoose = before !== '' || /\s/.test(rest.charAt(index - 1));
    const isTable = /[\t|｜]/u.test(whole);
    if (index === 0 || (!isTable && ALWAYS_WITHIN.test(mark))) continue;
    const words = rest.slice(index + whole.length);
    const kind = isTable ? 'table' : kindOf({ mark, isLoose, isApart: after !== '' }, words, isWhole);
    if (kind !== null && words !== '') {
      const label = plainest(rest.slice(0, index) + before + closed).label;
      if (FITS[kind](label)) return { label, likeness: 'doubtful' };
    }
    if (HAS_LONG_WORD.test(rest.slice(0, index))) return null;
  }
  return null;
}

interface Mark {
  mark: string;
  /** White space stands before it, and after it. */
  isLoose: boolean;
  isApart: boolean;
}

function isWholeName(label: string): boolean {
  return isFullName(label) || INITIALS.test(label) || HANDLE.test(label);
}

/** What has to stand before a mark so that it ends a label. */
const FITS = {
  table: couldBeLabel,
  name: couldBeName,
  words: (label: string) => /\s/.test(label) && couldBeName(label),
  full: isFullName,
  listed: (label: string) => !label.includes(',') && isWholeName(label),
  stated: isWholeName,
} as const;
type Kind = keyof typeof FITS;

function kindOf({ mark, isLoose, isApart }: Mark, words: string, isWhole: boolean): Kind | null {
  if (mark === '') return 'name';
  if (PAUSE.test(mark)) {
    if (/^\d{1,2}:\d\d/.test(words)) return 'name';
    if (!isApart || !/^["“„«‹‘([]?\p{Lu}/u.test(words)) return null;
    return mark.startsWith(',') ? 'listed' : 'stated';
  }
  if (DASH.test(mark) && !(isLoose && isApart)) {
    if (!isApart && !isLoose && /^[-‐‑]$/.test(mark)) return null;
    return beginsSentence(words) ? 'name' : 'words';
  }
  if (OPENER.test(mark) && !isApart) {
    if (QUOTE.test(mark)) return isWhole && QUOTE_END.test(words) ? 'name' : 'full';
    const said = AFTER_BRACKET.exec(words)?.[1];
    if (said === undefined) return null;
    return CAPITAL.test(said) ? 'name' : said === '' || /^\p{Lu}/u.test(said) ? 'full' : null;
  }
  return (!isLoose || !isApart) && WITHIN.test(mark) ? null : 'name';
}

/** The end of a line that is a time: "10:32", "10.32 Uhr", or "36s", "(1 min 2 s)". */
const ENDS_TIME = [
  /[\s([,@](\d{1,2}[:.h]\d{1,2}(?:\s?\p{L}{1,4}\.?){0,2})[)\]]?$/u,
  /[\s([,@]((?:\d{1,4}\s?\p{L}{1,10}\.?[\s,]{0,2}){1,3})[)\]]?$/u,
] as const;
const MAX_DATED_WORDS = 8;

/** A short line above text that ends with a time: "Ruth, 3 May 2024 at 10:32". */
function datedHead(rest: string, around: Surroundings): UnknownHead | null {
  if (!/\d/.test(rest)) return null;
  const line = rest.trim();
  const clock = ENDS_TIME[0].exec(line);
  const match = clock ?? ENDS_TIME[1].exec(line);
  if (!match || (!clock && durationOf(match[1] ?? '') === null) || !around.isAboveText()) return null;
  const label = line.slice(0, match.index).trim();
  const words = label.split(/[\s,]+/, MAX_DATED_WORDS + 1);
  const isShort = words.length <= MAX_DATED_WORDS && !/[?!;]\s|\p{Ll}{2}\.\s/u.test(label);
  const isLikely =
    words.length === 1 || words.every((word, n) => (n > 0 && word.length <= 3) || !/^\p{Ll}/u.test(word));
  return isShort && isLikely && /\p{L}/u.test(label) ? { label, likeness: 'doubtful' } : null;
}
