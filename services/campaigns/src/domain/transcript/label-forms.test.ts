import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ParsedFormat, parseTranscript } from './parse-transcript.ts';
import { TranscriptError } from './problems.ts';
import { refused } from './refused.fixture.ts';
import { formatTimeCode } from './time-codes.ts';
import type { Speaker } from './types.ts';

const WORDS = 'The scanner was down.';
const speaker_map: Record<string, Speaker> = { 'Mia Brandt': 'interviewer', 'Jo Adeyemi': 'participant' };

/** How programs write a label (L), in a line with words (W) or above them. */
const FORMS = [
  'L: W', 'L:W', 'L : W', 'L：W', '[L]: W', '[L] W', '(L): W', '{L} W', '【L】W', '«L»: W', '"L": W', '>> L: W', '>>L: W', '- L: W',
  '-L: W', '– L: W', '• L: W', '@L: W', '1. L: W', '12\tL\tW', 'L 00:00:04: W', 'L (00:04): W', 'L (00:04) W', 'L [00:04]: W', 'L, 00:04: W',
  'L: [00:04] W', 'L: #00:00:04-3# W', '[00:00:04] L: W', '(00:04) L: W', '00:04 L: W', '00:04 - L: W', '[00:00:04.123] L: W',
  '#00:00:04-3# L: W', '[2024-05-03 10:02:11] L: W', '03/05/2024, 10:02 - L: W', '**L:** W', '**L**: W', '__L:__ W', '<b>L:</b> W', 'L (Guest): W',
  'L [Guest]: W', 'L | Acme: W', 'L\tW', '00:04\tL\tW', '| 00:04 | L | W |', '| L | W |', 'L - W', 'L – W', 'L > W', 'L   W', 'L\nW', '### L\nW',
  'L\n0:04\nW', 'L\n0 minutes 4 seconds\nW', 'L\n0 Minuten 4 Sekunden\nW', 'L  0:04\nW', 'L 10:02 AM\nW', '[L] 10:02:11\nW', '00:04 L\nW',
] as const; // prettier-ignore

type Written = (parts: readonly string[]) => { transcript: unknown; lines: number[] };

const captions = (head: string, mark: '.' | ','): Written => {
  return (parts) => {
    const blocks = parts.map((part, n) => {
      const [start, end] = [formatTimeCode(n * 4000, mark), formatTimeCode(n * 4000 + 3000, mark)];
      return `${start} --> ${end}\n${part}\n`;
    });
    const transcript = head + blocks.join('\n');
    return { transcript, lines: linesOf(transcript) };
  };
};

const linesOf = (text: string) =>
  text.split('\n').flatMap((line, n) => (line.includes(WORDS) ? [n - 2, n - 1, n, n + 1] : []));

const FILES: Record<ParsedFormat, Written> = {
  // Of a label in a cell of its own nothing has to be found; rows without one are read like lines.
  csv: (parts) => {
    const transcript = ['speaker,text', ...parts.map((part) => `,"${part.replaceAll('"', '""')}"`)].join('\n');
    return { transcript, lines: linesOf(transcript) };
  },
  text: (parts) => ({ transcript: parts.join('\n'), lines: linesOf(parts.join('\n')) }),
  vtt: captions('WEBVTT\n\n', '.'),
  srt: captions('', ','),
  json: (parts) => ({
    transcript: { segments: parts.map((text, n) => ({ start: n, end: n + 0.9, text })) },
    lines: parts.flatMap((part, n) => (part.includes(WORDS) ? [n + 1] : [])),
  }),
};

/** What becomes of the words: their speaker, or a warning or problem at their line; else silence. */
function outcome(format: ParsedFormat, parts: readonly string[], strict_speakers = false): string {
  const { transcript, lines } = FILES[format](parts);
  try {
    const { turns, warning_details } = parseTranscript({ format, transcript, speaker_map, strict_speakers });
    const turn = turns.find(({ text }) => text.includes(WORDS));
    if (turn?.text === WORDS) return turn.speaker;
    const told = ['speaker_doubtful', 'cue_without_speaker', 'words_before_first_label'];
    const isTold = warning_details.some(
      (each) => told.includes(each.code) && each.lines.some((line) => lines.includes(line)),
    );
    return isTold ? 'warned' : `silent: ${turn?.text}`;
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
    return 'rejected';
  }
}

