import { languageIn, scriptIn } from '../../../packages/language/src/language-in.ts';
import { asideOf } from '../../../packages/thoughts/src/asides.ts';
import { readEnglish } from '../../../packages/thoughts/src/english-tagger.ts';
import { nounPhrases, wordsWithRoles } from '../../../packages/thoughts/src/grammar.ts';
import { lexiconOf } from '../../../packages/thoughts/src/lexicon/lexicon.ts';
import { lineOf, withoutFillers, wordsIn } from '../../../packages/thoughts/src/line.ts';
import { isOrder } from '../../../packages/thoughts/src/orders.ts';
import { readability, telling } from '../../../packages/thoughts/src/points.ts';
import { Questions } from '../../../packages/thoughts/src/questions.ts';
import { ThoughtReader, contentOf, languageSpoken } from '../../../packages/thoughts/src/reader.ts';
import { MAX_THOUGHT, sentencesIn } from '../../../packages/thoughts/src/sentences.ts';
import { statedIn } from '../../../packages/thoughts/src/stated.ts';
import { standsAlone, thoughtsOf } from '../../../packages/thoughts/src/thoughts.ts';
import type { Turn } from '../../../packages/thoughts/src/index.ts';
import { limits } from '../../../services/campaigns/src/domain/transcript/types.ts';
import { CHUNK_SIZE } from '../../../services/vaults/src/domain/chunking/chunker.ts';
import { assignByWords, codesByWords, withTerms } from '../../../services/reports/src/analysis/floor/codes.ts';
import { optionsByRules } from '../../../services/reports/src/analysis/floor/options.ts';
import { profilesByRules } from '../../../services/reports/src/analysis/floor/profiles.ts';
import { readByRules } from '../../../services/reports/src/analysis/floor/read.ts';
import { termLine } from '../../../services/reports/src/analysis/floor/speech.ts';
import { summaryByRules } from '../../../services/reports/src/analysis/floor/texts.ts';
import { corpusOf } from '../../../services/reports/src/analysis/count/corpus.ts';
import { matrixOf } from '../../../services/reports/src/analysis/count/matrix.ts';
import { type TextFunctions, inEach, inTurns, upTo } from './types.ts';

const turnsOf = (text: string): (Turn & { started_ms: null })[] =>
  inTurns(text, limits.turn_characters).map((part, seq) => ({
    id: `t${seq}`,
    seq,
    speaker: seq % 2 === 0 ? 'participant' : 'interviewer',
    text: part,
    question_id: null,
    started_ms: null,
  }));
const guideOf = (language: string) => ({
  language,
  questions: [
    { id: 'q', text: 'What is bad about the export?', kind: 'open' as const, topic: null, options: [], option_ids: [] },
  ],
});
const turnOf = (text: string) => ({ id: 't', seq: 1, speaker: 'participant' as const, text, question_id: null });
const saidIn = (text: string, language: string) => new ThoughtReader(language, guideOf(language)).read(turnsOf(text));

const CODE = {
  id: 'c',
  name: '',
  definition: '',
  includes: '',
  excludes: '',
  question_ids: [],
  author: 'person' as const,
  locked: true,
  generation: 1,
  terms: [],
};

/** A whole analysis of two persons who say the same. */
function analysed(text: string, language: string): unknown {
  const guide = guideOf(language);
  const readings = ['a', 'b'].map((id) =>
    readByRules({ id, contact_id: id, started_at: null, turns: turnsOf(text) }, guide),
  );
  const corpus = corpusOf(readings);
  const campaign = { id: 'c', name: 'n', goal: '', language };
  const input = { campaign, questions: guide.questions, readings, codebook: { codes: [], covered: [] } };
  const { codes, codings, unclassified } = codesByWords(corpus, input);
  const matrix = matrixOf(corpus, codes, { codings, unclear: [], unclassified }, guide.questions);
  return [
    assignByWords(corpus, codes, language),
    summaryByRules(matrix, corpus, input),
    optionsByRules(matrix, corpus, input),
    profilesByRules(matrix, corpus, input),
  ];
}

export const THOUGHTS: TextFunctions = {
  'packages/language/src/language-in.ts': { languageIn: (text) => languageIn(text, 'en'), scriptIn },
  'packages/thoughts/src/asides.ts': {
    asideOf: inEach((text, language) => asideOf(lineOf(text, lexiconOf(language)), lexiconOf(language)), MAX_THOUGHT),
  },
  'packages/thoughts/src/english-tagger.ts': { readEnglish },
  'packages/thoughts/src/grammar.ts': {
    nounPhrases: inEach(nounPhrases, MAX_THOUGHT),
    wordsWithRoles: inEach((text, language) => wordsWithRoles(text, lexiconOf(language)), MAX_THOUGHT),
  },
  'packages/thoughts/src/line.ts': {
    lineOf: inEach((text, language) => lineOf(text, lexiconOf(language))),
    withoutFillers: inEach(withoutFillers),
    wordsIn,
  },
  'packages/thoughts/src/orders.ts': { isOrder: inEach(isOrder, CHUNK_SIZE.longest) },
  'packages/thoughts/src/points.ts': {
    readability: inEach(readability, MAX_THOUGHT),
    telling: inEach((text, language) => telling(saidIn(text, language), language), limits.turn_characters),
  },
  'packages/thoughts/src/questions.ts': {
    'Questions.ask': inEach((text, language) => new Questions(guideOf(language), language).ask(turnOf(text))),
    'Questions.answered': inEach((text, language) => new Questions(guideOf(language), language).answered(turnOf(text))),
    'Questions.contentOf': inEach((text, language) => new Questions(guideOf(language), language).contentOf(text)),
  },
  'packages/thoughts/src/reader.ts': {
    contentOf: inEach(contentOf),
    languageSpoken: (text) => languageSpoken(turnsOf(text), guideOf('en')),
    'ThoughtReader.read': inEach(saidIn, limits.turn_characters),
    'ThoughtReader.readTurn': inEach(
      (text, language) => new ThoughtReader(language, guideOf(language)).readTurn(turnOf(text)),
      limits.turn_characters,
    ),
  },
  'packages/thoughts/src/sentences.ts': { sentencesIn: inEach(sentencesIn, limits.turn_characters) },
  'packages/thoughts/src/stated.ts': {
    statedIn: inEach(
      (text, language) =>
        statedIn(lineOf(text, lexiconOf(language)), { start: 0, end: text.length }, lexiconOf(language)),
      MAX_THOUGHT,
    ),
  },
  'packages/thoughts/src/thoughts.ts': {
    standsAlone: inEach(standsAlone, MAX_THOUGHT),
    thoughtsOf: inEach(thoughtsOf, limits.turn_characters),
  },
  'services/reports/src/analysis/floor/codes.ts': {
    codesByWords: upTo(4_000, (text) => analysed(text, 'en')),
    assignByWords: upTo(4_000, (text) => analysed(text, 'en')),
    withTerms: inEach((text, language) => withTerms({ ...CODE, name: text, includes: text }, language)),
  },
  'services/reports/src/analysis/floor/speech.ts': { termLine: inEach(termLine, MAX_THOUGHT) },
};
