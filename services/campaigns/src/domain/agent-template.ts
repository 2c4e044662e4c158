import type { sessions } from '@insights/contracts';

/** How interviewers come across where a campaign names no template. */
export const DEFAULT_TEMPLATE: sessions.AgentTemplate = {
  id: '',
  name: 'Interviewer',
  version: 0,
  persona: '',
  tone: 'warm',
  probing: 'normal',
  created_at: '',
  updated_at: '',
};