const written = (form: string, label: string, words: string) => form.replace('L', label).replace('W', words);
const file = (form: string, label: string) => [
  'Mia Brandt: How was the early shift?',
  'Jo Adeyemi: Fine.',
  'Mia Brandt: What was not?',
  written(form, label, WORDS),
];

for (const format of ['text', 'vtt', 'srt', 'json', 'csv'] as const) {
  test(`${format}: a mapped label in any form is that speaker, or its line is in a warning`, () => {
    for (const form of FORMS) {
      const result = outcome(format, file(form, 'Jo Adeyemi'));
      assert.match(result, /^(?:participant|warned)$/, JSON.stringify(form));
    }
  });

  test(`${format}: a file whose labels all have one form is read`, () => {
    for (const form of FORMS) {
      const parts = [
        written(form, 'Mia Brandt', 'How was it?'),
        written(form, 'Jo Adeyemi', 'Fine.'),
        written(form, 'Mia Brandt', 'And?'),
        written(form, 'Jo Adeyemi', WORDS),
      ];
      assert.equal(outcome(format, parts), 'participant', JSON.stringify(form));
    }
  });

  test(`${format}: a label that nothing names never joins the turn above silently, and strict_speakers rejects it`, () => {
    for (const label of [
      'jadey',
      'Adeyemi, Jo',
      'Ruth Kone',
      '+49 151 ****77',
      'SPEAKER_07',
      'ruth.kone@example.org',
      '周敏',
      'דנה',
      '???',
    ]) {
      for (const form of FORMS) {
        const name = `${label} as ${JSON.stringify(form)}`;
        assert.match(outcome(format, file(form, label)), /^(?:warned|rejected)$/, name);
        if (form === 'L: W') assert.equal(outcome(format, file(form, label), true), 'rejected', name);
      }
    }
  });
}

/** What ends a label in no known form, and is rare after the first words of a sentence. */
const UNUSUAL = [
  'L; W', 'L；W', 'L → W', 'L => W', 'L ▶ W', 'L~ W', 'L ~ W', 'L / W', 'L • W', 'L › W', 'L— W', 'L―W', 'L꞉ W', 'L︓ W', 'L "W"', 'L “W”', 'L「W」',
  '〔L〕W', '《L》W', '⟨L⟩ W', '«L» W', '“L” W', '[[L]] W', '★ L: W', '◆L W', '→ L: W', '§ L W', '## L\nW', 'L —\nW', 'L at 10:32\nW', 'L 36s\nW', 'L (36 s)\nW',
  'L, 3 May 2024 at 10:32\nW', 'L — Today at 10:32 AM\nW', 'L;0:36;W', 'L:\u2028W', 'Fine.\u2028L: W', 'Fine.\u0085L: W', 'Fine.\vL: W', 'Fine.\fL: W',
] as const; // prettier-ignore
/** Those that follow a sentence, too, unless a whole name stands before them. */
const AFTER_NAMES = ['L. W', 'L, W', 'L… W', 'L – W', 'L (quietly) W', 'L (W)'] as const;
const WHOLE_NAMES = [
  'Ruth Kone', 'Herr Dr. Uwe Krahn', 'Prof. Dr. med. Dr. h. c. Anneliese Freifrau von und zu Rotenhagen',
  'Isabela do Carmo Teixeira de Sousa e Meneses Pinto da Fonseca Vilar', 'Guest 2',
] as const; // prettier-ignore

for (const format of ['text', 'vtt', 'srt', 'json'] as const) {
  test(`${format}: a name before an unusual mark is a warning or rejected, never silent`, () => {
    for (const label of [...WHOLE_NAMES, 'Ruth', '周敏']) {
      const isWhole = label.includes(' ');
      const forms = [
        ...UNUSUAL,
        ...(isWhole ? AFTER_NAMES : []),
        ...(format === 'text' ? ['L\n\nW', '## L\n\nW'] : []),
      ];
      for (const form of [...forms, 'L: W']) {
        assert.match(
          outcome(format, file(form, label)),
          /^(?:warned|rejected)$/,
          `${label} as ${JSON.stringify(form)}`,
        );
      }
    }
  });
}

