import { safeFileName } from '../../../services/campaigns/src/domain/exports/file-names.ts';
import { docx } from '../../../services/campaigns/src/domain/exports/docx.ts';
import {
  charactersOf,
  classAt,
  fold,
  nextRun,
  removeInvisible,
  runsOf,
  transcribe,
} from '../../../services/campaigns/src/domain/names/fold.ts';
import { beginsWithCapital } from '../../../services/campaigns/src/domain/names/known-names.ts';
import { NameMasker } from '../../../services/campaigns/src/domain/names/name-masker.ts';
import { joinLines, srtSegments, vttSegments } from '../../../services/campaigns/src/domain/transcript/cue-text.ts';
import { encodingFault } from '../../../services/campaigns/src/domain/transcript/encoding.ts';
import { LineReader, lineNumberAt } from '../../../services/campaigns/src/domain/transcript/line-reader.ts';
import { parseTranscript } from '../../../services/campaigns/src/domain/transcript/parse-transcript.ts';
import { ProblemList } from '../../../services/campaigns/src/domain/transcript/problems.ts';
import {
  TranscriptRenderer,
  escapeMarkdown,
} from '../../../services/campaigns/src/domain/transcript/render-transcript.ts';
import { SpeakerLabels, looksLikeLabel } from '../../../services/campaigns/src/domain/transcript/speakers.ts';
import { parseTimeCode, parseTiming } from '../../../services/campaigns/src/domain/transcript/time-codes.ts';
import { type TextFunctions, rejecting, upTo } from './types.ts';
/** Of a contact. */
const MAX_NAME = 200;
const speakers = () => new SpeakerLabels({ A: 'interviewer', B: 'participant' }, new ProblemList());
const parse = (format: 'vtt' | 'srt' | 'text') =>
  rejecting((transcript) => parseTranscript({ format, transcript, speaker_map: { A: 'participant' } }));
const masker = NameMasker.of(
  [
    { names: ['Anna Maria Berg'], emails: ['anna.berg@example.org'] },
    { names: ['A. B. Smith'], emails: [] },
    { names: ['李明'], emails: [] },
  ],
  'en',
);
export const CAMPAIGNS: TextFunctions = {
  'services/campaigns/src/domain/exports/file-names.ts': { safeFileName: (text) => safeFileName(text, 'x') },
  'services/campaigns/src/domain/exports/docx.ts': {
    'docx.turn': (text) => docx.turn({ name: text, time: null, text }),
  },
  'services/campaigns/src/domain/names/fold.ts': {
    fold,
    classAt: (text) => classAt(text, 1),
    charactersOf,
    removeInvisible,
    transcribe,
    nextRun: (text) => nextRun(text, 0),
    runsOf,
  },
  'services/campaigns/src/domain/names/known-names.ts': { beginsWithCapital },
  'services/campaigns/src/domain/names/name-masker.ts': {
    'NameMasker.mask': (text) => masker.mask(text, { everyCase: true }),
    'NameMasker.maskAll': (text) => masker.maskAll(text),
    'NameMasker.of': upTo(MAX_NAME, (text) =>
      NameMasker.of([{ names: [text], emails: [text] }], 'en').mask(text.repeat(50)),
    ),
  },
  'services/campaigns/src/domain/transcript/cue-text.ts': {
    joinLines: (text) => joinLines(text.split('\n')),
    srtSegments: (text) => srtSegments(text.split('\n'), speakers()),
    vttSegments: (text) => vttSegments(text.split('\n'), speakers()),
  },
  'services/campaigns/src/domain/transcript/encoding.ts': { encodingFault },
  'services/campaigns/src/domain/transcript/line-reader.ts': {
    'new LineReader': (text) => {
      const reader = new LineReader(text);
      while (reader.next() !== null);
    },
    lineNumberAt: (text) => lineNumberAt(text, text.length),
  },
  'services/campaigns/src/domain/transcript/plain-text.ts': { parsePlainText: parse('text') },
  'services/campaigns/src/domain/transcript/srt.ts': { parseSrt: parse('srt') },
  'services/campaigns/src/domain/transcript/vtt.ts': { parseVtt: (text) => parse('vtt')(`WEBVTT\n\n${text}`) },
  'services/campaigns/src/domain/transcript/render-transcript.ts': {
    escapeMarkdown,
    'TranscriptRenderer.next': (text) =>
      (['vtt', 'srt', 'markdown', 'text'] as const).map((f) =>
        new TranscriptRenderer(f, [null]).next([
          { speaker: 'participant', speaker_label: text, text, started_ms: null, ended_ms: null },
        ]),
      ),
  },
  'services/campaigns/src/domain/transcript/speakers.ts': {
    looksLikeLabel,
    'SpeakerLabels.isKnown': (text) => speakers().isKnown(text),
    'SpeakerLabels.written': (text) => speakers().written(text),
    'new SpeakerLabels': (text) => new SpeakerLabels({ [text]: 'participant' }, new ProblemList()),
    'SpeakerLabels.split': (text) => speakers().split(text),
    'SpeakerLabels.resolve': (text) => speakers().resolve(text, []),
  },
  'services/campaigns/src/domain/transcript/time-codes.ts': { parseTimeCode, parseTiming },
};
