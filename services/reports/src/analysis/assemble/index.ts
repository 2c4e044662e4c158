import type { campaigns, reports } from '@insights/contracts';
import { observationsOf } from '../count/corpus.ts';
import type { Saturation } from '../count/saturation.ts';
import type { QuestionAnswers } from '../floor/index.ts';
import type { AnalysisInput, Corpus, Findings } from '../types.ts';

/** What a version says. */
export interface EngineOutput {
  summary: string;
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
  readonly by_segment: readonly {
    readonly attribute: string;
    readonly segments: readonly campaigns.SegmentTotals[];
    readonly withheld: number;
  }[];
}

/** How a model was used for a version. */
export interface ModelUse {
  readonly model: string;
  readonly judge: string | null;
  readonly prompts: { readonly name: string; readonly version: number }[];
  readonly requests: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cost: number | null;
  readonly unanswered_requests: number;
}

export interface Analysed {
  readonly findings: Findings;
  readonly corpus: Corpus;
  readonly answers: readonly QuestionAnswers[];
  readonly input: Pick<AnalysisInput, 'campaign' | 'questions'>;
  readonly totals: readonly QuestionTotals[];
  readonly saturation: Saturation;
  readonly method: ModelUse | null;
}

/** Themes, findings and their evidence; nothing else yet. */
export function assemble({ findings: found, corpus, saturation, method }: Analysed): EngineOutput {
  const observations = observationsOf(corpus);
  const rows = new Map<string, reports.Evidence>();
  const cite = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const cited = observations.get(id);
      const reading = corpus.readings[cited?.conversation ?? -1];
      const turn = reading?.turns.find((each) => each.id === cited?.observation.passage.turn_id);
      if (!cited || !reading || !turn) return [];
      const { start, end } = cited.observation.passage;
      const { kind, stance } = cited.observation;
      const known = rows.get(id) ?? {
        id: `e${rows.size + 1}`,
        turn_id: turn.id,
        conversation_id: reading.conversation_id,
        quote: turn.text.slice(start, end),
        start,
        end,
        verified: true,
        participant: corpus.persons[cited.person]?.id ?? '',
        asked: turn.asked,
        before: turn.text.slice(0, start),
        after: turn.text.slice(end),
        started_ms: turn.started_ms,
        kind,
        polarity: stance === 'mixed' ? 'neutral' : stance,
      };
      rows.set(id, known);
      return [known.id];
    });
  const people = (cells: Findings['matrix'][number]['cells'], state: string): string[] =>
    cells.flatMap((cell, person) => (cell.state === state ? (corpus.persons[person]?.id ?? []) : []));
  const textOf = (code_id: string) => found.texts.find((text) => text.code_id === code_id);
  const shown = found.matrix.filter(({ code }) => textOf(code.id));
  const claimOf = ({ cells, balance }: (typeof shown)[number]) => ({
    support_count: balance.support_count,
    dissent_count: balance.dissent_count,
    silent_count: corpus.persons.length - balance.support_count - balance.dissent_count,
    confidence: 0,
    evidence: cite(cells.flatMap(({ supports }) => supports)),
    dissent_evidence: cite(cells.flatMap(({ contradicts }) => contradicts)),
    supporters: people(cells, 'supports'),
    dissenters: people(cells, 'contradicts'),
  });
  const key_themes = shown.map((row): reports.KeyTheme => ({
    id: row.code.id,
    label: row.code.name,
    description: row.code.definition,
    keywords: row.code.includes.split(', ').filter((form) => form !== ''),
    mention_count: row.cells.flatMap(({ supports }) => supports).length,
    conversation_count: row.balance.support_count,
    sentiment: 'neutral',
    origin: 'emergent',
    question_id: null,
    is_corrected: row.code.locked,
    kinds: [],
    ...claimOf(row),
  }));
  const findings = shown.map((row, index): reports.Finding => ({
    id: `finding-${row.code.id}`,
    text: textOf(row.code.id)?.headline.text ?? '',
    kind: 'fact',
    theme_id: row.code.id,
    is_headline: index < 5,
    ...claimOf(row),
  }));
  const { new_codes, coverage } = saturation;
  return {
    summary: found.summary.map(({ text }) => text).join(' '),
    outputs: { cartography: { nodes: [], edges: [] }, roadmap: [], personas: [] },
    key_themes,
    findings,
    contradictions: [],
    question_results: [],
    recommendations: [],
    participants: corpus.persons.map(({ id, contact_id, speaker_label, language, conversations }) => ({
      id,
      conversation_id: corpus.readings[conversations[0] ?? -1]?.conversation_id ?? '',
      contact_id,
      speaker_label,
      language,
      statements: 0,
    })),
    sample: {
      conversations: corpus.readings.length,
      participants: corpus.persons.length,
      statements: observations.size,
      languages: [],
      excluded: [],
      unused: [],
    },
    saturation: { new_themes: [...new_codes], last_five: 0, coverage, text: '' },
    grouping: { is_significant: false, p_value: null, permutations: 0, text: '' },
    method: {
      engine: JSON.stringify(found).includes('"author":"model"') ? 'model' : 'builtin',
      engine_version: '4',
      model: method?.model ?? null,
      steps: [],
      limits: [],
      dropped_quotes: 0,
      dropped_claims: 0,
      contradicted_claims: 0,
      unanswered_requests: method?.unanswered_requests ?? 0,
    },
    conversation_summaries: [],
    evidence: [...rows.values()],
  };
}
