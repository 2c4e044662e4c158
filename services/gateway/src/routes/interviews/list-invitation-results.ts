import { z } from 'zod';
import { listRoute } from '../../core/route.ts';
import { InvitationOutcome, InvitationResult } from '../../schemas/invitations.ts';
import { byInterview } from './by-interview.ts';

export const listInvitationResults = listRoute({
  name: 'listInvitationResults',
  path: '/v1/interviews/:interview_id/contacts/invitations/:job_id',
  tag: 'interviews',
  doc: 'Lists what became of each contact in a job that mails many, the newest contact first.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  query: z.object({ outcome: InvitationOutcome.optional().describe('Only contacts with this result.') }),
  item: InvitationResult,
  errors: ['not_found'],
  handle: ({ params: { interview_id, job_id }, query: { outcome = null }, page, call, sessions }) =>
    sessions.listInvitationResults({ interview_id, job_id, page, outcome }, call),
});
