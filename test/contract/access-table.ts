/**
 * Who may call what, written from the interface specification (5) and its role and scope tables, independently of the gateway's code,
 * whose routes are compared with it. A new route needs a line here.
 */

type Scope = 'interviews' | 'exports' | 'webhooks' | 'mcp';
export type RoleName = 'member' | 'admin' | 'owner';

export type Wanted =
  /** Everybody, with any credential. */
  | { let_in: 'everybody' }
  /** Everybody; a credential must be valid if one is sent. */
  | { let_in: 'health' }
  /** Any valid credential of a user or a key. */
  | { let_in: 'any_credential' }
  | { let_in: 'participant' }
  | { let_in: 'retrieval_key' }
  /** A platform admin's JWT, or a `*` key that one created. */
  | { let_in: 'platform_admin' }
  /** A JWT with this role in the workspace; without a role, any JWT. */
  | { let_in: 'user'; role?: RoleName }
  /** A key with all these scopes, or a JWT with this role. */
  | { let_in: 'scopes'; scopes: readonly Scope[]; role: RoleName };

export interface Row {
  wanted: Wanted;
  /** Shows nothing of a workspace, so membership is not required. */
  without_workspace: boolean;
}

const withScopes = (role: RoleName, ...scopes: Scope[]): Wanted => ({ let_in: 'scopes', scopes, role });
const user = (role?: RoleName): Wanted => ({ let_in: 'user', ...(role && { role }) });

