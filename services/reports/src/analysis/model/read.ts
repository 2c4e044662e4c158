import type { Question } from '../../domain/question.ts';
import type { Desk } from '../asks.ts';
import type { Answer, Observation, Passage, Point, ReadTurn, Reading } from '../types.ts';
import { type Part, askAbout, hashOf, oneLine, wholeOf } from './ask.ts';
import { type ReadContext, isElsewhere, placeOf, questionId } from './places.ts';
import { closedGuide, isClosed, valuesIn } from './values.ts';

/** Letters of one request, the interviewer's included: an interview of an hour, so that its summary sees all of it. A longer turn is sent in pieces. */
const WINDOW = 50_000;
/** What a window shows of the turns before it. */
const BEFORE = { turns: 2, letters: 700 };
const MAX_ASKED = 600;
const MAX_OBSERVATIONS = 400;
const MAX_GIST = 300;
const MAX_POINTS = 6;
const MIN_POINTS = 3;
/** Points that are asked of each window of a very long interview. */
const MIN_IN_WINDOW = 2;
const MAX_POINT = 400;
const MAX_PASSAGES = 6;
/** A turn, or a part of a long one; `n` is its number in the conversation. */
interface Piece {
  readonly n: number;
  readonly turn: ReadTurn;
  readonly text: string;
}

type Read = Part<Piece, 'read' | 'read_closed'>;

/**
 * One conversation as a model reads it: what it proposes counts where its quotes are slices of the turns. The floor's reading stands where
 * there is no usable answer. Gists of answers and texts of points are proposals: they are printed after `proveReadings`.
 */
export function readWith(desk: Desk, floor: Reading, context: ReadContext): Reading | undefined {
  if (!desk.hasModel || floor.turns.length === 0) return floor;
  const windows = windowsOf(floor.turns);
  const idsOf = () => [floor.conversation_id];
  const points = Math.max(Math.round(MAX_POINTS / windows.length), MIN_IN_WINDOW);
  const dataOf = (items: readonly Piece[]) => ({ ...dataFor(items, floor, context), points });
  const name = asksValues(floor, context) ? 'read_closed' : 'read';
  const parts = wholeOf<Read[]>(windows.map((items) => askAbout(desk, name, { items, dataOf, idsOf })))?.flat();
  if (parts === undefined) return undefined;
  if (parts.every(({ answer }) => answer === null)) return floor;
  const answers = answersIn(parts, floor, context);
  const spoken = answers.filter(({ status }) => status !== 'not_asked').map(({ question_id }) => question_id);
  const asked = context.questions.map(({ id }) => id).filter((id) => floor.asked.includes(id) || spoken.includes(id));
  return {
    ...floor,
    asked,
    answers,
    observations: observationsIn(parts, floor, context),
    points: pointsIn(parts, floor, context),
    ...(name === 'read_closed' && { values: valuesIn(proposed(parts), floor, context) }),
  };
}

/** A conversation has one value of a question, so nothing is asked where several people answer. */
const asksValues = ({ participants }: Reading, { questions }: ReadContext): boolean =>
  participants.length === 1 && questions.some(isClosed);

const proposed = (parts: readonly Read[]) =>
  parts.flatMap(({ answer }) => (answer !== null && 'values' in answer ? answer.values : []));

function windowsOf(turns: readonly ReadTurn[]): Piece[][] {
  const windows: Piece[][] = [];
  let size = Infinity;
  for (const [index, turn] of turns.entries()) {
    for (const text of piecesOf(turn.text)) {
      const letters = text.length + Math.min(turn.asked?.length ?? 0, MAX_ASKED);
      size += letters;
      if (size > WINDOW) {
        windows.push([]);
        size = letters;
      }
      windows.at(-1)?.push({ n: index + 1, turn, text });
    }
  }
  return windows;
}

