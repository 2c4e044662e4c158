import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { Registry } from 'prom-client';
import { StreamSlots } from './stream-slots.ts';

const limits = { perParticipant: 5, perCaller: 6, perAddress: 8, perGateway: 10 };
const participant = (session_id: string) =>
  ({ kind: 'participant', session_id, workspace_id: 'w', token_hash: Buffer.alloc(32) }) as const;
let slots: StreamSlots;

beforeEach(() => {
  slots = new StreamSlots(limits, new Registry());
});

const take = (session: string, address = '192.0.2.1') => slots.take(participant(session), address);

test('a participant has five streams; a sixth is 429 with Retry-After until one is closed', () => {
  const open = Array.from({ length: 5 }, () => take('a'));
  assert.throws(() => take('a'), { code: 'rate_limited', retry_after_seconds: 10 });
  assert.doesNotThrow(() => take('b'));
  open[2]?.release();
  assert.doesNotThrow(() => take('a'));
  assert.throws(() => take('a'), { code: 'rate_limited' });
});

test('a new stream replaces one older than a minute, so dead connections do not use up the limit', (t) => {
  const clock = { now: 0 };
  const time = mock.method(performance, 'now', () => clock.now);
  t.after(() => time.mock.restore());
  const open = Array.from({ length: 5 }, () => take('a'));
  clock.now = 60_000;
  const [oldest, next] = open;
  take('a');
  assert.deepEqual([oldest?.ended.aborted, next?.ended.aborted], [true, false]);
  oldest?.release();
  take('a');
  assert.equal(next?.ended.aborted, true, 'a place is given back once only');
});

test('streams are limited for each address and for the whole gateway, across callers', () => {
  for (let n = 0; n < 8; n += 1) take(`a${n}`);
  assert.throws(() => take('b'), { code: 'rate_limited' });
  const [last] = [take('c', '192.0.2.2'), take('d', '192.0.2.3')];
  assert.throws(() => take('e', '192.0.2.4'), { code: 'unavailable' });
  last?.release();
  assert.doesNotThrow(() => take('e', '192.0.2.4'));
});

test('users and API keys have a separate limit', () => {
  const memberships = new Map();
  const user = { kind: 'user', user_id: 'u', platform_role: '', memberships } as const;
  for (let n = 0; n < 6; n += 1) slots.take(user, '192.0.2.1');
  assert.throws(() => slots.take(user, '192.0.2.1'), { code: 'rate_limited' });
});
