import { route } from '../../core/route.ts';
import { JoinLink, JoinLinkInput } from '../../schemas/join.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { joinLinkAnswer } from './answers.ts';

export const createJoinLink = route({
  name: 'createLink',
  method: 'post',
  path: '/v1/interviews/:interview_id/join-links',
  tag: 'join',
  doc: 'Creates a link that lets anybody join the campaign.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'join_link.created',
  body: JoinLinkInput,
  body_optional: true,
  success: { status: 201, body: JoinLink },
  errors: ['not_found', 'invalid_transition'],
  async handle({ params: { interview_id }, body, call, sessions, gateway }) {
    return joinLinkAnswer(await sessions.createJoinLink({ interview_id, ...body }, call), gateway.public_url);
  },
});
