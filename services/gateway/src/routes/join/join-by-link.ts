import { route } from '../../core/route.ts';
import { JoinInput, Joined } from '../../schemas/join.ts';
import { joinedAnswer, tokenIn } from './answers.ts';

export const joinByLink = route({
  name: 'join',
  method: 'post',
  path: '/v1/join/:token',
  tag: 'join',
  doc: "Registers a participant by a join link. An address that is already registered does not open that person's session: the link is sent there by e-mail. A browser that has joined before sends its `participant_token` and gets its own session back.",
  access: { public: true },
  workspace: 'none',
  audit: ['contact.joined', 'link.opened'],
  rate: 'registration',
  body: JoinInput,
  body_optional: true,
  headers: {
    'Accept-Language':
      'Languages of the participant: the first that every question is translated into counts, unless the contact has one.',
  },
  success: { status: 201, body: Joined },
  errors: ['not_found', 'invalid_transition'],
  async handle({ params, body, call, sessions, gateway }) {
    return joinedAnswer(await sessions.joinByLink({ token: tokenIn(params), ...body }, call), gateway);
  },
});
