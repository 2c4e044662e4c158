import type { WordOf, campaigns, reports } from '@insights/contracts';
import type { TriggerReason, VersionStatus } from './report-states.ts';

export type BlockedReason = WordOf<typeof reports.BlockedReason>;

/** What the rule needs to know of a campaign's versions. */
export interface VersionsSoFar {
  newest_status: VersionStatus | null;
  /** Conversations in the newest ready version; null if there is none. */
  ready_count: number | null;
  /** A run was started when the campaign completed, whatever its result. */
  has_final: boolean;
}

export type RuleInputs = Pick<campaigns.ReportInputs, 'completed_count' | 'tagged_count' | 'status'> & {
  report: Omit<campaigns.ReportSettings, 'use_model' | 'codebook'>;
};

/** What the rule needs to know of a campaign. */
export function ruleInputs({ completed_count, tagged_count, status, report }: campaigns.ReportInputs): RuleInputs {
  if (!report) throw new Error('campaigns sent no report settings');
  return { completed_count, tagged_count, status, report };
}

/** Why no run may start automatically, whatever triggers it; null if one may. */
function blockedBy(inputs: RuleInputs): BlockedReason | null {
  const { floor_count } = inputs.report;
  if (inputs.completed_count < floor_count) return 'below_floor';
  return inputs.tagged_count < floor_count ? 'report_requires_tagged_turns' : null;
}

/**
 * The automatic trigger rule. It uses present state only, because events may come late, twice or in any order.
 * Returns the reason for the run that is due, or null.
 */
export function dueRun(inputs: RuleInputs, versions: VersionsSoFar): TriggerReason | null {
  if (!inputs.report.auto || blockedBy(inputs)) return null;
  if (inputs.status === 'completed' && !versions.has_final) return 'campaign_completed';
  if (versions.ready_count === null) return 'threshold_reached';
  const isStale = inputs.completed_count - versions.ready_count >= inputs.report.refresh_every;
  return isStale ? 'incremental_update' : null;
}

/** What `blocked_reason` shows: null while the newest version is in progress or ready, and when automatic reports are off. */
export function blockedReason(inputs: RuleInputs, newest: VersionStatus | null): BlockedReason | null {
  if (!inputs.report.auto || newest === 'in_progress' || newest === 'ready') return null;
  return blockedBy(inputs);
}

/** A manual run ignores the minimum number of conversations, but the completed ones must be tagged. */
export function mayRunManually(inputs: RuleInputs): boolean {
  const wanted = Math.min(inputs.report.floor_count, Math.max(1, inputs.completed_count));
  return inputs.tagged_count >= wanted;
}

/** What an evaluation does: the run that starts now, and the run that stays queued behind the active one. */
export interface Decision {
  readonly start: TriggerReason | null;
  readonly wanted: TriggerReason | null;
}

/** Evaluates the rule. While a run is active nothing starts; its end is followed by another evaluation. */
export function decideAutomatic(inputs: RuleInputs, versions: VersionsSoFar, wanted: TriggerReason | null): Decision {
  if (versions.newest_status === 'in_progress') return { start: null, wanted };
  return { start: wanted ?? dueRun(inputs, versions), wanted: null };
}

/** A manual run starts now, is queued behind the active one, or fails at once because turns are not tagged. */
export function decideManual(inputs: RuleInputs, versions: VersionsSoFar): 'start' | 'queue' | 'fail' {
  if (versions.newest_status === 'in_progress') return 'queue';
  return mayRunManually(inputs) ? 'start' : 'fail';
}
