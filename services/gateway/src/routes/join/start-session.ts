import { route } from '../../core/route.ts';
import { ParticipantSession } from '../../schemas/join.ts';
import { sessionAnswer } from './answers.ts';

export const startSession = route({
  name: 'startSession',
  method: 'post',
  path: '/v1/join/session/start',
  tag: 'join',
  doc: 'Asks for an interviewer: the session waits until one is free.',
  access: { participant: true },
  workspace: 'none',
  audit: 'session.started',
  success: { status: 200, body: ParticipantSession },
  errors: ['consent_required', 'invalid_transition'],
  handle: async ({ call, sessions, gateway }) => sessionAnswer(await sessions.startSession({}, call), gateway),
});
