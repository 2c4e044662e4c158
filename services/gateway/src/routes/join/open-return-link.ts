import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Joined } from '../../schemas/join.ts';
import { joinedAnswer } from './answers.ts';

export const openReturnLink = route({
  name: 'openReturnLink',
  method: 'post',
  path: '/v1/join/return',
  tag: 'join',
  doc: 'Turns the return link that a participant holds since consent into a participant session. Its token stands behind the `#` of the page and travels in the body, so no log of addresses holds it.',
  access: { public: true },
  workspace: 'none',
  audit: 'link.opened',
  rate: 'exchange',
  body: z.object({
    token: z.string().min(1).max(128).describe('The part of the link after `#`.'),
  }),
  headers: {
    'Accept-Language':
      'Languages of the participant: the first that every question is translated into counts, unless the contact has one.',
  },
  success: { status: 201, body: Joined },
  errors: ['not_found'],
  handle: async ({ body, call, sessions, gateway }) =>
    joinedAnswer(await sessions.openReturnLink({ token: body.token }, call), gateway),
});
