import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServiceError } from '@grpc/grpc-js';
import { AppError, type ErrorCode } from '@insights/errors';
import { fromGrpcError, toGrpcError } from './errors.ts';

const across = (error: unknown) => fromGrpcError(toGrpcError(error) as ServiceError, 'probe');

test('an error keeps its code, message, problems, retry-after and further fields through gRPC', () => {
  const problems = [{ loc: ['body', 'näme'], msg: 'Field required', type: 'missing' }];
  const sent = new AppError('rate_limited', {
    publicMessage: 'Wait.',
    problems,
    retry_after_seconds: 7,
    fields: { alternatives: ['früh'] },
    log: { secret: 1 },
  });
  const { code, publicMessage: say, problems: received, retry_after_seconds, fields, log } = across(sent);
  assert.deepEqual(
    { code, say, received, retry_after_seconds, fields, log },
    {
      code: 'rate_limited',
      say: 'Wait.',
      received: problems,
      retry_after_seconds: 7,
      fields: { alternatives: ['früh'] },
      log: { service: 'probe' },
    },
  );
  assert.equal(across(new AppError('not_found', { publicMessage: 'No.' })).retry_after_seconds, undefined);
});

test('the message of an unexpected error does not leave the process', () => {
  const expected: ErrorCode = 'internal';
  const received = across(new Error('password=hunter2'));
  assert.equal(received.code, expected);
  assert.doesNotMatch(`${received.publicMessage}${received.message}`, /hunter2/);
});