/** Pieces of at most so many letters, divided between words. */
export function piecesOf(text: string, most = WINDOW): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > most) {
    const space = text.lastIndexOf(' ', from + most);
    const to = space > from + most / 2 ? space : from + most;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return [...pieces, text.slice(from)];
}

function dataFor(items: readonly Piece[], { turns, participants }: Reading, context: ReadContext): object {
  const speakerOf = ({ participant }: ReadTurn) =>
    participants.length > 1 ? { speaker: speakerId(participants.indexOf(participant)) } : {};
  const first = (items[0]?.n ?? 1) - 1;
  const before = turns.slice(Math.max(first - BEFORE.turns, 0), first);
  return {
    goal: context.goal,
    language: context.language,
    guide: context.questions.map((question, index) => ({
      id: questionId(index),
      text: question.text,
      ...(participants.length === 1 && closedGuide(question)),
    })),
    before: before.map((turn) => ({ ...speakerOf(turn), text: turn.text.slice(-BEFORE.letters).toWellFormed() })),
    turns: items.map(({ n, turn, text }) => ({
      turn: n,
      ...speakerOf(turn),
      asked: turn.asked === null ? null : oneLine(turn.asked, MAX_ASKED),
      text: text.toWellFormed(),
    })),
  };
}

const speakerId = (index: number): string => `s${index + 1}`;

function observationsIn(parts: readonly Read[], floor: Reading, { questions, dropped }: ReadContext): Observation[] {
  const turns = new Map(floor.turns.map((turn) => [turn.id, turn]));
  const found = new Map<string, Observation>();
  for (const { items, answer } of parts) {
    const own = new Set(items.map(({ turn }) => turn.id));
    if (answer === null) {
      for (const each of floor.observations) if (own.has(each.passage.turn_id)) found.set(each.id, each);
      continue;
    }
    for (const { turn: n, quote, gist, kind, stance, about, question } of answer.observations) {
      const passage = placeOf({ turn: n, quote }, floor);
      const turn = turns.get(passage?.turn_id ?? '');
      if (passage === null || turn === undefined) {
        dropped('quote');
        continue;
      }
      const id = observationId(floor.conversation_id, passage);
      const meant = turn.is_question_set ? undefined : questionOf(question, questions);
      const question_id = meant?.id ?? turn.question_id;
      const known = { id, participant: turn.participant, passage, kind, stance, question_id, author: 'model' as const };
      if (!found.has(id))
        found.set(id, { ...known, gist: oneLine(gist, MAX_GIST), about: about && oneLine(about, 80) });
    }
  }
  for (const each of openingOf(parts, floor)) if (!found.has(each.id)) found.set(each.id, each);
  return inOrder([...found.values()], turns).slice(0, MAX_OBSERVATIONS);
}

/** What the summary's first sentence rests on, who speaks: later sentences introduce a person by it. */
function openingOf([first]: readonly Read[], floor: Reading): Observation[] {
  const [opening] = first?.answer?.points ?? [];
  return (opening?.quotes ?? []).slice(0, MAX_PASSAGES).flatMap((quote): Observation[] => {
    const passage = placeOf(quote, floor);
    const turn = floor.turns.find(({ id }) => id === passage?.turn_id);
    if (passage === null || turn === undefined) return [];
    const id = observationId(floor.conversation_id, passage);
    const plain = { kind: 'fact', stance: 'neutral', about: null, author: 'model' } as const;
    const gist = turn.text.slice(passage.start, passage.end);
    return [{ id, participant: turn.participant, passage, gist, question_id: turn.question_id, ...plain }];
  });
}

/** The same whenever the same place is read. */
export const observationId = (conversation_id: string, { turn_id, start, end }: Passage): string =>
  hashOf(conversation_id, turn_id, start, end).slice(0, 22);

const questionOf = (id: string | null, questions: readonly Question[]): Question | undefined =>
  questions.find((_, index) => questionId(index) === id);

