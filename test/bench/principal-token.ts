/** The cost of a principal token: signing and verifying it for the first time, and again within its lifetime, as for a busy caller. */
import { PrincipalSigner, PrincipalVerifier, servicePrincipal } from '@insights/auth-context';
import { exportJWK, generateKeyPair } from 'jose';
import { v7 } from 'uuid';
import { bySize } from '../support/size.ts';

const TOKENS = bySize({ smoke: 1_000, proof: 4_000 });

const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
const kid = 'gateway';
const signer = new PrincipalSigner({ principalSigningKey: { ...(await exportJWK(privateKey)), kid } });
const verifier = new PrincipalVerifier(
  { principalTrust: { keys: [{ ...(await exportJWK(publicKey)), kid }] } },
  'campaigns',
);

/** Prints median and 99th percentile in microseconds, one call at a time. */
async function time<T>(name: string, items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const micros: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await work(item);
    micros.push((performance.now() - started) * 1000);
  }
  const sorted = micros.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(`${name}: p50 ${at(0.5)} µs, p99 ${at(0.99)} µs`);
}

const principals = Array.from({ length: TOKENS }, () => servicePrincipal(kid, v7()));
const sign = (principal: (typeof principals)[number]) => signer.sign(principal, 'campaigns');
await time('sign, first time', principals, sign);
await time('sign, known', principals, sign);
const tokens = await Promise.all(principals.map(sign));
await time('verify, first time', tokens, (token) => verifier.verify(token));
await time('verify, known', tokens, (token) => verifier.verify(token));
