import { route } from '../../core/route.ts';
import { StatusAnswer } from '../../core/status-answer.ts';
import { Health } from '../../schemas/health.ts';
import { askServices } from './ask-services.ts';

export const getHealth = route({
  name: 'get',
  method: 'get',
  path: '/v1/health',
  tag: 'health',
  doc: 'Shows whether every service responds. 503 only when credentials cannot be checked; `degraded` when another service is down.',
  access: { ops: true },
  workspace: 'none',
  success: { status: 200, body: Health, also: [503] },
  async handle({ ops }) {
    const answers = await askServices(ops);
    const checks = Object.fromEntries(answers.map(([name, schema]) => [name, schema ? 'ok' : 'down'] as const));
    if (checks['identity'] === 'down') return new StatusAnswer(503, { status: 'down', checks });
    return { status: Object.values(checks).includes('down') ? 'degraded' : 'ok', checks };
  },
});
