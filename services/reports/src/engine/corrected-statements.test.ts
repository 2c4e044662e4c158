import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedStatements } from './corrected-statements.ts';
import { digestOf } from './corpus/digest.fixture.ts';

const digests = ['a', 'b'].map((id) =>
  digestOf(id, ['? What do you miss?', 'The export of invoices fails every month.']),
);

test('a statement has the kind and polarity that a person has set, in its conversation alone', () => {
  const [statement] = digests[0]?.reading.statements ?? [];
  assert.ok(statement);
  const { turn_id, start, end } = statement;
  const place = { conversation_id: 'a', turn_id, start, end };
  const corrected = correctedStatements(digests, [
    { kind: 'set_statement', ...place, statement_kind: 'praise', polarity: 'positive' },
  ]);
  const [changed] = corrected[0]?.reading.statements ?? [];
  assert.deepEqual([changed?.kind, changed?.polarity, changed?.confidence], ['praise', 'positive', 1]);
  assert.equal(changed?.text, statement.text);
  assert.equal(corrected[1], digests[1]);
  assert.equal(correctedStatements(digests, []), digests);
});
