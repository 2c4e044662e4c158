import { RawAnswer } from '../../core/raw-answer.ts';
import { route } from '../../core/route.ts';

export const getMetrics = route({
  name: 'get',
  method: 'get',
  path: '/metrics',
  tag: 'metrics',
  doc: 'Shows the metrics of the gateway in the Prometheus exposition format.',
  access: { ops: true },
  workspace: 'none',
  success: { status: 200, forms: ['text/plain'] },
  handle: async ({ gateway }) => new RawAnswer(await gateway.metrics()),
});
