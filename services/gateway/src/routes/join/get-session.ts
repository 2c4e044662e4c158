import { route } from '../../core/route.ts';
import { ParticipantSession } from '../../schemas/join.ts';
import { sessionAnswer } from './answers.ts';

export const getSession = route({
  name: 'getSession',
  method: 'get',
  path: '/v1/join/session',
  tag: 'join',
  doc: "Shows the participant's own session.",
  access: { participant: true },
  workspace: 'none',
  headers: {
    'Accept-Language':
      'Languages of the participant: the first that every question is translated into counts, unless the contact has one.',
  },
  success: { status: 200, body: ParticipantSession },
  handle: async ({ call, sessions, gateway }) => sessionAnswer(await sessions.getSession({}, call), gateway),
});
