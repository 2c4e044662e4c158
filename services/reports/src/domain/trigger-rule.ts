import type { campaigns } from '@insights/contracts';
import type { TriggerReason, VersionStatus } from './report-states.ts';

export type BlockedReason = 'below_floor' | 'report_requires_tagged_turns';

/** What the rule knows of the versions that a campaign has. */
export interface VersionsSoFar {
  newest_status: VersionStatus | null;
  /** Conversations in the newest ready version; null without one. */
  ready_count: number | null;
  /** A run for the campaign's completion was made, whatever became of it. */
  has_final: boolean;
}

type Inputs = Pick<campaigns.ReportInputs, 'completed_count' | 'tagged_count' | 'status'> & {
  report: campaigns.ReportSettings;
};

/** Why no run may start by itself, whatever triggers it; null when one may. */
function withheld(inputs: Inputs): BlockedReason | null {
  const { floor_count } = inputs.report;
  if (inputs.completed_count < floor_count) return 'below_floor';
  return inputs.tagged_count < floor_count ? 'report_requires_tagged_turns' : null;
}

/**
 * The automatic trigger rule, from present state alone: events may come late, twice or in any order.
 * Answers the reason of the run that is due, or null.
 */
export function dueRun(inputs: Inputs, versions: VersionsSoFar): TriggerReason | null {
  if (!inputs.report.auto || withheld(inputs)) return null;
  if (inputs.status === 'completed' && !versions.has_final) return 'campaign_completed';
  if (versions.ready_count === null) return 'threshold_reached';
  const isStale = inputs.completed_count - versions.ready_count >= inputs.report.refresh_every;
  return isStale ? 'incremental_update' : null;
}

/** What `blocked_reason` shows: nothing while the newest version is in progress or ready, or the campaign makes no reports by itself. */
export function blockedReason(inputs: Inputs, newest: VersionStatus | null): BlockedReason | null {
  if (!inputs.report.auto || newest === 'in_progress' || newest === 'ready') return null;
  return withheld(inputs);
}

/** A run by hand ignores the floor but not the tags. */
export function mayRunByHand(inputs: Inputs): boolean {
  const wanted = Math.min(inputs.report.floor_count, Math.max(1, inputs.completed_count));
  return inputs.tagged_count >= wanted;
}