/** `{}` stands for any path parameter. */
const groups: [Wanted, string][] = [
  [
    { let_in: 'everybody' },
    `GET            /v1/openapi.json
     GET            /v1/auth/config
     GET POST       /v1/join/{}
     GET            /v1/join/{}/qr
     POST           /v1/join/invitations/{}
     POST           /v1/join/return
     POST           /v1/report-shares/open
     GET            /v1/booking/{}
     GET            /v1/booking/{}/slots
     POST           /v1/booking/{}/reservations
     GET PATCH DELETE /v1/booking/reservations/{}
     POST           /v1/booking/reservations/{}/session
     GET            /v1/booking/reservations/{}/calendar.ics
     GET            /v1/recordings/{}
     GET            /v1/.well-known/report-keys
     GET            /.well-known/oauth-protected-resource/v1/mcp
     GET POST       /v1/unsubscribe/{}
     GET            /v1/demo/public/{}`,
  ],
  [
    { let_in: 'health' },
    `GET            /v1/health
     GET            /v1/health/db
     GET            /v1/health/workers
     GET            /v1/health/interview-workers
     GET            /metrics`,
  ],
  [
    { let_in: 'any_credential' },
    `GET            /v1/jobs/active
     GET            /v1/jobs/{}`,
  ],
  [
    { let_in: 'participant' },
    `GET DELETE     /v1/join/session
     POST           /v1/join/session/consent
     POST           /v1/join/session/start
     POST           /v1/join/session/turns
     POST           /v1/join/session/finish
     GET            /v1/join/session/answers
     PUT            /v1/join/session/answers/{}
     GET            /v1/join/session/events
     GET            /v1/join/session/export
     POST           /v1/join/session/recordings
     HEAD PATCH DELETE /v1/join/session/recordings/{}
     POST           /v1/join/session/transcriptions`,
  ],
  [
    { let_in: 'retrieval_key' },
    `POST           /v1/retrieval
     POST           /v1/retrieval/answer`,
  ],
  [
    { let_in: 'platform_admin' },
    `GET POST       /v1/demo
     PATCH DELETE   /v1/demo/{}
     PUT            /v1/workspaces/{}/limits`,
  ],
  [
    user(),
    `GET POST       /v1/workspaces
     GET            /v1/me
     POST           /v1/invitations/{}/accept`,
  ],
  [
    user('member'),
    `GET            /v1/workspaces/{}
     GET            /v1/workspaces/{}/members
     DELETE         /v1/workspaces/{}/members/{}
     GET            /v1/workspaces/{}/limits
     GET PATCH      /v1/preferences/onboarding/{}
     POST           /v1/interviews/{}/conversations/{}/flags/clear
     POST           /v1/interviews/{}/report/corrections
     DELETE         /v1/interviews/{}/report/corrections/{}
     POST           /v1/insights-chat/sessions/{}/artifacts`,
  ],
  [
    user('admin'),
    `GET POST       /v1/api-keys
     DELETE         /v1/api-keys/{}
     POST           /v1/api-keys/{}/rotate
     POST           /v1/workspaces/{}/members
     GET            /v1/workspaces/{}/invitations
     DELETE         /v1/workspaces/{}/invitations/{}
     GET POST       /v1/workspaces/{}/email-domains
     POST           /v1/workspaces/{}/email-domains/{}/verify
     DELETE         /v1/workspaces/{}/email-domains/{}
     GET            /v1/workspaces/{}/audit-log
     POST           /v1/interviews/{}/contacts/{}/confirm-email
     GET            /v1/interviews/{}/contacts/{}/export`,
  ],
  [
    user('owner'),
    `PATCH          /v1/workspaces/{}
     PATCH          /v1/workspaces/{}/members/{}
     POST           /v1/workspaces/{}/transfer-ownership`,
  ],
  [
    withScopes('member', 'interviews'),
    `GET POST       /v1/interviews
     GET PATCH      /v1/interviews/{}
     GET            /v1/interviews/{}/progress
     GET            /v1/interviews/{}/events
     POST           /v1/interviews/{}/duplicate
     POST           /v1/interviews/{}/start
     POST           /v1/interviews/{}/pause
     POST           /v1/interviews/{}/resume
     POST           /v1/interviews/{}/complete
     POST           /v1/interviews/rehearsals
     GET POST       /v1/interviews/{}/contacts
     GET PATCH DELETE /v1/interviews/{}/contacts/{}
     POST           /v1/interviews/{}/contacts/{}/invite
     GET POST       /v1/interviews/{}/contacts/invitations
     GET            /v1/interviews/{}/contacts/invitations/{}
     POST           /v1/interviews/{}/contacts/{}/reactivate
     POST           /v1/interviews/{}/contacts/{}/cancel
     GET            /v1/interviews/{}/conversations
     GET            /v1/interviews/{}/conversations/{}
     POST           /v1/interviews/{}/conversations/import
     POST           /v1/interviews/{}/conversations/import/preview
     DELETE         /v1/interviews/{}/turns/{}/question
     GET POST       /v1/interviews/{}/join-links
     DELETE         /v1/interviews/{}/join-links/{}
     GET PUT        /v1/interviews/{}/booking
     GET            /v1/interviews/{}/bookings
     POST           /v1/interviews/{}/synthesize
     GET            /v1/interviews/{}/report/generation-status
     POST           /v1/interviews/{}/report/regenerate
     GET            /v1/interviews/{}/report/agreement
     GET PUT DELETE /v1/interviews/{}/codebook
     POST           /v1/interviews/{}/codebook/codes
     PATCH DELETE   /v1/interviews/{}/codebook/codes/{}
     POST           /v1/interviews/{}/codebook/codings
     DELETE         /v1/interviews/{}/codebook/codings/{}
     POST           /v1/interviews/{}/query
     POST           /v1/query
     GET POST       /v1/agent-templates
     GET PATCH DELETE /v1/agent-templates/{}
     GET POST       /v1/vaults
     GET PATCH      /v1/vaults/{}
     GET POST       /v1/vaults/{}/documents
     DELETE         /v1/vaults/{}/documents/{}
     POST           /v1/context
     GET            /v1/documents/{}
     GET POST       /v1/projects
     GET PATCH DELETE /v1/projects/{}
     GET            /v1/projects/{}/graph
     POST           /v1/projects/{}/graph/nodes
     PATCH DELETE   /v1/projects/{}/graph/nodes/{}
     POST           /v1/projects/{}/graph/edges
     PATCH DELETE   /v1/projects/{}/graph/edges/{}
     POST           /v1/projects/{}/sync
     GET            /v1/projects/{}/sync-log
     GET            /v1/knowledge/graph
     GET POST       /v1/projects/{}/chat/sessions
     GET PATCH DELETE /v1/projects/{}/chat/sessions/{}
     GET POST       /v1/projects/{}/chat/sessions/{}/messages
     GET POST       /v1/insights-chat/sessions
     GET DELETE     /v1/insights-chat/sessions/{}
     GET POST       /v1/insights-chat/sessions/{}/messages
     GET            /v1/insights-chat/sessions/{}/artifacts
     POST           /v1/jobs/{}/cancel`,
  ],
  [
    // Routes that show the text of a transcript or derived content; tagging a turn returns its text.
    withScopes('member', 'interviews', 'exports'),
    `GET            /v1/interviews/{}/conversations/{}/transcript
     GET            /v1/interviews/{}/conversations/{}/events
     GET            /v1/interviews/{}/conversations/{}/recording/url
     PUT            /v1/interviews/{}/turns/{}/tags
     PUT DELETE     /v1/interviews/{}/conversations/{}/answers/{}
     PUT            /v1/interviews/{}/turns/{}/question
     GET            /v1/interviews/{}/insights
     GET            /v1/interviews/{}/responses
     GET            /v1/interviews/{}/cartography
     GET            /v1/interviews/{}/roadmap
     GET            /v1/interviews/{}/personas
     GET            /v1/interviews/{}/report
     GET            /v1/interviews/{}/report/versions
     GET            /v1/interviews/{}/report/corrections
     GET            /v1/interviews/{}/codebook/codings
     GET            /v1/interviews/{}/report/versions/{}
     GET            /v1/interviews/{}/report/versions/{}/diff/{}
     GET            /v1/interviews/{}/export/report
     GET            /v1/interviews/{}/export/report/seal
     GET            /v1/interviews/{}/export/transcripts
     GET            /v1/interviews/{}/export/responses`,
  ],
  [
    withScopes('admin', 'interviews'),
    `DELETE         /v1/interviews/{}
     GET            /v1/interviews/{}/report/shares
     DELETE         /v1/interviews/{}/report/shares/{}
     POST           /v1/interviews/{}/contacts/{}/erase
     DELETE         /v1/vaults/{}
     GET            /v1/vaults/{}/retrieval-keys
     DELETE         /v1/vaults/{}/retrieval-keys/{}`,
  ],
  [
    // The created key can read what transcripts and reports left in the vault.
    withScopes('admin', 'interviews', 'exports'),
    `POST           /v1/vaults/{}/retrieval-keys
     POST           /v1/interviews/{}/report/shares`,
  ],
  [
    withScopes('admin', 'webhooks'),
    `GET POST       /v1/webhook-endpoints
     GET PATCH DELETE /v1/webhook-endpoints/{}
     POST           /v1/webhook-endpoints/{}/test
     POST           /v1/webhook-endpoints/{}/rotate-secret
     GET            /v1/webhook-endpoints/{}/deliveries
     GET            /v1/webhook-endpoints/{}/deliveries/{}
     POST           /v1/webhook-endpoints/{}/deliveries/{}/resend
     GET            /v1/webhook-endpoints/{}/events
     GET            /v1/webhook-endpoints/{}/stats`,
  ],
  [withScopes('member', 'webhooks'), 'GET /v1/webhook-events'],
  [withScopes('member', 'mcp'), 'POST /v1/mcp'],
];