const inOrder = (observations: readonly Observation[], turns: ReadonlyMap<string, ReadTurn>): Observation[] =>
  observations.toSorted(
    ({ passage: a }, { passage: b }) =>
      (turns.get(a.turn_id)?.seq ?? 0) - (turns.get(b.turn_id)?.seq ?? 0) || a.start - b.start || a.end - b.end,
  );

/** To each question by each participant: what is proven of the model's answer, else what the floor knows. */
function answersIn(parts: readonly Read[], floor: Reading, { questions, dropped }: ReadContext): Answer[] {
  const turns = new Map(floor.turns.map((turn) => [turn.id, turn]));
  const isWhole = parts.every(({ answer }) => answer !== null);
  const given = parts.flatMap(({ answer }) => answer?.answers ?? []);
  return questions.flatMap(({ id: question_id }, index) =>
    floor.participants.flatMap((participant, speaker) => {
      const known = floor.answers.find((each) => each.question_id === question_id && each.participant === participant);
      const own = given.filter((each) => each.question === questionId(index) && isOf(each.speaker, speaker, floor));
      const read = own.flatMap(({ status, gist, quotes }) => {
        const places = quotes.map((quote) => placeOf(quote, floor));
        for (const place of places) if (place === null) dropped('quote');
        const found = places.flatMap((place) => place ?? []);
        const passages = found.filter(({ turn_id }) => !isElsewhere(turns.get(turn_id), question_id));
        if (found.length > 0 && passages.length === 0) return [];
        return {
          status,
          gist: gist === null ? null : oneLine(gist, MAX_GIST),
          passages: passages.filter(({ turn_id }) => turns.get(turn_id)?.participant === participant),
        };
      });
      const answered = read
        .filter(({ status, passages }) => status === 'answered' && passages.length > 0)
        .toSorted((a, b) => b.passages.length - a.passages.length)[0];
      const of = { question_id, participant, author: 'model' as const };
      if (answered) return [{ ...of, ...answered, passages: answered.passages.slice(0, MAX_PASSAGES) }];
      if (!isWhole || read.length === 0) return known ?? [];
      const isAsked = floor.asked.includes(question_id) || read.some(({ status }) => status !== 'not_asked');
      const status = read.some((each) => each.status === 'declined') ? 'declined' : isAsked ? 'unclear' : 'not_asked';
      return known?.status === 'answered' ? [known] : [{ ...of, status, gist: null, passages: [] } satisfies Answer];
    }),
  );
}

const isOf = (speaker: string | null, index: number, { participants }: Reading): boolean =>
  participants.length === 1 || speaker === speakerId(index);

function pointsIn(parts: readonly Read[], floor: Reading, { dropped }: ReadContext): Point[] {
  const windows = parts.map(({ answer }) =>
    (answer?.points ?? []).flatMap(({ text, quotes }): Point[] => {
      const passages = quotes.flatMap((quote) => placeOf(quote, floor) ?? []).slice(0, MAX_PASSAGES);
      if (passages.length < quotes.length) dropped('quote');
      const isUsable = passages.length > 0 && text.trim() !== '' && text.length <= MAX_POINT;
      return isUsable ? [{ text: oneLine(text, MAX_POINT), passages, author: 'model' }] : [];
    }),
  );
  const chosen = mostImportant(windows);
  return chosen.length >= MIN_POINTS ? chosen : [...chosen, ...floor.points].slice(0, MIN_POINTS);
}

/** The first points of each window, since those are the most important ones there; in the order of the conversation. */
function mostImportant(windows: readonly (readonly Point[])[]): Point[] {
  const depth = Math.max(...windows.map(({ length }) => length));
  const ranked = Array.from({ length: depth }, (_, rank) => windows.flatMap((window) => window[rank] ?? [])).flat();
  const chosen = new Set(ranked.slice(0, MAX_POINTS));
  return windows.flat().filter((point) => chosen.has(point));
}
