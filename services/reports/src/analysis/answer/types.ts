import type { reports } from '@insights/contracts';
import type { AnalysisInput, Author, Balance } from '../types.ts';

/** A question to the data of a campaign, with the version that says what is known. */
export interface QuestionTask extends Pick<AnalysisInput, 'campaign' | 'questions'> {
  /** With the names masked that are hidden. */
  readonly question: string;
  /** Null: there is none, and so there are no codes and nothing is counted. */
  readonly version: Pick<reports.ReportVersion, 'participants' | 'key_themes' | 'evidence'> | null;
  /** Conversations that count; null: all of them. */
  readonly conversations: readonly string[] | null;
  /** Ids of the version's evidence that counts. */
  readonly admitted: readonly string[];
  /** Only evidence of the version counts, because the query asks for kinds of statements. */
  readonly only_cited: boolean;
  /** Campaigns that the question is put to: they share what a model reads for one question. */
  readonly asked_campaigns: number;
  /** False: the floor alone. */
  readonly has_model: boolean;
}

/** A sentence that is proven. */
export interface AnswerSentence {
  readonly text: string;
  readonly author: Author;
  /** Ids of those whom it cites; an interviewer's words are nobody's. */
  readonly participants: readonly string[];
  readonly evidence: readonly string[];
  /** The themes that all of its evidence has: their balance stands beside it. */
  readonly theme_ids: readonly string[];
}

/** How many persons speak of something, by the codes. */
export interface AnswerTopic extends Balance {
  readonly theme_id: string;
  readonly label: string;
  /** Of its code: `floor` counts who uses its words, whatever they say of it. */
  readonly author: Author;
  readonly margin: number;
  readonly supporters: readonly string[];
  readonly dissenters: readonly string[];
  readonly unclear: readonly string[];
  readonly silent: readonly string[];
  readonly evidence: readonly string[];
  readonly dissent_evidence: readonly string[];
}

/**
 * What the data says to a question. `answered`: sentences, each proven. `passages`: nothing is composed; the nearest passages as they were
 * said. `declined`: nothing that was said answers it; passages, if there are any, are only near it.
 */
export interface DataAnswer {
  readonly status: 'answered' | 'passages' | 'declined';
  readonly author: Author;
  /** A fixed text in the language of the question; empty if it is answered. */
  readonly message: string;
  readonly sentences: readonly AnswerSentence[];
  readonly topics: readonly AnswerTopic[];
  /** Ids of evidence, the nearest first. */
  readonly passages: readonly string[];
  /** Questions in the campaign's own words. */
  readonly suggestions: readonly string[];
  /** What the others cite. */
  readonly evidence: readonly reports.Evidence[];
}