/** Routes beyond the interface specification, each with its reason. */
export const additions: Readonly<Record<string, string>> = {
  'GET /v1/.well-known/report-keys':
    'Whoever has an exported report verifies its seal with these keys, also without an account.',
  'GET /.well-known/oauth-protected-resource/v1/mcp':
    'Decision 11.10: an OAuth client finds the issuer by the address of the MCP server (RFC 9728).',
  'POST /v1/interviews/{interview_id}/report/shares': 'Decision 12.12: a client reads a report without an account.',
  'GET /v1/interviews/{interview_id}/report/shares': 'Decision 12.12: the team sees which links are open.',
  'DELETE /v1/interviews/{interview_id}/report/shares/{share_id}': 'Decision 12.12: and revokes them.',
  'POST /v1/report-shares/open': 'Decision 12.12: what the page of such a link calls.',
  'POST /v1/interviews/{interview_id}/duplicate': 'Decision 12.13: the guide of a campaign is used again.',
  'POST /v1/interviews/{interview_id}/conversations/import/preview':
    'How a file would be read is shown before anything is stored.',
  'PUT /v1/interviews/{interview_id}/turns/{turn_id}/question':
    'An interviewer paraphrases: a person says which question of the guide an imported turn asks.',
  'DELETE /v1/interviews/{interview_id}/turns/{turn_id}/question': 'And takes it back.',
  'GET /v1/interviews/{interview_id}/bookings': 'Decision 12.13: who has booked which time.',
  'POST /v1/interviews/{interview_id}/contacts/invitations': 'Decision 12.13: invites many people in a job.',
  'GET /v1/interviews/{interview_id}/contacts/invitations': 'Decision 12.13: which such jobs a campaign had.',
  'GET /v1/interviews/{interview_id}/contacts/invitations/{job_id}':
    'Decision 12.13: what became of each contact of such a job.',
  'GET /v1/me': 'Decision 12.11: the console shows who is signed in and which workspaces they have.',
  'GET /v1/interviews/{interview_id}/progress':
    'Decision 12.13: who runs a campaign sees where participants are and where they leave.',
  'GET /v1/interviews/{interview_id}/events': 'Decision 12.13: one stream a campaign, so that no page has to poll.',
  'POST /v1/interviews/rehearsals': 'Decision 12.13: a guide is tried before anybody is invited.',
  'GET /v1/auth/config': 'Decision 12.11: the console learns the issuer and its client before anybody is signed in.',
  'GET /v1/openapi.json': 'The document itself, which the conventions of the interface ask for.',
  'GET /v1/workspaces/{workspace_id}/invitations': 'People who invite want to see whom they invited.',
  'DELETE /v1/workspaces/{workspace_id}/invitations/{invitation_id}': 'And to withdraw an invitation.',
  'POST /v1/join/return':
    'How a participant returns after consent: the token is in the body, so that no access log contains it.',
  'POST /v1/join/session/transcriptions': 'Participants may speak their answers and read them before they send them.',
  'POST /v1/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/resend':
    'Receivers that were down may be sent an event again without reading the feed.',
  'GET /v1/interviews/{interview_id}/contacts/{contact_id}/export':
    'A copy of everything that is stored about a person, to hand over (GDPR, article 15).',
  'GET /v1/join/session/answers':
    'Participants check what they answered to closed questions before the end (decision 12.7).',
  'PUT /v1/join/session/answers/{question_id}': 'And correct it.',
  'GET /v1/join/session/export': 'Participants download what is stored about them (GDPR, articles 15 and 20).',
  'POST /v1/interviews/{interview_id}/contacts/{contact_id}/cancel':
    'The team calls a session off that has not started.',
  'POST /v1/interviews/{interview_id}/conversations/{conversation_id}/flags/clear':
    'A flagged turn is used in no report until a person has looked at it.',
  'PUT /v1/interviews/{interview_id}/conversations/{conversation_id}/answers/{question_id}':
    'The team corrects a value that was heard wrongly, or removes it.',
  'DELETE /v1/interviews/{interview_id}/conversations/{conversation_id}/answers/{question_id}':
    'And takes its change back.',
  'POST /v1/interviews/{interview_id}/report/corrections':
    'People correct themes and statements; their corrections win over what the engine finds.',
  'GET /v1/interviews/{interview_id}/report/corrections': 'The team sees what was corrected, and by whom.',
  'DELETE /v1/interviews/{interview_id}/report/corrections/{correction_id}': 'And can withdraw a correction.',
  'GET /v1/interviews/{interview_id}/report/agreement':
    'How far the engine can be trusted, measured by what people corrected.',
  'GET /v1/interviews/{interview_id}/codebook': 'Decision 12.4: people see and edit what a report looks for.',
  'PUT /v1/interviews/{interview_id}/codebook': 'Decision 12.4; also the import of a CSV file.',
  'DELETE /v1/interviews/{interview_id}/codebook':
    'Whoever edited it can have the codebook back that the engine made alone.',
  'POST /v1/interviews/{interview_id}/codebook/codes': 'Decision 12.4.',
  'PATCH /v1/interviews/{interview_id}/codebook/codes/{code_id}': 'Decision 12.4.',
  'DELETE /v1/interviews/{interview_id}/codebook/codes/{code_id}': 'Decision 12.4.',
  'POST /v1/interviews/{interview_id}/codebook/codings': 'Decision 12.4: people code passages beside the engine.',
  'GET /v1/interviews/{interview_id}/codebook/codings':
    'The team sees what people coded, and whether the report has it.',
  'DELETE /v1/interviews/{interview_id}/codebook/codings/{coding_id}': 'Decision 12.4.',
  'POST /v1/interviews/{interview_id}/contacts/{contact_id}/confirm-email':
    'An address that was changed after consent gets a return link only when an admin has confirmed it.',
};

/** Belongs to no workspace, but requires a member's credential. */
const WITHOUT_WORKSPACE = new Set([
  // Each tool checks the workspace of its own route.
  'POST /v1/mcp',
  'GET /v1/webhook-events',
]);
const NEEDS_NO_MEMBERSHIP = new Set(['everybody', 'health', 'participant', 'platform_admin']);

function rowOf(name: string, wanted: Wanted): Row {
  const isOpen = NEEDS_NO_MEMBERSHIP.has(wanted.let_in) || (wanted.let_in === 'user' && wanted.role === undefined);
  return { wanted, without_workspace: isOpen || WITHOUT_WORKSPACE.has(name) };
}

function readGroup([wanted, lines]: [Wanted, string]): [string, Row][] {
  return lines.split('\n').flatMap((line) => {
    const words = line.trim().split(/\s+/);
    const path = words.at(-1) ?? '';
    return words.slice(0, -1).map((method) => {
      const name = `${method} ${path}`;
      return [name, rowOf(name, wanted)] as [string, Row];
    });
  });
}

const entries = groups.flatMap(readGroup);
export const accessTable: ReadonlyMap<string, Row> = new Map(entries);
if (accessTable.size !== entries.length) throw new Error('the access table has a route twice');
