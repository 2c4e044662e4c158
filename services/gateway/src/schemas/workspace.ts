import { ROLES } from '@insights/auth-context';
import { membership, wordsOf } from '@insights/contracts';
import { z } from 'zod';
import { Id, Time, orNull } from './outputs.ts';

/** A change of a member waits for a lock and then for the identity provider. */
export const PROVIDER_CHANGE_MS = 25_000;

export const OrganizationId = z
  .string()
  .min(1)
  .max(255)
  .describe(
    'The id of an organisation at the identity provider. Its people become members when they first sign in, with their role there.',
  );

export const Workspace = z
  .object({
    id: Id,
    name: z.string().describe('Name of the workspace.'),
    role: z.string().describe("The caller's role in the workspace."),
    identity_provider_org_id: orNull(z.string()).describe('The linked organisation at the identity provider.'),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'Workspace' });

export const Member = z
  .object({
    user_id: Id,
    role: z.enum(ROLES).describe('Role in the workspace.'),
    email: orNull(z.string()).describe('E-mail address.'),
    full_name: orNull(z.string()).describe('Full name.'),
    image_url: orNull(z.string()).describe('Address of a portrait.'),
    created_at: Time,
  })
  .meta({ id: 'Member', description: 'A person in a workspace.' });

export const MemberInvitation = z
  .object({
    id: Id,
    email: orNull(z.string()).describe('Of a person; null for a machine identity.'),
    subject: orNull(z.string()).describe('Of a machine identity; null for a person.'),
    role: z.enum(['admin', 'member']).describe('Role that the person or machine gets.'),
    invited_by: Id,
    expires_at: Time,
    created_at: Time,
  })
  .meta({ id: 'MemberInvitation', description: 'An invitation to become a member of a workspace.' });

export const NewMemberInvitation = MemberInvitation.extend({
  token: orNull(z.string()).describe(
    'For `POST /v1/invitations/{token}/accept`, shown only once. Null in a replayed response.',
  ),
  invite_url: orNull(z.string()).describe(
    'The page where the invited person accepts; carries the token. Null for a machine.',
  ),
  mail: z
    .enum(wordsOf(membership.InvitationMail))
    .describe(
      'Whether the link goes to the person by mail too, or this installation sends none; machines get no mail.',
    ),
}).meta({ id: 'NewMemberInvitation' });
