import type { WordOf, exports } from '@insights/contracts';
import { FILE_MS, fileAnswer } from '../../core/file-answer.ts';
import { route } from '../../core/route.ts';
import { OwnInterview } from '../../schemas/own-interview.ts';

const FORMS: Readonly<Record<string, WordOf<typeof exports.OwnInterviewForm>>> = {
  'application/json': 'json',
  'text/markdown': 'markdown',
  'text/plain': 'text',
};

export const exportSession = route({
  name: 'exportSession',
  method: 'get',
  path: '/v1/join/session/export',
  tag: 'join',
  doc: "Downloads the participant's own interview: personal data, consent and every turn as the participant saw it. `Accept` chooses JSON (the default), Markdown or plain text in the participant's language. `person` is null before consent, and where the name is hidden and the team has known a link; the team can then export it.",
  access: { participant: true },
  workspace: 'none',
  concurrency: 'export',
  success: { status: 200, body: OwnInterview, forms: Object.keys(FORMS) },
  timeout_ms: FILE_MS,
  handle: ({ accept, call, exports }) =>
    fileAnswer(exports.exportOwnInterview({ form: FORMS[accept] ?? 'json' }, call)),
});
