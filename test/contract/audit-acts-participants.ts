import { randomUUID } from 'node:crypto';
import type { Acts } from './audit-acts.ts';
import type { Act, AuditScene } from './audit-scene.ts';

export function ofParticipants(scene: AuditScene): Acts {
  const { callers, at, program, participant, answering, contact, workspace_id, unsubscribePath } = scene;
  const step =
    (method: string, path: string, upTo: 'joined' | 'agreed' | 'started'): Act =>
    async (go) => {
      const someone = await participant(upTo);
      await go(method, `/v1/join/session${path}`, undefined, someone);
      return someone.id;
    };
  return {
    'POST /v1/join/:token contact.joined': async (go) => {
      const link = await program.ok(program.post(`${at}/join-links`));
      const joined = await go('POST', `/v1/join/${String(link['token'])}`, { name: 'Ada' }, callers.nobody);
      return String((joined['session'] as Record<string, unknown>)['id']);
    },
    'POST /v1/join/:token link.opened': async (go) => {
      const link = await program.ok(program.post(`${at}/join-links`));
      const path = `/v1/join/${String(link['token'])}`;
      const { participant_token } = await callers.nobody.api.ok(callers.nobody.api.post(path, { name: 'Ada' }));
      const joined = await go('POST', path, { participant_token }, callers.nobody);
      return String((joined['session'] as Record<string, unknown>)['id']);
    },
    'POST /v1/join/invitations/:token': async (go) => {
      const id = await contact();
      const { participant_url } = await program.ok(program.post(`${at}/contacts/${id}/invite`));
      await go('POST', `/v1${new URL(String(participant_url)).pathname}`, undefined, callers.nobody);
      return id;
    },
    'POST /v1/join/return': async (go) => {
      const { api, id } = await participant('agreed');
      const { return_url } = await api.ok(api.get('/v1/join/session'));
      const token = new URL(String(return_url)).hash.slice(1);
      await go('POST', '/v1/join/return', { token }, callers.nobody);
      return id;
    },
    'POST /v1/join/session/consent': async (go) => {
      const someone = await participant();
      const session = await someone.api.ok(someone.api.get('/v1/join/session'));
      const { consent_version: version } = session['campaign'] as { consent_version: string };
      await go('POST', '/v1/join/session/consent', { version, given: true }, someone);
      return someone.id;
    },
    'POST /v1/join/session/start': step('POST', '/start', 'agreed'),
    'PUT /v1/join/session/answers/:question_id': async (go) => {
      const { someone, answer } = await answering();
      await go('PUT', answer, { text: '7' }, someone);
      return someone.id;
    },
    'POST /v1/join/session/finish': step('POST', '/finish', 'started'),
    'DELETE /v1/join/session': step('DELETE', '', 'agreed'),
    'POST /v1/interviews/:interview_id/contacts/:contact_id/confirm-email': async (go) => {
      const { id } = await participant('agreed');
      const address = `${randomUUID()}@example.com`;
      await program.ok(program.patch(`${at}/contacts/${id}`, { email: address }));
      await go('POST', `${at}/contacts/${id}/confirm-email`, { email: address }, callers.nora);
      return id;
    },
    'GET /v1/interviews/:interview_id/contacts/:contact_id/export': async (go) => {
      const { id } = await participant('agreed');
      await go('GET', `${at}/contacts/${id}/export`, undefined, callers.nora);
      return id;
    },
    'POST /v1/unsubscribe/:token': async (go) => {
      await go('POST', unsubscribePath(), undefined, callers.mailReader);
      return workspace_id;
    },
  };
}
