import { encodingFault } from './encoding.ts';
import { parseJson } from './json.ts';
import { lineNumberAt } from './line-reader.ts';
import { parsePlainText } from './plain-text.ts';
import { atLine, ProblemList } from './problems.ts';
import { keepSpeakers } from './speaker-identity.ts';
import { SpeakerLabels } from './speakers.ts';
import { parseSrt } from './srt.ts';
import { limits, type ParsedTranscript, type TranscriptFormat, type TranscriptRequest } from './types.ts';
import { parseVtt } from './vtt.ts';

type TextFormat = Exclude<TranscriptFormat, 'json'>;
type TextParser = (text: string, speakers: SpeakerLabels, problems: ProblemList) => ParsedTranscript;

const textParsers: Record<TextFormat, TextParser> = { vtt: parseVtt, srt: parseSrt, text: parsePlainText };

/**
 * The turns of an imported transcript, in spoken order. Their text is unchanged except for trimming and
 * line breaks. Throws `TranscriptError` with all problems if there are any.
 */
export function parseTranscript(request: TranscriptRequest): ParsedTranscript {
  const problems = new ProblemList();
  const speakers = new SpeakerLabels(request.speaker_map, problems);
  const parsed = parseFormat(request, speakers, problems);
  problems.throwIfAny();
  const warnings = [
    ...parsed.warnings,
    ...checkTurns(parsed, problems),
    ...keepSpeakers(parsed.turns, problems),
    ...speakers.warnings(),
  ];
  problems.throwIfAny();
  return { turns: parsed.turns, warnings };
}

function parseFormat(request: TranscriptRequest, speakers: SpeakerLabels, problems: ProblemList): ParsedTranscript {
  const { format, transcript } = request;
  if (format === 'json') return parseJson(transcript, speakers, problems);
  if (!Object.hasOwn(textParsers, format)) {
    problems.add(['format'], 'literal_error', 'format is "json", "vtt", "srt" or "text".');
  } else if (typeof transcript !== 'string') {
    problems.add(['transcript'], 'string_type', `For format "${format}", transcript is the file's text as a string.`);
  } else if (isSound(transcript, format, problems)) {
    return textParsers[format](withoutMark(transcript), speakers, problems);
  }
  return { turns: [], warnings: [] };
}

const withoutMark = (text: string) => (text.startsWith('\ufeff') ? text.slice(1) : text);

function isSound(text: string, format: TextFormat, problems: ProblemList): boolean {
  const fault = encodingFault(text);
  if (text.length > limits.file_characters) {
    const msg = `The transcript has more than ${limits.file_characters} characters. Split it into several.`;
    problems.add(['transcript'], 'text_too_long', msg);
  } else if (fault) {
    problems.add(atLine(lineNumberAt(text, fault.index)), fault.type, fault.msg);
  } else if (withoutMark(text).trim() === '') {
    problems.add(['transcript'], 'transcript_empty', 'The transcript is empty.');
  } else if (format !== 'vtt' && /^\ufeff?WEBVTT\s/.test(text)) {
    problems.add(['format'], 'format_mismatch', 'The transcript is WebVTT. Send it with format "vtt".');
  } else {
    return true;
  }
  return false;
}

/** Checks of the conversation as a whole. */
function checkTurns({ turns }: ParsedTranscript, problems: ProblemList): string[] {
  if (turns.length === 0) {
    problems.add(['transcript'], 'transcript_empty', 'The transcript has no turn.');
  } else if (turns.length > limits.turns) {
    const msg = `A conversation has at most ${limits.turns} turns. Split it into several.`;
    problems.add(['transcript'], 'too_many_turns', msg);
  } else if (!turns.some((turn) => turn.speaker === 'participant')) {
    const msg = 'Only the interviewer speaks, so there is nothing to learn from. Check the labels and speaker_map.';
    problems.add(['transcript'], 'participant_missing', msg);
  } else if (!turns.some((turn) => turn.speaker === 'interviewer')) {
    return ['Only the participant speaks: answers cannot be matched to questions that were asked.'];
  }
  return [];
}
