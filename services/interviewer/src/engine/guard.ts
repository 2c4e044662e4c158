import { detectLanguage } from '@insights/language';

import { lexiconOf } from './lexicon/index.ts';
import { plain, plainWordsOf } from '@insights/answers';
import type { InterviewInput } from './types.ts';

const MAX_CHARACTERS = 600;
const MAX_QUESTIONS = 2;
/** Minimum share of Latin letters; names and quotes may be in another script. */
const MIN_LATIN_SHARE = 0.8;
/** Minimum share of letters, digits, spaces and plain punctuation. */
const MIN_CLEAN_SHARE = 0.9;
/** Of the engine's own sentences of five words or more, `detectLanguage` knows the language of every one. */
const DETECTABLE_WORDS = 5;

const LEAKS =
  /\bas an? (?:ai|language model|assistant)\b|\b(?:i am|i'm) an? (?:ai|large )?\s?language model|\bals (?:ki|sprachmodell|ki-\w+)\b|\ben tant qu[e'] ?(?:une? )?(?:ia|modele|assistant)|\bcomo (?:una? )?(?:ia|modelo de lenguaje|asistente)\b|system prompt|system message|my instructions|(?:ignore|disregard) (?:all |the |any )?(?:previous|prior|above)|\b(?:openai|chatgpt|gpt-?\d|anthropic|llama)\b|<\/?\w+[^>]*>|<\||\|>|\[inst\]|^\s*(?:interviewer|assistant|system|user|participant)\s*:|```|^\s*[{[].*[}\]]\s*$|question_id|max_probes|probe_when/imu;
const URLS = /(?:https?:\/\/|www\.)[^\s)>\]]+/giu;

export interface Verdict {
  ok: boolean;
  /** Why it was rejected; never contains the text itself. */
  reason?: string;
}

/** Whether a language model's wording may replace the engine's own. */
export function acceptModelTurn(text: string, input: InterviewInput): Verdict {
  const said = text.trim();
  const checks: [string, () => boolean][] = [
    ['empty', () => plainWordsOf(said).length === 0],
    ['too_long', () => said.length > MAX_CHARACTERS],
    ['too_many_questions', () => (said.match(/[?？]+/gu) ?? []).length > MAX_QUESTIONS],
    ['leak', () => LEAKS.test(plainQuotes(said))],
    ['foreign_url', () => hasForeignUrl(said, input)],
    ['wrong_script', () => share(said.match(/\p{L}/gu) ?? [], /\p{Script=Latin}/u) < MIN_LATIN_SHARE],
    ['garbage', () => isGarbage(said)],
    ['wrong_language', () => speaksAnother(said, input)],
    ['repetition', () => repeats(said, input)],
  ];
  const failed = checks.find(([, fails]) => fails());
  return failed === undefined ? { ok: true } : { ok: false, reason: failed[0] };
}

const plainQuotes = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");

const share = (characters: readonly string[], pattern: RegExp): number =>
  characters.length === 0 ? 1 : characters.filter((one) => pattern.test(one)).length / characters.length;

function hasForeignUrl(text: string, { campaign, questions }: InterviewInput): boolean {
  const own = [campaign.name, campaign.goal, ...questions.map((question) => question.text)].join(' ');
  return (text.match(URLS) ?? []).some((url) => !own.includes(url.replace(/[.,;:!?]+$/, '')));
}

/** Symbols instead of words, one word repeated, or impossible words. */
function isGarbage(text: string): boolean {
  const words = plainWordsOf(text);
  const varied = new Set(words).size / words.length;
  const endless = words.some((word) => word.length > 40 || /(.)\1{4,}/u.test(word));
  return (
    share([...text], /[\p{L}\p{N}\s.,;:!?¿¡'"’‘“”„«»()\-–—…/%&]/u) < MIN_CLEAN_SHARE ||
    (words.length >= 8 && varied < 0.4) ||
    endless
  );
}

/** Whether the text is plainly in another of the four languages than the campaign. */
function speaksAnother(text: string, { campaign }: InterviewInput): boolean {
  const detected = plainWordsOf(text).length < DETECTABLE_WORDS ? null : detectLanguage(text);
  return detected !== null && detected !== lexiconOf(campaign.language).language;
}

function repeats(text: string, { turns }: InterviewInput): boolean {
  const last = turns.toSorted((a, b) => a.seq - b.seq).findLast(({ speaker }) => speaker === 'interviewer');
  if (last === undefined) return false;
  const [now, before] = [new Set(plainWordsOf(text)), new Set(plainWordsOf(last.text))];
  const shared = [...now].filter((word) => before.has(word)).length;
  return plain(text) === plain(last.text) || shared / Math.max(now.size, before.size) > 0.85;
}
