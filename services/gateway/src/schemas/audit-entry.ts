import { AUDIT_ACTIONS, AUDIT_CHANNELS, audit, wordsOf } from '@insights/contracts';
import { z } from 'zod';
import { Id, Time, orNull } from './outputs.ts';

export const AuditEntry = z
  .object({
    id: Id,
    action: z.string().describe(`One of ${AUDIT_ACTIONS.join(', ')}; more may come.`),
    subject: z.string().describe('The id of the affected resource.'),
    actor_kind: z.enum(wordsOf(audit.ActorKind)).describe('What kind of caller did it.'),
    actor_id: z.string().describe("The user's, key's or session's id, or the service's name."),
    actor_user_id: orNull(Id).describe('The responsible person: the user, or the creator of the key.'),
    channel: orNull(z.enum(AUDIT_CHANNELS)).describe(
      'Which way it came in: an API key, a signed-in user, a participant, an MCP client, or the system by itself. Null if unknown.',
    ),
    details: z.record(z.string(), z.unknown()).describe('Ids, roles, scopes and counts.'),
    client_address: orNull(z.string()).describe('Where the request came from.'),
    request_id: orNull(z.string()).describe('The `X-Request-Id` of the request.'),
    created_at: Time,
  })
  .meta({ id: 'AuditEntry', description: 'An action in a workspace.' });
