import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { reports, wordsOf } from '@insights/contracts';
import type { TablesOf } from '@insights/db';

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
    outputs: p.json().$type<reports.Outputs>().strictNullable(),
    key_themes: p.json().$type<reports.KeyTheme[]>().strictNullable(),
    recommendations: p.json().$type<reports.Recommendation[]>().strictNullable(),
    evidence: p.json().$type<reports.Evidence[]>().strictNullable(),
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

export const entities = [Campaign, ReportVersion, Synthesis] as const;
export type Tables = TablesOf<typeof entities>;
