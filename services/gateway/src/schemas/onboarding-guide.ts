import { z } from 'zod';
import { Id, Time, orNull } from './outputs.ts';

export const ONBOARDING_EVENTS = ['auto_started', 'started', 'completed', 'skipped', 'reset'] as const;

export const OnboardingGuide = z
  .object({
    guide_key: z.string(),
    workspace_id: Id,
    status: z.enum(['not_started', 'auto_started', 'completed', 'skipped']),
    auto_start_allowed: z.boolean().describe('Whether the guide may start by itself: only while it is `not_started`.'),
    first_auto_started_at: orNull(Time),
    last_started_at: orNull(Time),
    completed_at: orNull(Time),
    skipped_at: orNull(Time),
  })
  .meta({ id: 'OnboardingGuide', description: 'How far one user has come with a guide in one workspace.' });
