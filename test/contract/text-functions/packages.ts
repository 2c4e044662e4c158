import { withoutAsides } from '../../../packages/answers/src/asides.ts';
import { numbersIn } from '../../../packages/answers/src/numbers.ts';
import { directionOf, relativeDatesIn } from '../../../packages/answers/src/relative-dates.ts';
import { AnswerReader } from '../../../packages/model/src/answer-part.ts';
import {
  akin,
  fold,
  has,
  matchChoice,
  plain,
  plainWordsOf,
  shownOptions,
} from '../../../packages/answers/src/index.ts';
import { matchChoices } from '../../../packages/answers/src/choices.ts';
import { endsOf } from '../../../packages/answers/src/scale-words.ts';
import { datesIn } from '../../../packages/answers/src/date-names.ts';
import { dateWordsOf, spelledDay } from '../../../packages/answers/src/date-words.ts';
import { parseDate } from '../../../packages/answers/src/date.ts';
import { mentionsIn } from '../../../packages/answers/src/dates.ts';
import { isTypo } from '../../../packages/answers/src/text.ts';
import { saidIn } from '../../../packages/answers/src/said.ts';
import { tokensOf as answerTokensOf } from '../../../packages/answers/src/tokens.ts';
import { quotedNumber, quotesOption } from '../../../packages/answers/src/quoted.ts';
import { parseNumber, periodOf } from '../../../packages/answers/src/number.ts';
import { quantitiesIn, saidOf as countedIn } from '../../../packages/answers/src/quantities.ts';
import { spokenOf } from '../../../packages/answers/src/spoken.ts';
import {
  isMoney,
  isMoneyWord,
  isOfOtherMeasure,
  isPercentage,
  timeOf,
  timeWordIn,
  unitIn,
} from '../../../packages/answers/src/units.ts';
import { answerWordsOf } from '../../../packages/answers/src/words.ts';
import { listedPlaces } from '../../../packages/answers/src/places.ts';
import { byNumber } from '../../../packages/answers/src/ranges.ts';
import { readAnswer } from '../../../packages/answers/src/read-answer.ts';
import { boundsOf, parseScale, ratesElsewhere } from '../../../packages/answers/src/scale.ts';
import { readReply } from '../../../packages/answers/src/follow-up.ts';
import { byFrequency } from '../../../packages/answers/src/frequencies.ts';
import { isStorableDay } from '../../../packages/answers/src/storable.ts';
import { isOfOtherCurrency } from '../../../packages/answers/src/things.ts';
import { hasException, isOfThenOnly, withoutTurns } from '../../../packages/answers/src/yes-no-turns.ts';
import { parseYesNo } from '../../../packages/answers/src/yes-no.ts';
import { csvRows, harmless, unguarded } from '../../../packages/csv/src/index.ts';
import { escapeHtml } from '../../../packages/html/src/index.ts';
import { detectLanguage, isCommonWord } from '../../../packages/language/src/detection.ts';
import { frequencyOf, zipfOf } from '../../../packages/language/src/frequencies.ts';
import { keyness } from '../../../packages/language/src/keyness.ts';
import { isLanguage, languageOf } from '../../../packages/language/src/languages.ts';
import { marksIn, withoutMarks } from '../../../packages/language/src/marks.ts';
import { clausesOf, isNegated } from '../../../packages/language/src/negation.ts';
import { languageOfQuestion } from '../../../packages/language/src/question-language.ts';
import { isVerbatim, quotedIn, verbatimOnly } from '../../../packages/language/src/quotes.ts';
import { sentencesOf } from '../../../packages/language/src/sentences.ts';
import { spellingOf } from '../../../packages/language/src/spelling.ts';
import { detachedForms, joinedForms } from '../../../packages/language/src/separable.ts';
import { freshStem, phraseKey, stemOf, termOf } from '../../../packages/language/src/stems.ts';
import { tokensOf, withoutEnds, wordsOf, writtenTokensOf } from '../../../packages/language/src/tokens.ts';
import { otherLanguageIn } from '../../../packages/signals/src/other-language.ts';
import { UnclosedQuote, rowsIn } from '../../../packages/csv/src/rows.ts';
import { saidIn as rowsSaidIn } from '../../../packages/csv/src/transcript.ts';
import { delimiterOf, tableIn } from '../../../packages/csv/src/reading.ts';
import { MAX_WORD, fold as foldSigns, read } from '../../../packages/signals/src/reading.ts';
import { piecesOf, signalsOf } from '../../../packages/signals/src/signals.ts';
import {
  SAMPLE_CHARACTERS,
  isSampleComplete,
  lexiconFor,
  sampleOf,
} from '../../../packages/tagging/src/lexicon/lexicon.ts';
import { phrasesOf } from '../../../packages/tagging/src/phrases.ts';
import { ConversationTagger, MAX_SENTENCE, tagTurns } from '../../../packages/tagging/src/tag-turns.ts';
import { TopicWords } from '../../../packages/tagging/src/topic-words.ts';
import type { Turn } from '../../../packages/tagging/src/types.ts';
import { Vocabulary } from '../../../packages/language/src/vocabulary.ts';
import { Spelling } from '../../../packages/signals/src/spelling.ts';
import { limits } from '../../../services/campaigns/src/domain/transcript/types.ts';
import { type TextFunctions, inEach, inTurns, upTo } from './types.ts';

