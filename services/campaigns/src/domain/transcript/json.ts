import { encodingFault } from './encoding.ts';
import { parseUtterances, utterancesOf } from './json-programs.ts';
import { isFields } from './json-voices.ts';
import type { ProblemList } from './problems.ts';
import { limits, type ParseContext, type ParsedTurn, type PersonTag } from './types.ts';

type Loc = (string | number)[];

/**
 * Parses `{turns: [{speaker, text, speaker_label?, started_ms?, ended_ms?, question_id?, tags?}]}`, where other fields are ignored, or
 * what a transcription program wrote (`json-programs.ts`).
 */
export function parseJson(transcript: unknown, context: ParseContext): ParsedTurn[] {
  const { problems } = context;
  const list = isFields(transcript) ? transcript['turns'] : undefined;
  if (!Array.isArray(list)) {
    const utterances = list === undefined ? utterancesOf(transcript) : null;
    if (utterances) return parseUtterances(utterances, context);
    const loc = isFields(transcript) ? ['transcript', 'turns'] : ['transcript'];
    const msg =
      'For format "json", transcript is {"turns": [{"speaker", "text"}, …]}, or a file of Whisper, WhisperX, AssemblyAI, Deepgram, ' +
      'Rev or Amazon Transcribe.';
    problems.add(loc, 'list_type', msg);
    return [];
  }
  if (list.length > limits.turns) {
    const msg = `A conversation has at most ${limits.turns} turns. Split it into several.`;
    problems.add(['transcript', 'turns'], 'too_many_turns', msg);
    return [];
  }
  const reader = new TurnReader(context);
  return list.flatMap((value: unknown, index) => reader.read(value, index) ?? []);
}

class TurnReader {
  readonly #context: ParseContext;
  #latestStart = 0;
  #latestEnd = 0;

  constructor(context: ParseContext) {
    this.#context = context;
  }

  read(value: unknown, index: number): ParsedTurn | null {
    const { problems, speakers } = this.#context;
    const loc: Loc = ['transcript', 'turns', index];
    if (!isFields(value)) {
      problems.add(loc, 'object_type', 'A turn is an object with speaker and text.');
      return null;
    }
    const label = readText(value['speaker'], [...loc, 'speaker'], limits.topic_characters, problems);
    const text = readText(value['text'], [...loc, 'text'], limits.turn_characters, problems);
    const times = this.#readTimes(value['started_ms'], value['ended_ms'], loc, index);
    const questionId = value['question_id'] ?? null;
    const question_id =
      questionId && readText(questionId, [...loc, 'question_id'], limits.question_id_characters, problems);
    const tags = readTags(value['tags'] ?? [], [...loc, 'tags'], problems);
    const voice = label === null ? null : speakers.resolve(label, [...loc, 'speaker']);
    const name =
      (value['speaker_label'] ?? null) &&
      readText(value['speaker_label'], [...loc, 'speaker_label'], limits.topic_characters, problems);
    if (voice === null || text === null) return null;
    const speaker_label = name ? speakers.written(name) : voice.speaker_label;
    return { speaker: voice.speaker, speaker_label, text, ...times, question_id: question_id || null, tags };
  }

  /** Times of a turn. Turns keep their order, so one that starts before an earlier one starts with it. */
  #readTimes(started: unknown, ended: unknown, loc: Loc, index: number): Pick<ParsedTurn, 'started_ms' | 'ended_ms'> {
    const { problems, warnings } = this.#context;
    let started_ms = readOffset(started, [...loc, 'started_ms'], problems);
    let ended_ms = readOffset(ended, [...loc, 'ended_ms'], problems);
    if (started_ms !== null && ended_ms !== null && ended_ms < started_ms) {
      warnings.add('ends_early', index + 1);
      ended_ms = started_ms;
    }
    if (started_ms !== null && started_ms < this.#latestStart) {
      warnings.add('time_backwards', index + 1);
      started_ms = this.#latestStart;
      if (ended_ms !== null) ended_ms = Math.max(started_ms, ended_ms);
    } else if (started_ms !== null && started_ms < this.#latestEnd) {
      warnings.add('overlap', index + 1);
    }
    this.#latestStart = Math.max(this.#latestStart, started_ms ?? 0);
    this.#latestEnd = Math.max(this.#latestEnd, ended_ms ?? 0);
    return { started_ms, ended_ms };
  }
}

/** The trimmed text; null after reporting a problem. */
function readText(value: unknown, loc: Loc, maximum: number, problems: ProblemList): string | null {
  if (typeof value !== 'string') {
    problems.add(loc, value === undefined ? 'missing' : 'string_type', 'This field must be a string.');
    return null;
  }
  const text = value.trim();
  const fault = encodingFault(text);
  if (text === '') problems.add(loc, 'text_empty', 'This field must not be empty. Fill it, or leave the turn out.');
  else if (text.length > maximum) problems.add(loc, 'text_too_long', `This field has at most ${maximum} characters.`);
  else if (fault) problems.add(loc, fault.type, fault.msg);
  else return text;
  return null;
}

/** Whole milliseconds only: a fraction means that seconds were sent. */
function readOffset(value: unknown, loc: Loc, problems: ProblemList): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limits.offset_ms) return value;
  const msg = 'Times are whole milliseconds from the beginning of the conversation, 0 up to seven days.';
  problems.add(loc, 'offset_type', msg);
  return null;
}

/** Topics as strings, or as tags in the form of a transcript response, whose source is ignored. */
function readTags(value: unknown, loc: Loc, problems: ProblemList): PersonTag[] {
  if (!Array.isArray(value) || value.length > limits.tags_per_turn) {
    problems.add(loc, 'list_type', `Tags are a list of at most ${limits.tags_per_turn} {"topic": string}.`);
    return [];
  }
  const topics = value.map((tag: unknown, index) => {
    const topic = isFields(tag) ? tag['topic'] : tag;
    return readText(topic, [...loc, index], limits.topic_characters, problems);
  });
  return [...new Set(topics.filter((topic) => topic !== null))].map((topic) => ({
    topic,
    source: 'person',
    confidence: 1,
  }));
}
