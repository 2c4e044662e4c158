import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { type campaigns, corrections, reports, wordsOf } from '@insights/contracts';
import type { TablesOf } from '@insights/db';
import type { CodeEdit } from '../analysis/people.ts';
import type { Code } from '../analysis/types.ts';

/** A `timestamptz(3)` column; the pool reads it as ISO text. */
const time = () => p.string();

/** One row for each campaign. Its lock serialises all decisions about the campaign's runs. */
export const Campaign = defineEntity({
  name: 'Campaign',
  tableName: 'campaigns',
  properties: {
    interview_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    /** Why another run is to follow the active one. Any number of requests makes one run. */
    wanted_reason: p.enum(wordsOf(reports.TriggerReason)).strictNullable(),
    /** Grows whenever other names are hidden. */
    names_changed: p.integer().default(0),
  },
});
export type Campaign = InferEntity<typeof Campaign>;

export const ReportVersion = defineEntity({
  name: 'ReportVersion',
  tableName: 'report_versions',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    version_number: p.integer(),
    status: p.enum(wordsOf(reports.VersionStatus)),
    trigger_reason: p.enum(wordsOf(reports.TriggerReason)),
    error_code: p.text().strictNullable(),
    conversation_count: p.integer(),
    /** The highest attempt of the generating job so far: the fencing number of its writes. */
    job_attempt: p.integer(),
    summary: p.text().strictNullable(),
    summary_sentences: p.json().$type<reports.Sentence[]>().strictNullable(),
    outputs: p.json().$type<reports.Outputs>().strictNullable(),
    key_themes: p.json().$type<reports.KeyTheme[]>().strictNullable(),
    recommendations: p.json().$type<reports.Recommendation[]>().strictNullable(),
    evidence: p.json().$type<reports.Evidence[]>().strictNullable(),
    findings: p.json().$type<reports.Finding[]>().strictNullable(),
    contradictions: p.json().$type<reports.Contradiction[]>().strictNullable(),
    question_results: p.json().$type<reports.QuestionResult[]>().strictNullable(),
    participants: p.json().$type<reports.Participant[]>().strictNullable(),
    sample: p.json().$type<reports.Sample>().strictNullable(),
    saturation: p.json().$type<reports.Saturation>().strictNullable(),
    grouping: p.json().$type<reports.Grouping>().strictNullable(),
    method: p.json().$type<reports.Method>().strictNullable(),
    conversation_summaries: p.json().$type<reports.ConversationSummary[]>().strictNullable(),
    created_at: time(),
    completed_at: time().strictNullable(),
    /** When quotes were last removed or masked. */
    redacted_at: time().strictNullable(),
    /** Which names are masked in the content; a token of the campaigns service. */
    hidden_names: p.text().default(''),
  },
});
export type ReportVersion = InferEntity<typeof ReportVersion>;

export const Synthesis = defineEntity({
  name: 'Synthesis',
  tableName: 'syntheses',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    status: p.enum(wordsOf(reports.SynthesisStatus)),
    hidden_names: p.text().default(''),
    job_attempt: p.integer().default(0),
    conversation_count: p.integer().default(0),
    summary: p.text().default(''),
    key_themes: p.json().$type<reports.KeyTheme[]>().defaultRaw(`'[]'`),
    recommendations: p.json().$type<string[]>().defaultRaw(`'[]'`),
    created_at: time(),
    generated_at: time().strictNullable(),
  },
});
export type Synthesis = InferEntity<typeof Synthesis>;

/** What the rules read in one conversation. Holds people's words. */
export const ConversationDigest = defineEntity({
  name: 'ConversationDigest',
  tableName: 'conversation_digests',
  properties: {
    conversation_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    /** Of the conversation, as campaigns names it. */
    revision: p.text(),
    /** Identifies the rules and the guide that it was read with. */
    basis: p.text(),
    /** Of `digest`, in UTF-16 units. */
    size: p.integer(),
    /** JSON of the analysis's `Reading`. */
    digest: p.text(),
  },
});

export const Correction = defineEntity({
  name: 'Correction',
  tableName: 'corrections',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    kind: p.enum(wordsOf(corrections.CorrectionKind)),
    /** Empty for a statement. */
    themes: p.json().$type<corrections.ThemeReference[]>(),
    label: p.text().strictNullable(),
    /** Empty unless a theme is split. */
    parts: p.json().$type<corrections.ThemePart[]>(),
    statement: p.json().$type<corrections.StatementCorrection>().strictNullable(),
    /** Of the statement, so that an erasure finds it. */
    conversation_id: p.uuid().strictNullable(),
    created_by: p.text(),
    created_at: time(),
    /** In the last version; null: no version was made since. */
    applied: p.boolean().strictNullable(),
  },
});
export type Correction = InferEntity<typeof Correction>;

