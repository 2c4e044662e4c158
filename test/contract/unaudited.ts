/**
 * Routes that change something, or show what people said, and leave nothing in the audit log: each with its reason. A route is
 * here or says in its definition which entry it leaves; `audit-log.test.ts` holds every route against that.
 */
export const unaudited: Readonly<Record<string, string>> = {
  'POST /v1/workspaces/:workspace_id/email-domains/:email_domain_id/verify':
    'looks a domain up; a status that changes by it is written down as email_domain.status_changed',
  'POST /v1/join/session/turns':
    'a participant’s turn stands in the transcript with its time; session.started and session.finished frame it',
  'PATCH /v1/preferences/onboarding/:guide_key': 'a person’s own place in a guide of the user interface',
  'GET /v1/interviews/:interview_id/report/versions':
    'numbers, states and times of versions; their content is read one by one, which is written down',
};
