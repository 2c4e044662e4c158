import { preferences, wordsOf } from '@insights/contracts';
import { z } from 'zod';
import { Id, Time, orNull } from './outputs.ts';

export const ONBOARDING_EVENTS = wordsOf(preferences.OnboardingEvent);

export const OnboardingGuide = z
  .object({
    guide_key: z.string(),
    workspace_id: Id,
    status: z.enum(wordsOf(preferences.OnboardingStatus)),
    auto_start_allowed: z.boolean().describe('Whether the guide may start by itself: only while it is `not_started`.'),
    first_auto_started_at: orNull(Time),
    last_started_at: orNull(Time),
    completed_at: orNull(Time),
    skipped_at: orNull(Time),
  })
  .meta({ id: 'OnboardingGuide', description: 'How far one user has come with a guide in one workspace.' });
