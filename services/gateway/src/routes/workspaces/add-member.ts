import { invalid } from '@insights/errors';
import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Email } from '../../schemas/inputs.ts';
import { NewMemberInvitation } from '../../schemas/workspace.ts';
import { presentInvitation } from './present-invitation.ts';

const Subject = z.string().max(255).trim().min(1);

export const addMember = route({
  name: 'addMember',
  method: 'post',
  path: '/v1/workspaces/:workspace_id/members',
  tag: 'workspaces',
  doc: `Invites a person by \`email\`, or a machine identity by its \`subject\` (claim \`sub\` of the caller's issuer). It replaces
    an open invitation of the same invitee. Only this response contains the token. A machine joins with the token by
    \`POST /v1/invitations/{token}/accept\` with its own access token, so nobody can add somebody else's machine to a workspace.`,
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  audit: ['member.invited', 'member.added'],
  body: z.object({
    email: Email.optional().describe('Of a person. Either this or `subject`.'),
    subject: Subject.optional().describe('Of a machine identity. Either this or `email`.'),
    role: z.enum(['admin', 'member']).describe('The role to get.'),
  }),
  success: { status: 201, body: NewMemberInvitation },
  errors: ['quota_exceeded'],
  async handle({ body: { email, subject, role }, call, membership }) {
    if ((email === undefined) === (subject === undefined)) {
      throw invalid(['body', 'email'], 'Give either the email of a person or the subject of a machine identity');
    }
    const made = await membership.inviteMember({ email: email ?? null, subject: subject ?? null, role }, call);
    const { token, invite_url, mail } = made;
    return { ...presentInvitation(made), token, invite_url, mail };
  },
});
