import { route } from '../../core/route.ts';
import { StatusAnswer } from '../../core/status-answer.ts';
import { Health } from '../../schemas/health.ts';
import { askServices } from './ask-services.ts';

export const getHealth = route({
  name: 'get',
  method: 'get',
  path: '/v1/health',
  tag: 'health',
  doc: 'Shows whether every service responds. 503 only when credentials cannot be checked; `degraded` when another service is down or events wait because NATS or their stream is missing or full.',
  access: { ops: true },
  workspace: 'none',
  success: { status: 200, body: Health, also: [503] },
  async handle({ ops }) {
    const answers = await askServices(ops);
    const services = answers.map(([name, schema]) => [name, schema ? 'ok' : 'down'] as const);
    const checks = Object.fromEntries([...services, ['events', eventsOf(answers)] as const]);
    if (checks['identity'] === 'down') return new StatusAnswer(503, { status: 'down', checks });
    return { status: Object.values(checks).includes('down') ? 'degraded' : 'ok', checks };
  },
});

/** `down` when nobody can say. */
function eventsOf(answers: Awaited<ReturnType<typeof askServices>>): 'ok' | 'down' {
  const known = answers.flatMap(([, schema]) => schema ?? []);
  return known.length > 0 && !known.some(({ events_wait }) => events_wait) ? 'ok' : 'down';
}