test('a number where the file has its labels may be a caller, and a short answer below a label is none', () => {
  for (const format of ['text', 'vtt', 'srt', 'json'] as const) {
    for (const form of ['L\n0 minutes 4 seconds\nW', 'L\n0:04\nW', 'L  0:04\nW', 'L\nW'].slice(
      0,
      format === 'text' ? 4 : 3,
    )) {
      for (const label of ['20417', '4930555', '+49 30 555']) {
        const parts = [
          written(form, 'Mia Brandt', 'Any news?'),
          written(form, 'Jo Adeyemi', 'No, none.'),
          written(form, label, WORDS),
          written(form, 'Mia Brandt', 'What else?'),
          written(form, 'Jo Adeyemi', '12'),
          written(form, 'Mia Brandt', 'Ok!'),
        ];
        const { transcript, lines } = FILES[format](parts);
        const { warning_details } = parseTranscript({ format, transcript, speaker_map });
        const told = warning_details.flatMap((each) => (each.code === 'speaker_doubtful' ? each.lines : []));
        const name = `${format} ${label} as ${JSON.stringify(form)}`;
        assert.equal(told.length, 1, name);
        assert.ok(lines.includes(told[0] ?? 0), name);
      }
    }
  }
});

test('ordinary speech on a line of its own is no label and no warning', () => {
  const said = [
    'Yes, Monday was the worst.', 'Yes—we did try that.', 'So… The second week was better.', 'Well. Then it broke.', 'Yeah (laughs) I know.',
    'He said "no way" and left.', '"No" is what he said.', 'Oh! Really?', 'Microsoft Teams (the app) crashed.', 'Excel, Word, Outlook, all of them.',
    '[laughs] That was odd.', '1. First we open the form.', 'We bought C++ books.', '$5 a month is fine.', 'Half of it is fine;', 'and then; well, no.',
    'Ja, Rechnungen machen wir.', 'Mein Chef (der alte) wollte das nicht.', '« Non », a-t-il dit.', '对，就是这样。', '是的（笑）我们都这样。', 'はい、そうですね。', 'לא, זה לא עבד.',
  ]; // prettier-ignore
  const transcript = said
    .map((words) => `Mia Brandt: And?\nJo Adeyemi: Well.\n${words}\nand so it went on.`)
    .join('\n');
  const { warnings } = parseTranscript({ format: 'text', transcript, speaker_map });
  assert.deepEqual(warnings, []);
});

test('a known label whose colon is missing is a warning, and a name that begins a sentence is none', () => {
  const warned = (line: string, map: Record<string, Speaker>) => {
    const [asks = '', answers = ''] = Object.keys(map);
    const transcript = `${asks}: How?\n${answers}: Well.\n${line}\n${answers}: So.`;
    return parseTranscript({ format: 'text', transcript, speaker_map: map }).warning_details.map(
      ({ code, lines }) => `${code} ${lines.join()}`,
    );
  };
  const tom = { Tom: 'interviewer', Ida: 'participant' } as const;
  for (const [line, map] of [
    ['Mia Brandt Why was that?', speaker_map],
    ['mia brandt why was that?', speaker_map],
    ['- Mia Brandt why?', speaker_map],
    ['Tom Why was that?', tom],
    ['SPEAKER_00 why was that?', { SPEAKER_00: 'interviewer', SPEAKER_01: 'participant' }],
    ['周敏为什么？', { 周敏: 'interviewer', 林涛: 'participant' }],
    ['דנה למה?', { דנה: 'interviewer', יוסי: 'participant' }],
  ] as const)
    assert.deepEqual(warned(line, map), ['speaker_doubtful 3'], line);
  assert.deepEqual(warned('Tom asked me why.', tom), []);
  assert.deepEqual(warned('I said so.', { I: 'interviewer', B: 'participant' }), []);
  assert.deepEqual(warned('Tomorrow We go.', tom), []);
});

