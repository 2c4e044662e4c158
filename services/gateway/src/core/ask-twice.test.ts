import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError, notFound } from '@insights/errors';
import { askTwice } from './ask-twice.ts';

/** Fails as often as there are errors, then answers with the number of tries. */
function failing(...errors: Error[]) {
  const timeouts: number[] = [];
  const ask = (timeout_ms: number): Promise<number> => {
    const error = errors[timeouts.push(timeout_ms) - 1];
    return error ? Promise.reject(error) : Promise.resolve(timeouts.length);
  };
  return { ask, timeouts };
}

const unavailable = () => new AppError('unavailable', { publicMessage: 'Try again.' });

test('a read that was not answered is repeated once, with more time', async () => {
  const once = failing(unavailable());
  assert.equal(await askTwice(once.ask), 2);
  assert.deepEqual(once.timeouts, [1_000, 5_000]);
  const twice = failing(unavailable(), unavailable());
  await assert.rejects(askTwice(twice.ask), { code: 'unavailable' });
  assert.equal(twice.timeouts.length, 2);
});

test('a read that was answered, or rejected for another reason, is not repeated', async () => {
  assert.equal(await askTwice(failing().ask), 1);
  const rejected = failing(notFound('key'));
  await assert.rejects(askTwice(rejected.ask), { code: 'not_found' });
  assert.equal(rejected.timeouts.length, 1);
});
