import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTranscript } from './parse-transcript.ts';
import { isProgramLine } from './program-lines.ts';

const WRITTEN = [
  'Recording stopped', '[Recording paused]', '(Recording resumed)', '<i>Recording stopped</i>', 'Recording started at 10:02', 'The recording has stopped',
  'Meeting ended', 'Call ended after 00:35:12', 'This meeting is being recorded', 'Live transcription started by Mia Brandt', 'Mia Brandt stopped recording',
  'Mia Brandt has started sharing', 'Mia Brandt ended the meeting', 'Jo has left the meeting', 'Jo Adeyemi joined the call at 10:32', '*** Jo Adeyemi left ***',
  '* Jo has joined the channel', 'Jo Adeyemi was removed from the meeting', '--- End of recording ---', 'Transcribed by https://notes.example.com',
  'Die Aufzeichnung wurde gestartet', 'Mia Brandt hat die Besprechung verlassen', 'Mia Brandt a rejoint la réunion', 'La grabación se ha detenido',
] as const; // prettier-ignore
const SPOKEN = [
  'I left the meeting', 'He left the meeting early', 'We started recording', 'Jo joined the team', 'Jo left', 'The recording was terrible', 'My boss joined the meeting.',
  'Recording stopped working', 'The meeting has started to bore us', 'Nobody joined the call that day.', '(laughs) We left', 'Wir haben die Besprechung verlassen',
] as const; // prettier-ignore

test('what programs write about the meeting is told from what people say about it', () => {
  assert.deepEqual(
    WRITTEN.filter((line) => !isProgramLine(line)),
    [],
  );
  assert.deepEqual(SPOKEN.filter(isProgramLine), []);
});

for (const format of ['text', 'vtt', 'srt'] as const) {
  test(`${format}: a line of a program becomes nobody's words, and is in a warning`, () => {
    const lines = [
      'Mia Brandt: How?',
      'Jo Adeyemi: Fine.',
      '[Recording paused]',
      'Mia Brandt: And?',
      'Jo Adeyemi: So.\nJo Adeyemi has left the meeting',
    ];
    const cues = lines.map((line, n) => `00:00:0${n}.000 --> 00:00:0${n}.900\n${line}\n`);
    const transcript = { text: lines.join('\n'), vtt: `WEBVTT\n\n${cues.join('\n')}`, srt: cues.join('\n') }[format];
    const speaker_map = { 'Mia Brandt': 'interviewer', 'Jo Adeyemi': 'participant' } as const;
    const { turns, warning_details } = parseTranscript({ format, transcript, speaker_map });
    assert.deepEqual(
      turns.map(({ text }) => text),
      ['How?', 'Fine.', 'And?', 'So.'],
    );
    assert.equal(warning_details.find(({ code }) => code === 'program_line')?.count, 2);
  });
}
