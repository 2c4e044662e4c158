import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { reports } from '@insights/contracts';
import { evidenceRow, finding as findingOf, keyTheme, roadmapItem } from '../report.fixture.ts';
import { diffReports } from './diff-report.ts';
import { NO_CONTENT, type ReportContent } from './report-content.ts';

const finding = (given: Partial<reports.Finding>): reports.Finding =>
  findingOf({
    id: 'finding-1',
    text: 'Notes get lost.',
    is_headline: true,
    support_count: 3,
    silent_count: 2,
    evidence: ['ev-1', 'ev-2'],
    ...given,
  });

/** Evidence `ev-<n>` quotes the turn with the given number; ids are assigned anew in each version. */
const citing = (...turns: number[]): reports.Evidence[] =>
  turns.map((turn, index) => evidenceRow({ id: `ev-${index + 1}`, turn_id: `turn-${turn}`, quote: 'so' }));

const report = (given: Partial<ReportContent>): ReportContent => ({ ...NO_CONTENT, ...given });

test('a version compared with itself has no differences, whatever ids its evidence has', () => {
  const from = report({ findings: [finding({})], evidence: citing(1, 2) });
  const to = report({ findings: [finding({ evidence: ['ev-2', 'ev-1'] })], evidence: citing(2, 1) });
  assert.deepEqual(diffReports(from, to), { added: [], removed: [], changed: [] });
});

test('a change of counts or wording of the same item says what it was and what it is', () => {
  const from = report({ findings: [finding({})], evidence: citing(1, 2) });
  const to = report({ findings: [finding({ support_count: 5, silent_count: 9 })], evidence: citing(1, 2) });
  assert.deepEqual(diffReports(from, to), {
    added: [],
    removed: [],
    changed: [
      {
        kind: 'finding',
        id: 'finding-1',
        label: 'Notes get lost.',
        changes: [{ field: 'support_count', before: '3', after: '5' }],
      },
    ],
  });
});

test('an item with a new id and wording that cites mostly the same quotes is changed, not removed and added', () => {
  const theme = keyTheme({ id: 'theme-notes', label: 'Lost notes', evidence: ['ev-1', 'ev-2'] });
  const from = report({ key_themes: [theme], evidence: citing(1, 2) });
  const renamed = {
    ...theme,
    id: 'theme-hand-over',
    label: 'Hand-over notes get lost',
    evidence: ['ev-1', 'ev-2', 'ev-3'],
  };
  const to = report({ key_themes: [renamed], evidence: citing(2, 1, 7) });
  const { added, removed, changed } = diffReports(from, to);
  assert.deepEqual([added, removed], [[], []]);
  assert.deepEqual(
    changed.map(({ id, changes }) => [id, changes.map(({ field }) => field)]),
    [['theme-hand-over', ['label', 'evidence']]],
  );
});

test('items of different kinds or about other quotes are added and removed', () => {
  const from = report({
    key_themes: [keyTheme({ id: 'a', label: 'A', evidence: ['ev-1'] })],
    evidence: citing(1),
  });
  const to = report({
    key_themes: [keyTheme({ id: 'b', label: 'B', evidence: ['ev-2'] })],
    outputs: { cartography: null, personas: [], roadmap: [roadmapItem({ id: 'r', title: 'Do', evidence: ['ev-1'] })] },
    evidence: citing(1, 2),
  });
  const { added, removed, changed } = diffReports(from, to);
  assert.deepEqual(
    added.map(({ kind, id }) => [kind, id]),
    [
      ['theme', 'b'],
      ['roadmap_item', 'r'],
    ],
  );
  assert.deepEqual(
    removed.map(({ kind, id }) => [kind, id]),
    [['theme', 'a']],
  );
  assert.deepEqual(changed, []);
});

test('contradictions and answers are compared by sides and by distribution', () => {
  const side = (text: string, participants: string[]) => ({
    text,
    participants,
    evidence: [],
    author: 'model' as const,
  });
  const contradiction = {
    id: 'c',
    subject: 'The sheet',
    is_within_one: false,
    positive: side('It helps.', ['P1']),
    negative: side('It is late.', ['P2']),
  };
  const answers: reports.QuestionResult = {
    question_id: 'q',
    text: 'How many?',
    kind: 'scale',
    asked: 2,
    answered: 2,
    declined: 0,
    unclear: 0,
    distribution: [
      { value: '1', count: 2 },
      { value: '2', count: 0 },
    ],
    median: 1,
    median_date: null,
    valued: 2,
    changed: 0,
    by_segment: [],
    points: [],
  };
  const from = report({ contradictions: [contradiction], question_results: [answers] });
  const to = report({
    contradictions: [{ ...contradiction, negative: side('It is late.', ['P2', 'P3']) }],
    question_results: [{ ...answers, distribution: [{ value: '1', count: 1 }, ...answers.distribution.slice(1)] }],
  });
  assert.deepEqual(
    diffReports(from, to).changed.map(({ kind, changes }) => [kind, changes]),
    [
      ['contradiction', [{ field: 'negative_participants', before: '1', after: '2' }]],
      ['question_result', [{ field: 'distribution', before: '1: 2; 2: 0', after: '1: 1; 2: 0' }]],
    ],
  );
});
