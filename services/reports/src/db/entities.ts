import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import type { reports } from '@insights/contracts';
import type { TriggerReason, VersionStatus } from '../domain/report-states.ts';

/** timestamptz(3) in the tables; here the ISO text that the pool makes of it. */
const time = () => p.string();

/** Reports' own row for a campaign; its lock orders all decisions about runs. */
export const Campaign = defineEntity({
  name: 'Campaign',
  tableName: 'campaigns',
  properties: {
    interview_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    /** Set while a run is under way and another is wanted after it: many wishes make one run. */
    wanted_reason: p.text().$type<TriggerReason>().nullable(),
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
    status: p.text().$type<VersionStatus>(),
    trigger_reason: p.text().$type<TriggerReason>(),
    error_code: p.text().nullable(),
    conversation_count: p.integer(),
    /** The highest fencing number of a generating job seen. */
    job_attempt: p.integer(),
    summary: p.text().nullable(),
    outputs: p.json().$type<reports.Outputs>().nullable(),
    key_themes: p.json().$type<reports.KeyTheme[]>().nullable(),
    recommendations: p.json().$type<reports.Recommendation[]>().nullable(),
    evidence: p.json().$type<reports.Evidence[]>().nullable(),
    created_at: time(),
    completed_at: time().nullable(),
    /** Quotes were taken out since, because somebody was erased. */
    redacted_at: time().nullable(),
    /** Which names were hidden in what it was made from. */
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
    status: p.text(),
    hidden_names: p.text().default(''),
    job_attempt: p.integer(),
    conversation_count: p.integer(),
    summary: p.text(),
    key_themes: p.json().$type<reports.KeyTheme[]>(),
    recommendations: p.json().$type<string[]>(),
    created_at: time(),
    generated_at: time().nullable(),
  },
});
export type Synthesis = InferEntity<typeof Synthesis>;

export const entities = [Campaign, ReportVersion, Synthesis];
