import { parseCsv } from './csv.ts';
import { encodingFault } from './encoding.ts';
import { parseJson } from './json.ts';
import { lineNumberAt } from './line-reader.ts';
import { parsePlainText } from './plain-text.ts';
import { atLine, ProblemList } from './problems.ts';
import { countSpeakers, keepSpeakers } from './speaker-identity.ts';
import { SpeakerLabels } from './speakers.ts';
import { isSbv, parseSrt } from './srt.ts';
import {
  limits,
  type ParseContext,
  type ParsedTranscript,
  type ParsedTurn,
  type TextParser,
  type TranscriptFormat,
  type TranscriptRequest,
} from './types.ts';
import { parseVtt } from './vtt.ts';
import { WarningList } from './warnings.ts';

/** The formats that are read from a string or an object; files are decoded to them first (`read-file.ts`). */
export type ParsedFormat = Exclude<TranscriptFormat, 'docx' | 'auto'>;
type TextFormat = Exclude<ParsedFormat, 'json'>;

const textParsers: Record<TextFormat, TextParser> = {
  vtt: parseVtt,
  srt: parseSrt,
  text: parsePlainText,
  csv: parseCsv,
};

/**
 * The turns of an imported transcript, in spoken order. Their text is unchanged except for trimming and
 * line breaks. Throws `TranscriptError` with all problems if there are any.
 */
export function parseTranscript(
  request: TranscriptRequest,
  warnings = new WarningList(request.format === 'json' ? 'turn' : 'line'),
): ParsedTranscript {
  const problems = new ProblemList();
  const speakers = new SpeakerLabels(request.speaker_map, problems, warnings);
  const turns = parseFormat(request, { speakers, problems, warnings });
  speakers.settle(request.strict_speakers === true);
  problems.throwIfAny();
  checkTurns(turns, { speakers, problems, warnings });
  const voices = countSpeakers(turns);
  keepSpeakers(turns, problems, warnings);
  problems.throwIfAny();
  const warning_details = warnings.list();
  return { turns, speakers: voices, warnings: warning_details.map(({ msg }) => msg), warning_details };
}

function parseFormat(request: TranscriptRequest, context: ParseContext): ParsedTurn[] {
  const { format, transcript } = request;
  const { problems } = context;
  if (format === 'json') return parseJson(transcript, context);
  if (!Object.hasOwn(textParsers, format)) {
    problems.add(['format'], 'literal_error', 'format is "json", "vtt", "srt", "text" or "csv".');
  } else if (typeof transcript !== 'string') {
    problems.add(['transcript'], 'string_type', `For format "${format}", transcript is the file's text as a string.`);
  } else if (isSound(transcript, format as TextFormat, problems)) {
    return textParsers[format as TextFormat](withoutMark(transcript), context);
  }
  return [];
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
  } else if (format === 'text' && isSbv(text)) {
    problems.add(['format'], 'format_mismatch', 'The transcript is captions. Send it with format "auto" or "srt".');
  } else {
    return true;
  }
  return false;
}

/** Checks of the conversation as a whole. */
function checkTurns(turns: ParsedTurn[], { speakers, problems, warnings }: ParseContext): void {
  if (turns.length === 0) {
    problems.add(['transcript'], 'transcript_empty', 'The transcript has no turn.');
  } else if (turns.length > limits.turns) {
    const msg = `A conversation has at most ${limits.turns} turns. Split it into several.`;
    problems.add(['transcript'], 'too_many_turns', msg);
  } else if (!turns.some((turn) => turn.speaker === 'participant')) {
    const msg = 'Only the interviewer speaks, so there is nothing to learn from. Check the labels and speaker_map.';
    problems.add(['transcript'], 'participant_missing', msg);
    speakers.rejectDoubts();
  } else if (!turns.some((turn) => turn.speaker === 'interviewer')) {
    warnings.add('interviewer_missing');
  }
}
