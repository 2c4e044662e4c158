import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { reports } from '@insights/contracts';
import { evidenceRow, keyTheme, persona } from '../../report.fixture.ts';
import { redactReport } from './redact-report.ts';
import { NO_CONTENT, type ReportContent } from '../report-content.ts';

const evidence = (id: string, conversation_id: string, quote: string): reports.Evidence =>
  evidenceRow({ id, turn_id: `t-${id}`, conversation_id, quote });

const theme = (id: string, cited: string[], description = ''): reports.KeyTheme =>
  keyTheme({ id, label: id, description, mention_count: 1, conversation_count: 1, evidence: cited });

const MINE = 'I lost my badge twice in March';
const content: ReportContent = {
  ...NO_CONTENT,
  summary: `Two people spoke; one said: “${MINE}”.`,
  key_themes: [theme('badges', ['e1']), theme('notes', ['e1', 'e2'], `As in “${MINE}”.`)],
  recommendations: [
    { text: 'Badges for all', evidence: ['e1'] },
    { text: 'A board', evidence: ['e2'] },
  ],
  outputs: {
    cartography: {
      nodes: [
        { id: 'n1', type: 'theme', label: 'badges', weight: 1, evidence: ['e1'] },
        { id: 'n2', type: 'theme', label: 'notes', weight: 1, evidence: ['e2'] },
        { id: 'n3', type: 'topic', label: 'board', weight: 1, evidence: ['e2'] },
      ],
      edges: [
        { id: 'x1', type: 'mentioned_with', from: 'n1', to: 'n2', weight: 1, evidence: ['e2'] },
        { id: 'x2', type: 'includes', from: 'n2', to: 'n3', weight: 1, evidence: ['e2'] },
      ],
    },
    roadmap: [],
    personas: [
      persona({
        id: 'p1',
        name: 'Night staff',
        size: 2,
        needs: ['a board on the wall', 'my badge twice'],
        frustrations: [MINE],
        evidence: ['e1', 'e2'],
      }),
    ],
  },
  evidence: [evidence('e1', 'c1', MINE), evidence('e2', 'c2', 'We want a board on the wall')],
};

test('redaction removes the quotes and words of an erased person and every item that only they supported', () => {
  const redacted = redactReport(content, new Set(['c1']));
  assert.ok(redacted);
  assert.ok(!JSON.stringify(redacted).includes('badge twice'));
  assert.deepEqual(
    redacted.key_themes?.map(({ id, evidence: cited }) => [id, cited]),
    [['notes', ['e2']]],
  );
  assert.deepEqual(redacted.recommendations, [{ text: 'A board', evidence: ['e2'] }]);
  assert.deepEqual(
    redacted.outputs?.cartography?.nodes.map(({ id }) => id),
    ['n2', 'n3'],
  );
  assert.deepEqual(
    redacted.outputs?.cartography?.edges.map(({ id }) => id),
    ['x2'],
  );
  assert.deepEqual(
    redacted.outputs?.personas.map(({ needs, frustrations }) => [needs, frustrations]),
    [[['a board on the wall'], []]],
  );
  assert.deepEqual(
    redacted.evidence?.map(({ id }) => id),
    ['e2'],
  );
});

test('a version that cites no erased conversation is not changed', () => {
  assert.equal(redactReport(content, new Set(['c9'])), null);
});
