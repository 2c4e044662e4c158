import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SignJWT, exportJWK, generateKeyPair, importJWK } from 'jose';
import { loadConfig } from '@insights/config';
import { AppError } from '@insights/errors';
import {
  type Principal,
  PrincipalSigner,
  PrincipalVerifier,
  authSettings,
  participantPrincipal,
  servicePrincipal,
} from './index.ts';

async function keyOf(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
  return { own: { ...(await exportJWK(privateKey)), kid }, shared: { ...(await exportJWK(publicKey)), kid } };
}
const refused = (error: unknown) => error instanceof AppError && error.code === 'unauthenticated';
const principal = servicePrincipal('reports', 'w1');

describe('principal tokens', async () => {
  const [reports, webhooks, stranger] = await Promise.all(['reports', 'webhooks', 'stranger'].map(keyOf));
  assert.ok(reports && webhooks && stranger);
  const verifier = new PrincipalVerifier({ principalTrust: { keys: [reports.shared, webhooks.shared] } }, 'campaigns');
  const signer = new PrincipalSigner({ principalSigningKey: reports.own });

  test('a token of a trusted service for this audience is accepted, and reused while it is fresh', async () => {
    const token = await signer.sign(principal, 'campaigns');
    assert.deepEqual(await verifier.verify(token), principal);
    assert.equal(await signer.sign(principal, 'campaigns'), token);
    assert.notEqual(await signer.sign(servicePrincipal('reports', 'w2'), 'campaigns'), token);
  });

  test('a token that is missing, altered, from an unknown signer or for another service is rejected', async () => {
    await assert.rejects(verifier.verify(await signer.sign(principal, 'vaults')), refused);
    const foreign = new PrincipalSigner({ principalSigningKey: stranger.own });
    await assert.rejects(verifier.verify(await foreign.sign(principal, 'campaigns')), refused);
    const token = await signer.sign(principal, 'campaigns');
    await assert.rejects(verifier.verify(`${token.slice(0, -4)}AAAA`), refused);
    await assert.rejects(verifier.verify(undefined), refused);
  });

  test('a service cannot issue a token for another one, or one that is valid for more than a minute', async () => {
    const posing = new PrincipalSigner({ principalSigningKey: webhooks.own });
    await assert.rejects(verifier.verify(await posing.sign(servicePrincipal('gateway'), 'campaigns')), refused);
    const make = async (issuer: string, lifetime: string, age = 0) =>
      new SignJWT({ principal: servicePrincipal(issuer, 'w1') })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'webhooks' })
        .setIssuer(issuer)
        .setAudience('campaigns')
        .setIssuedAt(Math.floor(Date.now() / 1000) - age)
        .setExpirationTime(lifetime)
        .sign(await importJWK(webhooks.own, 'EdDSA'));
    await assert.rejects(verifier.verify(await make('reports', '60s')), refused);
    await assert.rejects(verifier.verify(await make('webhooks', '1h', 120)), refused);
    assert.ok(await verifier.verify(await make('webhooks', '60s')));
  });

  test('only the gateway issues tokens for users, keys and participants, with any of its keys', async () => {
    const keys = await Promise.all(['gateway', 'gateway.2'].map(keyOf));
    const trusted = [reports.shared, ...keys.map(({ shared }) => shared)];
    const trusting = new PrincipalVerifier({ principalTrust: { keys: trusted } }, 'campaigns');
    const owner = { ...servicePrincipal('u1', 'w1'), user_id: 'u1', role: 'owner', platform_role: 'admin' } as const;
    const people: Principal[] = [
      { ...owner, kind: 'user' },
      { ...owner, kind: 'key' },
      { ...owner, kind: 'retrieval_key', vault_id: 'v1' },
      participantPrincipal('s1', 'w1'),
    ];
    for (const person of people) {
      await assert.rejects(trusting.verify(await signer.sign(person, 'campaigns')), refused, person.kind);
      for (const { own } of keys) {
        const gateway = new PrincipalSigner({ principalSigningKey: own });
        assert.deepEqual(await trusting.verify(await gateway.sign(person, 'campaigns')), person);
      }
    }
    const unknown = { ...owner, kind: 'root' } as unknown as Principal;
    await assert.rejects(trusting.verify(await signer.sign(unknown, 'campaigns')), refused);
  });

  test('a service chooses only its workspace, and no user, role or platform role', async () => {
    const greedy = { ...principal, user_id: 'u1', role: 'owner', platform_role: 'admin', vault_id: 'v1' } as const;
    assert.deepEqual(await verifier.verify(await signer.sign(greedy, 'campaigns')), principal);
  });

  test('several keys of one service are accepted, each for that service only', async () => {
    const next = await keyOf('reports.2');
    const both = new PrincipalVerifier({ principalTrust: { keys: [reports.shared, next.shared] } }, 'campaigns');
    const renewed = new PrincipalSigner({ principalSigningKey: next.own });
    const token = await renewed.sign(principal, 'campaigns');
    assert.deepEqual(await both.verify(token), principal);
    assert.deepEqual(await both.verify(await signer.sign(principal, 'campaigns')), principal);
    await assert.rejects(verifier.verify(token), refused, 'not yet, or no longer');
    await assert.rejects(both.verify(await renewed.sign(servicePrincipal('reports.2'), 'campaigns')), refused);
    await assert.rejects(both.verify(await renewed.sign(servicePrincipal('webhooks'), 'campaigns')), refused);
  });

  test('a clock that is set back does not reuse tokens from the future', async (t) => {
    const fresh = new PrincipalSigner({ principalSigningKey: reports.own });
    const now = Date.now();
    t.mock.timers.enable({ apis: ['Date'], now: now + 86_400_000 });
    await fresh.sign(principal, 'campaigns');
    t.mock.timers.setTime(now);
    assert.deepEqual(await verifier.verify(await fresh.sign(principal, 'campaigns')), principal);
  });

  test('two keys with the same kid are rejected at startup', () => {
    const trust = JSON.stringify({ keys: [reports.shared, reports.shared] });
    const problem = /PRINCIPAL_TRUST has two keys with the kid reports/;
    assert.throws(() => loadConfig({ trust: authSettings.principalTrust }, { PRINCIPAL_TRUST: trust }), problem);
  });
});
