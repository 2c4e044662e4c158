import type { Language } from './languages.ts';
import { LANGUAGES } from './languages.ts';
import { stopWordsOf } from './stop-words.ts';
import type { Span } from './tokens.ts';

const segmenters: Record<Language, Intl.Segmenter> = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  de: new Intl.Segmenter('de', { granularity: 'sentence' }),
  fr: new Intl.Segmenter('fr', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** Unicode's rules (UAX #29) do not handle abbreviations: a title, an initial or "e.g." would end a sentence. */
const ABBREVIATIONS: Record<Language, string> = {
  en: 'Dr|Mr|Mrs|Ms|Prof|St|vs|etc|e\\.g|i\\.e|a\\.m|p\\.m|approx',
  de: 'Dr|Prof|Hr|Fr|St|Nr|ca|usw|bzw|z\\.\\s?B|d\\.\\s?h|u\\.\\s?a|evtl|ggf',
  fr: 'Dr|Pr|M|MM|Mme|Mlle|St|n°|env|etc|p\\.\\s?ex',
  es: 'Dr|Dra|Sr|Sra|Srta|Ud|Uds|núm|aprox|etc|p\\.\\s?ej',
};

/** A single letter is an initial or part of an abbreviation such as "z. B.", except the English pronoun. */
const endsInAbbreviation = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${ABBREVIATIONS[language]}|[\\p{L}--[I]])\\.$`, 'v'),
  ]),
) as Record<Language, RegExp>;
const endsInListed = Object.fromEntries(
  LANGUAGES.map((language) => [language, new RegExp(`(?<![\\p{L}\\p{N}])(?:${ABBREVIATIONS[language]})\\.$`, 'u')]),
) as Record<Language, RegExp>;
/** Longer than any abbreviation, with the character before it. */
const ABBREVIATION_LENGTH = 12;

const hasWord = /[\p{L}\p{N}]/u;
/**
 * Unicode's rules require a capital after a full stop, which speech recognition often omits. It is matched forwards, because to look
 * back for the full stop from every place in white space takes quadratic time.
 */
const UNCAPITALISED = /[.!?]["'”’»)]*\s+(?=["'“«„¿¡(]*\p{Ll})/gu;

/** Marks of notes directly after the end of a sentence: `euros.[1]`, `euros.[^a][12]`, `euros.²`. */
const NOTE_MARKS =
  /(?<=[.!?…。！？]["'”’»)」]{0,2})(?:\[\^?[\p{L}\p{N}][^[\]\n]{0,30}\]|\^\p{N}{1,3}|[¹²³⁰-⁹]{1,3}){1,9}(?=\s|$|\p{Lo})/gu;
/** As closing brackets, which Unicode's rules leave with the sentence before them. */
const withClosedNotes = (text: string): string => text.replaceAll(NOTE_MARKS, (marks) => ')'.repeat(marks.length));

/**
 * The sentences of a text as spans without surrounding spaces. Together they cover all of its words; punctuation alone
 * belongs to the sentence before it.
 */
export function sentencesOf(text: string, language: Language): Span[] {
  const found: Span[] = [];
  let isOpen = false;
  for (const { segment, index } of segmenters[language].segment(withClosedNotes(text))) {
    for (const { start: from, end: to } of partsOf(segment)) {
      const part = segment.slice(from, to);
      const start = index + from + (part.length - part.trimStart().length);
      const end = index + from + part.trimEnd().length;
      if (end <= start) continue;
      const last = found.at(-1);
      const goesOn =
        isOpen &&
        last !== undefined &&
        !isNewAfter(text.slice(Math.max(last.start, last.end - LOOKED_AT), last.end), part, language);
      if (last !== undefined && (goesOn || !hasWord.test(part))) last.end = end;
      else found.push({ start, end });
      isOpen = endsInAbbreviation[language].test(text.slice(Math.max(start, end - ABBREVIATION_LENGTH), end));
    }
  }
  return found;
}

/** What also ends a sentence: "at 8 p.m. The pump", "and so on", "20 h. La porte". */
const CLOSING = /(?<![\p{L}\p{N}])(?:[ap]\.\s?m|etc|usw|\d{1,6}\s?\p{Ll})\.$/iu;
/** "At 8 a.m. Monday to Friday", "at 8 a.m. EST" */
const TIMED = /^(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:days?)?|\p{Lu}{2,})$/u;
/** Before a thing that a letter names: "to gate C", "am Tor C", "à la porte C", "en la puerta C". */
const LEADS: Record<Language, string> = {
  en: 'the|a|to|at|in|on|from|of|near|for|with|via|through|take|use',
  de: 'der|die|das|den|dem|zu|zum|zur|am|an|im|in|vom|von|bei|beim|auf|aus|mit',
  fr: 'le|la|du|au|à|de|en|dans|sur|par|vers',
  es: 'el|la|del|al|a|de|en|por|con|hacia',
};
/** In German such things are written with a capital. */
const namedByLetter = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new RegExp(
      `(?<!\\p{L})(?:${LEADS[language]})\\s${language === 'de' ? '\\p{L}' : '\\p{Ll}'}[\\p{L}-]{1,30}\\s\\p{L}\\.$`,
      'iu',
    ),
  ]),
) as Record<Language, RegExp>;
const LETTER = /(?:^|\s)\p{L}\.$/u;
const CAPITAL = /^["'“«„¿¡(]*(\p{Lu}[\p{L}'’]{1,40}|[AIÀY](?=\s))/u;
/** What is looked at before the end of a sentence. */
const LOOKED_AT = 60;

/** Whether a sentence begins behind an abbreviation or a letter: "goes to gate C. Ana", but "by J. Smith" and "Ana J. Silva". */
function isNewAfter(before: string, next: string, language: Language): boolean {
  const capital = CAPITAL.exec(next.trimStart().slice(0, LOOKED_AT))?.[1];
  if (capital === undefined) return false;
  if (CLOSING.test(before)) return !TIMED.test(capital);
  if (!LETTER.test(before) || endsInListed[language].test(before)) return false;
  return namedByLetter[language].test(before) || stopWordsOf(language).has(capital.toLowerCase());
}

function partsOf(segment: string): Span[] {
  const parts: Span[] = [];
  let start = 0;
  for (const { index, 0: match } of segment.matchAll(UNCAPITALISED)) {
    const end = index + match.length;
    parts.push({ start, end });
    start = end;
  }
  return [...parts, { start, end: segment.length }];
}
