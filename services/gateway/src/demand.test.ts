import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Counter, Registry } from 'prom-client';
import { PrincipalSigner } from '@insights/auth-context';
import { sessions } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { createClient } from '@insights/grpc-kit';
import { createLogger } from '@insights/telemetry';
import { measureDemand } from './demand.ts';
import { sessionsServer } from './sessions.fixture.ts';

test('demand is counted at each scrape; an idle region exposes 0; a failed count omits the sample and keeps the scrape', async (t) => {
  const server = await sessionsServer(t);
  const eu: sessions.CountDemandResponse = { regions: [{ region: 'eu', sessions: 7 }] };
  let count = () => Promise.resolve(eu);
  await server.start({ countDemand: () => count() });
  const signer = new PrincipalSigner({ principalSigningKey: JSON.parse(server.env.PRINCIPAL_SIGNING_KEY) });
  const address = server.env.CAMPAIGNS_ADDR;
  const client = createClient(sessions.SessionsServiceService, { address, audience: 'campaigns', signer });
  t.after(() => client.close());
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'gateway' });
  new Counter({ name: 'other_total', help: 'Another metric.', registers: [registry] }).inc();
  const exposition = measureDemand(registry, client, { region: 'here', logger: createLogger('gateway', 'silent') });
  const samples = async () =>
    (await exposition()).split('\n').filter((line) => line.startsWith('interview_session_demand'));
  assert.match(await exposition(), /^other_total\{service="gateway"\} 1\n\n# HELP interview_session_demand .*$/m);
  assert.match(await registry.metrics(), /^interview_session_demand\{region="eu",service="gateway"\} 7$/m);

  assert.deepEqual(await samples(), [
    'interview_session_demand{region="here"} 0',
    'interview_session_demand{region="eu"} 7',
  ]);
  count = () => Promise.resolve({ regions: [] });
  assert.deepEqual(await samples(), [
    'interview_session_demand{region="here"} 0',
    'interview_session_demand{region="eu"} 0',
  ]);
  count = () => Promise.reject(new AppError('internal', { publicMessage: 'no' }));
  assert.deepEqual(await samples(), []);
  const never = Promise.withResolvers<sessions.CountDemandResponse>();
  count = () => never.promise;
  const started = Date.now();
  assert.deepEqual(await samples(), []);
  assert.ok(Date.now() - started < 3_000, 'a slow count holds up no scrape');
  never.resolve({ regions: [] });
});
