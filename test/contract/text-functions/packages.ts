import { akin, fold, has, matchChoice, plain, plainWordsOf } from '../../../packages/answers/src/index.ts';
import { boundsOf, parseScale } from '../../../packages/answers/src/scale.ts';
import { csvRows, harmless } from '../../../packages/csv/src/index.ts';
import { escapeHtml } from '../../../packages/html/src/index.ts';
import { detectLanguage, isCommonWord } from '../../../packages/language/src/detection.ts';
import { frequencyOf, zipfOf } from '../../../packages/language/src/frequencies.ts';
import { keyness } from '../../../packages/language/src/keyness.ts';
import { isLanguage, languageOf } from '../../../packages/language/src/languages.ts';
import { clausesOf, isNegated } from '../../../packages/language/src/negation.ts';
import { sentencesOf } from '../../../packages/language/src/sentences.ts';
import { freshStem, phraseKey, stemOf, termOf } from '../../../packages/language/src/stems.ts';
import { tokensOf, withoutMarkup, wordsOf } from '../../../packages/language/src/tokens.ts';
import { wordVector } from '../../../packages/language/src/word-vectors.ts';
import { otherLanguageIn } from '../../../packages/signals/src/other-language.ts';
import { fold as foldSigns, read } from '../../../packages/signals/src/reading.ts';
import { signalsOf } from '../../../packages/signals/src/signals.ts';
import { causeIn, clausesIn, firstOf } from '../../../packages/statements/src/clauses.ts';
import { languageIn } from '../../../packages/statements/src/detection.ts';
import { isContactDetail } from '../../../packages/statements/src/contact-details.ts';
import { readEnglish } from '../../../packages/statements/src/english-tagger.ts';
import { grammarOf } from '../../../packages/statements/src/grammar.ts';
import { signsOf } from '../../../packages/statements/src/junk.ts';
import { lexiconOf } from '../../../packages/statements/src/lexicon/lexicon.ts';
import { Line, has as hasInLine } from '../../../packages/statements/src/line.ts';
import { isOrder } from '../../../packages/statements/src/orders.ts';
import { statementsIn } from '../../../packages/statements/src/sentences.ts';
import { asks } from '../../../packages/statements/src/signs.ts';
import { plainTerms } from '../../../packages/statements/src/terms.ts';
import { readConversation } from '../../../packages/statements/src/read-conversation.ts';
import { summarise } from '../../../packages/statements/src/summary.ts';
import { isSampleComplete, lexiconFor, sampleOf } from '../../../packages/tagging/src/lexicon/lexicon.ts';
import { phrasesOf } from '../../../packages/tagging/src/phrases.ts';
import { tagTurns } from '../../../packages/tagging/src/tag-turns.ts';
import { TopicWords } from '../../../packages/tagging/src/topic-words.ts';

const LANGS = ['en', 'de', 'fr', 'es'] as const;
const each = (run: (text: string, language: 'en'|'de'|'fr'|'es') => unknown) => (text: string) => { for (const l of LANGS) run(text, l); };
const turnsOf = (text: string) => [
  { id: 'a', seq: 1, speaker: 'interviewer' as const, text: 'What is bad about the export?', question_id: null, tags: [] },
  ...(text.match(/[^]{1,20000}/g) ?? []).map((t, i) => ({ id: `t${i}`, seq: i + 2, speaker: 'participant' as const, text: t, question_id: null, tags: [] })),
];
const guide = (language: string) => ({ language, questions: [] });

