import type { WordOf, preferences } from '@insights/contracts';
import { transitions } from '@insights/errors';

export type OnboardingStatus = WordOf<typeof preferences.OnboardingStatus>;
export type OnboardingEvent = WordOf<typeof preferences.OnboardingEvent>;

/** A user's progress with a guide in one workspace. A start by hand is always possible and changes no status. */
export const onboardingStates = transitions<OnboardingStatus, OnboardingEvent>('guide', {
  not_started: {
    started: 'not_started',
    auto_started: 'auto_started',
    completed: 'completed',
    skipped: 'skipped',
  },
  auto_started: { started: 'auto_started', completed: 'completed', skipped: 'skipped' },
  completed: { started: 'completed', reset: 'not_started' },
  skipped: { started: 'skipped', reset: 'not_started' },
});
