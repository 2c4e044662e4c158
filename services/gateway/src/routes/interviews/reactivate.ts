import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Instant, nullIfAbsent } from '../../schemas/inputs.ts';
import { ReactivationResult } from '../../schemas/join.ts';
import { byInterview } from './by-interview.ts';

export const reactivateContact = route({
  name: 'reactivateContact',
  method: 'post',
  path: '/v1/interviews/:interview_id/contacts/:contact_id/reactivate',
  tag: 'interviews',
  doc: 'Makes a session that was not held available again, with a new grace period, or schedules it again. A participant who has answered before gets a return link by mail; otherwise the contact gets a new personal link.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'contact.reactivated',
  body: z.object({
    grace_period_minutes: z.int().min(1).max(10_080).describe('How long the session stays open, in minutes.'),
    scheduled_for: nullIfAbsent(Instant.nullish()).describe('When it opens; null or omitted: at once.'),
  }),
  success: { status: 200, body: ReactivationResult },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params: { interview_id, contact_id }, body, call, sessions }) =>
    sessions.reactivateSession({ interview_id, contact_id, ...body }, call),
});
