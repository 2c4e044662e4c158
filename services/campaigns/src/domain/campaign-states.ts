import type { WordOf, campaigns } from '@insights/contracts';
import { transitions } from '@insights/errors';

export type CampaignStatus = WordOf<typeof campaigns.InterviewStatus>;
export type CampaignEvent = 'start' | 'pause' | 'resume' | 'complete';

/** States of a campaign. Conversations can be imported in every state. */
export const campaignStates = transitions<CampaignStatus, CampaignEvent>('campaign', {
  draft: { start: 'active' },
  active: { pause: 'paused', complete: 'completed' },
  paused: { resume: 'active', complete: 'completed' },
  completed: {},
});
