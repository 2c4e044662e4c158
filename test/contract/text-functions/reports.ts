import { capitalised, paragraph } from '../../../services/reports/src/analysis/assemble/sentence.ts';
import { aroundIn } from '../../../services/reports/src/analysis/assemble/evidence-book.ts';
import { isAfter, isBefore, isTurnOrItsBeginning } from '../../../services/reports/src/domain/quote-context.ts';
import { matchesWords, termsOf } from '../../../services/reports/src/domain/query/words.ts';
import { ErasedWords } from '../../../services/reports/src/domain/redaction/erased-words.ts';
import { fileName } from '../../../services/reports/src/features/export-report/file-name.ts';
import { linesOf } from '../../../services/reports/src/features/export-report/html/charts/map-layout.ts';
import { quotesIt } from '../../../services/reports/src/features/export-report/html/quote.ts';
import { paragraphs } from '../../../services/reports/src/features/export-report/html/sections/opening.ts';
import { paragraphs as documentParagraphs } from '../../../services/reports/src/features/export-report/document/claims.ts';
import { element } from '../../../services/reports/src/features/export-report/xml.ts';
import { headingOf } from '../../../services/reports/src/features/export-report/html/view.ts';
import { type TextFunctions, inEach } from './types.ts';
const erased = new ErasedWords('en', ['export'], ['invoice']);

export const REPORTS: TextFunctions = {
  'services/reports/src/analysis/assemble/evidence-book.ts': {
    aroundIn: (text) => aroundIn(text, text.length >> 1, text.length),
  },
  'services/reports/src/analysis/assemble/sentence.ts': { capitalised, paragraph: (text) => paragraph([text, text]) },
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
  'services/reports/src/features/export-report/html/quote.ts': {
    quotesIt: (text) => quotesIt(text, text.slice(0, 12)),
  },
  'services/reports/src/features/export-report/html/sections/opening.ts': { paragraphs },
  'services/reports/src/features/export-report/document/claims.ts': { paragraphs: documentParagraphs },
  'services/reports/src/features/export-report/xml.ts': { element: (text) => element('a', { b: text }, text) },
  'services/reports/src/features/export-report/html/view.ts': { headingOf },
};
