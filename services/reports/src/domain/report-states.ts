import type { WordOf, reports } from '@insights/contracts';
import { transitions } from '@insights/errors';

export type VersionStatus = WordOf<typeof reports.VersionStatus>;
export type TriggerReason = WordOf<typeof reports.TriggerReason>;

/** The states of a report version. */
export const versionStates = transitions<VersionStatus, 'finish' | 'fail'>('report version', {
  in_progress: { finish: 'ready', fail: 'failed' },
  ready: {},
  failed: {},
});
