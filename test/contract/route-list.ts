/**
 * Every route of the interface specification with its success statuses, written independently of the gateway's code. `{name}` is a path
 * parameter that the specification names, `{}` one that it leaves open.
 */
export const promised = `
interviews
  201 POST    /v1/interviews
  200 GET     /v1/interviews
  200 GET     /v1/interviews/{interview_id}
  200 PATCH   /v1/interviews/{interview_id}
  204 DELETE  /v1/interviews/{interview_id}
  200 POST    /v1/interviews/{interview_id}/start
  200 POST    /v1/interviews/{interview_id}/pause
  200 POST    /v1/interviews/{interview_id}/resume
  200 POST    /v1/interviews/{interview_id}/complete
  200,201 POST /v1/interviews/{interview_id}/contacts
  200 GET     /v1/interviews/{interview_id}/contacts
  200 GET     /v1/interviews/{interview_id}/contacts/{contact_id}
  200 PATCH   /v1/interviews/{interview_id}/contacts/{contact_id}
  204 DELETE  /v1/interviews/{interview_id}/contacts/{contact_id}
  200 POST    /v1/interviews/{interview_id}/contacts/{contact_id}/invite
  200 POST    /v1/interviews/{interview_id}/contacts/{contact_id}/reactivate
  200 POST    /v1/interviews/{interview_id}/contacts/{contact_id}/erase
  200 GET     /v1/interviews/{interview_id}/conversations
  200 GET     /v1/interviews/{interview_id}/conversations/{conversation_id}
  200 GET     /v1/interviews/{interview_id}/conversations/{conversation_id}/transcript
  201 POST    /v1/interviews/{interview_id}/conversations/import
  200 PUT     /v1/interviews/{interview_id}/turns/{}/tags
  200 GET     /v1/interviews/{interview_id}/conversations/{conversation_id}/recording/url
  200 GET     /v1/interviews/{interview_id}/conversations/{conversation_id}/events

agent-templates
  201 POST    /v1/agent-templates
  200 GET     /v1/agent-templates
  200 GET     /v1/agent-templates/{}
  200 PATCH   /v1/agent-templates/{}
  204 DELETE  /v1/agent-templates/{}

campaign-insights
  200 POST    /v1/interviews/{interview_id}/synthesize
  200 GET     /v1/interviews/{interview_id}/insights
  200 GET     /v1/interviews/{interview_id}/responses
  200 GET     /v1/interviews/{interview_id}/cartography
  200 GET     /v1/interviews/{interview_id}/roadmap
  200 GET     /v1/interviews/{interview_id}/personas

interview-query
  200 POST    /v1/interviews/{interview_id}/query

query
  200 POST    /v1/query

campaign-reports
  200 GET     /v1/interviews/{interview_id}/report/generation-status
  202 POST    /v1/interviews/{interview_id}/report/regenerate
  200 GET     /v1/interviews/{interview_id}/report
  200 GET     /v1/interviews/{interview_id}/report/versions
  200 GET     /v1/interviews/{interview_id}/report/versions/{}
  200 GET     /v1/interviews/{interview_id}/report/versions/{}/diff/{}

interview-export
  200 GET     /v1/interviews/{interview_id}/export/report
  200 GET     /v1/interviews/{interview_id}/export/report/seal
  200 GET     /v1/interviews/{interview_id}/export/transcripts
  200 GET     /v1/interviews/{interview_id}/export/responses

api-keys
  201 POST    /v1/api-keys
  200 GET     /v1/api-keys
  204 DELETE  /v1/api-keys/{key_id}
  201 POST    /v1/api-keys/{key_id}/rotate

webhook-endpoints
  201 POST    /v1/webhook-endpoints
  200 GET     /v1/webhook-endpoints
  200 GET     /v1/webhook-endpoints/{}
  200 PATCH   /v1/webhook-endpoints/{}
  204 DELETE  /v1/webhook-endpoints/{}
  202 POST    /v1/webhook-endpoints/{}/test
  200 GET     /v1/webhook-endpoints/{}/deliveries
  200 GET     /v1/webhook-endpoints/{}/deliveries/{}
  200 GET     /v1/webhook-endpoints/{}/events
  200 POST    /v1/webhook-endpoints/{}/rotate-secret
  200 GET     /v1/webhook-endpoints/{}/stats
  200 GET     /v1/webhook-events

booking
  200 PUT     /v1/interviews/{interview_id}/booking
  200 GET     /v1/interviews/{interview_id}/booking
  200 GET     /v1/booking/{}
  200 GET     /v1/booking/{}/slots
  201 POST    /v1/booking/{}/reservations
  200 GET     /v1/booking/reservations/{}
  200 PATCH   /v1/booking/reservations/{}
  204 DELETE  /v1/booking/reservations/{}
  200 GET     /v1/booking/reservations/{}/calendar.ics
  201 POST    /v1/booking/reservations/{}/session

join
  201 POST    /v1/interviews/{interview_id}/join-links
  200 GET     /v1/interviews/{interview_id}/join-links
  204 DELETE  /v1/interviews/{interview_id}/join-links/{}
  201 POST    /v1/join/invitations/{}
  200 GET     /v1/join/{}
  200 GET     /v1/join/{}/qr
  201 POST    /v1/join/{}
  200 GET     /v1/join/session
  204 DELETE  /v1/join/session
  200 POST    /v1/join/session/consent
  200 POST    /v1/join/session/start
  202 POST    /v1/join/session/turns
  200 POST    /v1/join/session/finish
  200 GET     /v1/join/session/events
  201 POST    /v1/join/session/recordings
  200 HEAD    /v1/join/session/recordings/{}
  204 PATCH   /v1/join/session/recordings/{}
  204 DELETE  /v1/join/session/recordings/{}
  200,206 GET /v1/recordings/{}
  200 GET     /v1/unsubscribe/{}
  200 POST    /v1/unsubscribe/{}

workspaces
  201 POST    /v1/workspaces
  200 GET     /v1/workspaces
  200 GET     /v1/workspaces/{workspace_id}
  200 PATCH   /v1/workspaces/{workspace_id}
  200 GET     /v1/workspaces/{workspace_id}/members
  201 POST    /v1/workspaces/{workspace_id}/members
  200 POST    /v1/invitations/{}/accept
  200 PATCH   /v1/workspaces/{workspace_id}/members/{member_user_id}
  204 DELETE  /v1/workspaces/{workspace_id}/members/{member_user_id}
  200 GET     /v1/workspaces/{workspace_id}/email-domains
  201 POST    /v1/workspaces/{workspace_id}/email-domains
  200 POST    /v1/workspaces/{workspace_id}/email-domains/{}/verify
  204 DELETE  /v1/workspaces/{workspace_id}/email-domains/{}
  200 GET     /v1/workspaces/{workspace_id}/audit-log
  200 POST    /v1/workspaces/{workspace_id}/transfer-ownership
  200 GET     /v1/workspaces/{workspace_id}/limits
  200 PUT     /v1/workspaces/{workspace_id}/limits

vaults
  201 POST    /v1/vaults
  200 GET     /v1/vaults
  200 GET     /v1/vaults/{}
  200 PATCH   /v1/vaults/{}
  204 DELETE  /v1/vaults/{}
  202 POST    /v1/vaults/{}/documents
  200 GET     /v1/vaults/{}/documents
  204 DELETE  /v1/vaults/{}/documents/{}
  201 POST    /v1/vaults/{}/retrieval-keys
  200 GET     /v1/vaults/{}/retrieval-keys
  204 DELETE  /v1/vaults/{}/retrieval-keys/{key_id}
  200 POST    /v1/context
  200 POST    /v1/retrieval
  200 POST    /v1/retrieval/answer

documents
  200 GET     /v1/documents/{document_id}

insights-chat
  201 POST    /v1/insights-chat/sessions
  200 GET     /v1/insights-chat/sessions
  200 GET     /v1/insights-chat/sessions/{chat_session_id}
  204 DELETE  /v1/insights-chat/sessions/{chat_session_id}
  200 POST    /v1/insights-chat/sessions/{chat_session_id}/messages
  200 GET     /v1/insights-chat/sessions/{chat_session_id}/messages
  201 POST    /v1/insights-chat/sessions/{chat_session_id}/artifacts
  200 GET     /v1/insights-chat/sessions/{chat_session_id}/artifacts

projects
  201 POST    /v1/projects
  200 GET     /v1/projects
  200 GET     /v1/projects/{project_id}
  200 PATCH   /v1/projects/{project_id}
  204 DELETE  /v1/projects/{project_id}
  200 GET     /v1/projects/{project_id}/graph
  201 POST    /v1/projects/{project_id}/graph/nodes
  200 PATCH   /v1/projects/{project_id}/graph/nodes/{}
  204 DELETE  /v1/projects/{project_id}/graph/nodes/{}
  201 POST    /v1/projects/{project_id}/graph/edges
  200 PATCH   /v1/projects/{project_id}/graph/edges/{}
  204 DELETE  /v1/projects/{project_id}/graph/edges/{}
  200 POST    /v1/projects/{project_id}/sync
  200 GET     /v1/projects/{project_id}/sync-log
  200 GET     /v1/knowledge/graph

chat
  201 POST    /v1/projects/{project_id}/chat/sessions
  200 GET     /v1/projects/{project_id}/chat/sessions
  200 GET     /v1/projects/{project_id}/chat/sessions/{session_id}
  200 PATCH   /v1/projects/{project_id}/chat/sessions/{session_id}
  204 DELETE  /v1/projects/{project_id}/chat/sessions/{session_id}
  200 POST    /v1/projects/{project_id}/chat/sessions/{session_id}/messages
  200 GET     /v1/projects/{project_id}/chat/sessions/{session_id}/messages

preferences
  200 GET     /v1/preferences/onboarding/{guide_key}
  200 PATCH   /v1/preferences/onboarding/{guide_key}

demo
  200 GET     /v1/demo
  201 POST    /v1/demo
  200 PATCH   /v1/demo/{}
  204 DELETE  /v1/demo/{}
  200 GET     /v1/demo/public/{}

jobs
  200 GET     /v1/jobs/active
  200 GET     /v1/jobs/{}
  200 POST    /v1/jobs/{}/cancel

health
  200 GET     /v1/health
  200 GET     /v1/health/db
  200 GET     /v1/health/workers
  200 GET     /v1/health/interview-workers

metrics
  200 GET     /metrics

mcp
  200 POST    /v1/mcp
`;

