import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Lane, fairTurns, heldUpByThemselves } from './fair-turns.ts';

const lane = (workspace_id: string, endpoint_id: string, due: number, busy = 0): Lane => ({
  workspace_id,
  endpoint_id,
  due,
  busy,
});
const limits = { room: 100, per_endpoint: () => 4, per_workspace: 50 };
const counts = (lanes: Lane[], given = limits) =>
  Object.fromEntries(fairTurns(lanes, given).map(({ endpoint_id, count }) => [endpoint_id, count]));

test('an endpoint never gets more than its limit, including attempts in progress', () => {
  assert.deepEqual(counts([lane('w', 'a', 1_000), lane('w', 'b', 1_000, 3)]), { a: 4, b: 1 });
});

test('an endpoint at its limit gets no turn and takes none from others', () => {
  assert.deepEqual(counts([lane('w', 'slow', 1_000, 4), lane('w', 'b', 2)]), { b: 2 });
});

test('scarce capacity is shared evenly between workspaces, whatever their number of endpoints', () => {
  const many = Array.from({ length: 20 }, (_, n) => lane('large', `l${n}`, 100));
  const turns = fairTurns([...many, lane('small', 's', 100)], { ...limits, room: 8 });
  assert.equal(turns.find(({ workspace_id }) => workspace_id === 'small')?.count, 4);
  assert.equal(turns.filter(({ workspace_id }) => workspace_id === 'large').length, 4);
});

test('a workspace whose slow receivers use up its share waits while others continue', () => {
  const held = Array.from({ length: 13 }, (_, n) => lane('slow', `x${n}`, 9, n < 12 ? 4 : 2));
  assert.deepEqual(counts([...held, lane('quick', 'q', 3)]), { q: 3 });
});

test('there are no more turns than capacity, and none for endpoints without due deliveries', () => {
  assert.deepEqual(counts([lane('w', 'a', 5), lane('v', 'b', 5)], { ...limits, room: 1 }), { a: 1 });
  assert.deepEqual(counts([lane('w', 'a', 0)]), {});
});

test('an endpoint is held up by itself if its own limit is exceeded, not if the capacity is used by others', () => {
  const lanes = [lane('w', 'slow', 10, 2), lane('w', 'even', 4), lane('w', 'waits', 10)];
  const held = (room: number) => heldUpByThemselves(lanes, fairTurns(lanes, { ...limits, room }), limits);
  assert.deepEqual(held(100), ['slow', 'waits']);
  assert.deepEqual(held(0), []);
  assert.deepEqual(heldUpByThemselves([lane('w', 'full', 1, 4)], [], limits), ['full']);
});
