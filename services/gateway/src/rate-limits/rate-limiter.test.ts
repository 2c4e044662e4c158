import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { rateLimits } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { ConfigError, loadConfig } from '@insights/config';
import { createLogger } from '@insights/telemetry';
import type { Request, Response } from 'express';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { settings } from '../config.ts';
import { route } from '../core/route.ts';
import { serveAlone } from '../gateway.fixture.ts';
import { Budgets } from './budgets.ts';
import { ADDRESS_CLASSES, PRINCIPAL_CLASSES, type RateDefaults } from './rate-classes.ts';
import type { TakeBudgets } from './budgets.ts';
import { RateLimiter } from './rate-limiter.ts';
import { addressGroup } from './client-address.ts';

const join = route({
  name: 'join',
  method: 'post',
  path: '/v1/come-in',
  tag: 'reference',
  doc: 'For tests.',
  access: { public: true },
  workspace: 'none',
  rate: 'registration',
  success: { status: 200, body: z.object({}) },
  handle: () => ({}),
});

const look = route({
  name: 'look',
  method: 'get',
  path: '/v1/look',
  tag: 'reference',
  doc: 'For tests.',
  access: { public: true },
  workspace: 'none',
  success: { status: 200, body: z.object({}) },
  handle: () => ({}),
});

type Ask = rateLimits.BudgetAsk;

/** A store that records each request and grants the waiting ones, up to `limit` in total. */
function store(limit = Number.POSITIVE_INFINITY) {
  const asked: Ask[] = [];
  let used = 0;
  const take = async (asks: Ask[]) => {
    asked.push(...asks);
    return asks.map(({ default_per_minute: per_minute, waiting }) => {
      const granted = Math.min(Math.max(waiting, 5), limit - used);
      used += granted;
      return { per_minute, granted, remaining: limit - used, frees_in_ms: 30_000 };
    });
  };
  return { asked, take };
}

