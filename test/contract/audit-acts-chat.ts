import type { Act, AuditScene } from './audit-scene.ts';

const QUESTION = { text: 'What goes wrong at the hand-over at night?' };
const NOTE = { kind: 'markdown', title: 'Hand-over', content: '# What we heard' };

/** One call for each audited route of the chats; the subject is the session. */
export function ofChat({ callers, nora, workspace_id, created }: AuditScene): Record<string, Act> {
  const sessions = '/v1/insights-chat/sessions';
  const session = () => created(sessions, { workspace_id }, nora);
  const of =
    (method: string, rest: string, body?: object): Act =>
    async (go) => {
      const id = await session();
      await go(method, `${sessions}/${id}${rest}`, body, callers.nora);
      return id;
    };
  const chats = async () => `/v1/projects/${await created('/v1/projects', { name: 'Night shifts' })}/chat/sessions`;
  const inProject =
    (method: string, rest: string, body?: object): Act =>
    async (go) => {
      const path = await chats();
      const id = await created(path, {});
      await go(method, `${path}/${id}${rest}`, body);
      return id;
    };
  return {
    'POST /v1/projects/:project_id/chat/sessions': async (go) =>
      String((await go('POST', await chats(), { title: 'Hand-over' }))['id']),
    'PATCH /v1/projects/:project_id/chat/sessions/:session_id': inProject('PATCH', '', { title: 'Hand-over at night' }),
    'DELETE /v1/projects/:project_id/chat/sessions/:session_id': inProject('DELETE', ''),
    'POST /v1/projects/:project_id/chat/sessions/:session_id/messages': inProject('POST', '/messages', QUESTION),
    'GET /v1/projects/:project_id/chat/sessions/:session_id/messages': inProject('GET', '/messages'),
    'POST /v1/insights-chat/sessions': async (go) => String((await go('POST', sessions, {}))['id']),
    'DELETE /v1/insights-chat/sessions/:chat_session_id': of('DELETE', ''),
    'POST /v1/insights-chat/sessions/:chat_session_id/messages': of('POST', '/messages', QUESTION),
    'GET /v1/insights-chat/sessions/:chat_session_id/messages': of('GET', '/messages'),
    'POST /v1/insights-chat/sessions/:chat_session_id/artifacts': of('POST', '/artifacts', NOTE),
    'GET /v1/insights-chat/sessions/:chat_session_id/artifacts': of('GET', '/artifacts'),
  };
}
