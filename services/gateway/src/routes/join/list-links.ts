import { listRoute } from '../../core/route.ts';
import { JoinLink } from '../../schemas/join.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { joinLinkAnswer } from './answers.ts';

export const listJoinLinks = listRoute({
  name: 'listLinks',
  path: '/v1/interviews/:interview_id/join-links',
  tag: 'join',
  doc: 'Lists the join links of a campaign, newest first.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  item: JoinLink,
  errors: ['not_found'],
  async handle({ params: { interview_id }, page, call, sessions, gateway }) {
    const { items, next_cursor } = await sessions.listJoinLinks({ interview_id, page }, call);
    return { items: items.map((link) => joinLinkAnswer(link, gateway.public_url)), next_cursor };
  },
});
