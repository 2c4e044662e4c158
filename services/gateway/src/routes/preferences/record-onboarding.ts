import { z } from 'zod';
import { route } from '../../core/route.ts';
import { inWorkspaceByUuid } from '../../schemas/inputs.ts';
import { ONBOARDING_EVENTS, OnboardingGuide } from '../../schemas/onboarding-guide.ts';
import { guideParams } from './guide-key.ts';

export const recordOnboarding = route({
  name: 'recordOnboarding',
  method: 'patch',
  path: '/v1/preferences/onboarding/:guide_key',
  tag: 'preferences',
  doc:
    'Records progress in a guide. `auto_started` only from `not_started`, `completed` and `skipped` until it is one of them, ' +
    '`reset` only after that; `started` (by hand) is always possible and moves `last_started_at` alone.',
  access: { user_only: true, role: 'member' },
  workspace: 'given',
  unaudited: "A user's own progress in a guide of the user interface.",
  params: guideParams,
  query: inWorkspaceByUuid,
  body: z.object({
    event: z.enum(ONBOARDING_EVENTS).describe('What happened with the guide.'),
  }),
  success: { status: 200, body: OnboardingGuide },
  errors: ['invalid_transition'],
  handle: ({ params, body, call, preferences }) =>
    preferences.recordOnboardingEvent({ guide_key: params.guide_key, event: body.event }, call),
});
