import { quoted, introductionOf } from '../../../services/vaults/src/domain/answer/attribution.ts';
import { candidatesOf, termsOf } from '../../../services/vaults/src/domain/answer/candidates.ts';
import { finished, sentenceOf } from '../../../services/vaults/src/domain/answer/cited-sentence.ts';
import { composeAnswer } from '../../../services/vaults/src/domain/answer/compose-answer.ts';
import { faultIn } from '../../../services/vaults/src/domain/answer/fault-in.ts';
import { givesOrder } from '../../../services/vaults/src/domain/answer/gives-order.ts';
import { isContradicted } from '../../../services/vaults/src/domain/answer/is-contradicted.ts';
import { asQuoted, plainSpeech, plainText } from '../../../services/vaults/src/domain/answer/plain-speech.ts';
import { quantitiesIn } from '../../../services/vaults/src/domain/answer/quantities.ts';
import { titleOf } from '../../../services/vaults/src/domain/chat-title.ts';
import { promptOf } from '../../../services/vaults/src/domain/follow-up.ts';
import { interviewerSays } from '../../../services/vaults/src/domain/interview-texts.ts';
import { chunksOf } from '../../../services/vaults/src/domain/chunking/chunks-of.ts';
import { languageOfText } from '../../../services/vaults/src/domain/chunking/language-of.ts';
import {
  isConversation,
  labelOf,
  linesOf as textLines,
} from '../../../services/vaults/src/domain/chunking/speaker-lines.ts';
import { linesOf } from '../../../services/vaults/src/domain/lines.ts';
import { readerOf } from '../../../services/vaults/src/domain/facts/clause.ts';
import { datesIn, validityIn } from '../../../services/vaults/src/domain/facts/dates.ts';
import { factsIn } from '../../../services/vaults/src/domain/facts/facts-in.ts';
import { grammarOf } from '../../../services/vaults/src/domain/facts/grammars/index.ts';
import { literalKeys, subjectKey } from '../../../services/vaults/src/domain/facts/keys.ts';
import { subjectKeysOf } from '../../../services/vaults/src/domain/facts/subject-keys.ts';
import { holdsErasedWords } from '../../../services/vaults/src/domain/graph/erased-words.ts';
import { nodeIdentity, normalised } from '../../../services/vaults/src/domain/graph/keys.ts';
import { htmlText } from '../../../services/vaults/src/parse-threads/html-text.ts';
import {
  withoutLayout,
  withoutLineHyphens,
  withoutStruckLetters,
} from '../../../services/vaults/src/parse-threads/layout-characters.ts';
import { readCsv } from '../../../services/vaults/src/parse-threads/read-csv.ts';
import { readMarkdown } from '../../../services/vaults/src/parse-threads/read-markdown.ts';
import { readText } from '../../../services/vaults/src/parse-threads/read-text.ts';
import { readHtml } from '../../../services/vaults/src/parse-threads/read-html.ts';
import { LONGEST_PROMPT, rarityOf, understand } from '../../../services/vaults/src/search/question.ts';
import { partsOf, speakerTermsOf, termOfPart, withoutLabels } from '../../../services/vaults/src/search/speakers.ts';
import {
  occurrencesOf,
  searchTermOf,
  searchWordsIn,
  searchWordsOf,
} from '../../../services/vaults/src/search/terms.ts';
import { titleTermsOf } from '../../../services/vaults/src/search/titles.ts';
import assert from 'node:assert/strict';
import { CHUNK_SIZE } from '../../../services/vaults/src/domain/chunking/chunker.ts';
import { sentenceSpans } from '../../../services/vaults/src/domain/chunking/divide.ts';
import { textUnits } from '../../../services/vaults/src/domain/chunking/text-units.ts';
import { isAskingWord } from '../../../services/vaults/src/search/asking-words.ts';
import type { Source } from '../../../services/vaults/src/domain/answer/sources.ts';
import { type TextFunctions, inEach, rejecting, upTo } from './types.ts';
const passage = (text: string, speakers: string[] = []) => ({
  id: 'p',
  document_id: 'd',
  document_version: 1,
  conversation_id: null,
  turn_ids: [],
  speakers,
  ordinal: 0,
  text,
  start: 0,
  end: text.length,
});
const sourceOf = (text: string): Source => {
  const [candidate] = candidatesOf([passage('The export fails.')], 'en');
  assert.ok(candidate);
  return { n: 1, candidate, speaker: null, text };
};
/** The library that reads it takes longer, in linear time. */
const inThread = (run: (text: string) => unknown) => ({ runs: [rejecting(run)], slow_ms: 1_000 });
/** Selectors that look at all elements around another. */
const RULES = Array.from(
  { length: 300 },
  (_, n) => `.a .b > .a ~ p.a${n % 9} .b, .a * .b:not(.a .c) { display: none }`,
).join('');
const bytes = (text: string) => new TextEncoder().encode(text);
export const VAULTS: TextFunctions = {
  'services/vaults/src/domain/answer/attribution.ts': {
    quoted: inEach(quoted),
    introductionOf: inEach(introductionOf),
  },
  'services/vaults/src/domain/interview-texts.ts': {
    interviewerSays: inEach((text, language) => interviewerSays(text, 'P1', language)),
  },
  'services/vaults/src/domain/answer/candidates.ts': {
    termsOf: inEach(termsOf),
    candidatesOf: inEach(
      (text, language) => candidatesOf([passage(text), passage(text, ['A'])], language),
      CHUNK_SIZE.longest,
    ),
  },
  'services/vaults/src/domain/answer/cited-sentence.ts': { finished, sentenceOf: (text) => sentenceOf(text, []) },
  'services/vaults/src/domain/answer/compose-answer.ts': {
    composeAnswer: upTo(LONGEST_PROMPT, (text) =>
      composeAnswer(understand(text), [passage('The export fails every month.')]),
    ),
    'composeAnswer#passages': upTo(CHUNK_SIZE.longest, (text) =>
      composeAnswer(understand('Why does the export fail?'), [passage(text), passage(text, ['A'])]),
    ),
  },
  'services/vaults/src/domain/answer/fault-in.ts': {
    'faultIn#sentence': inEach(
      (text, language) => faultIn(text, [sourceOf('The export fails every month.')], language),
      LONGEST_PROMPT,
    ),
    faultIn: inEach(
      (text, language) => faultIn('The export fails every month.', [sourceOf(text)], language),
      CHUNK_SIZE.longest,
    ),
  },
  'services/vaults/src/domain/answer/gives-order.ts': { givesOrder: inEach(givesOrder, CHUNK_SIZE.longest) },
  'services/vaults/src/domain/answer/is-contradicted.ts': {
    isContradicted: inEach(
      (text, language) => isContradicted('The export does not fail.', [text], language),
      CHUNK_SIZE.longest,
    ),
    'isContradicted#sentence': inEach(
      (text, language) => isContradicted(text, ['The export does not fail.'], language),
      LONGEST_PROMPT,
    ),
  },
  'services/vaults/src/domain/answer/plain-speech.ts': {
    asQuoted: inEach(asQuoted),
    plainSpeech: inEach(plainSpeech),
    plainText,
  },
  'services/vaults/src/domain/answer/quantities.ts': { quantitiesIn: inEach(quantitiesIn) },
  'services/vaults/src/domain/chat-title.ts': { titleOf },
  'services/vaults/src/domain/follow-up.ts': {
    promptOf: (text) => promptOf('And why?', [text]),
    'promptOf#question': (text) => promptOf(text, ['Why does it fail?']),
  },
  'services/vaults/src/domain/chunking/chunks-of.ts': { chunksOf: (text) => chunksOf(text, 'en') },
  'services/vaults/src/domain/chunking/language-of.ts': { languageOfText },
  'services/vaults/src/domain/chunking/speaker-lines.ts': {
    isConversation,
    labelOf,
    linesOf: (text) => [...textLines(text)],
  },
  'services/vaults/src/domain/lines.ts': {
    linesOf: (text) => [linesOf(passage(text)), linesOf(passage(text, ['A', 'B']))],
  },
  'services/vaults/src/domain/facts/clause.ts': {
    'ClauseReader.read': inEach((text, language) => readerOf(language).read(text), CHUNK_SIZE.longest),
    'ClauseReader.join': inEach((text, language) => readerOf(language).join([text, text, text]), CHUNK_SIZE.longest),
  },
  'services/vaults/src/domain/facts/dates.ts': {
    datesIn: inEach((text, language) => datesIn(text, grammarOf(language))),
    validityIn: inEach((text, language) => validityIn(text, grammarOf(language))),
  },
  'services/vaults/src/domain/facts/facts-in.ts': {
    factsIn: inEach((text, language) => factsIn(text, { language: language, speaker: null, scope: 'd' })),
    'factsIn#spoken': inEach((text, language) => factsIn(text, { language: language, speaker: 'A', scope: 'd' })),
  },
  'services/vaults/src/domain/facts/keys.ts': {
    literalKeys: inEach((text, language) => literalKeys([text, text, text], language)),
    subjectKey: inEach((text, language) => subjectKey([text], language)),
  },
  'services/vaults/src/domain/facts/subject-keys.ts': { subjectKeysOf: inEach(subjectKeysOf) },
  'services/vaults/src/domain/graph/erased-words.ts': {
    holdsErasedWords: (text) => holdsErasedWords(text, [text], ['a']),
  },
  'services/vaults/src/domain/graph/keys.ts': { normalised, nodeIdentity: (text) => nodeIdentity('theme', text) },
  'services/vaults/src/parse-threads/html-text.ts': {
    htmlText: rejecting(htmlText),
    'htmlText#styles': rejecting((text) => htmlText(`<style>.a{color:red}${text}</style>a`)),
    'htmlText#rules': upTo(64 * 1024, (text) =>
      htmlText(`<style>${RULES}</style>${text.replaceAll(/\W+/g, '<p class="a b">').slice(0, 1_000_000)}`),
    ),
  },
  'services/vaults/src/parse-threads/layout-characters.ts': {
    withoutLayout,
    withoutLineHyphens: inEach(withoutLineHyphens),
    withoutStruckLetters,
  },
  'services/vaults/src/parse-threads/read-csv.ts': { readCsv: inThread((text) => readCsv(bytes(text))) },
  'services/vaults/src/parse-threads/read-text.ts': { readText: rejecting((text) => readText(bytes(text))) },
  'services/vaults/src/parse-threads/read-markdown.ts': {
    readMarkdown: inThread((text) => readMarkdown(bytes(text))),
  },
  'services/vaults/src/parse-threads/read-html.ts': { readHtml: rejecting((text) => readHtml(bytes(text))) },
  'services/vaults/src/search/question.ts': {
    understand: upTo(LONGEST_PROMPT, understand),
    rarityOf: inEach(rarityOf),
  },
  'services/vaults/src/search/speakers.ts': {
    partsOf: (text) => partsOf(text.split(' ').slice(0, 64)),
    speakerTermsOf: upTo(LONGEST_PROMPT, speakerTermsOf),
    termOfPart: (text) => termOfPart([text]),
    withoutLabels: (text) => withoutLabels(text, ['A', 'B']),
  },
  'services/vaults/src/search/terms.ts': {
    occurrencesOf: inEach(occurrencesOf),
    searchTermOf: inEach(searchTermOf),
    searchWordsIn,
    searchWordsOf,
  },
  'services/vaults/src/search/asking-words.ts': { isAskingWord: inEach(isAskingWord) },
  'services/vaults/src/domain/chunking/divide.ts': {
    sentenceSpans: inEach((text, language) => [...sentenceSpans(text, language)]),
  },
  'services/vaults/src/domain/chunking/text-units.ts': {
    textUnits: inEach((text, language) => [...textUnits(text, language)]),
  },
  'services/vaults/src/search/titles.ts': { titleTermsOf: inEach(titleTermsOf) },
};
