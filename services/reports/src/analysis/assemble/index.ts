import type { AnalysisInput, Corpus, Findings, QuestionAnswers } from '../types.ts';
import type { Saturation } from '../count/saturation.ts';
import { shownRows } from './claims.ts';
import { contradictions, grouping, personas, recommendations, roadmap } from './conclusions.ts';
import { EvidenceBook } from './evidence-book.ts';
import { cartography } from './map.ts';
import { method, saturation } from './method.ts';
import type { EngineOutput, ModelUse, QuestionTotals } from './output.ts';
import { questionResults } from './questions.ts';
import { conversationSummaries, participants, sample } from './sample.ts';
import { paragraph } from './sentence.ts';
import { findings, keyThemes } from './themes.ts';
import { verified } from './verify.ts';
import { wordingOf } from './wording.ts';

export type { EngineOutput, ModelUse, QuestionTotals } from './output.ts';

export interface Analysed {
  readonly findings: Findings;
  /** With the observations that were found while assigning. */
  readonly corpus: Corpus;
  readonly answers: readonly QuestionAnswers[];
  readonly input: Pick<AnalysisInput, 'campaign' | 'questions'>;
  readonly totals: readonly QuestionTotals[];
  readonly saturation: Saturation;
  /** Null: no model is configured. */
  readonly method: ModelUse | null;
}

/** The findings as what a version says. Ids of evidence are given in the order of these calls: what a reader meets first has the first. */
export function assemble(analysed: Analysed): EngineOutput {
  const { findings: found, corpus, answers, input, totals } = analysed;
  const { campaign, questions } = input;
  const wording = wordingOf(campaign.language);
  const book = new EvidenceBook(corpus);
  const rows = shownRows(found.matrix);
  const coded = { corpus, rows, texts: found.texts, question_ids: new Set(questions.map(({ id }) => id)) };
  const sources = { corpus, matrix: found.matrix, book, wording };
  const summary_sentences = found.summary.map((sentence) => book.sentence(sentence));
  const concluded = findings(coded, book);
  const items = roadmap(found.options, sources);
  const question_results = questionResults(questions, { ...coded, answers, totals, book, wording });
  const themes = keyThemes(coded, book);
  const opposed = contradictions(found.conflicts, sources);
  const people = personas(found.profiles, sources);
  const map = { corpus, rows, themes, results: question_results, contradictions: opposed, book };
  const written = {
    summary: paragraph(summary_sentences.map(({ text }) => text)),
    summary_sentences,
    outputs: { cartography: cartography(map), roadmap: items, personas: people },
    key_themes: themes,
    findings: concluded,
    contradictions: opposed,
    question_results,
    recommendations: recommendations(items),
    participants: participants(corpus),
    sample: sample(corpus),
    saturation: saturation(analysed.saturation, wording),
    grouping: grouping(found.profiles, sources),
    conversation_summaries: conversationSummaries(corpus, campaign.language, book),
  };
  return {
    ...written,
    method: method({ written, tally: found.tally, use: analysed.method, wording }),
    evidence: verified(book.all(), corpus),
  };
}
