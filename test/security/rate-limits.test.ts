import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Pool } from 'undici';
import { makeApiKey } from '@insights/auth-context';
import { Api } from '../support/api.ts';
import { startGateways } from '../support/gateways.ts';
import { Participant, openCampaign } from '../support/participant.ts';
import { useSystem } from '../support/shared-stack.ts';
import { stackDatabase } from '../support/stack-database.ts';
import { bySize } from '../support/size.ts';

const system = await useSystem(after);
const { adminUrl } = stackDatabase(system.dir);

const READS = 600;
const SESSION = 60;
const FAILED = 40;
const HAMMER_MS = bySize({ smoke: 2_000, proof: 20_000 });
/** Independent of the machine's speed: the number of rejections to wait for. */
const LEAST_REFUSALS = 60;
/** Instead of waiting a minute, a smoke run moves the first takes this far into the past. */
const AGED_SECONDS = bySize({ smoke: 53, proof: 0 });
const CONNECTIONS = 12;

async function asAdmin(text: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

const owner = new Api(system.base_url, { token: system.demo.tokens.owner });

/** A key that no other test uses. */
async function freshKey(): Promise<{ id: string; key: string }> {
  const body = { name: 'rate limits', workspace_id: system.demo.workspace_id, scopes: ['*'] };
  return owner.ok(owner.post<{ id: string; key: string }>('/v1/api-keys', body));
}

/** An address that no other test uses. */
const freshAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

interface Seen {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

/** Sends requests over several connections to each gateway until rejections arrive. */
async function hammer(urls: readonly string[], path: string, headers: Record<string, string>): Promise<Seen[]> {
  const seen: Seen[] = [];
  let refusals = 0;
  const until = performance.now() + HAMMER_MS;
  await Promise.all(
    urls.map(async (url) => {
      const pool = new Pool(url, { connections: CONNECTIONS });
      const client = async () => {
        while (performance.now() < until || refusals < LEAST_REFUSALS) {
          const answer = await pool.request({ path, method: 'GET', headers });
          await answer.body.dump();
          if (answer.statusCode === 429) refusals += 1;
          seen.push({ status: answer.statusCode, headers: answer.headers });
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, client));
      await pool.close();
    }),
  );
  return seen;
}

const item = /^"([a-z-]+)";r=(\d+);t=(\d+)$/;
const policy = /^"([a-z-]+)";q=(\d+);w=60$/;

function standing(response: Response): { name: string; limit: number; remaining: number; seconds: number } {
  const [, name = '', remaining, seconds] = item.exec(response.headers.get('ratelimit') ?? '') ?? [];
  const [, same, limit] = policy.exec(response.headers.get('ratelimit-policy') ?? '') ?? [];
  assert.equal(name, same, `RateLimit ${response.headers.get('ratelimit')} of ${response.url}`);
  assert.notEqual(name, '');
  return { name, limit: Number(limit), remaining: Number(remaining), seconds: Number(seconds) };
}

describe('rate limits, shared by three gateways', () => {
  let gateways: Awaited<ReturnType<typeof startGateways>>;
  let urls: [string, string, string];
  before(async () => {
    gateways = await startGateways(system, 3, {
      RATE_READS_PER_MINUTE: String(READS),
      RATE_SESSION_PER_MINUTE: String(SESSION),
      RATE_FAILED_CREDENTIALS_PER_MINUTE: String(FAILED),
      TRUSTED_PROXIES: '127.0.0.1',
    });
    urls = gateways.urls as typeof urls;
  });
  after(() => gateways.stop());

  test('several replicas together allow no more than the limit, and a request succeeds after Retry-After', async () => {
    const { id, key } = await freshKey();
    const path = `/v1/interviews/${system.demo.interview_id}`;
    const seen = await hammer(urls, path, { 'x-api-key': key });
    const count = (status: number) => seen.filter((one) => one.status === status).length;
    assert.equal(count(200) + count(429), seen.length);
    assert.ok(count(200) <= READS * 1.05, `${count(200)} of ${seen.length} passed, ${READS} are allowed`);
    assert.ok(count(200) >= READS * 0.9, `${count(200)} of ${seen.length} passed, ${READS} are allowed`);
    for (const { headers } of seen.filter(({ status }) => status === 429)) {
      const seconds = Number(headers['retry-after']);
      assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= 61, `Retry-After ${headers['retry-after']}`);
    }
    if (AGED_SECONDS > 0) {
      await asAdmin(
        `with own as (select min(second) as first from identity.rate_takes where budget = 'reads:key:${id}')
         update identity.rate_takes set second = second - greatest(own.first - extract(epoch from now())::int + ${AGED_SECONDS}, 0)
           from own where budget = 'reads:key:${id}'`,
      );
    }
    // A gateway rechecks an exhausted budget after a second.
    await sleep(1_100);
    const refused = await fetch(urls[0] + path, { headers: { 'x-api-key': key } });
    assert.equal(refused.status, 429);
    assert.equal(((await refused.json()) as { code: string }).code, 'rate_limited');
    const { name, limit, remaining, seconds } = standing(refused);
    assert.deepEqual({ name, limit, remaining }, { name: 'reads', limit: READS, remaining: 0 });
    assert.equal(refused.headers.get('retry-after'), String(seconds));
    await sleep(seconds * 1000);
    for (const url of urls) assert.equal((await fetch(url + path, { headers: { 'x-api-key': key } })).status, 200);
  });

  test('thirty participants behind one address are not limited; one who sends too many requests is, alone', async () => {
    const { link } = await openCampaign(new Api(system.base_url, { key: system.demo.api_keys.full }));
    const headers = { 'x-forwarded-for': freshAddress() };
    const people = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const url = urls[n % 3] ?? '';
        const joined = await new Api(url).post(`/v1/join/${link}`, {}, { headers });
        assert.equal(joined.status, 201);
        return { url, authorization: `Bearer ${String(joined.body['participant_token'])}` };
      }),
    );
    const look = async ({ url, authorization }: (typeof people)[number]) => {
      const response = await fetch(`${url}/v1/join/session`, { headers: { ...headers, authorization } });
      await response.body?.cancel();
      return response.status;
    };
    for (let n = 0; n < 5; n += 1) {
      assert.deepEqual(await Promise.all(people.map(look)), Array(30).fill(200));
    }
    const [one, another] = people;
    assert.ok(one && another);
    const many = [];
    for (let n = 0; n < SESSION; n += 1) many.push(await look({ ...one, url: urls[n % 3] ?? '' }));
    assert.equal(many.filter((status) => status === 200).length, SESSION - 5);
    assert.equal(many.at(-1), 429);
    assert.equal(await look(another), 200);
  });

  test('every response has rate limit headers, including errors, public routes and pages', async () => {
    const { key } = await freshKey();
    const answers: [path: string, headers: Record<string, string>, status: number, name: string][] = [
      ['/v1/interviews', { 'x-api-key': key }, 200, 'reads'],
      ['/v1/interviews/42', { 'x-api-key': key }, 404, 'reads'],
      ['/v1/interviews?limit=none', { 'x-api-key': key }, 422, 'reads'],
      ['/v1/workspaces', { 'x-api-key': key }, 403, 'reads'],
      ['/v1/interviews', {}, 401, 'failed-credentials'],
      ['/v1/interviews', { 'x-api-key': 'nonsense' }, 401, 'failed-credentials'],
      ['/v1/nothing', {}, 404, 'failed-credentials'],
      ['/%E0%A4%A', {}, 404, 'failed-credentials'],
      ['/v1/openapi.json', {}, 200, 'public-reads'],
      ['/v1/health', {}, 200, 'public-reads'],
      ['/docs', {}, 200, 'failed-credentials'],
      ['/join', {}, 200, 'failed-credentials'],
    ];
    for (const [path, headers, status, name] of answers) {
      const response = await fetch(urls[0] + path, { headers: { 'x-forwarded-for': freshAddress(), ...headers } });
      await response.body?.cancel();
      assert.equal(response.status, status, path);
      assert.equal(standing(response).name, name, path);
    }
    const posted = await fetch(`${urls[0]}/v1/interviews`, { method: 'POST', headers: { 'x-api-key': key } });
    assert.deepEqual([posted.status, standing(posted).name], [422, 'writes']);
  });

  test('rejected credentials are counted by address across all gateways and never limit valid ones', async () => {
    const [address, other] = [freshAddress(), freshAddress()];
    const attempt = async (n: number, from: string, key = makeApiKey('iis')) => {
      const headers = { 'x-api-key': key, 'x-forwarded-for': from };
      const response = await fetch(`${urls[n % 3]}/v1/interviews`, { headers });
      await response.body?.cancel();
      return response;
    };
    for (let n = 0; n < FAILED; n += 1) assert.equal((await attempt(n, address)).status, 401, `attempt ${n}`);
    for (let n = 0; n < 3; n += 1) {
      const refused = await attempt(n, address);
      assert.equal(refused.status, 429);
      assert.equal(refused.headers.get('retry-after'), String(standing(refused).seconds));
    }
    assert.equal((await attempt(0, other)).status, 401);
    assert.equal((await attempt(0, address, (await freshKey()).key)).status, 200);
  });

  test('while counting is unavailable, reads and writes are allowed and measured; failed credentials are rejected', async () => {
    const { key } = await freshKey();
    const ask = async (headers: Record<string, string>) => {
      const response = await fetch(`${urls[0]}/v1/interviews`, { headers });
      await response.body?.cancel();
      return response;
    };
    await asAdmin('revoke execute on function identity.take_budgets(jsonb) from identity_app');
    try {
      const passed = await ask({ 'x-api-key': key });
      assert.deepEqual([passed.status, standing(passed).name], [200, 'reads']);
      const address = freshAddress();
      assert.equal((await ask({ 'x-api-key': 'nonsense', 'x-forwarded-for': address })).status, 503);
    } finally {
      await asAdmin('grant execute on function identity.take_budgets(jsonb) to identity_app');
    }
    const metrics = await (await fetch(gateways.metrics_urls[0] ?? '')).text();
    const counted = (sample: RegExp) =>
      Number(
        metrics
          .split('\n')
          .find((line) => sample.test(line))
          ?.split(' ')
          .at(-1),
      );
    assert.ok(counted(/^insights_rate_limit_store_failures_total/) > 0);
    assert.ok(counted(/^insights_rate_limit_uncounted_requests_total.*rate_class="reads"/) > 0);
    await sleep(1_100);
    assert.equal((await ask({ 'x-api-key': 'nonsense', 'x-forwarded-for': freshAddress() })).status, 401);
  });

  test('a participant can be interviewed under the default limits of a session', async () => {
    const { link } = await openCampaign(new Api(system.base_url, { key: system.demo.api_keys.full }));
    const participant = await Participant.join(urls[1], link, {}, freshAddress());
    const said = await participant.say('The notes get lost between shifts.');
    assert.ok(said.seq > 0);
  });
});
