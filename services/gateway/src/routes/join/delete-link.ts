import { route } from '../../core/route.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const deleteJoinLink = route({
  name: 'deleteLink',
  method: 'delete',
  path: '/v1/interviews/:interview_id/join-links/:link_id',
  tag: 'join',
  doc: 'Deletes a join link. Who has joined by it stays.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'join_link.deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params: { interview_id, link_id }, call, sessions }) {
    await sessions.deleteJoinLink({ interview_id, link_id }, call);
    return undefined;
  },
});