test('a mapped label with an addition in brackets is found below a time in brackets', () => {
  for (const label of ['Jo Adeyemi [External]', 'Jo (they/them)', 'Jo [Acme] (Guest)']) {
    const map: Record<string, Speaker> = { 'Mia Brandt': 'interviewer', [label]: 'participant' };
    for (const form of [
      '[0:04] L: W',
      '(0:04) L: W',
      '[0:04] [L]: W',
      '[0:04] **L:** W',
      '[0:04] - L\nW',
      '[[L]]: W',
      '[0:04] L [0:09]: W',
    ]) {
      const transcript = `Mia Brandt: How?\n${written(form, label, WORDS)}`;
      const { turns } = parseTranscript({ format: 'text', transcript, speaker_map: map });
      assert.deepEqual(
        turns.map(({ text }) => text),
        ['How?', WORDS],
        `${label} as ${form}`,
      );
    }
  }
});

test('marks of the direction of writing around labels and times are no obstacle and no words', () => {
  const map: Record<string, Speaker> = { דנה: 'interviewer', יוסי: 'participant' };
  for (const form of [
    '\u200f[1.5.2024, 9:00:11] L: W',
    '\u2067L:\u2069 W',
    '\u200e[9:00] \u2067L\u2069: \u200fW',
    '\u202b0:04\u202c\n\u200fL: W',
  ]) {
    const transcript = `${written(form, 'דנה', 'איך?')}\n${written(form, 'יוסי', 'טוב.')}`;
    const { turns } = parseTranscript({ format: 'text', transcript, speaker_map: map });
    assert.deepEqual(
      turns.map(({ speaker, text }) => `${speaker} ${text}`),
      ['interviewer איך?', 'participant טוב.'],
      JSON.stringify(form),
    );
  }
});

test('a break within a line begins a turn and counts no line', () => {
  const transcript =
    'Mia Brandt: How?\u2028Jo Adeyemi: Fine.\u0085Mia Brandt: And?\nJo Adeyemi: So\vand so.\nRuth Kone: No.';
  const { turns, warning_details } = parseTranscript({ format: 'text', transcript, speaker_map });
  assert.deepEqual(
    turns.map(({ text }) => text),
    ['How?', 'Fine.', 'And?', 'So and so. Ruth Kone: No.'],
  );
  assert.deepEqual(
    warning_details.map(({ lines }) => lines),
    [[3]],
  );
});

test('an unknown label in a caption is reported with its own line', () => {
  const transcript = ['Mia Brandt', 'Jo Adeyemi', 'Ruth Kone']
    .map((label, n) => `00:00:0${n},000 --> 00:00:0${n},900\n${label} (00:0${n}):\nSo.`)
    .join('\n\n');
  assert.deepEqual(refused({ format: 'srt', transcript, speaker_map }), ['speaker_unmapped transcript.line.10']);
});

test('where only the interviewer is left, lines that may begin with another label are named', () => {
  const transcript = 'Mia Brandt: How?\njadey: Fine.\nMia Brandt: And?';
  assert.deepEqual(refused({ format: 'text', transcript, speaker_map }), [
    'participant_missing transcript',
    'speaker_unmapped transcript.line.2',
  ]);
});

test('labels match over case, width, white space and invisible characters', () => {
  for (const label of [
    'jo adeyemi',
    'JO ADEYEMI',
    'Jo\u00a0Adeyemi',
    'Jo  Adeyemi',
    '\u200bJo\u2060 Adeyemi',
    'Ｊｏ Ａｄｅｙｅｍｉ',
    '\u202aJo Adeyemi\u202c',
  ]) {
    assert.equal(outcome('text', file('L: W', label)), 'participant', label);
  }
});

test('a clause before a colon is speech where the map names the speakers, whatever the script', () => {
  const map: Record<string, Speaker> = { 周敏: 'interviewer', 林涛: 'participant' };
  const transcript = '周敏：换班怎么样？\n林涛：不好。\n最大的麻烦是：扫描仪坏了。\n周敏：明白。';
  const { turns, warnings } = parseTranscript({ format: 'text', transcript, speaker_map: map });
  assert.deepEqual(
    turns.map(({ speaker }) => speaker),
    ['interviewer', 'participant', 'interviewer'],
  );
  assert.match(warnings[0] ?? '', /^Line 3: may begin with a speaker/);
});

