import { transitions } from '@insights/errors';

export type OnboardingStatus = 'not_started' | 'auto_started' | 'completed' | 'skipped';
export type OnboardingEvent = 'auto_started' | 'started' | 'completed' | 'skipped' | 'reset';

/** A guide in the life of one user in one workspace. It may be started by hand at any time, which changes no status. */
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
