import { encodingFault } from './encoding.ts';
import type { ProblemList } from './problems.ts';
import type { SpeakerLabels } from './speakers.ts';
import { limits, type ParsedTranscript, type ParsedTurn, type PersonTag } from './types.ts';

type Loc = (string | number)[];
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses `{turns: [{speaker, text, speaker_label?, started_ms?, ended_ms?, question_id?, tags?}]}`; other fields are ignored. */
export function parseJson(transcript: unknown, speakers: SpeakerLabels, problems: ProblemList): ParsedTranscript {
  const list = isFields(transcript) ? transcript['turns'] : undefined;
  if (!Array.isArray(list)) {
    const loc = isFields(transcript) ? ['transcript', 'turns'] : ['transcript'];
    problems.add(loc, 'list_type', 'For format "json", transcript is {"turns": [{"speaker", "text"}, …]}.');
    return { turns: [], warnings: [] };
  }
  if (list.length > limits.turns) {
    const msg = `A conversation has at most ${limits.turns} turns. Split it into several.`;
    problems.add(['transcript', 'turns'], 'too_many_turns', msg);
    return { turns: [], warnings: [] };
  }
  const turns: ParsedTurn[] = [];
  let latestStart = 0;
  for (const [index, value] of list.entries()) {
    const turn = readTurn(value, ['transcript', 'turns', index], latestStart, speakers, problems);
    if (turn) turns.push(turn);
    latestStart = Math.max(latestStart, turn?.started_ms ?? 0);
  }
  return { turns, warnings: overlapWarnings(turns) };
}

function readTurn(
  value: unknown,
  loc: Loc,
  latestStart: number,
  speakers: SpeakerLabels,
  problems: ProblemList,
): ParsedTurn | null {
  if (!isFields(value)) {
    problems.add(loc, 'object_type', 'A turn is an object with speaker and text.');
    return null;
  }
  const label = readText(value['speaker'], [...loc, 'speaker'], limits.topic_characters, problems);
  const text = readText(value['text'], [...loc, 'text'], limits.turn_characters, problems);
  const started_ms = readOffset(value['started_ms'], [...loc, 'started_ms'], problems);
  const ended_ms = readOffset(value['ended_ms'], [...loc, 'ended_ms'], problems);
  if (started_ms !== null && ended_ms !== null && ended_ms < started_ms) {
    problems.add([...loc, 'ended_ms'], 'time_range', 'The turn ends before it starts. Correct one of its times.');
  }
  if (started_ms !== null && started_ms < latestStart) {
    const msg = 'The turn starts before an earlier one. Send turns in the order in which they start.';
    problems.add([...loc, 'started_ms'], 'time_backwards', msg);
  }
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
  return { speaker: voice.speaker, speaker_label, text, started_ms, ended_ms, question_id: question_id || null, tags };
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

function overlapWarnings(turns: ParsedTurn[]): string[] {
  let overlapping = 0;
  let latestEnd = 0;
  for (const { started_ms, ended_ms } of turns) {
    if (started_ms !== null && started_ms < latestEnd) overlapping += 1;
    latestEnd = Math.max(latestEnd, ended_ms ?? 0);
  }
  return overlapping > 0 ? [`${overlapping} turn(s) begin while another is still being spoken.`] : [];
}
