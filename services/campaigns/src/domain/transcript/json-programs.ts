import { labelledLines } from './cue-text.ts';
import { CueList } from './cues.ts';
import { encodingFault } from './encoding.ts';
import { type ParseContext, type ParsedTurn, limits } from './types.ts';

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a program heard without a pause or a change of voice. */
export interface Utterance {
  /** Null where the program tells no voices apart. */
  readonly label: string | null;
  readonly text: string;
  readonly started_ms: number | null;
  readonly ended_ms: number | null;
  /** Words within it belong to other voices. */
  readonly isMixed: boolean;
  /** Where it begins in a file of lines. */
  readonly line?: number;
}

const listOf = (value: unknown): Fields[] | null =>
  Array.isArray(value) && value.length > 0 && value.every(isFields) ? value : null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const firstOf = (fields: Fields, names: readonly string[]): unknown =>
  names.map((name) => fields[name]).find((value) => value !== undefined && value !== null);

const LABELS = ['speaker', 'speaker_label', 'speaker_name', 'speakerName', 'speaker_id', 'speakerId', 'name'] as const;
const TEXTS = ['text', 'transcript', 'content', 'punctuated_word', 'word', 'value'] as const;
const STARTS = ['start', 'start_time', 'startTime', 'ts', 'offset'] as const;
const ENDS = ['end', 'end_time', 'endTime', 'end_ts'] as const;

/** The utterances of a file that a transcription program wrote; null for an unknown structure. */
export function utterancesOf(file: unknown): Utterance[] | null {
  const top = fieldsOf(file);
  const results = fieldsOf(top['results']);
  const alternative = fieldsOf(listOf(fieldsOf(listOf(results['channels'])?.[0])['alternatives'])?.[0]);
  const seconds = listOf(top['segments']) ?? listOf(results['utterances']) ?? listOf(results['audio_segments']);
  if (seconds) return seconds.map((each) => utterance(each, 1000));
  const paragraphs = listOf(fieldsOf(alternative['paragraphs'])['paragraphs']);
  if (paragraphs) return paragraphs.map((each) => utterance({ ...each, text: joined(each['sentences']) }, 1000));
  const words = listOf(alternative['words']) ?? listOf(top['word_segments']);
  if (words) return byVoice(words, 1000);
  const utterances = listOf(top['utterances']);
  // AssemblyAI counts milliseconds, always whole; Deepgram counts seconds.
  if (utterances) return utterances.map((each) => utterance(each, isWhole(utterances) ? 1 : 1000));
  const monologues = listOf(top['monologues']);
  if (monologues) return monologues.map(monologue);
  const pieces = listOf(top['transcription']);
  if (pieces) return pieces.map((each) => offsets(each));
  const plain = listOf(file);
  return plain?.every((each) => typeof firstOf(each, TEXTS) === 'string')
    ? plain.map((each) => utterance(each, 1000))
    : null;
}

const isWhole = (list: readonly Fields[]) =>
  list.every((each) => [...STARTS, ...ENDS].every((name) => each[name] === undefined || Number.isInteger(each[name])));

function utterance(fields: Fields, unit: number): Utterance {
  const words = listOf(fields['words']) ?? [];
  const label = labelOf(firstOf(fields, LABELS));
  const others = words.map((word) => labelOf(firstOf(word, LABELS))).filter((each) => each !== null);
  const known = label ?? (new Set(others).size === 1 ? (others[0] ?? null) : null);
  const text = firstOf(fields, TEXTS);
  return {
    label: known,
    text: typeof text === 'string' ? text.trim() : '',
    started_ms: msOf(firstOf(fields, STARTS), unit),
    ended_ms: msOf(firstOf(fields, ENDS), unit),
    isMixed: others.some((each) => each !== known),
  };
}

/** Programs number voices, or name them. */
function labelOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, limits.topic_characters) : null;
}

function msOf(value: unknown, unit: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? Math.round(number * unit) : null;
}

const joined = (list: unknown): string =>
  (listOf(list) ?? [])
    .map((each) => firstOf(each, TEXTS))
    .filter((text) => typeof text === 'string')
    .join(' ');

/** Words of one voice in a row. */
function byVoice(words: readonly Fields[], unit: number): Utterance[] {
  const groups: Fields[][] = [];
  for (const word of words) {
    const last = groups.at(-1)?.[0];
    const isSame = last !== undefined && labelOf(firstOf(last, LABELS)) === labelOf(firstOf(word, LABELS));
    if (isSame) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => {
    const [first = {}, last = {}] = [group[0], group.at(-1)];
    const end = firstOf(last, ENDS);
    return utterance(
      { ...first, text: joined(group.map(({ punctuated_word, word }) => ({ text: punctuated_word ?? word }))), end },
      unit,
    );
  });
}

/** Rev: elements are words and the punctuation between them. */
function monologue(fields: Fields): Utterance {
  const elements = listOf(fields['elements']) ?? [];
  const text = elements.map((each) => (typeof each['value'] === 'string' ? each['value'] : '')).join('');
  const timed = elements.filter((each) => each['type'] === 'text');
  return utterance(
    {
      speaker: fieldsOf(fields['speaker'])['name'] ?? fields['speaker'],
      text,
      ts: timed[0]?.['ts'],
      end_ts: timed.at(-1)?.['end_ts'],
    },
    1000,
  );
}

/** whisper.cpp. */
function offsets(fields: Fields): Utterance {
  const { from, to } = fieldsOf(fields['offsets']);
  return utterance({ ...fields, offset: undefined, start: from, end: to }, 1);
}

/** Utterances as turns: like cues, and where none names a voice their text may. */
export function parseUtterances(utterances: readonly Utterance[], context: ParseContext): ParsedTurn[] {
  const { problems, speakers, warnings } = context;
  const cues = new CueList(labelledLines, context);
  const isVoiced = utterances.some(({ label }) => label !== null);
  if (!isVoiced) speakers.read(utterances.map(({ text }) => text).join('\n'));
  for (const [index, { label, text, started_ms, ended_ms, isMixed, line: at = index + 1 }] of utterances.entries()) {
    const fault = encodingFault(text);
    if (fault) problems.add(['transcript', index], fault.type, fault.msg);
    if (isMixed) warnings.add('words_of_others', at);
    cues.begin(at, started_ms === null ? null : { started_ms, ended_ms: ended_ms ?? started_ms });
    if (!isVoiced || text === '') for (const line of text.split('\n')) cues.addLine(line, at);
    else
      cues.closeWith([
        {
          label: label === null ? null : numbered(label, speakers.find),
          text: text.replace(/\s*\n\s*/g, ' '),
          line: at,
        },
      ]);
  }
  return cues.finish();
}

/** A map may name a numbered voice as programs show it. */
function numbered(label: string, find: (label: string) => unknown): string {
  const forms = [label, `speaker ${label}`, `speaker_${label}`, `speaker_${label.padStart(2, '0')}`, `spk_${label}`];
  return /^(?:\d{1,3}|[A-Z])$/.test(label) ? (forms.find((form) => find(form)) ?? label) : label;
}