const asked = { id: 'a', seq: 1, speaker: 'interviewer', text: 'What is bad about the export?' } as const;
const turnsOf = (text: string): Turn[] => [
  { ...asked, question_id: null, tags: [] },
  ...inTurns(text, limits.turn_characters).map((part, n) => ({ ...saidOf(part), id: `t${n}`, seq: n + 2 })),
];
const saidOf = (text: string): Turn => ({
  id: 't',
  seq: 2,
  speaker: 'participant',
  text,
  question_id: null,
  tags: [],
});
const guideIn = (language: string) => ({ language, questions: [] });
const english = lexiconFor('en', '');
const spelling = new Spelling(new Set(['suicide', 'depressed', 'kill']), []);

const HOURS = { min: 0, max: 80, unit: 'hours' } as const;

const TODAY = new Date('2026-03-12');

/** Characters of a model's answer that arrive together. */
const PIECE = 64;

/** Of a table that may have a quotation mark that is never closed. */
function rowsOf(text: string): unknown {
  try {
    return [...rowsIn(text)];
  } catch (error) {
    if (error instanceof UnclosedQuote) return error;
    throw error;
  }
}

export const PACKAGES: TextFunctions = {
  'packages/language/src/marks.ts': { marksIn, withoutMarks },
  'packages/language/src/quotes.ts': {
    quotedIn,
    isVerbatim: (text) => isVerbatim(text, [text, text]),
    verbatimOnly: (text) => verbatimOnly(`“${text}” ${text}`, [text]),
  },
  'packages/answers/src/text.ts': {
    akin: (text) => akin(text, 'exports', 'en'),
    fold,
    isTypo: (text) => isTypo(text, `${text}s`),
    has: (text) => has(/(?<![\p{L}])(?:yes)/gu, text),
    plain,
    plainWordsOf,
  },
  'packages/answers/src/said.ts': { saidIn: inEach(saidIn) },
  'packages/answers/src/tokens.ts': { tokensOf: answerTokensOf },
  'packages/answers/src/choice.ts': {
    matchChoice: inEach((text, language) =>
      matchChoice(text, ['By phone', 'By e-mail, mostly', 'Not at all'], language),
    ),
    'matchChoice#options': (text) => matchChoice('by phone', [text, 'x'], 'en'),
    shownOptions: (text) => shownOptions({ options: [text], translations: { [text]: { options: [text] } } }, text),
  },
  'packages/answers/src/choices.ts': {
    matchChoices: inEach((text, language) =>
      matchChoices(text, ['By phone', 'By e-mail, mostly', 'Not at all'], language),
    ),
    'matchChoices#options': (text) => matchChoices('by phone and not at all', [text, 'x', 'Not at all'], 'en'),
  },
  'packages/answers/src/date.ts': {
    parseDate: inEach((text, language) => parseDate(text, language)),
    'parseDate#today': inEach((text, language) => parseDate(text, language, text, TODAY)),
    'parseDate#asked': inEach((text, language) => parseDate('03/04/2019', language, text)),
  },
  'packages/answers/src/asides.ts': {
    withoutAsides: inEach((text, language) => {
      const said = saidIn(text, language);
      return withoutAsides(said, numbersIn(said), text);
    }),
  },
  'packages/answers/src/relative-dates.ts': {
    relativeDatesIn: inEach((text, language) => relativeDatesIn(text, language, TODAY, 'When was it?')),
    directionOf,
  },
  'packages/answers/src/date-names.ts': { datesIn: inEach(datesIn) },
  'packages/answers/src/dates.ts': {
    mentionsIn: inEach((text, language) => mentionsIn(saidIn(text, language), dateWordsOf(language), null)),
  },
  'packages/answers/src/date-words.ts': { spelledDay: inEach(spelledDay) },
  'packages/answers/src/quoted.ts': {
    quotedNumber: inEach((text, language) => quotedNumber(text, 7, { min: 1, max: 10 }, language)),
    quotesOption: inEach((text, language) => quotesOption(text, 'By phone', ['By phone', 'Not at all'], language)),
  },
  'packages/answers/src/scale.ts': {
    ratesElsewhere: (text) => ratesElsewhere(text, 4, { min: 1, max: 10 }, text),
    boundsOf: (text) => boundsOf({ text, options: [] }),
    parseScale: inEach((text, language) =>
      parseScale(text, { min: 0, max: 100 }, language, {
        low: text,
        high: 'x',
        names: new Map(),
      }),
    ),
  },
  'packages/answers/src/places.ts': {
    listedPlaces: inEach((text, language) => listedPlaces(text, ['By phone', 'By e-mail', 'Not at all'], language)),
  },
  'packages/answers/src/ranges.ts': {
    byNumber: inEach((text, language) => byNumber(text, ['Under 10', '10–49', '50 or more'], language)),
    'byNumber#options': (text) => byNumber('about 30', [text, `${text} 10–49`, 'Under 10', '10–49'], 'en'),
  },
  'packages/answers/src/scale-words.ts': {
    endsOf: (text) => endsOf({ text, options: [text] }, { min: 1, max: 10 }),
  },
  'packages/answers/src/quantities.ts': {
    saidOf: inEach(countedIn),
    quantitiesIn: inEach((text, language) => quantitiesIn(countedIn(text, language), 'hours')),
  },
  'packages/answers/src/spoken.ts': { spokenOf: inEach((text, language) => spokenOf(text, answerWordsOf(language))) },
  'packages/answers/src/units.ts': {
    timeWordIn,
    unitIn,
    isMoney,
    isMoneyWord,
    timeOf: (text) => timeOf([text]),
    isOfOtherMeasure: (text) => isOfOtherMeasure('km', [text]) || isOfOtherMeasure(text, ['km']),
    isPercentage: inEach((text, language) => isPercentage(answerWordsOf(language), text)),
  },
  'packages/answers/src/number.ts': {
    parseNumber: inEach((text, language) => parseNumber(text, { ...HOURS, text: 'How many hours?' }, language)),
    periodOf,
    'parseNumber#question': inEach((text, language) =>
      parseNumber('about 7 hours', { ...HOURS, text, unit: text }, language),
    ),
  },
  'packages/answers/src/follow-up.ts': {
    readReply: inEach((text, language) =>
      readReply({ ...HOURS, kind: 'date', text: 'Since when?', options: [] }, text, '2019', language),
    ),
    'readReply#text': inEach((text, language) =>
      readReply({ ...HOURS, kind: 'scale', text: 'How bad?', options: [] }, '4 or 5', text, language),
    ),
  },
  'packages/answers/src/frequencies.ts': {
    byFrequency: inEach((text, language) => byFrequency(text, ['Several times a week', 'Never'], language)),
    'byFrequency#options': (text) => byFrequency('twice a week', [text, `${text} several times a week`], 'en'),
  },
  'packages/answers/src/storable.ts': { isStorableDay },
  'packages/answers/src/things.ts': {
    isOfOtherCurrency: (text) => isOfOtherCurrency('euros', text) || isOfOtherCurrency(text, 'euros'),
  },
  'packages/answers/src/yes-no-turns.ts': {
    withoutTurns: (text) => withoutTurns([plain(text)], plain(text)),
    hasException: inEach((text, language) => hasException([plain(text)], saidIn(text, language))),
    isOfThenOnly: (text) => isOfThenOnly([plain(text)]),
  },
  'packages/answers/src/yes-no.ts': {
    parseYesNo: inEach((text, language) => parseYesNo(text, 'Do you work nights?', language)),
    'parseYesNo#asked': inEach((text, language) => parseYesNo('I work nights', text, language)),
  },
  'packages/answers/src/read-answer.ts': {
    readAnswer: inEach((text, language) =>
      readAnswer({ ...HOURS, kind: 'number', text: 'How many hours?', options: [] }, text, language),
    ),
  },
  'packages/csv/src/harmless.ts': { harmless, unguarded },
  'packages/csv/src/reading.ts': { tableIn, delimiterOf },
  'packages/csv/src/rows.ts': { rowsIn: (text) => [rowsOf(text), rowsOf(`a,"${text}`)] },
  'packages/csv/src/transcript.ts': { saidIn: (text) => [...(rowsSaidIn(`speaker,text\nA,x${text}`)?.rows ?? [])] },
  'packages/csv/src/index.ts': { csvRows: (text) => csvRows([[text, text]]) },
  'packages/html/src/escape-html.ts': { escapeHtml },
  'packages/language/src/detection.ts': { detectLanguage, isCommonWord },
  'packages/language/src/frequencies.ts': { frequencyOf: inEach(frequencyOf), zipfOf: inEach(zipfOf) },
  'packages/language/src/keyness.ts': { keyness: (text) => keyness({ count: 1, total: 2 }, text, 'en') },
  'packages/language/src/languages.ts': { isLanguage, languageOf },
  'packages/language/src/negation.ts': {
    clausesOf: inEach(clausesOf),
    isNegated: inEach((text, language) => isNegated(text, text.length, language)),
  },
  'packages/language/src/spelling.ts': { spellingOf: inEach(spellingOf) },
  'packages/language/src/sentences.ts': { sentencesOf: inEach(sentencesOf) },
  'packages/language/src/separable.ts': { joinedForms: inEach(joinedForms), detachedForms: inEach(detachedForms) },
  'packages/language/src/stems.ts': {
    freshStem: inEach(freshStem),
    phraseKey: inEach(phraseKey),
    stemOf: inEach(stemOf),
    termOf: inEach(termOf),
  },
  'packages/language/src/question-language.ts': { languageOfQuestion },
  'packages/language/src/tokens.ts': {
    tokensOf,
    wordsOf,
    writtenTokensOf,
    withoutEnds: (text) => withoutEnds(text, /[\s.,]/),
  },
  'packages/signals/src/other-language.ts': { otherLanguageIn: inEach(otherLanguageIn) },
  'packages/signals/src/reading.ts': { fold: foldSigns, read },
  'packages/signals/src/signals.ts': {
    piecesOf,
    signalsOf: (text) => signalsOf({ text, language: 'en', input: null, took_ms: null }),
  },
  'packages/tagging/src/lexicon/lexicon.ts': {
    isSampleComplete: (text) => isSampleComplete([text]),
    sampleOf: (text) => sampleOf([text, text]),
    lexiconFor: upTo(SAMPLE_CHARACTERS, (text) => lexiconFor('en', text)),
  },
  'packages/tagging/src/phrases.ts': {
    phrasesOf: inEach(
      (text, language) => phrasesOf(text, lexiconFor(language, ''), new TopicWords('', lexiconFor(language, ''))),
      MAX_SENTENCE,
    ),
  },
  'packages/tagging/src/tag-turns.ts': {
    tagTurns: inEach((text, language) => tagTurns(turnsOf(text), guideIn(language)), limits.turn_characters),
    'ConversationTagger.add': upTo(limits.turn_characters, (text) =>
      new ConversationTagger(guideIn('fr')).add(turnsOf(text)),
    ),
  },
  'packages/tagging/src/topic-words.ts': {
    'new TopicWords': upTo(SAMPLE_CHARACTERS, (text) => new TopicWords(text, english)),
    'TopicWords.has': (text) => new TopicWords('', english).has(text, 'noun'),
    'TopicWords.mayJoin': (text) => new TopicWords('', english).mayJoin(text),
  },
  'packages/language/src/vocabulary.ts': {
    'new Vocabulary': (text) => new Vocabulary(wordsOf(text), 'en'),
    'Vocabulary.keynessOf': (text) => new Vocabulary(['a'], 'en').keynessOf(text),
    'Vocabulary.liftOf': (text) => new Vocabulary(['a'], 'en').liftOf(text),
  },
  'packages/model/src/answer-part.ts': {
    'AnswerReader.push': (text) => {
      const reader = new AnswerReader();
      reader.push('{"why": "", "say": "');
      for (let at = 0; at < text.length; at += PIECE) reader.push(text.slice(at, at + PIECE));
    },
  },
  'packages/signals/src/spelling.ts': { 'Spelling.correct': upTo(MAX_WORD, (text) => spelling.correct(text, text)) },
};
