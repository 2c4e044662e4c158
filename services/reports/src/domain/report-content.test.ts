import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reports } from '@insights/contracts';
import { reportVersion } from '../report.fixture.ts';
import { NO_CONTENT, type ReportContent, asMessages, rewriteTexts } from './report-content.ts';

/** As the first release stored them. */
const STORED = {
  ...NO_CONTENT,
  summary: 'Notes get lost.',
  key_themes: [
    {
      id: 'theme-notes',
      label: 'Notes',
      description: '',
      keywords: [],
      mention_count: 2,
      conversation_count: 2,
      sentiment: 'negative',
      evidence: ['ev-1'],
    },
  ],
  outputs: {
    cartography: null,
    roadmap: [{ id: 'r', title: 'Fix', evidence: ['ev-1'] }],
    personas: [{ id: 'p', name: 'Night staff', size: 2, traits: [], needs: [], frustrations: [], evidence: ['ev-1'] }],
  },
  recommendations: [],
  evidence: [{ id: 'ev-1', turn_id: 't', conversation_id: 'c', quote: 'so', start: 0, end: 2, verified: true }],
} as unknown as ReportContent;

test('a version that was stored before a field existed has its empty value and passes the wire', () => {
  const message = reportVersion({
    id: 'v',
    status: 'ready',
    trigger_reason: 'manual_regenerate',
    ...asMessages(STORED),
  });
  const read = reports.ReportVersion.decode(reports.ReportVersion.encode(message).finish());
  assert.deepEqual(read, message);
  const [theme] = read.key_themes;
  assert.deepEqual([theme?.supporters, theme?.support_count, theme?.origin], [[], 0, 'unspecified']);
  assert.deepEqual([read.findings, read.participants, read.sample], [[], [], null]);
  assert.equal(read.outputs?.roadmap[0]?.effort, 'unknown');
});

test('every text that may name a person is rewritten, labels of speakers included, and no id or word of a closed set', () => {
  const seen: string[] = [];
  rewriteTexts(
    {
      ...STORED,
      participants: [
        {
          id: 'P1',
          conversation_id: 'c',
          contact_id: 'k',
          speaker_label: 'Anna Smith',
          language: 'en',
          statements: 1,
        },
      ],
      findings: [
        {
          id: 'finding-1',
          text: 'Anna has the keys.',
          kind: 'problem',
          theme_id: 'theme-keys',
          is_headline: true,
          support_count: 1,
          dissent_count: 0,
          silent_count: 0,
          confidence: 1,
          evidence: ['ev-1'],
          dissent_evidence: [],
          supporters: ['P1'],
          dissenters: [],
        },
      ],
      conversation_summaries: [
        { conversation_id: 'c', participants: ['P1'], language: 'en', points: [{ text: 'Anna spoke.', evidence: [] }] },
      ],
    },
    (text) => {
      seen.push(text);
      return text;
    },
  );
  for (const text of ['Anna Smith', 'Anna has the keys.', 'Anna spoke.', 'Notes', 'Night staff', 'theme-keys']) {
    assert.ok(seen.includes(text), text);
  }
  for (const word of ['c', 'k', 'en', 'problem', 'ev-1', 'negative']) assert.ok(!seen.includes(word), word);
});