export const PACKAGES: any = {
  'packages/answers/src/text.ts': { akin: (t: string) => akin(t, 'exports', 'en'), fold, has: (t: string) => has(/(?<![\p{L}])(?:yes)/gu, t), plain, plainWordsOf },
  'packages/answers/src/choice.ts': { matchChoice: each((t, l) => matchChoice(t, ['By phone', 'By e-mail, mostly', 'Not at all'], l)), 'matchChoice#o': (t: string) => matchChoice('by phone', [t, 'x'], 'en') },
  'packages/answers/src/scale.ts': { boundsOf: (t: string) => boundsOf({ text: t, options: [] }), parseScale: each((t, l) => parseScale(t, { min: 1, max: 10 }, l)) },
  'packages/csv/src/index.ts': { harmless, csvRows: (t: string) => csvRows([[t, t]]) },
  'packages/html/src/escape-html.ts': { escapeHtml },
  'packages/language/src/detection.ts': { detectLanguage, isCommonWord },
  'packages/language/src/frequencies.ts': { frequencyOf: each(frequencyOf), zipfOf: each(zipfOf) },
  'packages/language/src/keyness.ts': { keyness: (t: string) => keyness({ count: 1, total: 2 }, t, 'en') },
  'packages/language/src/languages.ts': { isLanguage, languageOf },
  'packages/language/src/negation.ts': { clausesOf: each(clausesOf), isNegated: each((t, l) => isNegated(t, t.length, l)) },
  'packages/language/src/sentences.ts': { sentencesOf: each(sentencesOf) },
  'packages/language/src/stems.ts': { freshStem: each(freshStem), phraseKey: each(phraseKey), stemOf: each(stemOf), termOf: each(termOf) },
  'packages/language/src/tokens.ts': { tokensOf, withoutMarkup, wordsOf },
  'packages/language/src/word-vectors.ts': { wordVector: (t: string) => wordVector(t, 'en') },
  'packages/signals/src/other-language.ts': { otherLanguageIn: each(otherLanguageIn) },
  'packages/signals/src/reading.ts': { fold: foldSigns, read },
  'packages/signals/src/signals.ts': { signalsOf: (t: string) => signalsOf({ text: t, language: 'en', input: null, took_ms: null }) },
  'packages/statements/src/clauses.ts': { causeIn: each((t, l) => causeIn(t, lexiconOf(l))), clausesIn: each((t, l) => clausesIn(t, lexiconOf(l))), firstOf: each((t, l) => firstOf(lexiconOf(l).because, t)) },
  'packages/statements/src/detection.ts': { languageIn: (t: string) => languageIn(t, 'en') },
  'packages/statements/src/contact-details.ts': { isContactDetail: (t: string) => isContactDetail({ text: t, asked: t }) },
  'packages/statements/src/english-tagger.ts': { readEnglish },
  'packages/statements/src/grammar.ts': { grammarOf: each((t, l) => grammarOf(t, lexiconOf(l))) },
  'packages/statements/src/junk.ts': { signsOf: each((t, l) => signsOf({ id: 'a', seq: 1, speaker: 'participant', text: t, question_id: null }, lexiconOf(l), t)) },
  'packages/statements/src/line.ts': { 'Line.of': each((t, l) => Line.of(t, lexiconOf(l).habits)), has: each((t, l) => hasInLine(t, lexiconOf(l).order)) },
  'packages/statements/src/orders.ts': { isOrder: each(isOrder) },
  'packages/statements/src/sentences.ts': { statementsIn: each((t, l) => statementsIn(t, l, { openers: new Set(['and']), subjects: new Set(['i']), fillers: new Set(['um']) })), 'statementsIn#und': (t: string) => statementsIn(t, 'und') },
  'packages/statements/src/signs.ts': { asks: each((t, l) => asks(t, lexiconOf(l))) },
  'packages/statements/src/terms.ts': { plainTerms: (t: string) => plainTerms(t, 'und') },
  'packages/statements/src/read-conversation.ts': Object.fromEntries(LANGS.map((l) => [`readConversation ${l}`, (t: string) => readConversation({ id: 'c', turns: turnsOf(t) }, guide(l))])),
  'packages/statements/src/summary.ts': { summarise: (t: string) => summarise(readConversation({ id: 'c', turns: turnsOf(t) }, guide('en')), { id: 'c', turns: turnsOf(t) } as any) },
  'packages/tagging/src/lexicon/lexicon.ts': { isSampleComplete: (t: string) => isSampleComplete([t]), sampleOf: (t: string) => sampleOf([t, t]), lexiconFor: (t: string) => lexiconFor('en', t) },
  'packages/tagging/src/phrases.ts': { phrasesOf: each((t, l) => phrasesOf(t, lexiconFor(l, ''), new TopicWords(t, lexiconFor(l, '')))) },
  'packages/tagging/src/tag-turns.ts': Object.fromEntries(LANGS.map((l) => [`tagTurns ${l}`, (t: string) => tagTurns(turnsOf(t), guide(l))])),
};
