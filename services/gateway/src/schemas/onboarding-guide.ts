import { preferences, wordsOf } from '@insights/contracts';
import { z } from 'zod';
import { Id, Time, orNull } from './outputs.ts';

export const ONBOARDING_EVENTS = wordsOf(preferences.OnboardingEvent);

export const OnboardingGuide = z
  .object({
    guide_key: z.string().describe('Name of the guide.'),
    workspace_id: Id,
    status: z.enum(wordsOf(preferences.OnboardingStatus)).describe('How far the user has come.'),
    auto_start_allowed: z
      .boolean()
      .describe('Whether the guide may start automatically: only while it is `not_started`.'),
    first_auto_started_at: orNull(Time).describe('When the guide first started automatically.'),
    last_started_at: orNull(Time).describe('When the guide was last started.'),
    completed_at: orNull(Time).describe('When the user completed the guide.'),
    skipped_at: orNull(Time).describe('When the user skipped the guide.'),
  })
  .meta({ id: 'OnboardingGuide', description: 'The progress of one user in a guide, in one workspace.' });
