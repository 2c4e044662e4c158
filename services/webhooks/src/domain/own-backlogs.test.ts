import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OwnBacklogs } from './own-backlogs.ts';

/** Seen each second from one time to another. */
function seen(backlogs: OwnBacklogs, id: string, from_s: number, to_s: number): void {
  for (let second = from_s; second <= to_s; second += 1) backlogs.note([id], second * 1_000);
}

test('of a delay, what passed while the receiver held itself up is not ours', () => {
  const backlogs = new OwnBacklogs();
  seen(backlogs, 'slow', 10, 40);
  assert.equal(backlogs.ourShare('slow', 20, 40_000), 0);
  assert.equal(backlogs.ourShare('slow', 20, 41_000), 1);
  assert.equal(backlogs.ourShare('other', 20, 40_000), 20);
});

test('a backlog that we made ourselves is ours: what passed before it was seen', () => {
  const backlogs = new OwnBacklogs();
  seen(backlogs, 'waited', 60, 60);
  assert.equal(backlogs.ourShare('waited', 30, 60_000), 30);
  seen(backlogs, 'waited', 61, 62);
  assert.equal(backlogs.ourShare('waited', 30, 62_000), 28);
});

test('a backlog that was gone in between begins anew', () => {
  const backlogs = new OwnBacklogs();
  seen(backlogs, 'again', 0, 5);
  seen(backlogs, 'again', 30, 31);
  assert.equal(backlogs.ourShare('again', 31, 31_000), 30);
});

test('with very many endpoints the one seen longest ago is forgotten first', () => {
  const backlogs = new OwnBacklogs();
  const others = Array.from({ length: 9_998 }, (_, n) => `e${n}`);
  backlogs.note(['first', 'again', ...others], 0);
  backlogs.note(['again', 'last'], 1_000);
  assert.equal(backlogs.ourShare('first', 9, 1_000), 9);
  assert.equal(backlogs.ourShare('again', 9, 1_000), 8);
});
