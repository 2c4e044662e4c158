import { z } from 'zod';
import { route } from '../../core/route.ts';
import { ParticipantSession } from '../../schemas/join.ts';
import { sessionAnswer } from './answers.ts';

export const giveConsent = route({
  name: 'giveConsent',
  method: 'post',
  path: '/v1/join/session/consent',
  tag: 'join',
  doc: 'Records that the participant agrees to a version of the consent text. From the first consent on the session is the participant’s alone: the personal link and every other participant token of the session end, and `return_url` is the way back. The first needs a campaign that is `active`.',
  access: { participant: true },
  workspace: 'none',
  audit: 'contact.consented',
  body: z.object({
    version: z.string().min(1).max(100).describe('The `consent_version` that was shown.'),
    given: z.literal(true).describe('The participant agrees.'),
  }),
  headers: {
    'Accept-Language':
      'Languages of the participant: the first that every question is translated into counts, unless the contact has one.',
  },
  success: { status: 200, body: ParticipantSession },
  errors: ['invalid_transition'],
  handle: async ({ body, call, sessions, gateway }) =>
    sessionAnswer(await sessions.giveConsent({ version: body.version }, call), gateway),
});
