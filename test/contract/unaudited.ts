/**
 * Routes that change something, or show transcripts, and leave no entry in the audit log, each with its reason. A route is listed here or
 * declares its entry in its definition; `audit-log.test.ts` checks every route.
 */
export const unaudited: Readonly<Record<string, string>> = {
  'POST /v1/workspaces/:workspace_id/email-domains/:email_domain_id/verify':
    'checks a domain; a changed status is recorded as email_domain.status_changed',
  'POST /v1/join/session/turns':
    'a participant’s turn is in the transcript with its time, between session.started and session.finished',
  'PATCH /v1/preferences/onboarding/:guide_key': 'a user’s own progress with a guide of the user interface',
  'GET /v1/interviews/:interview_id/report/versions':
    'numbers, states and times of versions; reading the content of one is recorded',
};
