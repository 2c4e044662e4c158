import { languageOf } from '@insights/language';

import type { Corpus } from '../corpus/corpus.ts';
import type { EngineInput } from '../digest.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import type {
  ConversationSummary,
  Contradiction,
  Finding,
  Method,
  Participant,
  QuestionResult,
  Recommendation,
  RoadmapItem,
  Sample,
} from '../types.ts';
import { themeIds } from '../themes/theme.ts';
import type { Theme } from '../themes/theme.ts';
import { wordingOf } from '../wording/index.ts';
import { actionsOf } from './actions.ts';
import type { Claiming } from './claims.ts';
import { conflictsIn, contradictionsOf, dividedBy } from './contradictions.ts';
import { conversationSummaries } from './conversations.ts';
import { Stances } from './dissent.ts';
import { findingsOf, headlinesOf } from './findings.ts';
import { subjectsOf } from './groups.ts';
import { Nouns } from './involved.ts';
import { questionResults } from './questions.ts';
import { rankedClaims } from './rank.ts';
import { reportSummary } from './report-summary.ts';
import { leadingActions, recommendationsOf, roadmapOf } from './roadmap.ts';
import { methodOf, participantsIn, sampleOf } from './sample.ts';

export interface Conclusions {
  summary: string;
  findings: Finding[];
  contradictions: Contradiction[];
  question_results: QuestionResult[];
  roadmap: RoadmapItem[];
  recommendations: Recommendation[];
  participants: Participant[];
  sample: Sample;
  method: Method;
  conversation_summaries: ConversationSummary[];
}

/** Everything that a report concludes from its statements and themes, besides personas and the map. */
export function concludeFrom(
  input: EngineInput,
  corpus: Corpus,
  themes: readonly Theme[],
  book: EvidenceBook,
): Conclusions {
  const themeOf = themeIds(themes);
  const language = languageOf(input.campaign.language) ?? 'en';
  const wording = wordingOf(language);
  const subjects = subjectsOf(corpus);
  const claiming: Claiming = {
    corpus,
    language,
    wording,
    stances: new Stances(subjects),
    nouns: new Nouns(corpus),
  };
  const ranked = rankedClaims(claiming, subjects, input.campaign.goal);
  const claims = ranked.findings;
  const conflicts = conflictsIn(claiming, subjects);
  const divided = dividedBy(conflicts, claiming);
  const actions = actionsOf(ranked, subjects, claiming);
  const sample = sampleOf(corpus);
  // The order of these calls decides where a quote stands first: the other places prefer quotes that are not shown yet.
  const findings = findingsOf(claims, themeOf, corpus, book);
  const contradictions = contradictionsOf(conflicts, claiming, book);
  const roadmap = roadmapOf(actions, themeOf, claiming, book);
  const question_results = questionResults(input, subjects, claiming, book);
  const recommendations = recommendationsOf(actions, divided, claiming, book);
  return {
    summary: reportSummary(
      sample,
      headlinesOf(claims, corpus).filter(({ isDivided }) => !isDivided),
      divided.map(({ divided: row }) => row),
      leadingActions(actions, corpus),
      themes,
      wording,
    ),
    findings,
    contradictions,
    question_results,
    roadmap,
    recommendations,
    participants: participantsIn(corpus),
    sample,
    method: methodOf(corpus, sample, wording),
    conversation_summaries: conversationSummaries(corpus, book),
  };
}
