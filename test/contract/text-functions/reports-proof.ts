import { codeOf, readingOf } from '../../../services/reports/src/analysis/campaign.fixture.ts';
import { corpusOf } from '../../../services/reports/src/analysis/count/corpus.ts';
import { matrixOf } from '../../../services/reports/src/analysis/count/matrix.ts';
import { hashOf } from '../../../services/reports/src/analysis/proof/controls.ts';
import { isFaithful } from '../../../services/reports/src/analysis/model/translate.ts';
import { figuresIn, isOnePerson } from '../../../services/reports/src/analysis/proof/figures.ts';
import { inverted, renumbered } from '../../../services/reports/src/analysis/proof/inversion.ts';
import {
  hasAddress,
  nameIn,
  namesIn,
  knownFrom,
  personIdsIn,
} from '../../../services/reports/src/analysis/proof/names.ts';
import { agreeing, codesIn, valueOf } from '../../../services/reports/src/analysis/proof/placeholders.ts';
import {
  falseQuantifierIn,
  isQuantifier,
  saysSeveral,
} from '../../../services/reports/src/analysis/proof/quantifiers.ts';
import { locate, sliceOf } from '../../../services/reports/src/analysis/proof/quotes.ts';
import { check, isProvenName, proofOf } from '../../../services/reports/src/analysis/proof/sentences.ts';
import { phraseAt, phrasesOf, saidIn, saysCause, stemsIn } from '../../../services/reports/src/analysis/proof/words.ts';
import { type TextFunctions, inEach, inTurns, upTo } from './types.ts';

const proofWith = (text: string, language: string) => {
  const corpus = corpusOf([readingOf('c', [text])]);
  const matrix = matrixOf(corpus, [codeOf('k')], { codings: [], unclear: [], unclassified: new Map() }, []);
  return proofOf(corpus, matrix, { campaign: { id: '', name: '', goal: '', language }, questions: [] });
};
const known = knownFrom([], 'en');
const phrases = phrasesOf([['as many as', true]]);
/** The longest turn. */
const TURN = 20_000;
/** Drafts are no longer. */
const SENTENCE = 500;

export const REPORTS_PROOF: TextFunctions = {
  'services/reports/src/analysis/proof/quotes.ts': {
    locate: upTo(TURN * 6, (text) => locate(readingOf('c', inTurns(text, TURN)).turns, text.slice(0, 4000))),
    sliceOf: upTo(TURN, (text) => sliceOf(text, text.slice(0, 4000))),
  },
  'services/reports/src/analysis/proof/figures.ts': {
    figuresIn: inEach(figuresIn, TURN),
    isOnePerson: inEach((text, language) => isOnePerson({ key: '1', start: 0, end: 1 }, saidIn(text), language)),
  },
  'services/reports/src/analysis/proof/names.ts': {
    hasAddress: upTo(SENTENCE, hasAddress),
    nameIn: inEach(
      (text, language) => nameIn(text, { own: known, quoted: known, labels: new Set(), language }),
      SENTENCE,
    ),
    knownFrom: inEach((text, language) => knownFrom([text], language), TURN),
    namesIn: inEach((text, language) => namesIn([text], language), SENTENCE),
    personIdsIn,
  },
  'services/reports/src/analysis/proof/placeholders.ts': {
    agreeing: inEach((text, language) => agreeing(text, 1, language)),
    codesIn,
    valueOf: (text: string) => valueOf(text, null, []),
  },
  'services/reports/src/analysis/proof/quantifiers.ts': {
    falseQuantifierIn: inEach((text, language) =>
      falseQuantifierIn(text.slice(0, SENTENCE), { bearing: null, quotes: [text], language }),
    ),
    isQuantifier: inEach(isQuantifier),
    saysSeveral: inEach(saysSeveral),
  },
  'services/reports/src/analysis/proof/sentences.ts': {
    check: inEach(
      (text, language) =>
        check({ text: text.slice(0, SENTENCE), evidence: ['c-o0'] }, { code_id: null }, proofWith(text, language)),
      TURN,
    ),
    isProvenName: inEach((text, language) => isProvenName(text, [], proofWith('', language))),
    proofOf: inEach(proofWith),
  },
  'services/reports/src/analysis/proof/inversion.ts': {
    inverted: inEach(inverted, SENTENCE),
    renumbered: inEach(renumbered, SENTENCE),
  },
  'services/reports/src/analysis/proof/controls.ts': { hashOf },
  'services/reports/src/analysis/model/translate.ts': {
    isFaithful: inEach((text, language) => isFaithful(text, `${text}.`, 'fr', language)),
  },
  'services/reports/src/analysis/proof/words.ts': {
    phraseAt: (text) => phraseAt(phrases, saidIn(text), 0),
    saidIn,
    saysCause: inEach(saysCause),
    stemsIn: inEach(stemsIn),
  },
};
