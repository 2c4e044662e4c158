import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { type GivenTranscript, prepareTranscript } from '../../features/import-conversation/prepare-transcript.ts';
import type { TranscriptFormat } from './types.ts';

const speaker_map = { 'Mia Brandt': 'interviewer', 'Jo Adeyemi': 'participant' } as const;

/** What is stored of a file, as `speaker@start: text`. */
function stored(bytes: Uint8Array, format: TranscriptFormat = 'auto', more: Partial<GivenTranscript> = {}) {
  const transcript = Buffer.from(Buffer.from(bytes).toString('base64'));
  const read = prepareTranscript({ format, transcript, is_base64: true, speaker_map, ...more });
  if ('problems' in read)
    return { turns: read.problems.map(({ type }) => type), questions: [], warnings: [] as string[] };
  const rows = read.prepared.batches.flatMap(
    (batch) => JSON.parse(Buffer.from(batch).toString()) as Record<string, unknown>[],
  );
  return {
    turns: rows.map(
      ({ speaker, started_ms, text }) => `${String(speaker).charAt(0)}@${String(started_ms)}: ${String(text)}`,
    ),
    questions: rows.map(({ question_id }) => question_id),
    warnings: read.prepared.warning_details.map(({ code }): string => code),
  };
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const FILES = {
  text: 'Mia Brandt: Café?\r\nJo Adeyemi: Müde.\r\n',
  vtt: 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Mia Brandt>Café?\n\n00:02.000 --> 00:03.000\n<v Jo Adeyemi>Müde.\n',
  srt: '1\n00:00:01,000 --> 00:00:02,000\nMia Brandt: Café?\n\n2\n00:00:02,000 --> 00:00:03,000\nJo Adeyemi: Müde.\n',
  csv: 'sep=;\r\nTime;Speaker;Text\r\n0:01;Mia Brandt;Café?\r\n0:02;Jo Adeyemi;"Müde."\r\n',
  json: JSON.stringify({
    turns: [
      { speaker: 'Mia Brandt', text: 'Café?' },
      { speaker: 'Jo Adeyemi', text: 'Müde.' },
    ],
  }),
};

test('every format is found by its content and read in every encoding', () => {
  for (const [format, text] of Object.entries(FILES)) {
    const encoded = {
      'UTF-8': Buffer.from(text),
      'UTF-8 with a mark': Buffer.from(`\ufeff${text}`),
      'UTF-16LE with a mark': Buffer.from(`\ufeff${text}`, 'utf16le'),
      'UTF-16BE with a mark': utf16be(`\ufeff${text}`),
      'UTF-16LE': Buffer.from(text, 'utf16le'),
      'UTF-16BE': utf16be(text),
      'Windows-1252': Buffer.from(text, 'latin1'),
    };
    for (const [encoding, bytes] of Object.entries(encoded)) {
      for (const given of ['auto', format as TranscriptFormat] as const) {
        const { turns, warnings } = stored(bytes, given);
        assert.deepEqual(
          turns.map((turn) => turn.replace(/@\w+/, '')),
          ['i: Café?', 'p: Müde.'],
          `${format} in ${encoding}`,
        );
        assert.equal(warnings.includes('encoding_guessed'), encoding === 'Windows-1252');
      }
    }
  }
  assert.deepEqual(
    stored(Buffer.from('周敏：换班怎么样？\n林涛：不好。\n', 'utf16le'), 'auto', {
      speaker_map: { 周敏: 'interviewer', 林涛: 'participant' },
    }).turns,
    ['i@null: 换班怎么样？', 'p@null: 不好。'],
  );
});

test('captions as YouTube writes them are read with their times', () => {
  const sbv =
    '0:00:01.000,0:00:03.000\nMia Brandt: Which line?\n\n0:00:03.500,0:00:04.000\nJo Adeyemi: The blue\none.\n';
  for (const text of [sbv, sbv.replaceAll('\n', '\r\n'), `\ufeff${sbv}`]) {
    for (const format of ['auto', 'srt'] as const) {
      assert.deepEqual(stored(Buffer.from(text), format), {
        turns: ['i@1000: Which line?', 'p@3500: The blue one.'],
        questions: [null, null],
        warnings: [],
      });
    }
    assert.deepEqual(stored(Buffer.from(text), 'text').turns, ['format_mismatch']);
  }
});

test('files whose words would be garbled are rejected: other encodings, and UTF-8 with damage', () => {
  /** The bytes of texts in the encoding named, and in UTF-8 around a byte that is none. */
  const hex: Record<string, string> = {
    'Windows-1251': 'cce8ff3a20caeaea3f0ac9ee3a20cff0eef8ebee20efebeef5ee2e',
    'KOI8-R': 'edc9d13a20ebc1cb3f0aeacf3a20f0d2cfdbcccf20d0cccfc8cf2e',
    GB18030: 'd6dcc3f4a3bacfd6d4dacab2c3b4d1f9a3bf0ac1d6ccceaa3a20c2fdb5c4a1a3',
    'Shift-JIS': '935992863a2082c782a482c582b582bd82a9810a8db293a1817582e682ad82c882a28142',
  };
  for (const [encoding, bytes] of Object.entries(hex)) {
    for (const format of ['text', 'auto'] as const)
      assert.deepEqual(stored(Buffer.from(bytes, 'hex'), format).turns, ['encoding_unknown'], encoding);
  }
  const damaged = Buffer.concat([
    Buffer.from('Mia Brandt: Café, naïve?\nJo Adeyemi: M'),
    Buffer.from([0xfc]),
    Buffer.from('de, déjà vu.'),
  ]);
  assert.deepEqual(stored(damaged).turns, ['encoding_replacement_character']);
  const western = 'Mia Brandt: «Où étiez-vous là?» – “Créée…”\nJo Adeyemi: À Þórshöfn, ÉÉÉ! Größe: 5 µm…';
  assert.equal(stored(Buffer.from(western.replaceAll('–', '-').replaceAll(/[“”…]/g, "'"), 'latin1')).turns.length, 2);
});

test('files in a form that is not read are rejected by its name', () => {
  for (const [name, beginning] of [
    ['RTF', String.raw`{\rtf1\ansi Mia Brandt: So.}`],
    ['PDF', '%PDF-1.7\n1 0 obj'],
    ['HTML', '<!DOCTYPE html>\n<html><body><p>Mia Brandt: So.</p></body></html>'],
    ['TTML', '<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml"><body/></tt>'],
    ['SSA', '[Script Info]\nTitle: So'],
  ] as const) {
    for (const format of ['auto', 'text', 'json'] as const) {
      const read = prepareTranscript({ format, transcript: Buffer.from(beginning), speaker_map });
      assert.ok('problems' in read, name);
      assert.deepEqual(
        read.problems.map(({ type }) => type),
        ['format_unsupported'],
        name,
      );
      assert.ok(read.problems[0]?.msg.includes(name));
    }
  }
});

const paragraph = (...runs: string[]) => `<w:p>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`;
const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;
const docx = (body: string) =>
  zipSync({ 'word/document.xml': strToU8(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`) });

test('Word transcripts of meeting programs are read: names, times and words in runs, breaks, paragraphs and tables', () => {
  const teams = docx(
    paragraph(t('Weekly interview')) +
      paragraph(t('Mia Brandt'), t('   0:03'), `<w:br/>${t('How was R&amp;D?')}`) +
      paragraph(
        t('Jo Adeyemi'),
        t('   0:09'),
        `<w:br/>${t('Slow')}`,
        `<w:rPr><w:strike/></w:rPr>${t(' fast')}`,
        t('.'),
      ),
  );
  assert.deepEqual(stored(teams).turns, ['i@3000: How was R&D?', 'p@9000: Slow.']);
  const zoom = docx(
    ['Mia Brandt', '00:00:03', 'How was it?', 'Jo Adeyemi', '00:00:09', 'Slow.']
      .map((line) => paragraph(t(line)))
      .join(''),
  );
  assert.deepEqual(stored(zoom).turns, ['i@3000: How was it?', 'p@9000: Slow.']);
  const older = docx(
    ['0:0:3.0 --> 0:0:4.500', 'Mia Brandt', 'How was it?', '0:0:9.0 --> 0:0:10.0', 'Jo Adeyemi', 'Slow.']
      .map((line) => paragraph(t(line)))
      .join(''),
  );
  assert.deepEqual(stored(older).turns, ['i@3000: How was it?', 'p@9000: Slow.']);
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(t(cell))}</w:tc>`).join('')}</w:tr>`;
  const table = docx(
    `<w:tbl>${row('Time', 'Who', 'Words')}${row('00:03', 'Mia Brandt', 'How was it?')}${row('00:09', 'Jo Adeyemi', 'Slow.')}</w:tbl>`,
  );
  assert.deepEqual(stored(table).turns, ['i@3000: How was it?', 'p@9000: Slow.']);
});

test('raised and lowered numbers of a Word file do not become part of the numbers before them', () => {
  const shifted = (words: string, way: string) => `<w:rPr><w:vertAlign w:val="${way}"/></w:rPr>${t(words)}`;
  const file = docx(
    paragraph(t('Mia Brandt: How many?')) +
      paragraph(
        t('Jo Adeyemi: 10'),
        shifted('1', 'superscript'),
        shifted('2', 'superscript'),
        t(' cells of 4 m'),
        shifted('2', 'superscript'),
      ) +
      paragraph(
        t('on the 1'),
        shifted('st', 'superscript'),
        t(', in CO'),
        shifted('2', 'subscript'),
        t(', base 10'),
        shifted('2', 'subscript'),
        t('.'),
      ),
  );
  assert.equal(stored(file).turns[1], 'p@null: 10^12 cells of 4 m^2 on the 1st, in CO2, base 10_2.');
});

test('damaged Word files, zip bombs and what is not base64 are rejected', () => {
  assert.deepEqual(stored(Buffer.from('PK\u0003\u0004 and nothing else')).turns, ['docx_invalid']);
  assert.deepEqual(stored(zipSync({ 'word/other.xml': strToU8('x') })).turns, ['docx_invalid']);
  assert.deepEqual(stored(docx(paragraph(t('Jo Adeyemi: &a; so')))).turns, ['docx_invalid']);
  assert.deepEqual(stored(docx(`<!DOCTYPE a [<!ENTITY a "b">]>${paragraph(t('Jo Adeyemi: so'))}`)).turns, [
    'docx_invalid',
  ]);
  assert.deepEqual(stored(docx(' '.repeat(33 * 1024 * 1024))).turns, ['docx_invalid']);
  const read = prepareTranscript({
    format: 'auto',
    transcript: Buffer.from('not base64!'),
    is_base64: true,
    speaker_map,
  });
  assert.equal('problems' in read && read.problems[0]?.type, 'base64_invalid');
});

const programs: Record<string, unknown> = {
  WhisperX: { segments: [{ start: 1, end: 2, text: ' How?', speaker: 'SPEAKER_00' }, { start: 2.5, end: 3, text: ' So.', speaker: 'SPEAKER_01' }] },
  AssemblyAI: { utterances: [{ speaker: 'SPEAKER_00', text: 'How?', start: 1000, end: 2000 }, { speaker: 'SPEAKER_01', text: 'So.', start: 2500, end: 3000 }] },
  'Deepgram utterances': { results: { utterances: [{ speaker: 0, transcript: 'How?', start: 1, end: 2 }, { speaker: 1, transcript: 'So.', start: 2.5, end: 3 }] } },
  'Deepgram paragraphs': { results: { channels: [{ alternatives: [{ paragraphs: { paragraphs: [
    { speaker: 0, start: 1, end: 2, sentences: [{ text: 'How?' }] }, { speaker: 1, start: 2.5, end: 3, sentences: [{ text: 'So.' }] } ] } }] }] } },
  'Deepgram words': { results: { channels: [{ alternatives: [{ words: [
    { speaker: 0, start: 1, end: 2, word: 'how', punctuated_word: 'How?' }, { speaker: 1, start: 2.5, end: 3, word: 'so', punctuated_word: 'So.' } ] }] }] } },
  Rev: { monologues: [{ speaker: 0, elements: [{ type: 'text', value: 'How', ts: 1, end_ts: 2 }, { type: 'punct', value: '?' }] },
    { speaker: 1, elements: [{ type: 'text', value: 'So', ts: 2.5, end_ts: 3 }, { type: 'punct', value: '.' }] }] },
  'Amazon Transcribe': { results: { audio_segments: [{ speaker_label: 'spk_0', transcript: 'How?', start_time: '1.0', end_time: '2.0' },
    { speaker_label: 'spk_1', transcript: 'So.', start_time: '2.5', end_time: '3.0' }] } },
  'Whisper with labels in its text': { segments: [{ start: 1, end: 2, text: '[SPEAKER_00]: How?' }, { start: 2.5, end: 3, text: '[SPEAKER_01]: So.' }] },
  'whisper.cpp': { transcription: [{ offsets: { from: 1000, to: 2000 }, text: ' SPEAKER_00: How?' }, { offsets: { from: 2500, to: 3000 }, text: ' SPEAKER_01: So.' }] },
}; // prettier-ignore

test('JSON of transcription programs is read, with voices by their number or label', () => {
  const map = {
    SPEAKER_00: 'interviewer',
    SPEAKER_01: 'participant',
    spk_0: 'interviewer',
    spk_1: 'participant',
  } as const;
  for (const [program, file] of Object.entries(programs)) {
    const { turns } = stored(Buffer.from(JSON.stringify(file)), 'auto', { speaker_map: map });
    assert.deepEqual(turns, ['i@1000: How?', 'p@2500: So.'], program);
  }
  const list = [
    { start: 1, end: 2, text: 'How?', speaker: 'SPEAKER_00' },
    { start: 2.5, end: 3, text: 'So.', speaker: 'SPEAKER_01' },
  ];
  for (const format of ['json', 'auto'] as const) {
    const read = prepareTranscript({ format, transcript: Buffer.from(JSON.stringify(list)), speaker_map: map });
    assert.equal('prepared' in read && read.prepared.turn_count, 2);
  }
  const plain = { segments: [{ start: 1, end: 2, text: 'How?' }] };
  assert.deepEqual(stored(Buffer.from(JSON.stringify(plain))).turns, ['speaker_missing']);
});

test('an interviewer who asks a question of the guide in its words gets its id, other turns do not', () => {
  const guide = [
    { id: 'q1', texts: ['How did the hand-over go last week?', 'Wie lief die Übergabe letzte Woche?'] },
    { id: 'q2', texts: ['Why?'] },
    { id: 'q3', texts: ['What would you change about the tool?'] },
  ].map(({ id, texts }) => ({
    id,
    kind: 'open' as const,
    texts: texts.map((each) => ({ language: 'en', text: each })),
  }));
  const asked = [
    'So, how did the handover go last week?', 'HOW DID THE HAND-OVER GO LAST WEEK', 'Good. How did the hand-over go last week? Take your time.',
    'Wie lief die Übergabe letzte Woche?', 'Why?', 'I see. What would you change about the tool, then?', 'How did the hand-over go this week?', 'Why not?',
  ]; // prettier-ignore
  const text = asked.map((words) => `Mia Brandt: ${words}\nJo Adeyemi: ${words}`).join('\n');
  const { questions } = stored(Buffer.from(text), 'text', { guide });
  assert.deepEqual(
    questions,
    ['q1', 'q1', 'q1', 'q1', 'q2', 'q3', null, null].flatMap((id) => [id, null]),
  );
});
