import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { reports } from '@insights/contracts';
import { evidenceRow, finding, keyTheme, persona } from '../../report.fixture.ts';
import { ErasedWords } from './erased-words.ts';
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
    { text: 'Badges for all', evidence: ['e1'], author: 'floor' },
    { text: 'A board', evidence: ['e2'], author: 'floor' },
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
        members: ['P1', 'P2'],
        needs: ['a board on the wall', 'my badge twice'],
        need_sentences: [
          { text: 'a board on the wall', evidence: ['e2'], author: 'floor' },
          { text: 'my badge twice', evidence: ['e1'], author: 'floor' },
        ],
        frustrations: [MINE],
        frustration_sentences: [{ text: MINE, evidence: ['e1'], author: 'floor' }],
        evidence: ['e1', 'e2'],
      }),
    ],
  },
  participants: ['1', '2'].map((n) => ({
    id: `P${n}`,
    conversation_id: `c${n}`,
    conversation_ids: [`c${n}`],
    contact_id: '',
    speaker_label: null,
    language: 'en',
    statements: 1,
  })),
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
  assert.deepEqual(redacted.recommendations, [{ text: 'A board', evidence: ['e2'], author: 'floor' }]);
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

test('of a person with two interviews, the one that remains keeps its claims, and the other leaves no trace', () => {
  const sentence = (text: string, ...ids: string[]): reports.Sentence => ({ text, evidence: ids, author: 'model' });
  const both = finding({
    id: 'finding-k',
    text: 'Boards are wanted.',
    evidence: ['e1', 'e2'],
    supporters: ['P1'],
    silent: ['P2'],
    sentences: [sentence('Badges get lost.', 'e1'), sentence('They want a board.', 'e2')],
    relevance: sentence('Both matter.', 'e1', 'e2'),
  });
  const mine = finding({ id: 'finding-m', text: 'Badges.', evidence: ['e1'], supporters: ['P1'] });
  const person = { contact_id: '', speaker_label: null, language: 'en', statements: 1 };
  const redacted = redactReport(
    {
      ...content,
      summary_sentences: [sentence('Badges.', 'e1'), sentence('They want a board.', 'e2')],
      findings: [both, mine],
      participants: [
        { ...person, id: 'P1', conversation_id: 'c1', conversation_ids: ['c1', 'c2'] },
        { ...person, id: 'P2', conversation_id: 'c3', conversation_ids: ['c3'] },
      ],
      evidence: (content.evidence ?? []).map((row) => ({ ...row, participant: 'P1' })),
    },
    new Set(['c1']),
  );
  const [first, ...others] = redacted?.findings ?? [];
  assert.deepEqual(others, []);
  assert.deepEqual(
    first?.sentences.map(({ text }) => text),
    ['They want a board.'],
  );
  assert.deepEqual(
    [first?.relevance, first?.supporters, first?.silent, first?.not_asked_count],
    [null, ['P1'], ['P2'], 0],
  );
  assert.deepEqual(
    redacted?.summary_sentences?.map(({ text }) => text),
    ['They want a board.'],
  );
  assert.deepEqual(
    redacted?.participants?.map(({ conversation_ids }) => conversation_ids),
    [['c2'], ['c3']],
  );
  assert.doesNotMatch(JSON.stringify(redacted), /c1"|badge/i);
});

test('a quote of several sentences that somebody erased said leaves no part of itself', () => {
  const quote = 'Somebody who answers. More trust in us.';
  const summary = `Asked what would help, one said “${quote}” The others want a board.`;
  const redacted = redactReport(
    {
      ...content,
      summary,
      evidence: [evidence('e1', 'c1', 'Somebody who answers.'), evidence('e2', 'c2', 'We want a board.')],
    },
    new Set(['c1']),
  );
  assert.equal(redacted?.summary, 'The others want a board.');
  const words = new ErasedWords('en', ['badge'], []);
  assert.equal(words.prune('They want “a badge. More trust.” A board helps.'), 'A board helps.');
  assert.equal(words.prune('They want “a board. More trust.” A badge helps.'), 'They want “a board. More trust.”');
});