const comeIn = (url: string, forwarded?: string) =>
  fetch(`${url}/v1/come-in`, {
    method: 'POST',
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

test('X-Forwarded-For is trusted only from trusted proxies, from right to left', async (t) => {
  const [open, behind] = [store(), store()];
  const plain = await serveAlone(t, [join], { take: open.take });
  await comeIn(plain.url, '203.0.113.7');
  const proxied = await serveAlone(t, [join], {
    take: behind.take,
    env: { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' },
  });
  await comeIn(proxied.url, '198.51.100.1, 203.0.113.7, 10.1.2.3');
  assert.deepEqual(
    [open, behind].map(({ asked }) => asked.map(({ budget }) => budget)),
    [['registration:address:127.0.0.1'], ['registration:address:203.0.113.7']],
  );
});

test('an IPv6 /64 is one caller, and so is an IPv4 address in any notation', () => {
  assert.equal(addressGroup('2001:db8:1:2:aaaa::1'), '2001:db8:1:2::/64');
  assert.equal(addressGroup('2001:db8:1:2:bbbb:cccc::2'), '2001:db8:1:2::/64');
  assert.notEqual(addressGroup('2001:db8:1:3::1'), addressGroup('2001:db8:1:2::1'));
  for (const ip of ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1:4711', '[::ffff:192.0.2.1]:4711']) {
    assert.equal(addressGroup(ip), '192.0.2.1', ip);
  }
  for (const ip of ['2001:db8:1:2::7', '[2001:db8:1:2::7]:4711', '[2001:db8:1:2::7]', '2001:db8:1:2::7%eth0']) {
    assert.equal(addressGroup(ip), '2001:db8:1:2::/64', ip);
  }
  for (const ip of [undefined, '', '<script>', 'unknown', '10', '0x7f.1', '192.0.2.1:x', ':4711']) {
    assert.equal(addressGroup(ip), 'unknown', ip);
  }
});

const proxiesOf = (TRUSTED_PROXIES: string) =>
  loadConfig({ trustedProxies: settings.trustedProxies }, { TRUSTED_PROXIES }).trustedProxies;

test('startup fails for a trusted proxy that is neither an address nor a range, and names it', () => {
  for (const wrong of [
    'proxy',
    '10',
    '0x7f.1',
    '10.0.0.0/33',
    '10.0.0.0/255.0.0.0',
    '10.0.0.0/',
    'loopback',
    '::1/129',
  ]) {
    const isNamed = (error: unknown) =>
      error instanceof ConfigError && error.message.includes(`TRUSTED_PROXIES has ${JSON.stringify(wrong)}`);
    assert.throws(() => proxiesOf(`10.0.0.0/8,${wrong}`), isNamed, wrong);
  }
});

test('startup fails for a trusted range that is too wide', () => {
  for (const wide of ['0.0.0.0/0', '0.0.0.0/1', '10.0.0.0/7', '::/0', '2000::/3', '::ffff:0.0.0.0/96']) {
    assert.throws(() => proxiesOf(wide), /is too wide/, wide);
  }
  const ranges = ['10.0.0.0/8', '192.0.2.1', 'fc00::/7', '::1', '::ffff:10.0.0.0/104'];
  assert.deepEqual(proxiesOf(ranges.join(', ')), ranges);
});

/** Admits a read by a key of one workspace. */
function admitting(take: TakeBudgets): (key_id: string) => Promise<void> {
  const defaults = Object.fromEntries(
    [...PRINCIPAL_CLASSES, ...ADDRESS_CLASSES].map((name) => [name, 60]),
  ) as RateDefaults;
  const [registry, logger] = [new Registry(), createLogger('gateway', 'fatal')];
  const limiter = new RateLimiter({ take, defaults, registry, logger });
  const who = { kind: 'key', workspace_id: 'w', scopes: [], user_id: 'u', platform_role: '' } as const;
  const response = { setHeader: () => undefined } as unknown as Response;
  return (key_id) => limiter.admit(look, { ...who, key_id }, {} as Request, response);
}

test('a key that is over its own limit takes nothing from the other keys of its workspace', async () => {
  const taken: string[] = [];
  const admit = admitting(async (asks) => {
    taken.push(...asks.map(({ budget }) => budget));
    return asks.map(({ default_per_minute: per_minute, budget, waiting }) => ({
      per_minute,
      granted: budget === 'reads:key:loud' ? 0 : waiting,
      remaining: 0,
      frees_in_ms: 30_000,
    }));
  });
  for (let n = 0; n < 3; n += 1) await assert.rejects(admit('loud'), /Too many requests|rate_limited/i);
  assert.deepEqual([...new Set(taken)], ['reads:key:loud']);
  await admit('quiet');
  assert.ok(taken.includes('reads:workspace:w:60'));
});

test('the keys of a workspace together have five times the limit of one', async () => {
  const { asked, take } = store();
  const admit = admitting(take);
  for (const key_id of ['one', 'two']) await admit(key_id);
  assert.deepEqual(
    new Map(asked.map(({ budget, times, workspace_ids }) => [budget, [times, workspace_ids]])),
    new Map([
      ['reads:workspace:w:60', [5, ['w']]],
      ['reads:key:one', [1, ['w']]],
      ['reads:key:two', [1, ['w']]],
    ]),
  );
});

test('a request beyond the limit is 429 with Retry-After; most requests do not call the store', async (t) => {
  const { asked, take } = store(7);
  const { url } = await serveAlone(t, [join], { take, env: { RATE_REGISTRATION_PER_MINUTE: '7' } });
  const seen = [];
  for (let n = 0; n < 9; n += 1) seen.push(await comeIn(url));
  assert.deepEqual(
    seen.map(({ status }) => status),
    [...Array<number>(7).fill(200), 429, 429],
  );
  const refused = seen.at(-1);
  assert.ok(refused);
  assert.equal(refused.headers.get('ratelimit-policy'), '"registration";q=7;w=60');
  assert.equal(refused.headers.get('ratelimit'), '"registration";r=0;t=30');
  assert.equal(refused.headers.get('retry-after'), '30');
  assert.equal(((await refused.json()) as { code: string }).code, 'rate_limited');
  assert.ok(asked.length <= 4, `${asked.length} asks for 9 requests`);
});

test('a read without a credential counts towards its address', async (t) => {
  const { asked, take } = store(2);
  const { url } = await serveAlone(t, [look], { take, env: { RATE_PUBLIC_READS_PER_MINUTE: '2' } });
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await fetch(`${url}/v1/look`)).status);
  assert.deepEqual(statuses, [200, 200, 429]);
  assert.deepEqual([...new Set(asked.map(({ budget }) => budget))], ['public-reads:address:127.0.0.1']);
});

test('concurrent requests share one call, and exactly the granted number passes', async () => {
  const { asked, take } = store(20);
  const budgets = new Budgets(take, () => assert.fail('the store did not fail'));
  const budget = { budget: 'reads:key:1', rate_class: 'reads', default_per_minute: 20, workspace_ids: [] };
  const answers = await Promise.all(Array.from({ length: 50 }, () => budgets.take(budget)));
  assert.equal(answers.filter(({ passed }) => passed).length, 20);
  assert.ok(asked.length <= 4, `${asked.length} asks for 50 requests`);
});

test('an unavailable store is called once a second, not for each request', async () => {
  let calls = 0;
  const failures: unknown[] = [];
  const down = async () => {
    calls += 1;
    throw new AppError('unavailable', { publicMessage: 'Out of reach.' });
  };
  const budgets = new Budgets(down, (error) => void failures.push(error));
  const ask = (n: number) =>
    budgets.take({ budget: `reads:key:${n}`, rate_class: 'reads', default_per_minute: 20, workspace_ids: [] });
  for (let n = 0; n < 20; n += 1) await assert.rejects(ask(n), { code: 'unavailable' });
  assert.deepEqual([calls, failures.length], [1, 1]);
});
