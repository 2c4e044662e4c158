import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GRPC_SERVICE_NAMES } from '@insights/contracts';
import { Api } from '../support/api.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const nobody = new Api(base_url);
const key = new Api(base_url, { key: demo.api_keys.webhooks_only });

const SERVICES = GRPC_SERVICE_NAMES.toSorted();
const WORKER_FIELDS = [
  'capacity',
  'checks',
  'min_workers',
  'oldest_heartbeat_at',
  'sessions_in_flight',
  'status',
  'workers',
];

/** Path, and bounds of `min_workers` and `max_age_seconds`. */
const RANGES = [
  ['/v1/health/workers', [1, 20], [30, 1800]],
  ['/v1/health/interview-workers', [1, 100], [15, 1800]],
] as const;

for (const [path, [fewest, most], [youngest, oldest]] of RANGES) {
  test(`${path} accepts parameters within their bounds only`, async () => {
    for (const min_workers of [fewest, most]) {
      for (const max_age_seconds of [youngest, oldest]) {
        const query = `?min_workers=${min_workers}&max_age_seconds=${max_age_seconds}`;
        const { status, body } = await nobody.get(`${path}${query}`);
        const isEnough = Number(body['workers']) >= min_workers;
        assert.equal(status, isEnough ? 200 : 503, query);
        assert.deepEqual(Object.keys(body).toSorted(), WORKER_FIELDS);
        assert.equal(body['min_workers'], min_workers);
        assert.equal(body['status'], isEnough ? 'ok' : 'degraded');
      }
    }
    const wrong = [
      `min_workers=${fewest - 1}`,
      `min_workers=${most + 1}`,
      `max_age_seconds=${youngest - 1}`,
      `max_age_seconds=${oldest + 1}`,
      'min_workers=1.5',
      'max_age_seconds=soon',
    ];
    for (const query of wrong) {
      const { status, body } = await nobody.get<{ detail: { loc: string[] }[] }>(`${path}?${query}`);
      assert.equal(status, 422, query);
      assert.deepEqual(body.detail[0]?.loc, ['query', query.split('=')[0]]);
    }
  });

  test(`${path} counts live workers with a recent heartbeat`, async () => {
    const { status, body } = await key.get(path);
    assert.deepEqual([status, body['checks']], [200, { registry: 'ok', workers: 'ok' }]);
    assert.ok(Number(body['workers']) >= 1);
    assert.ok(Date.now() - Date.parse(String(body['oldest_heartbeat_at'])) < 120_000);
  });
}

test('general and database health list every service with the required schema version', async () => {
  const general = await key.get<{ status: string; checks: Record<string, string> }>('/v1/health');
  assert.deepEqual([general.status, general.body.status], [200, 'ok']);
  assert.deepEqual(Object.keys(general.body.checks).toSorted(), [...SERVICES, 'events'].toSorted());
  const database = await nobody.get<{ checks: Record<string, Record<string, unknown>> }>('/v1/health/db');
  assert.deepEqual(Object.keys(database.body.checks).toSorted(), SERVICES);
  for (const [service, check] of Object.entries(database.body.checks)) {
    assert.equal(check['status'], 'ok', service);
    assert.ok(Number(check['schema_version']) >= Number(check['needed_version']), service);
    assert.ok(Number(check['needed_version']) >= Number(check['oldest_compatible_code']), service);
  }
});
