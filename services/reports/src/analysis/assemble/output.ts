import type { campaigns, reports } from '@insights/contracts';

/** What a version says. */
export interface EngineOutput {
  summary: string;
  summary_sentences: reports.Sentence[];
  outputs: reports.Outputs & { cartography: reports.Cartography };
  key_themes: reports.KeyTheme[];
  findings: reports.Finding[];
  contradictions: reports.Contradiction[];
  question_results: reports.QuestionResult[];
  recommendations: reports.Recommendation[];
  participants: reports.Participant[];
  sample: reports.Sample;
  saturation: reports.Saturation;
  grouping: reports.Grouping;
  method: reports.Method;
  conversation_summaries: reports.ConversationSummary[];
  evidence: reports.Evidence[];
}

/** The totals of a closed question, by segment where contacts have attributes. */
export interface QuestionTotals {
  readonly question_id: string;
  readonly totals: campaigns.ResponseTotals;
  /** What the team has set or removed. */
  readonly changed: readonly campaigns.ChangedAnswer[];
  readonly by_segment: readonly {
    readonly attribute: string;
    readonly segments: readonly campaigns.SegmentTotals[];
    readonly withheld: number;
  }[];
}

/** How a model was used for a version. */
export type ModelUse = Pick<
  reports.Method,
  'judge' | 'prompts' | 'requests' | 'input_tokens' | 'output_tokens' | 'cost' | 'unanswered_requests'
> & {
  readonly model: string;
  /** Some of its answers, or all, were recorded before. */
  readonly is_recorded: boolean;
};
