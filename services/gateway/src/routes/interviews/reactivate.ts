import { z } from 'zod';
import { route } from '../../core/route.ts';
import { ReactivationResult } from '../../schemas/join.ts';
import { byInterview } from './by-interview.ts';

export const reactivateContact = route({
  name: 'reactivateContact',
  method: 'post',
  path: '/v1/interviews/:interview_id/contacts/:contact_id/reactivate',
  tag: 'interviews',
  doc: 'Makes an expired or unavailable session available again, with a new grace period. A participant who has answered before gets a return link by mail; otherwise the contact gets a new personal link.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'contact.reactivated',
  body: z.object({
    grace_period_minutes: z.int().min(1).max(10_080).describe('How long the session stays open, in minutes.'),
  }),
  success: { status: 200, body: ReactivationResult },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params: { interview_id, contact_id }, body: { grace_period_minutes }, call, sessions }) =>
    sessions.reactivateSession({ interview_id, contact_id, grace_period_minutes }, call),
});
