import { getOnboarding } from './get-onboarding.ts';
import { recordOnboarding } from './record-onboarding.ts';

export const preferenceRoutes = [getOnboarding, recordOnboarding];
