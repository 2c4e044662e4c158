import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { Client } from 'pg';
import { asAppError } from './faults.ts';

test('a server whose name does not resolve is unavailable', async () => {
  const client = new Client({ host: 'postgresql.invalid', connectionTimeoutMillis: 10_000 });
  const error = asAppError(await client.connect().catch((reason: unknown) => reason));
  assert.ok(error instanceof AppError);
  assert.equal(error.code, 'unavailable');
});
