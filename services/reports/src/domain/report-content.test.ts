import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reports } from '@insights/contracts';
import { finding } from '../report.fixture.ts';
import { NO_CONTENT, type ReportContent, rewriteTexts } from './report-content.ts';

const STORED: ReportContent = {
  ...NO_CONTENT,
  summary: 'Notes get lost.',
  key_themes: [
    { ...reports.KeyTheme.decode(new Uint8Array()), id: 'theme-notes', label: 'Notes', sentiment: 'negative' },
  ],
  outputs: {
    cartography: null,
    roadmap: [],
    personas: [{ ...reports.Persona.decode(new Uint8Array()), id: 'p', name: 'Night staff' }],
  },
  evidence: [{ ...reports.Evidence.decode(new Uint8Array()), id: 'ev-1', quote: 'so' }],
};

test('every text that may name a person is rewritten, labels of speakers included, and no id or word of a closed set', () => {
  const seen: string[] = [];
  rewriteTexts(
    {
      ...STORED,
      participants: [
        {
          id: 'P1',
          conversation_id: 'c',
          conversation_ids: ['c'],
          contact_id: 'k',
          speaker_label: 'Anna Smith',
          language: 'en',
          statements: 1,
        },
      ],
      findings: [
        finding({
          id: 'finding-1',
          text: 'Anna has the keys.',
          theme_id: 'theme-keys',
          author: 'model',
          supporters: ['P1'],
          silent: ['P2'],
          sentences: [{ text: 'Ask Anna.', evidence: ['ev-1'], author: 'floor' }],
          dissent: { text: 'Anna lost them.', evidence: ['ev-1'], author: 'model' },
        }),
      ],
      conversation_summaries: [
        {
          conversation_id: 'c',
          participants: ['P1'],
          language: 'en',
          points: [{ text: 'Anna spoke.', evidence: [], author: 'person' }],
        },
      ],
    },
    (text) => {
      seen.push(text);
      return text;
    },
  );
  for (const text of [
    'Anna Smith',
    'Anna has the keys.',
    'Ask Anna.',
    'Anna lost them.',
    'Anna spoke.',
    'Notes',
    'Night staff',
    'theme-keys',
  ]) {
    assert.ok(seen.includes(text), text);
  }
  for (const word of ['c', 'k', 'en', 'problem', 'ev-1', 'negative', 'model', 'floor', 'person', 'P2'])
    assert.ok(!seen.includes(word), word);
});
