import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Request } from 'express';
import { v7 } from 'uuid';
import { hashKey, makeApiKey } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import { type Caller, checkAccess, principalOf } from './caller.ts';
import { type Verifiers, authenticate } from './credentials.ts';
import { KeyLease } from './key-lease.ts';
import { KeyVerifier } from './key-verifier.ts';
import type { Access } from './route.ts';

const secret = makeApiKey('iir');
const known = { key_id: v7(), workspace_id: v7(), vault_id: v7(), created_by: v7() };
const nothing = { key_id: '', workspace_id: '', vault_id: '', created_by: '' };
const retrieval: Access = { retrieval_key: true };
let lookUps = 0;

/** Only the clients that a retrieval key needs; any other call fails. */
const verifiersOf = (status: string) =>
  ({
    retrievalKeys: new KeyVerifier(
      async (hashes: Buffer[]) => {
        lookUps += 1;
        const verdictOf = (hash: Buffer) =>
          hash.equals(hashKey(secret))
            ? { status, ...(status === 'active' ? known : nothing) }
            : { status: 'unknown', ...nothing };
        return { verdicts: hashes.map((hash) => ({ ...verdictOf(hash), remember_for_ms: null })), revision: null };
      },
      { lease: new KeyLease(), noteUse: () => undefined },
    ),
  }) as unknown as Verifiers;

const requestWith = (key: string) =>
  ({ get: (name: string) => (name === 'x-api-key' ? key : undefined) }) as unknown as Request;
const come = (key: string, status = 'active', access = retrieval) =>
  authenticate({ access, path: '/v1/retrieval' }, requestWith(key), verifiersOf(status));
const isCode = (code: string, text: RegExp) => (error: unknown) =>
  error instanceof AppError && error.code === code && text.test(error.publicMessage);

test('a retrieval key is accepted on retrieval routes and acts for its workspace and its vault', async () => {
  const caller = await come(secret);
  checkAccess(retrieval, caller, []);
  const principal = principalOf(caller, '', 'member');
  const { key_id: id, workspace_id, vault_id, created_by: user_id } = known;
  const wanted = {
    kind: 'retrieval_key',
    id,
    workspace_id,
    vault_id,
    user_id,
    role: 'member',
    scopes: [],
    platform_role: '',
  };
  assert.deepEqual(principal, wanted);
});

test('a retrieval key is rejected on all other routes, and other callers on retrieval routes', async () => {
  const caller = await come(secret);
  const others: Access[] = [
    { ops: true },
    { any: true },
    { participant: true },
    { platform: 'admin' },
    { user_only: true },
    { scopes: [], role: 'member' },
  ];
  for (const access of others) {
    assert.throws(() => checkAccess(access, caller, []), isCode('insufficient_scope', /A retrieval key opens/));
  }
  const key: Caller = {
    kind: 'key',
    key_id: v7(),
    workspace_id: v7(),
    scopes: ['*'],
    user_id: v7(),
    platform_role: 'admin',
  };
  const user: Caller = { kind: 'user', user_id: v7(), platform_role: 'admin', memberships: new Map() };
  const participant: Caller = {
    kind: 'participant',
    session_id: v7(),
    workspace_id: v7(),
    token_hash: Buffer.alloc(32),
  };
  for (const stranger of [key, user]) {
    assert.throws(() => checkAccess(retrieval, stranger, []), isCode('insufficient_scope', /for a retrieval key/));
  }
  assert.throws(() => checkAccess(retrieval, participant, []), isCode('insufficient_scope', /participant token/));
});

test('revoked, expired and unknown retrieval keys are 401; a malformed one needs no look-up', async () => {
  await assert.rejects(come(secret, 'revoked'), isCode('unauthenticated', /revoked/));
  await assert.rejects(come(secret, 'expired'), isCode('unauthenticated', /expired/));
  await assert.rejects(come(makeApiKey('iir')), isCode('unauthenticated', /no such key/));
  const before = lookUps;
  await assert.rejects(come('iir_malformed'), isCode('unauthenticated', /malformed/));
  await assert.rejects(come(`${secret.slice(0, -1)}!`), isCode('unauthenticated', /malformed/));
  assert.equal(lookUps, before);
});

test('a credential in the wrong header is told the right one, and is not repeated', async () => {
  const sent = (header: string, value: string) =>
    authenticate(
      { access: { scopes: [], role: 'member' }, path: '/v1/interviews' },
      { get: (name: string) => (name === header ? value : undefined) } as unknown as Request,
      verifiersOf('active'),
    );
  const key = makeApiKey('iis');
  const rows: [header: string, value: string, hint: RegExp][] = [
    ['authorization', `Bearer ${key}`, /^This is an API key\. Send it as X-API-Key/],
    ['authorization', `bearer  ${secret}`, /^This is an API key\. Send it as X-API-Key/],
    ['authorization', key, /API keys are sent as X-API-Key/],
    ['authorization', `Basic ${btoa(`${key}:`)}`, /API keys are sent as X-API-Key/],
    ['x-api-key', 'aaaa.bbbb.cccc', /^This is an access token\. Send it as Authorization: Bearer/],
    ['x-api-key', makeApiKey('iip'), /^This is a participant token\. Send it as Authorization: Bearer/],
  ];
  for (const [header, value, hint] of rows) {
    await assert.rejects(sent(header, value), (error) => {
      assert.ok(isCode('unauthenticated', hint)(error), value.slice(0, 10));
      assert.ok(error instanceof AppError && !error.publicMessage.includes(key));
      return true;
    });
  }
});

test('a key with quotes around it or a word before it is 401 with what to remove, and is never repeated', async () => {
  for (const kind of ['iis', 'iir'] as const) {
    const key = makeApiKey(kind);
    const said = (given: string, text: RegExp) =>
      assert.rejects(come(given), (error) => {
        assert.ok(isCode('unauthenticated', text)(error), given);
        return !(error as AppError).publicMessage.includes(key);
      });
    for (const given of [`"${key}"`, `'${key}'`, `"${key}`, `${key}'`]) await said(given, /in quotes/);
    for (const word of ['Bearer ', 'bearer  ', 'Token ', 'ApiKey ', 'key=', 'X-API-Key: '.slice(6)])
      await said(`${word}${key}`, /Remove the word before it/);
  }
});