test('a name that recurs is a label that has to be mapped', () => {
  const transcript = 'Mia Brandt: How?\nJo Adeyemi: So.\nRuth Kone: Badly.\nMia Brandt: Why?\nRuth Kone: No light.';
  assert.throws(() => parseTranscript({ format: 'text', transcript, speaker_map }), TranscriptError);
});

test('a label that is mapped with its decoration or a colon counts as it is written', () => {
  const map: Record<string, Speaker> = {
    'Desk 4: Jo': 'participant',
    'Jo (night)': 'interviewer',
    Desk: 'interviewer',
  };
  const transcript = 'Jo (night): How?\nDesk 4: Jo: Fine.';
  const { turns } = parseTranscript({ format: 'text', transcript, speaker_map: map });
  assert.deepEqual(
    turns.map(({ speaker, text }) => `${speaker} ${text}`),
    ['interviewer How?', 'participant Fine.'],
  );
});

test('what is said after a label stays whole: a time, brackets, cells', () => {
  const said = ['10:30', '(at noon) yes', '10:30 or 11:00: both', '- well'];
  for (const words of said) {
    const { turns } = parseTranscript({
      format: 'text',
      transcript: `Mia Brandt: When?\nJo Adeyemi: ${words}`,
      speaker_map,
    });
    assert.equal(turns[1]?.text, words);
  }
});

test('what programs write around speech is left out with its line, and titles too', () => {
  const transcript = [
    'Weekly interview', '3 May 2024', '', 'Mia Brandt started transcription', '', 'Mia Brandt  0:03', 'How was it?', 'Jo Adeyemi joined the meeting',
    'Jo Adeyemi  0:09', 'Slow.', '', 'Transcribed by https://notes.example.com', '[END OF RECORDING]',
  ].join('\n'); // prettier-ignore
  const { turns, warning_details } = parseTranscript({ format: 'text', transcript, speaker_map });
  assert.deepEqual(
    turns.map(({ text, started_ms }) => [text, started_ms]),
    [
      ['How was it?', 3000],
      ['Slow.', 9000],
    ],
  );
  assert.deepEqual(
    warning_details.map(({ code, lines }) => [code, lines]),
    [
      ['program_line', [4, 8, 12, 13]],
      ['words_before_first_label', [1, 2]],
    ],
  );
  const request = {
    format: 'text',
    transcript: `Mia Brandt: Did I tell you that he left the meeting?\nJo Adeyemi: I left the meeting`,
    speaker_map,
  } as const;
  assert.equal(parseTranscript(request).turns[1]?.text, 'I left the meeting');
});

test('times of day become times since the first', () => {
  const transcript = '[Mia Brandt] 23:59:50\nHow?\n[Jo Adeyemi] 00:00:10\nFine.';
  const { turns } = parseTranscript({ format: 'text', transcript, speaker_map });
  assert.deepEqual(
    turns.map(({ started_ms }) => started_ms),
    [0, 20_000],
  );
});

test('one cue with a wrong time keeps its place, with a warning', () => {
  const transcript = [
    '00:00:01,000 --> 00:00:03,000\nMia Brandt: How?', '00:01:10,000 --> 00:01:09,900\nJo Adeyemi: It was',
    '00:00:40,000 --> 00:00:45,000\nJo Adeyemi: slow.', '00:01:11,000 --> 00:01:13,000\nJo Adeyemi: Very.',
  ].join('\n\n'); // prettier-ignore
  const { turns, warning_details } = parseTranscript({ format: 'srt', transcript, speaker_map });
  assert.equal(turns[1]?.text, 'It was slow. Very.');
  assert.deepEqual(
    warning_details.map(({ code, lines }) => [code, lines]),
    [
      ['ends_early', [4]],
      ['time_backwards', [7]],
    ],
  );
});
