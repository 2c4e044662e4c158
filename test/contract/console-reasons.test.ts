import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reasonOf } from '../../apps/console/src/reasons.ts';
import { RULES } from '../../services/interviewer/src/engine/rules.ts';

test('the console has a word for every rule of the interviewer except the greeting', () => {
  assert.deepEqual(
    Object.keys(RULES).filter((rule) => reasonOf(rule) === undefined),
    ['greeting'],
  );
});
