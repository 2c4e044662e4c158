import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError, transitions } from './index.ts';

const door = transitions<'open' | 'shut', 'close' | 'open'>('door', {
  open: { close: 'shut' },
  shut: { open: 'open' },
});

test('a table allows only the listed transitions, and its error names them', () => {
  assert.equal(door.after('close', 'open'), 'shut');
  assert.equal(door.can('close', 'shut'), false);
  assert.throws(
    () => door.after('close', 'shut'),
    (error: unknown) => {
      assert.ok(error instanceof AppError);
      assert.deepEqual([error.code, error.httpStatus], ['invalid_transition', 409]);
      assert.match(error.publicMessage, /shut cannot close; allowed now: open/);
      return true;
    },
  );
});
