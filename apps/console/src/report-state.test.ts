import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateText } from '@insights/web/reports/shown.js';

const status = {
  status: 'ready',
  error_code: null,
  blocked_reason: null,
  completed_count: 7,
  floor_count: 3,
  version_number: 1,
};
const version = { version_number: 1, status: 'ready', completed_at: null, conversation_count: 3 };

test('a version says how many completed interviews it does not have yet', () => {
  const seen = { versions: [version], shown: 1 };
  assert.match(stateText(status, seen), /covers 3 completed interviews\. 4 newer interviews are not in it yet\.$/);
  assert.match(stateText({ ...status, completed_count: 4 }, seen), / 1 newer interview is not in it yet\.$/);
  assert.match(stateText({ ...status, completed_count: 3 }, seen), /covers 3 completed interviews\.$/);
});
