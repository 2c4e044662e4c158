import { type campaigns, isWordOf, knownOr, campaigns as messages } from '@insights/contracts';
import type { Guide } from '@insights/thoughts';
import { serve } from '@insights/threads/serve';
import { type QuestionTask, answerQuestion } from '../analysis/answer/index.ts';
import { assemble } from '../analysis/assemble/index.ts';
import { readByRules } from '../analysis/floor/index.ts';
import type { ReadableConversation } from '../analysis/floor/index.ts';
import { type Analysis, analyse, translated } from '../analysis/pipeline.ts';
import type { Passage, Reading } from '../analysis/types.ts';
import type {
  DigestJson,
  FoundOf,
  FoundStatement,
  FromEngine,
  MadeReport,
  Place,
  ReportTask,
  ToEngine,
} from './messages.ts';
import { packReading, unpackReading } from './stored-reading.ts';

type OpenConversation = ReadableConversation & { readonly turns: ReadableConversation['turns'][number][] };

const NO_GUIDE: Guide = { language: '', questions: [] };

/** The conversation whose parts are arriving. */
let open: OpenConversation | null = null;
let guide = NO_GUIDE;
interface Material {
  readonly readings: Reading[];
  readonly answers: Map<string, unknown>;
}

/** What was received for the current report or question. */
let material: Material | null = null;

serve(replyTo);

function replyTo(message: ToEngine): FromEngine {
  switch (message.kind) {
    case 'read':
      guide = message.guide;
      open = null;
      return { kind: 'ready' };
    case 'part':
      return { kind: 'read', digests: add(message.part) };
    case 'end':
      return { kind: 'read', digests: close() };
    case 'begin':
      material = { readings: [], answers: new Map() };
      return { kind: 'ready' };
    case 'digests':
      material?.readings.push(...message.digests.map(unpackReading));
      return { kind: 'ready' };
    case 'answers':
      for (const [key, answer] of message.answers) material?.answers.set(key, answer);
      return { kind: 'ready' };
    case 'analyse':
      return analysis(message.task, taken());
    case 'answer':
      return answered(message.task, taken());
    case 'find':
      return { kind: 'found', statement: statementAt(unpackReading(message.digest), message.place) };
  }
}

function add(part: campaigns.Transcript): DigestJson[] {
  const turns = part.turns.map(asTurn);
  if (part.conversation_id === '') {
    open?.turns.push(...turns);
    return [];
  }
  const closed = close();
  const contact_id = part.contact?.id ?? '';
  const is_imported = part.mode === 'imported';
  open = { id: part.conversation_id, contact_id, started_at: part.started_at, is_imported, turns };
  return closed;
}

function close(): DigestJson[] {
  const conversation = open;
  open = null;
  if (!conversation) return [];
  return [{ conversation_id: conversation.id, digest: packReading(readByRules(conversation, guide)) }];
}

/** A turn of an unknown speaker is never quoted, so it counts as the interviewer's. */
const asTurn = (turn: campaigns.Turn): ReadableConversation['turns'][number] => ({
  id: turn.id,
  seq: turn.seq,
  speaker: knownOr(turn.speaker, 'interviewer'),
  text: turn.text,
  question_id: turn.question_id,
  speaker_label: turn.speaker_label,
  is_withheld: turn.is_withheld,
  outcome: isWordOf(messages.AnswerOutcome, turn.outcome) ? turn.outcome : null,
  started_ms: turn.started_ms,
});

/** For one run. The thread keeps nothing: the next run gets everything again, with the answers. */
function taken(): Material {
  if (material === null) throw new Error('nothing has begun');
  const given = material;
  material = null;
  return given;
}

function answered(task: QuestionTask, { readings, answers }: Material): FromEngine {
  const step = answerQuestion(task, readings, answers);
  return 'asks' in step ? { kind: 'asks', asks: step.asks } : { kind: 'answered', answer: step.done };
}

function analysis(task: ReportTask, { readings, answers }: Material): FromEngine {
  const { totals, method, known_verdicts, ...given } = task;
  const run = {
    input: { ...given, readings },
    answers: method === null ? null : answers,
    known: new Map(known_verdicts),
  };
  const step = analyse(run.input, run.answers, run.known);
  if ('asks' in step) return { kind: 'asks', asks: step.asks };
  const { findings, corpus, answers: told, saturation } = step.done;
  const output = assemble({ findings, corpus, answers: told, input: run.input, totals, saturation, method });
  const last = translated(step.done, output.evidence, run);
  if ('asks' in last) return { kind: 'asks', asks: last.asks };
  const { translations, verdicts } = last.done;
  const evidence = output.evidence.map((row) => ({ ...row, translation: translations.get(row.id) ?? null }));
  const made = { ...output, evidence };
  return { kind: 'made', made: { output: made, ...storedOf({ ...step.done, verdicts }, made) } };
}

function storedOf(
  { readings, corpus, codebook, seen_in, verdicts, applied, codings }: Analysis,
  output: MadeReport['output'],
) {
  const cited = new Set(output.evidence.map(({ turn_id }) => turn_id));
  const asked = corpus.readings.flatMap(({ turns }) =>
    turns.flatMap(({ id, asked_turn_id }) => (asked_turn_id !== null && cited.has(id) ? [[id, asked_turn_id]] : [])),
  );
  const covered = new Set(codebook.covered);
  const covered_in = corpus.readings.map(({ conversation_id, observations }) => [
    conversation_id,
    observations.flatMap(({ id }) => (covered.has(id) ? [id] : [])),
  ]);
  return {
    asked_turns: Object.fromEntries(asked) as MadeReport['asked_turns'],
    codebook,
    seen_in: Object.fromEntries(seen_in),
    covered_in: Object.fromEntries(covered_in) as MadeReport['covered_in'],
    fresh_verdicts: [...verdicts.fresh].map(([item, fresh]) => ({ item, ...fresh })),
    used_verdicts: [...verdicts.used],
    applied,
    codings,
    found: readings.flatMap(foundOf),
  };
}

function foundOf({ conversation_id, language, turns, points, values = [] }: Reading): FoundOf[] {
  const isByModel = points.some(({ author }) => author === 'model');
  if (!isByModel && values.length === 0) return [];
  const texts = new Map(turns.map(({ id, text }) => [id, text]));
  const quoted = (passage: Passage) => ({
    ...passage,
    quote: texts.get(passage.turn_id)?.slice(passage.start, passage.end) ?? '',
  });
  return [
    {
      conversation_id,
      language,
      points: (isByModel ? points : []).map((point) => ({ ...point, passages: point.passages.map(quoted) })),
      values: values.map((value) => ({ ...value, passage: quoted(value.passage) })),
    },
  ];
}

function statementAt({ observations }: Reading, { turn_id, at }: Place): FoundStatement | null {
  const found = observations.find(
    ({ passage }) => passage.turn_id === turn_id && passage.start <= at && at < passage.end,
  );
  if (!found) return null;
  const { kind, stance, passage } = found;
  return { start: passage.start, end: passage.end, kind, polarity: stance === 'mixed' ? 'neutral' : stance };
}
