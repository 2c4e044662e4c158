import { eventually } from '../support/eventually.ts';
import type { Act, AuditScene } from './audit-scene.ts';

const receiver = { url: 'http://127.0.0.1:65535/' };

/** One call for each audited route of webhook endpoints; the subject is the endpoint. */
export function ofWebhooks({ created, nora, workspace_id }: AuditScene): Record<string, Act> {
  const endpoints = '/v1/webhook-endpoints';
  const anEndpoint = () => created(endpoints, { ...receiver, workspace_id }, nora);
  const of =
    (method: string, rest = '', body?: object): Act =>
    async (go) => {
      const id = await anEndpoint();
      await go(method, `${endpoints}/${id}${rest}`, body);
      return id;
    };
  return {
    'POST /v1/webhook-endpoints': async (go) => String((await go('POST', endpoints, receiver))['id']),
    'PATCH /v1/webhook-endpoints/:endpoint_id': of('PATCH', '', { active: false }),
    'DELETE /v1/webhook-endpoints/:endpoint_id': of('DELETE'),
    'POST /v1/webhook-endpoints/:endpoint_id/test': of('POST', '/test'),
    'POST /v1/webhook-endpoints/:endpoint_id/deliveries/:delivery_id/resend': async (go) => {
      const id = await anEndpoint();
      const path = `${endpoints}/${id}`;
      const { delivery_id } = await nora.ok<{ delivery_id: string }>(nora.post(`${path}/test`, {}));
      const sent = `${path}/deliveries/${delivery_id}`;
      // Deactivation ends the delivery, at the latest with the attempt that is under way.
      for (const active of [false, true]) await nora.ok(nora.patch(path, { active }));
      await eventually(async () => (await nora.ok(nora.get(sent)))['status'] !== 'pending');
      await go('POST', `${sent}/resend`);
      return id;
    },
    'POST /v1/webhook-endpoints/:endpoint_id/rotate-secret': of('POST', '/rotate-secret'),
  };
}
