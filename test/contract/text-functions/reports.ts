import { slug } from '../../../services/reports/src/engine/format.ts';
import { digestConversation } from '../../../services/reports/src/engine/digest-conversation.ts';
import { capitalised, paragraph, sentence } from '../../../services/reports/src/engine/wording/sentence.ts';
import { openingLength, isHesitation, isOpenEnd } from '../../../services/reports/src/engine/findings/opening.ts';
import { readability } from '../../../services/reports/src/engine/findings/quotes.ts';
import { isQuestion } from '../../../services/reports/src/engine/findings/sound.ts';
import { isContent, mentionIn, nounPhrase, subjectOf } from '../../../services/reports/src/engine/findings/subject.ts';
import { inThirdPerson } from '../../../services/reports/src/engine/findings/third-person.ts';
import { compare } from '../../../services/reports/src/engine/corpus/content-order.ts';
import { isAfter, isBefore, isTurnOrItsBeginning } from '../../../services/reports/src/domain/quote-context.ts';
import { matchesWords, termsOf } from '../../../services/reports/src/domain/query/words.ts';
import { ErasedWords } from '../../../services/reports/src/domain/redaction/erased-words.ts';
import { fileName } from '../../../services/reports/src/features/export-report/file-name.ts';
import { linesOf } from '../../../services/reports/src/features/export-report/html/charts/map-layout.ts';
import { paragraphs } from '../../../services/reports/src/features/export-report/html/sections/opening.ts';
import { paragraphs as documentParagraphs } from '../../../services/reports/src/features/export-report/document/claims.ts';
import { element } from '../../../services/reports/src/features/export-report/xml.ts';
import { headingOf } from '../../../services/reports/src/features/export-report/html/view.ts';
import { MAX_STATEMENT, type Statement } from '../../../packages/statements/src/index.ts';
import { limits } from '../../../services/campaigns/src/domain/transcript/types.ts';
import { type TextFunctions, inEach, inTurns } from './types.ts';
const statementOf = (text: string): Statement => ({
  turn_id: 't',
  seq: 1,
  participant: '',
  start: 0,
  end: text.length,
  text,
  kind: 'problem',
  polarity: 'negative',
  target: null,
  because: null,
  confidence: 1,
  strength: 1,
  question_id: null,
  asked: null,
  is_own: true,
  terms: [],
});
const digestOf = (text: string, language: string) =>
  digestConversation(
    {
      id: 'c',
      contact_id: '',
      started_at: null,
      turns: inTurns(text, limits.turn_characters).map((part, seq) => ({
        id: `t${seq}`,
        seq,
        speaker: 'participant' as const,
        text: part,
        question_id: null,
        speaker_label: null,
        is_withheld: false,
        outcome: null,
        started_ms: null,
      })),
    },
    { language, questions: [] },
  );
const erased = new ErasedWords('en', ['export'], ['invoice']);

export const REPORTS: TextFunctions = {
  'services/reports/src/engine/format.ts': { slug },
  'services/reports/src/engine/digest-conversation.ts': {
    digestConversation: inEach(digestOf, limits.turn_characters),
  },
  'services/reports/src/engine/wording/sentence.ts': {
    capitalised,
    paragraph: (text) => paragraph(text, text),
    sentence,
  },
  'services/reports/src/engine/findings/opening.ts': {
    openingLength: inEach(openingLength, MAX_STATEMENT),
    isHesitation: inEach(isHesitation),
    isOpenEnd: inEach(isOpenEnd),
  },
  'services/reports/src/engine/findings/quotes.ts': { readability: inEach(readability) },
  'services/reports/src/engine/findings/sound.ts': { isQuestion: inEach(isQuestion) },
  'services/reports/src/engine/findings/subject.ts': {
    isContent: inEach(isContent),
    subjectOf: inEach(subjectOf, MAX_STATEMENT),
    nounPhrase: inEach(
      (text, language) => nounPhrase('export', [{ target: text, isInitial: true }], language),
      MAX_STATEMENT,
    ),
    mentionIn: inEach(
      (text, language) => [
        mentionIn(statementOf(text), language),
        mentionIn(
          { ...statementOf(text), target: { start: text.length - 1, end: text.length, text: text.slice(-1) } },
          language,
        ),
      ],
      MAX_STATEMENT,
    ),
  },
  'services/reports/src/engine/findings/third-person.ts': { inThirdPerson },
  'services/reports/src/engine/corpus/content-order.ts': { compare: (text) => compare(text, `${text}a`) },
  'services/reports/src/domain/quote-context.ts': {
    isAfter: (text) => isAfter(text, 1, `${text}…`),
    isBefore: (text) => isBefore(text, 5, text),
    isTurnOrItsBeginning: (text) => isTurnOrItsBeginning(text, `${text}…`),
  },
  'services/reports/src/domain/query/words.ts': {
    termsOf: inEach(termsOf),
    matchesWords: inEach((text, language) => matchesWords(text, text, language)),
  },
  'services/reports/src/domain/redaction/erased-words.ts': {
    'new ErasedWords': (text) => new ErasedWords('en', [text], [text]),
    'ErasedWords.isIn': (text) => erased.isIn(text),
    'ErasedWords.prune': (text) => erased.prune(text),
  },
  'services/reports/src/features/export-report/file-name.ts': { fileName: (text) => fileName(text, 1, 'pdf') },
  'services/reports/src/features/export-report/html/charts/map-layout.ts': { linesOf },
  'services/reports/src/features/export-report/html/sections/opening.ts': { paragraphs },
  'services/reports/src/features/export-report/document/claims.ts': { paragraphs: documentParagraphs },
  'services/reports/src/features/export-report/xml.ts': { element: (text) => element('a', { b: text }, text) },
  'services/reports/src/features/export-report/html/view.ts': { headingOf },
};
