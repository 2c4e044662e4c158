import { invalid } from '@insights/errors';
import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Email } from '../../schemas/inputs.ts';
import { Member, NewMemberInvitation } from '../../schemas/workspace.ts';

const Subject = z.string().trim().min(1).max(255);

export const addMember = route({
  name: 'addMember',
  method: 'post',
  path: '/v1/workspaces/:workspace_id/members',
  tag: 'workspaces',
  doc: `Invites a person by \`email\`, or adds a machine identity by its \`subject\` (claim \`sub\` of the caller's issuer).
    An invitation replaces the open one of the same address; its token is in this answer and in no other. A machine that is a
    member already stays as it is; a subject that turns out to be a person's leaves again.`,
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  body: z.object({
    email: Email.optional().describe('Of a person. Either this or `subject`.'),
    subject: Subject.optional().describe('Of a machine identity. Either this or `email`.'),
    role: z.enum(['admin', 'member']),
  }),
  success: { status: 201, body: z.union([NewMemberInvitation, Member]) },
  errors: ['quota_exceeded'],
  async handle({ body: { email, subject, role }, call, membership }) {
    if (email !== undefined && subject === undefined) {
      const { token, invite_url, ...made } = await membership.inviteMember({ email, role }, call);
      return { ...made, token: token || undefined, invite_url: invite_url || undefined };
    }
    if (subject !== undefined && email === undefined) return membership.addMachineMember({ subject, role }, call);
    throw invalid(['body', 'email'], 'Give either the email of a person or the subject of a machine identity');
  },
});
