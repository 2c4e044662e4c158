import { route } from '../../core/route.ts';
import { ParticipantSession } from '../../schemas/join.ts';
import { sessionAnswer } from './answers.ts';

export const finishSession = route({
  name: 'finishSession',
  method: 'post',
  path: '/v1/join/session/finish',
  tag: 'join',
  doc: 'Ends the interview from the side of the participant.',
  access: { participant: true },
  workspace: 'none',
  audit: 'session.finished',
  success: { status: 200, body: ParticipantSession },
  errors: ['invalid_transition'],
  handle: async ({ call, sessions, gateway }) => sessionAnswer(await sessions.finishSession({}, call), gateway),
});
