import type { sessions } from '@insights/contracts';

/** For campaigns without a template. */
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
