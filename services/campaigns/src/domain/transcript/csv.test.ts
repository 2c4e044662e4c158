import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CSV_HEAD, csvRows } from '@insights/csv';
import { parseTranscript } from './parse-transcript.ts';
import { refused } from './refused.fixture.ts';
import type { Speaker } from './types.ts';

const speaker_map: Record<string, Speaker> = { Kim: 'interviewer', Ana: 'participant' };
const csv = (transcript: string) => ({ format: 'csv', transcript, speaker_map }) as const;
const read = (transcript: string) => {
  const { turns, warning_details } = parseTranscript(csv(transcript));
  return {
    turns: turns.map(({ speaker, text, started_ms }) => `${speaker.charAt(0)}@${started_ms}: ${text}`),
    warnings: warning_details.map(({ code, lines }) => `${code} ${lines.join()}`.trim()),
  };
};
/** Kim's question, then rows. */
const after = (rows: string) => read(`speaker,text\nKim,Why?\n${rows}`);

test('columns are found by their names in any order and language, and others are left out', () => {
  const expected = ['i@0: Why?', 'p@2500: Noise.'];
  for (const table of [
    'speaker,time,text\nKim,0:00,Why?\nAna,0:02.5,Noise.',
    '\ufeffZeit;Sprecher;Text;Notiz\n00:00:00;Kim;Why?;x\n00:00:02,5;Ana;Noise.;y',
    'inicio\thablante\ttexto\n0\tKim\tWhy?\n2.5\tAna\tNoise.',
    'Started ms,Speaker,Text\n0,Kim,Why?\n2500,Ana,Noise.',
    'timestamp,name,utterance\n10:00:00,Kim,Why?\n10:00:02.5,Ana,Noise.',
  ])
    assert.deepEqual(read(table).turns, expected, table);
});

test('a cell holds commas, quotation marks and line breaks as it was written', () => {
  const { turns } = after('Ana,"Noise, and ""light"",\r\nand both."\nKim,And "then"?\nAna,');
  assert.deepEqual(turns.slice(1), ['p@0: Noise, and "light", and both.', 'i@0: And "then"?']);
});

test('a formula is words, as are those that our own tables guard', () => {
  const words = '=HYPERLINK("http://example.org";"x")';
  const plain = `speaker,text\nKim,Why?\nAna,"${words.replaceAll('"', '""')}"`;
  const own = CSV_HEAD + csvRows([['speaker', 'text'], ['Kim', 'Why?'], ['Ana', words]]); // prettier-ignore
  for (const table of [plain, own]) assert.deepEqual(read(table).turns.slice(1), [`p@0: ${words}`]);
});

test('labels follow the rules of all formats: unknown ones are problems with their line, a row without one continues the one above', () => {
  assert.deepEqual(refused(csv('speaker,text\nKim,Why?\nAna,"a\nb"\nGuest,Me too.')), [
    'speaker_unmapped transcript.line.5',
  ]);
  const { turns, warnings } = after('Ana,Noise.\n,And light.');
  assert.deepEqual(turns.slice(1), ['p@0: Noise. And light.']);
  assert.deepEqual(warnings, ['cue_without_speaker 4']);
});

test('ten thousand equal rows are read, in turns that are not too long', () => {
  const { turns } = after('Ana,The notes get lost.\n'.repeat(10_000));
  assert.equal(turns.length, 1 + Math.ceil((10_000 * 'The notes get lost. '.length) / 20_000));
});

test('what is no such table is rejected with the line and what to do', () => {
  for (const [table, problem] of [
    ['Kim,Why?\nAna,Noise.', 'columns_missing transcript.line.1'],
    ['speaker,text\nKim,Why?\nAna,"Noise.\nKim,And?', 'quotation_unclosed transcript.line.3'],
    ['"speaker,text\nKim,Why?', 'columns_missing transcript.line.1'],
    ['time,speaker,text\nnoon,Ana,Noise.', 'timing_malformed transcript.line.2'],
    ['time,speaker,text\n99999999,Ana,Noise.', 'time_too_large transcript.line.2'],
    ['speaker,text', 'transcript_empty transcript'],
  ] as const)
    assert.deepEqual(refused(csv(table)), [problem], table);
});
