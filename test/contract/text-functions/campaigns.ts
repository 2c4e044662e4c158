import { safeFileName } from '../../../services/campaigns/src/domain/exports/file-names.ts';
import { docx } from '../../../services/campaigns/src/domain/exports/docx.ts';
import { fold, classAt, isPlain, nextRun, runsOf } from '../../../services/campaigns/src/domain/names/fold.ts';
import { beginsWithCapital } from '../../../services/campaigns/src/domain/names/known-names.ts';
import { NameMasker } from '../../../services/campaigns/src/domain/names/name-masker.ts';
import { joinLines, srtSegments, vttSegments } from '../../../services/campaigns/src/domain/transcript/cue-text.ts';
import { encodingFault } from '../../../services/campaigns/src/domain/transcript/encoding.ts';
import { lineNumberAt } from '../../../services/campaigns/src/domain/transcript/line-reader.ts';
import { parseTranscript } from '../../../services/campaigns/src/domain/transcript/parse-transcript.ts';
import { ProblemList } from '../../../services/campaigns/src/domain/transcript/problems.ts';
import { TranscriptRenderer, escapeMarkdown } from '../../../services/campaigns/src/domain/transcript/render-transcript.ts';
import { SpeakerLabels, looksLikeLabel } from '../../../services/campaigns/src/domain/transcript/speakers.ts';
import { parseTimeCode, parseTiming } from '../../../services/campaigns/src/domain/transcript/time-codes.ts';
const speakers = () => new SpeakerLabels({ A: 'interviewer', B: 'participant' }, new ProblemList());
const parse = (format: any) => (t: string) => { try { parseTranscript({ format, transcript: t, speaker_map: { A: 'participant' } } as any) } catch {} };
const masker = new NameMasker([{ names: ['Anna Maria Berg'], emails: ['anna.berg@example.org'] }, { names: ['A. B. Smith'], emails: [] }, { names: ['李明'], emails: [] }], 'en');
export const CAMPAIGNS: any = {
  'services/campaigns/src/domain/exports/file-names.ts': { safeFileName: (t: string) => safeFileName(t, 'x') },
  'services/campaigns/src/domain/exports/docx.ts': { 'docx.turn': (t: string) => docx.turn({ name: t, time: null, text: t }) },
  'services/campaigns/src/domain/names/fold.ts': { fold, classAt: (t: string) => classAt(t, 1), isPlain: (t: string) => isPlain(t, { start: 0, end: t.length }), nextRun: (t: string) => nextRun(t, 0), runsOf },
  'services/campaigns/src/domain/names/known-names.ts': { beginsWithCapital },
  'services/campaigns/src/domain/names/name-masker.ts': { 'NameMasker.mask': (t: string) => masker.mask(t, { everyCase: true }), 'NameMasker.maskAll': (t: string) => masker.maskAll(t), 'new NameMasker': (t: string) => new NameMasker([{ names: [t], emails: [t] }], 'en').mask(t.slice(0, 20_000)) },
  'services/campaigns/src/domain/transcript/cue-text.ts': { joinLines: (t: string) => joinLines(t.split('\n')), srtSegments: (t: string) => srtSegments(t.split('\n'), speakers()), vttSegments: (t: string) => vttSegments(t.split('\n'), speakers()) },
  'services/campaigns/src/domain/transcript/encoding.ts': { encodingFault },
  'services/campaigns/src/domain/transcript/line-reader.ts': { lineNumberAt: (t: string) => lineNumberAt(t, t.length) },
  'services/campaigns/src/domain/transcript/plain-text.ts': { parsePlainText: parse('text') },
  'services/campaigns/src/domain/transcript/srt.ts': { parseSrt: parse('srt') },
  'services/campaigns/src/domain/transcript/vtt.ts': { parseVtt: (t: string) => parse('vtt')(`WEBVTT\n\n${t}`) },
  'services/campaigns/src/domain/transcript/render-transcript.ts': { escapeMarkdown, 'TranscriptRenderer.next': (t: string) => (['vtt','srt','markdown','text'] as const).map((f) => new TranscriptRenderer(f, [null]).next([{ speaker: 'participant', speaker_label: t, text: t, started_ms: null, ended_ms: null }])) },
  'services/campaigns/src/domain/transcript/speakers.ts': { looksLikeLabel, 'SpeakerLabels.split': (t: string) => speakers().split(t), 'SpeakerLabels.resolve': (t: string) => speakers().resolve(t, []) },
  'services/campaigns/src/domain/transcript/time-codes.ts': { parseTimeCode, parseTiming },
};
