import { openQuestion } from '../../../services/campaigns/src/requests.fixture.ts';
import {
  MAX_QUOTE,
  provenRead,
  quotedRead,
  sentencesWith,
} from '../../../services/campaigns/src/domain/answers/quoted-value.ts';
import { NOTHING } from '../../../services/campaigns/src/domain/answers/read-answers.ts';
import { safeFileName } from '../../../services/campaigns/src/domain/exports/file-names.ts';
import { docx } from '../../../services/campaigns/src/domain/exports/docx.ts';
import {
  basesOf,
  inflectedFormsOf,
  pluralsOf,
  stemsOf,
  stemsOfName,
  withoutPrefixes,
} from '../../../services/campaigns/src/domain/names/endings.ts';
import {
  charactersOf,
  classAt,
  fold,
  nextRun,
  removeInvisible,
  runsOf,
  transcribe,
} from '../../../services/campaigns/src/domain/names/fold.ts';
import {
  beginsWithCapital,
  hasCase,
  initialOf,
  wordsIn,
  wordsInAccount,
} from '../../../services/campaigns/src/domain/names/name-words.ts';
import { nameOfLabel } from '../../../services/campaigns/src/domain/names/name-of-label.ts';
import { NameMasker } from '../../../services/campaigns/src/domain/names/name-masker.ts';
import { readCodes } from '../../../services/campaigns/src/domain/names/read-codes.ts';
import { joinLines, srtSegments, vttSegments } from '../../../services/campaigns/src/domain/transcript/cue-text.ts';
import { encodingFault } from '../../../services/campaigns/src/domain/transcript/encoding.ts';
import { isMarkLike, surveyLayout } from '../../../services/campaigns/src/domain/transcript/layout.ts';
import { LineReader, lineNumberAt } from '../../../services/campaigns/src/domain/transcript/line-reader.ts';
import { parseTranscript } from '../../../services/campaigns/src/domain/transcript/parse-transcript.ts';
import { ProblemList } from '../../../services/campaigns/src/domain/transcript/problems.ts';
import {
  TranscriptRenderer,
  escapeMarkdown,
} from '../../../services/campaigns/src/domain/transcript/render-transcript.ts';
import { isProgramLine } from '../../../services/campaigns/src/domain/transcript/program-lines.ts';
import {
  couldBeLabel,
  couldBeName,
  isNameLike,
  mayStandAlone,
  nameLikeness,
  plainerForms,
  plainest,
} from '../../../services/campaigns/src/domain/transcript/label-forms.ts';
import { HEAD_CHARACTERS, MAX_ALONE, knownHead } from '../../../services/campaigns/src/domain/transcript/heads.ts';
import { isHeading } from '../../../services/campaigns/src/domain/transcript/titles.ts';
import { unknownHead } from '../../../services/campaigns/src/domain/transcript/unknown-heads.ts';
import { labelKey, oneLine, quickKey } from '../../../services/campaigns/src/domain/transcript/label-key.ts';
import { WarningList } from '../../../services/campaigns/src/domain/transcript/warnings.ts';
import { isSbv, srtOfSbv } from '../../../services/campaigns/src/domain/transcript/srt.ts';
import { SpeakerLabels } from '../../../services/campaigns/src/domain/transcript/speakers.ts';
import {
  durationOf,
  parseTimeCode,
  parseTiming,
  readTimes,
  takeLead,
  takeMiddle,
  takeTrail,
  timeAlone,
} from '../../../services/campaigns/src/domain/transcript/time-codes.ts';
import { type TextFunctions, inEach, rejecting, upTo } from './types.ts';
/** Of a contact. */
const MAX_NAME = 200;
const speakers = () => new SpeakerLabels({ A: 'interviewer', B: 'participant' }, new ProblemList(), new WarningList());
const parse = (format: 'vtt' | 'srt' | 'text' | 'csv') =>
  rejecting((transcript) => parseTranscript({ format, transcript, speaker_map: { A: 'participant' } }));
const cueLines = (text: string) => text.split('\n').map((each, index) => ({ text: each, line: index + 1 }));
const masker = NameMasker.of(
  [
    { names: ['Anna Maria Berg'], emails: ['anna.berg@example.org'] },
    { names: ['A. B. Smith'], emails: [] },
    { names: ['李明'], emails: [] },
  ],
  'en',
);
const QUESTION = { ...openQuestion('When did it begin?', 'since'), kind: 'date' } as const;

