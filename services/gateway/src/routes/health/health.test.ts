import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GRPC_SERVICE_NAMES } from '@insights/contracts';
import { serveAlone } from '../../gateway.fixture.ts';
import { getMetrics } from '../metrics/get.ts';
import { routes } from '../index.ts';

const healthRoutes = routes.filter(({ tag }) => tag === 'health');
const PATHS = [...healthRoutes, getMetrics].map(({ path }) => path);

test('while all services are unavailable, health is 503 and lists each, without a credential', async (t) => {
  const { url } = await serveAlone(t, healthRoutes);
  const ask = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const general = await ask('/v1/health');
  assert.equal(general.status, 503);
  assert.deepEqual(general.body, {
    status: 'down',
    checks: Object.fromEntries([...GRPC_SERVICE_NAMES, 'events'].map((name) => [name, 'down'])),
  });
  const database = await ask('/v1/health/db');
  assert.deepEqual([database.status, database.body['status']], [503, 'down']);
  const unknown = { status: 'down', schema_version: null, needed_version: null, oldest_compatible_code: null };
  assert.deepEqual(database.body['checks'], Object.fromEntries(GRPC_SERVICE_NAMES.map((name) => [name, unknown])));
  for (const path of ['/v1/health/workers', '/v1/health/interview-workers']) {
    const { status, body } = await ask(path);
    assert.equal(status, 503);
    assert.deepEqual(body, {
      status: 'down',
      checks: { registry: 'down', workers: 'down' },
      workers: 0,
      min_workers: 1,
      oldest_heartbeat_at: null,
      sessions_in_flight: 0,
      capacity: 0,
    });
  }
});

test('OPS_ENDPOINTS=authenticated: health and metrics need a credential, and the error says how to send one', async (t) => {
  const { url } = await serveAlone(t, [...healthRoutes, getMetrics], { env: { OPS_ENDPOINTS: 'authenticated' } });
  for (const path of PATHS) {
    const response = await fetch(`${url}${path}`);
    assert.equal(response.status, 401, path);
    assert.ok(response.headers.get('www-authenticate'), path);
  }
});

test('an invalid credential is rejected even where none is needed', async (t) => {
  const { url } = await serveAlone(t, [...healthRoutes, getMetrics]);
  for (const path of PATHS) {
    const response = await fetch(`${url}${path}`, { headers: { 'x-api-key': 'iis_malformed' } });
    // Failed credentials are counted by identity, which is unavailable here.
    assert.ok([401, 503].includes(response.status), path);
    assert.notEqual(((await response.json()) as { code?: string }).code, undefined, path);
  }
});
