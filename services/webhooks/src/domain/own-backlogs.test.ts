import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OwnBacklogs } from './own-backlogs.ts';

/** Records a backlog every second from one time to another. */
function seen(backlogs: OwnBacklogs, id: string, from_s: number, to_s: number): void {
  for (let second = from_s; second <= to_s; second += 1) backlogs.note([id], second * 1_000);
}

test("the share of a delay that this service caused excludes the time of the endpoint's own backlog", () => {
  const backlogs = new OwnBacklogs();
  seen(backlogs, 'slow', 10, 40);
  assert.equal(backlogs.ourShare('slow', 20, 40_000), 0);
  assert.equal(backlogs.ourShare('slow', 20, 41_000), 1);
  assert.equal(backlogs.ourShare('other', 20, 40_000), 20);
});

test('the delay before a backlog was first seen counts as caused by this service', () => {
  const backlogs = new OwnBacklogs();
  seen(backlogs, 'waited', 60, 60);
  assert.equal(backlogs.ourShare('waited', 30, 60_000), 30);
  seen(backlogs, 'waited', 61, 62);
  assert.equal(backlogs.ourShare('waited', 30, 62_000), 28);
});

test('a backlog that disappeared in between starts again', () => {
  const backlogs = new OwnBacklogs();
  seen(backlogs, 'again', 0, 5);
  seen(backlogs, 'again', 30, 31);
  assert.equal(backlogs.ourShare('again', 31, 31_000), 30);
});

test('with too many endpoints the least recently seen one is dropped first', () => {
  const backlogs = new OwnBacklogs();
  const others = Array.from({ length: 9_998 }, (_, n) => `e${n}`);
  backlogs.note(['first', 'again', ...others], 0);
  backlogs.note(['again', 'last'], 1_000);
  assert.equal(backlogs.ourShare('first', 9, 1_000), 9);
  assert.equal(backlogs.ourShare('again', 9, 1_000), 8);
});