export const CAMPAIGNS: TextFunctions = {
  'services/campaigns/src/domain/answers/quoted-value.ts': {
    quotedRead: upTo(MAX_QUOTE, (quote) => quotedRead(QUESTION, NOTHING, { quote, tag: 'en' })),
    sentencesWith: inEach((text, language) => sentencesWith(text, text.slice(-50), language)),
    provenRead: inEach((text, language) =>
      provenRead(
        QUESTION,
        text,
        { ...NOTHING, value: null, quote: text.slice(-50) },
        { tag: language, day: new Date(0) },
      ),
    ),
  },
  'services/campaigns/src/domain/exports/file-names.ts': { safeFileName: (text) => safeFileName(text, 'x') },
  'services/campaigns/src/domain/exports/docx.ts': {
    'docx.turn': (text) => docx.turn({ name: text, time: null, text }),
  },
  'services/campaigns/src/domain/names/endings.ts': {
    basesOf,
    inflectedFormsOf,
    pluralsOf: (text) => pluralsOf(text, 'de'),
    stemsOf,
    stemsOfName,
    withoutPrefixes,
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
  'services/campaigns/src/domain/names/name-words.ts': {
    beginsWithCapital,
    hasCase,
    initialOf,
    wordsIn: (text) => wordsIn(text, fold),
    wordsInAccount,
  },
  'services/campaigns/src/domain/names/read-codes.ts': {
    readCodes: (text) => readCodes(text)?.originOf({ start: 0, end: text.length }),
    'readCodes#codes': (text) => readCodes(text.replaceAll(/[^a-z]/g, '%E4<')),
  },
  'services/campaigns/src/domain/names/name-of-label.ts': { nameOfLabel: (text) => nameOfLabel(text, 'en') },
  'services/campaigns/src/domain/names/name-masker.ts': {
    'NameMasker.mask': (text) => masker.mask(text, { everyCase: true }),
    'NameMasker.mask#codes': (text) => masker.mask(text.replaceAll(/[^a-z]/g, '%2E<b>&shy;')),
    'NameMasker.mask#lines': (text) => masker.mask(text.replaceAll(' ', '-\n> ')),
    'NameMasker.maskAll': (text) => masker.maskAll(text),
    'NameMasker.of': upTo(MAX_NAME, (text) =>
      NameMasker.of([{ names: [text], emails: [text] }], 'en').mask(text.repeat(50)),
    ),
  },
  'services/campaigns/src/domain/transcript/cue-text.ts': {
    joinLines: (text) => joinLines(text.split('\n')),
    srtSegments: rejecting((text) =>
      srtSegments(cueLines(text), { speakers: speakers(), warnings: new WarningList() }),
    ),
    vttSegments: rejecting((text) =>
      vttSegments(cueLines(text), { speakers: speakers(), warnings: new WarningList() }),
    ),
  },
  'services/campaigns/src/domain/transcript/encoding.ts': { encodingFault },
  'services/campaigns/src/domain/transcript/layout.ts': {
    surveyLayout: (text) => surveyLayout(text, () => null),
    isMarkLike: (text) => isMarkLike(text, true, true),
  },
  'services/campaigns/src/domain/transcript/line-reader.ts': {
    'new LineReader': (text) => {
      const reader = new LineReader(text, { inner: true });
      while (reader.next() !== null);
    },
    lineNumberAt: (text) => lineNumberAt(text, text.length),
  },
  'services/campaigns/src/domain/transcript/plain-text.ts': { parsePlainText: parse('text') },
  'services/campaigns/src/domain/transcript/csv.ts': {
    parseCsv: (text) => parse('csv')(`speaker,text\nA,"${text}\nA,${text}`),
  },
  'services/campaigns/src/domain/transcript/srt.ts': { parseSrt: parse('srt'), isSbv, srtOfSbv },
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
    'SpeakerLabels.read': (text) => speakers().read(text),
    'SpeakerLabels.head': (text) => speakers().head(text, 1),
    'SpeakerLabels.begins': (text) => speakers().begins(text),
    'SpeakerLabels.doubt': (text) => speakers().doubt(text, 1, {}),
    'SpeakerLabels.namesAnother': (text) => speakers().namesAnother(text),
    'SpeakerLabels.written': (text) => speakers().written(text),
    'new SpeakerLabels': (text) => new SpeakerLabels({ [text]: 'participant' }, new ProblemList(), new WarningList()),
    'SpeakerLabels.resolve': (text) => speakers().resolve(text, []),
  },
  'services/campaigns/src/domain/transcript/heads.ts': {
    knownHead: (text) => knownHead(text, { find: () => null, haveColons: true }),
  },
  'services/campaigns/src/domain/transcript/titles.ts': {
    isHeading: (text) => isHeading(text, { likeness: 'doubtful' }),
    'isHeading#date': upTo(MAX_ALONE, (text) => isHeading(`1: 1 ${text}`.slice(0, MAX_ALONE), { likeness: 'name' })),
  },
  'services/campaigns/src/domain/transcript/unknown-heads.ts': {
    unknownHead: (text) =>
      unknownHead(text, {
        isAboveTime: true,
        isBelowTime: false,
        isFirst: false,
        isTimeUsed: () => true,
        isAboveText: () => true,
        isBareUsed: () => true,
      }),
    'unknownHead#start': upTo(HEAD_CHARACTERS, (text) =>
      unknownHead(text, {
        isAboveTime: false,
        isBelowTime: false,
        isFirst: false,
        isTimeUsed: () => true,
        isAboveText: () => true,
        isBareUsed: () => true,
      }),
    ),
  },
  'services/campaigns/src/domain/transcript/label-forms.ts': {
    plainerForms: upTo(HEAD_CHARACTERS, (text) => [...plainerForms(text)]),
    plainest: upTo(HEAD_CHARACTERS, plainest),
    nameLikeness: upTo(HEAD_CHARACTERS, nameLikeness),
    isNameLike: upTo(HEAD_CHARACTERS, isNameLike),
    couldBeLabel: upTo(HEAD_CHARACTERS, couldBeLabel),
    couldBeName: upTo(HEAD_CHARACTERS, couldBeName),
    mayStandAlone: upTo(HEAD_CHARACTERS, mayStandAlone),
  },
  'services/campaigns/src/domain/transcript/label-key.ts': { labelKey, oneLine, quickKey },
  'services/campaigns/src/domain/transcript/program-lines.ts': { isProgramLine },
  'services/campaigns/src/domain/transcript/time-codes.ts': {
    durationOf,
    parseTimeCode,
    parseTiming,
    readTimes,
    takeLead,
    takeMiddle: upTo(HEAD_CHARACTERS, takeMiddle),
    takeTrail: upTo(HEAD_CHARACTERS, takeTrail),
    timeAlone,
  },
};
