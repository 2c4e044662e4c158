import type { Span } from '@insights/language';

import type { Reading } from './classify.ts';
import type { Stretch } from './clauses.ts';
import type { NounPhrase } from './grammar.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Line } from './line.ts';
import type { Target } from './types.ts';

/** Words of a subject after its article, at most. */
const MAX_SUBJECT = 4;
/** Between a subject and a judgement. */
const LINKS = new Set([
  'is',
  'are',
  'was',
  'were',
  'been',
  'be',
  'has',
  'have',
  'so',
  'very',
  'really',
  'quite',
  'just',
  'always',
  'also',
  'do',
  'does',
  'did',
  'too',
  'still',
  'all',
  'often',
]);
/** Before a subject: "I think the lift is slow". */
const OPENS = new Set([
  'think',
  'that',
  'well',
  'yeah',
  'yes',
  'no',
  'now',
  'honestly',
  'okay',
  'find',
  'found',
  'say',
  'guess',
  'sure',
]);
const IS = /^(?:is|are|was|were|been|be|(?!there).+'s|.+'re)$/u;
/** "I find the lift slow." */
const FIND = /^(?:i|we) (?:\S+ )?(?:find|found) /u;
const PRONOUN = /^(?:it|that|this|there|he|she|they|we|you|what|who|here|these|those)'/u;

/** The place of a statement's parts that decide about its target. */
interface Place {
  reading: Reading;
  line: Line;
  text: string;
  /** Where the statement begins in its turn. */
  shift: number;
}

/**
 * The noun phrase that a sign evaluates: after the sign when the speaker is its subject ("I like …", "worried about …"),
 * else the nearest before it ("… is slow"), else inside or after it ("problems with …"). Null if there is none.
 */
export function targetOf(
  { reading, line, text, shift }: Place,
  phrases: readonly NounPhrase[],
  lexicon: Lexicon,
): Target | null {
  const { sign, because } = reading;
  if (reading.kind === 'fact' || reading.kind === 'aside') return null;
  const usable = phrases.filter((phrase) => isTelling(phrase, lexicon) && !isIn(phrase, because));
  const chosen = sign === null ? usable[0] : near(sign, line, usable, lexicon);
  const subject = sign === null ? null : withoutVerb(subjectOf(sign, line, lexicon), phrases, text);
  const after = sign === null ? null : objectOf(sign, line, lexicon);
  const isFound = sign !== null && FIND.test(line.text.slice(sign.from));
  const object = chosen === undefined || isFound || chosen.start === after?.start ? after : null;
  const named = [subject, object].find((span) => span !== null && isNamed(span, line, lexicon)) ?? chosen;
  if (named === undefined || named === null) return null;
  return { start: named.start + shift, end: named.end + shift, text: text.slice(named.start, named.end) };
}

function near(
  sign: NonNullable<Reading['sign']>,
  line: Line,
  phrases: readonly NounPhrase[],
  lexicon: Lexicon,
): NounPhrase | undefined {
  const at = line.sourceOf(sign.from, sign.to);
  if (at === null) return phrases[0];
  const before = phrases.findLast(({ end }) => end <= at.start + 1);
  const inside = phrases.find(({ start, end }) => start < at.end && end > at.start);
  const after = phrases.find(({ start }) => start >= at.end - 1);
  const opening = line.text.slice(sign.from, sign.to).trim().split(' ').slice(0, 2);
  const isSpeaker = opening.some((word) => lexicon.speakers.has(word));
  // "It's a nightmare", "lunch was super": the predicate is a judgement and no target.
  if (IS.test(opening[0] ?? '')) return PRONOUN.test(opening[0] ?? '') ? after : (before ?? after);
  return isSpeaker ? (inside ?? after ?? before) : (inside ?? before ?? after);
}

/** "The four-day week is a joke": the noun phrase with an article right before the sign, as the subject of its clause. */
function subjectOf(sign: Stretch, line: Line, lexicon: Lexicon): Span | null {
  if (lexicon.language !== 'en') return null;
  const before = line.text.slice(0, sign.from).trim().split(' ');
  let last = before.length - 1;
  while (LINKS.has(before[last] ?? '')) last -= 1;
  let first = last;
  while (first > last - MAX_SUBJECT && isContent(before[first] ?? '', lexicon)) first -= 1;
  const opener = before[first - 1] ?? '';
  const opens = opener === '' || /^[^\p{L}]/u.test(opener) || lexicon.clauseOpeners.has(opener) || OPENS.has(opener);
  if (first === last || !opens || !lexicon.determiners.has(before[first] ?? '')) return null;
  const from = 1 + before.slice(0, first).join(' ').length;
  return line.sourceOf(from, 1 + before.slice(0, last + 1).join(' ').length);
}

/** "The hand-over takes far too long": a subject ends with its last noun, whose parts may be joined by hyphens. */
function withoutVerb(subject: Span | null, phrases: readonly NounPhrase[], text: string): Span | null {
  const last = subject && phrases.findLast(({ start, end }) => start < subject.end && end > subject.start);
  if (!subject || !last) return subject;
  const rest = /^(?:-[\p{L}\p{N}]+)*/u.exec(text.slice(last.end))?.[0].length ?? 0;
  return { start: subject.start, end: Math.min(subject.end, last.end + rest) };
}

/** "I love the four-day week": the noun phrase with an article right after the sign. */
function objectOf(sign: Stretch, line: Line, lexicon: Lexicon): Span | null {
  if (lexicon.language !== 'en') return null;
  const found = FIND.exec(line.text.slice(sign.from));
  const after = line.text.slice(found === null ? sign.to : sign.from + found[0].length).trimStart();
  const words = after.split(' ', MAX_SUBJECT);
  if (!lexicon.determiners.has(words[0] ?? '')) return null;
  const end = words.findIndex((word, index) => index > 0 && !isContent(word, lexicon));
  const phrase = words.slice(0, end < 0 ? words.length : end).join(' ');
  const from = line.text.length - after.length;
  return line.sourceOf(from, from + phrase.length);
}

const isContent = (word: string, { stop, determiners, speakers }: Lexicon): boolean =>
  /^\p{L}/u.test(word) && !word.includes("'") && !stop.has(word) && !determiners.has(word) && !speakers.has(word);

/** Not only general words: "the thing", "the other day". */
const isNamed = ({ start, end }: Span, line: Line, { general }: Lexicon): boolean =>
  line
    .wordsIn(start, end)
    .some((word) => word.length > 2 && !general.has(word) && !/^(?:the|this|that|these|those)$/.test(word));

const isIn = ({ start }: Span, span: Span | null): boolean => span !== null && start >= span.start && start < span.end;

/** Not only general nouns: "the thing", "a lot". */
const isTelling = ({ words }: NounPhrase, { general, stop }: Lexicon): boolean =>
  words.some(({ word, role }) => role === 'noun' && !general.has(word) && !stop.has(word));
