import { route } from '../../core/route.ts';
import { Joined } from '../../schemas/join.ts';
import { joinedAnswer, tokenIn } from './answers.ts';

export const openInvitation = route({
  name: 'openInvitation',
  method: 'post',
  path: '/v1/join/invitations/:token',
  tag: 'join',
  doc: "Turns an invited contact's personal link into a participant session. Consent ends the link: it is 404 from then on.",
  access: { public: true },
  workspace: 'none',
  audit: 'link.opened',
  rate: 'exchange',
  headers: {
    'Accept-Language':
      'Languages of the participant: the first that every question is translated into counts, unless the contact has one.',
  },
  success: { status: 201, body: Joined },
  errors: ['not_found', 'invalid_transition'],
  handle: async ({ params, call, sessions, gateway }) =>
    joinedAnswer(await sessions.openInvitation({ token: tokenIn(params) }, call), gateway),
});