/** A link that opens a report without an account. */
export const Share = defineEntity({
  name: 'Share',
  tableName: 'shares',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    /** Null: the newest ready version at each opening. */
    version_number: p.integer().strictNullable(),
    token_hash: p.blob(),
    /** Salt and key of scrypt; null: no password. */
    password_hash: p.text().strictNullable(),
    with_quotes: p.boolean(),
    /** What the link is for, in the words of the team. Readers do not see it. */
    label: p.text().strictNullable(),
    created_by: p.text(),
    created_at: time(),
    expires_at: time(),
    /** Since `wrong_since`. */
    wrong_passwords: p.integer().default(0),
    wrong_since: time().strictNullable(),
    opened_count: p.integer().default(0),
    last_opened_at: time().strictNullable(),
  },
});
export type Share = InferEntity<typeof Share>;

/** What a language model answered, or said of an item as the judge. Holds people's words. */
export const ModelAnswer = defineEntity({
  name: 'ModelAnswer',
  tableName: 'model_answers',
  properties: {
    interview_id: p.uuid().primary(),
    /** A hash of the model and the question, or of the judge and the item. */
    key: p.text().primary(),
    workspace_id: p.uuid(),
    is_verdict: p.boolean().default(false),
    /** Needed by the report that the engine makes alone. */
    is_plain: p.boolean().default(false),
    /** Whose words it rests on. */
    conversation_ids: p.array().columnType('uuid[]'),
    answer: p.json().$type<unknown>(),
  },
});

/** A code as it is stored: with the conversations that it was seen in. */
export type StoredCode = Code & { readonly conversation_ids: readonly string[] };

/** The codes of a campaign. Holds people's words. */
export const CampaignCodebook = defineEntity({
  name: 'CampaignCodebook',
  tableName: 'codebooks',
  properties: {
    interview_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    codes: p.json().$type<readonly StoredCode[]>(),
    /** Ids of observations that the codes were made from, by conversation. */
    covered: p.json().$type<Readonly<Record<string, readonly string[]>>>(),
    /** What people have set. */
    edits: p.json().$type<readonly CodeEdit[]>(),
    revision: p.integer(),
  },
});
export type CampaignCodebook = InferEntity<typeof CampaignCodebook>;

/** A passage that a person gave a code. Holds what a participant said. */
export const CodedPassage = defineEntity({
  name: 'CodedPassage',
  tableName: 'codings',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    conversation_id: p.uuid(),
    turn_id: p.uuid(),
    start_offset: p.integer(),
    end_offset: p.integer(),
    quote: p.text(),
    code_id: p.text(),
    created_by: p.text(),
    created_at: time(),
    /** In the last version; null: no version was made since. */
    applied: p.boolean().strictNullable(),
    engine_code_ids: p.json().$type<readonly string[]>().strictNullable(),
  },
});
export type CodedPassage = InferEntity<typeof CodedPassage>;

/** What a version found of a conversation, until campaigns has it. Holds people's words. */
export const ConversationFindings = defineEntity({
  name: 'ConversationFindings',
  tableName: 'conversation_findings',
  properties: {
    interview_id: p.uuid().primary(),
    conversation_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    report_version_id: p.uuid(),
    findings: p.json().$type<campaigns.ConversationFindings>(),
  },
});

/** What a language model used for a version on a day (UTC). */
export const ModelUsage = defineEntity({
  name: 'ModelUsage',
  tableName: 'model_usage',
  properties: {
    interview_id: p.uuid().primary(),
    report_version_id: p.uuid().primary(),
    day: p.text().primary(),
    workspace_id: p.uuid(),
    requests: p.integer(),
    input_tokens: p.bigint('number'),
    output_tokens: p.bigint('number'),
    cost: p.double(),
  },
});

export const entities = [
  Campaign,
  ReportVersion,
  Synthesis,
  ConversationDigest,
  Correction,
  Share,
  ModelAnswer,
  CampaignCodebook,
  CodedPassage,
  ConversationFindings,
  ModelUsage,
] as const;
export type Tables = TablesOf<typeof entities>;
