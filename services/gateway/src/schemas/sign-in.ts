import { ROLES } from '@insights/auth-context';
import { identity, wordsOf } from '@insights/contracts';
import { z } from 'zod';
import { Id, orNull } from './outputs.ts';

export const Me = z
  .object({
    user: z
      .object({
        id: Id,
        email: orNull(z.string()).describe('E-mail address.'),
        full_name: orNull(z.string()).describe('Full name.'),
        image_url: orNull(z.string()).describe('Address of a portrait.'),
      })
      .describe('The person, as the identity provider last named them.'),
    workspaces: z
      .object({
        id: Id,
        name: z.string().describe('Name of the workspace.'),
        role: z.enum(ROLES).describe('Role of the person in it.'),
      })
      .array()
      .describe('Where the person is a member.'),
    platform_role: orNull(z.enum(wordsOf(identity.PlatformRole))).describe(
      'Rights across all workspaces, for the staff of the platform; null for everybody else, and while the e-mail address is not verified.',
    ),
  })
  .meta({ id: 'Me' });

export const AuthConfig = z
  .object({
    issuer: z.string().describe('The OpenID Connect issuer that people sign in at.'),
    client_id: z.string().describe('The public client that the console is.'),
    scopes: z.string().array().describe('What the console requests.'),
    demo: z.boolean().describe('Whether the issuer is the embedded one of a trial, whose people need no password.'),
    sends_mail: z.boolean().describe('Whether this installation sends mail, such as invitations.'),
  })
  .meta({ id: 'AuthConfig' });
