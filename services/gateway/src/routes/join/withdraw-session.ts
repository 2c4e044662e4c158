import { route } from '../../core/route.ts';

export const withdrawSession = route({
  name: 'withdrawSession',
  method: 'delete',
  path: '/v1/join/session',
  tag: 'join',
  doc: 'Withdraws from the interview: what was said is deleted and the session is cancelled.',
  access: { participant: true },
  workspace: 'none',
  audit: 'contact.withdrew',
  success: { status: 204 },
  async handle({ call, sessions }) {
    await sessions.withdrawSession({}, call);
    return undefined;
  },
});
