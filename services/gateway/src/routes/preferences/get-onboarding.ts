import { route } from '../../core/route.ts';
import { inWorkspaceByUuid } from '../../schemas/inputs.ts';
import { OnboardingGuide } from '../../schemas/onboarding-guide.ts';
import { guideParams } from './guide-key.ts';

export const getOnboarding = route({
  name: 'getOnboarding',
  method: 'get',
  path: '/v1/preferences/onboarding/:guide_key',
  tag: 'preferences',
  doc: 'Shows your progress in a guide in this workspace, and whether it may start automatically. A guide that you have not seen is `not_started`.',
  access: { user_only: true, role: 'member' },
  workspace: 'given',
  params: guideParams,
  query: inWorkspaceByUuid,
  success: { status: 200, body: OnboardingGuide },
  handle: ({ params, call, preferences }) => preferences.getOnboardingGuide({ guide_key: params.guide_key }, call),
});
