import { route } from '../../core/route.ts';
import { SynthesisResult } from '../../schemas/synthesis.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const synthesizeInterview = route({
  name: 'synthesize',
  method: 'post',
  path: '/v1/interviews/:interview_id/synthesize',
  tag: 'campaign-insights',
  doc:
    'Summarises the completed conversations. Creates no report version. ' +
    'Without `Prefer: wait=N` the status is `queued` and the other fields show the last result.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'synthesis.requested',
  headers: { Prefer: '`wait=N`: waits up to N seconds, 60 at most, for the result (RFC 7240).' },
  success: { status: 200, body: SynthesisResult },
  errors: ['not_found'],
  timeout_ms: 75_000,
  handle: ({ params, wait_seconds, call, reports }) =>
    reports.synthesize({ interview_id: params.interview_id, wait_seconds }, call),
});