/** Specified and not yet served, by feature area. Remove a route when it is served, and an empty area. */
export const notYetServed = `
`;

/** Specified query parameters with their defaults. */
export const promisedQuery: Readonly<Record<string, Readonly<Record<string, QueryPromise>>>> = {
  'GET /v1/api-keys': { workspace_id: {}, limit: { minimum: 1, maximum: 1000, default: 1000 }, cursor: {} },
  'GET /v1/workspaces/{workspace_id}/members': { limit: { minimum: 1, maximum: 1000, default: 1000 }, cursor: {} },
  'GET /v1/interviews': { workspace_id: {}, limit: { minimum: 1, maximum: 200, default: 50 }, cursor: {} },
  'GET /v1/webhook-endpoints/{}/deliveries': {
    limit: { minimum: 1, maximum: 200, default: 50 },
    cursor: {},
    status: {},
  },
  'GET /v1/webhook-endpoints/{}/events': { after: {} },
  'GET /v1/interviews/{interview_id}/export/report': { format: {} },
  'GET /v1/interviews/{interview_id}/export/report/seal': { format: {}, version: {} },
  'GET /v1/vaults/{}/retrieval-keys': { limit: { minimum: 1, maximum: 1000, default: 1000 }, cursor: {} },
  'GET /v1/documents/{document_id}': { workspace_id: {} },
  'GET /v1/preferences/onboarding/{guide_key}': { workspace_id: {} },
  'PATCH /v1/preferences/onboarding/{guide_key}': { workspace_id: {} },
  'GET /v1/demo': { status: {}, limit: { minimum: 1, maximum: 1000, default: 1000 }, cursor: {} },
  'GET /v1/jobs/active': { limit: { minimum: 1, maximum: 1000, default: 1000 }, cursor: {} },
  'GET /v1/health/workers': {
    min_workers: { minimum: 1, maximum: 20, default: 1 },
    max_age_seconds: { minimum: 30, maximum: 1800, default: 120 },
  },
  'GET /v1/health/interview-workers': {
    min_workers: { minimum: 1, maximum: 100, default: 1 },
    max_age_seconds: { minimum: 15, maximum: 1800, default: 60 },
  },
};

export interface QueryPromise {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
}
