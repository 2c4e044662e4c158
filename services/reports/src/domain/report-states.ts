import { transitions } from '@insights/errors';

export type VersionStatus = 'in_progress' | 'ready' | 'failed';
export type TriggerReason = 'threshold_reached' | 'incremental_update' | 'manual_regenerate' | 'campaign_completed';

/** The life of a report version. */
export const versionStates = transitions<VersionStatus, 'finish' | 'fail'>('report version', {
  in_progress: { finish: 'ready', fail: 'failed' },
  ready: {},
  failed: {},
});
