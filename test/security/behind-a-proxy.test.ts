import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { Agent, request } from 'undici';
import { Api } from '../support/api.ts';
import { environmentOf, ofKind } from '../support/chart-objects.ts';
import { startGateways } from '../support/gateways.ts';
import { findHelm, render } from '../support/helm.ts';
import { openCampaign } from '../support/participant.ts';
import { startReverseProxy } from '../support/reverse-proxy.ts';
import { useSystem } from '../support/shared-stack.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is missing: install it on PATH, or set HELM to its path';

const INGRESS = '127.0.0.2';
const CDN = '127.0.0.3';
const LIMIT = 6;
/** The same limit as the system's gateway, which has already taken its share of the owner's budget. */
const PLENTY_OF_WRITES = 10_000_000;

/** Addresses and credentials of the running system, in place of those of a release. */
const OF_THE_PLACE = /_ADDR$|^(PORT|MANAGEMENT_PORT|JWKS_URL|JWT_ISSUER|PRINCIPAL_SIGNING_KEY)$|_CA_(FILE|CERTS)$/;

/** A loopback address that no other test uses. */
const freshAddress = () => `127.${randomInt(16, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

describe('a gateway with the environment that the chart renders for an ingress', { skip }, async () => {
  const system = await useSystem(after);
  let gateways: Awaited<ReturnType<typeof startGateways>>;
  let gateway = '';
  let link = '';

  before(async () => {
    const manifests = await render(helm, 'external', {
      set: [
        `trustedProxies={${INGRESS},${CDN}}`,
        `services.gateway.env.RATE_REGISTRATION_PER_MINUTE=${LIMIT}`,
        `services.gateway.env.RATE_WRITES_PER_MINUTE=${PLENTY_OF_WRITES}`,
      ],
    });
    assert.equal(ofKind(manifests, 'Ingress').length, 1);
    const rendered = Object.entries(environmentOf(manifests, 'gateway')).filter(([name]) => !OF_THE_PLACE.test(name));
    const env = Object.fromEntries(rendered);
    assert.equal(env['TRUSTED_PROXIES'], `${INGRESS},${CDN}`);
    gateways = await startGateways(system, 1, env);
    gateway = gateways.urls[0] ?? '';
    ({ link } = await openCampaign(new Api(system.base_url, { key: system.demo.api_keys.full })));
  });

  after(() => gateways.stop());

  /** Joins from `address`; returns the status. */
  async function join(url: string, address: string, forged?: string): Promise<number> {
    const dispatcher = new Agent({ localAddress: address });
    try {
      const { statusCode, body } = await request(`${url}/v1/join/${link}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(forged === undefined ? {} : { 'x-forwarded-for': forged }) },
        body: '{}',
        dispatcher,
      });
      await body.dump();
      return statusCode;
    } finally {
      await dispatcher.close();
    }
  }

  /** Joins once more than the limit allows; `forged` gives the claimed address of each request. */
  async function joinTooOften(url: string, address: string, forged: () => string | undefined = () => undefined) {
    const seen: number[] = [];
    for (let n = 0; n <= LIMIT; n += 1) seen.push(await join(url, address, forged()));
    return seen;
  }
  const allowedThenRefused = [...Array<number>(LIMIT).fill(201), 429];

  for (const forwarding of ['replace', 'append'] as const) {
    test(`two clients have separate budgets behind a proxy that ${forwarding}s X-Forwarded-For, even with a forged header`, async (t) => {
      const proxy = await startReverseProxy(t, { target: gateway, address: INGRESS, forwarding });
      const [greedy, modest] = [freshAddress(), freshAddress()];
      assert.deepEqual(await joinTooOften(proxy, greedy), allowedThenRefused);
      assert.equal(await join(proxy, modest), 201);
      for (const forged of [freshAddress(), modest, INGRESS, `${freshAddress()}, ${INGRESS}`, '::1', 'unknown', '']) {
        assert.equal(await join(proxy, greedy, forged), 429, `as ${forged}`);
      }
      for (let n = 1; n < LIMIT; n += 1) assert.equal(await join(proxy, modest, greedy), 201, 'nobody used it up');
      assert.equal(await join(proxy, modest, freshAddress()), 429);
    });
  }

  test('without a proxy X-Forwarded-For is ignored: it gives neither a new budget nor somebody else’s', async (t) => {
    const [caller, victim] = [freshAddress(), freshAddress()];
    const claims = [victim, INGRESS, `${victim}, ${INGRESS}`, freshAddress()];
    assert.deepEqual(await joinTooOften(gateway, caller, () => claims[randomInt(claims.length)]), allowedThenRefused);
    const proxy = await startReverseProxy(t, { target: gateway, address: INGRESS, forwarding: 'replace' });
    assert.deepEqual(await joinTooOften(proxy, victim), allowedThenRefused);
  });

  test('behind two proxies the client is the address that connected to the first one', async (t) => {
    const ingress = await startReverseProxy(t, { target: gateway, address: INGRESS, forwarding: 'append' });
    const cdn = await startReverseProxy(t, { target: ingress, address: CDN, forwarding: 'append' });
    const [greedy, modest] = [freshAddress(), freshAddress()];
    assert.deepEqual(await joinTooOften(cdn, greedy, freshAddress), allowedThenRefused);
    assert.equal(await join(cdn, modest, greedy), 201);
  });

  test('the audit log contains the address that the proxy saw, not the claimed one', async (t) => {
    const proxy = await startReverseProxy(t, { target: gateway, address: INGRESS, forwarding: 'append' });
    const token = system.demo.tokens.owner;
    const body = { name: 'behind a proxy', workspace_id: system.demo.workspace_id, scopes: ['interviews'] };
    const headers = { 'x-forwarded-for': freshAddress() };
    const made = await new Api(proxy, { token }).post<{ id: string }>('/v1/api-keys', body, { headers });
    assert.equal(made.status, 201);
    const path = `/v1/workspaces/${system.demo.workspace_id}/audit-log?limit=100`;
    const owner = new Api(system.base_url, { token });
    const log = await owner.ok(owner.get<{ subject: string; client_address: string | null }[]>(path));
    const [entry] = log.filter(({ subject }) => subject === made.body.id);
    assert.equal(entry?.client_address, '127.0.0.1');
  });
});
