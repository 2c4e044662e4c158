import type { common } from '@insights/contracts';
import { route } from '../../core/route.ts';
import { StatusAnswer } from '../../core/status-answer.ts';
import { SchemaHealth } from '../../schemas/health.ts';
import { askServices } from './ask-services.ts';

export const getDatabaseHealth = route({
  name: 'getDatabase',
  method: 'get',
  path: '/v1/health/db',
  tag: 'health',
  doc: 'Shows whether the database schema of every service fits its code. Stays `ok` during a rolling update.',
  access: { ops: true },
  workspace: 'none',
  success: { status: 200, body: SchemaHealth, also: [503] },
  async handle({ ops }) {
    const answers = await askServices(ops);
    const checks = Object.fromEntries(answers.map(([name, schema]) => [name, checkOf(schema)] as const));
    const good = Object.values(checks).filter((check) => check.status === 'ok').length;
    if (good === answers.length) return { status: 'ok', checks };
    return new StatusAnswer(503, { status: good === 0 ? 'down' : 'degraded', checks });
  },
});

function checkOf(schema: common.GetSchemaStatusResponse | undefined) {
  return {
    status: schema?.ok ? 'ok' : 'down',
    schema_version: schema?.schema_version ?? null,
    needed_version: schema?.needed_version ?? null,
    oldest_compatible_code: schema?.oldest_compatible_code ?? null,
  };
}
