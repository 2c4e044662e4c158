import { labelledLines } from './cue-text.ts';
import { CueList } from './cues.ts';
import { encodingFault } from './encoding.ts';
import {
  type Fields,
  type Utterance,
  fieldsOf,
  listOf,
  textOf,
  unitOf,
  utterancesIn,
  utterancesOfWords,
  withChannels,
} from './json-voices.ts';
import { labelKey } from './label-key.ts';
import type { ParseContext, ParsedTurn } from './types.ts';

/** The utterances of a file that a transcription program wrote; null for an unknown structure. */
export function utterancesOf(file: unknown): Utterance[] | null {
  const top = fieldsOf(file);
  const results = fieldsOf(top['results']);
  const seconds = listOf(top['segments']) ?? listOf(results['utterances']) ?? listOf(results['audio_segments']);
  if (seconds) return withChannels(seconds).flatMap((each) => utterancesIn(each, 1000));
  const channels = listOf(results['channels']);
  const heard = channels && channelsOf(channels);
  if (heard) return heard;
  const pieces = listOf(top['utterances']) ?? listOf(top['paragraphs']) ?? listOf(top['sentences']);
  if (pieces) return withChannels(pieces).flatMap((each) => utterancesIn(each, unitOf(pieces)));
  const words = listOf(top['word_segments']) ?? listOf(top['words']);
  if (words) return utterancesOfWords(words, unitOf(words), textOf(top));
  const monologues = listOf(top['monologues']);
  if (monologues) return monologues.flatMap(monologue);
  const offset = listOf(top['transcription']);
  if (offset) return offset.flatMap(offsets);
  const plain = listOf(file);
  return plain?.every((each) => textOf(each) !== '') ? plain.flatMap((each) => utterancesIn(each, 1000)) : null;
}

const inChannel = (list: readonly Fields[] | null, channel: number): Fields[] =>
  (list ?? []).map((each) => ({ ...each, channel }));

/** Deepgram: the paragraphs of each channel, or else its words. */
function channelsOf(channels: readonly Fields[]): Utterance[] | null {
  const heard = channels.map((each) => fieldsOf(listOf(each['alternatives'])?.[0]));
  const paragraphs = heard.flatMap(({ paragraphs: given }, channel) =>
    inChannel(listOf(fieldsOf(given)['paragraphs']), channel),
  );
  if (paragraphs.length > 0) {
    const written = paragraphs.map((each) => ({ ...each, text: joined(each['sentences']) }));
    return withChannels(written).flatMap((each) => utterancesIn(each, 1000));
  }
  const words = heard.flatMap(({ words: given }, channel) => inChannel(listOf(given), channel));
  return words.length > 0 ? utterancesOfWords(withChannels(words), 1000, textOf(heard[0] ?? {})) : null;
}

const joined = (list: unknown): string => (listOf(list) ?? []).map(textOf).join(' ');

/** Rev: elements are words and the punctuation between them. */
function monologue(fields: Fields): Utterance[] {
  const elements = listOf(fields['elements']) ?? [];
  const text = elements.map((each) => (typeof each['value'] === 'string' ? each['value'] : '')).join('');
  const timed = elements.filter((each) => each['type'] === 'text');
  return utterancesIn(
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
function offsets(fields: Fields): Utterance[] {
  const { from, to } = fieldsOf(fields['offsets']);
  return utterancesIn({ ...fields, offset: undefined, start: from, end: to }, 1);
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
    else {
      const words = text.replace(/\s*\n\s*/g, ' ');
      const voice = label === null ? null : { label: numbered(label, speakers.find), text: withoutLabel(words, label) };
      cues.closeWith([{ label: null, text: words, ...voice, line: at }]);
    }
  }
  return cues.finish();
}

const formsOf = (label: string) => [
  label,
  `speaker ${label}`,
  `speaker_${label}`,
  `speaker_${label.padStart(2, '0')}`,
  `spk_${label}`,
];

/** A map may name a numbered voice as programs show it. */
const numbered = (label: string, find: (label: string) => unknown): string =>
  /^(?:\d{1,3}|[A-Z])$/.test(label) ? (formsOf(label).find((form) => find(form)) ?? label) : label;

/** Some programs repeat the voice before its words: "(speaker 0) So." */
function withoutLabel(text: string, label: string): string {
  const [whole, inner = ''] = /^[([]([^()[\]]{1,60})[)\]]:?\s{1,20}/.exec(text) ?? [''];
  return formsOf(label).some((form) => labelKey(form) === labelKey(inner)) ? text.slice(whole.length) : text;
}
