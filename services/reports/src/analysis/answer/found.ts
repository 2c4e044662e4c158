/** What a model finds for a question by reading the transcripts: in other words than the question's, and in several places. */
import type { Desk } from '../asks.ts';
import { type Part, askAbout, wholeOf } from '../model/ask.ts';
import { Persons } from '../model/persons.ts';
import { placeOf } from '../model/places.ts';
import { piecesOf } from '../model/read.ts';
import type { Cited } from '../proof/sentences.ts';
import type { Corpus, ReadTurn, Reading } from '../types.ts';
import type { Material } from './material.ts';
import type { Near } from './nearest.ts';
import { citedAt } from './shown.ts';
import type { QuestionTask } from './types.ts';

/**
 * Letters of one request, and requests for one question. By default four requests run at once. One takes about ten seconds, and the answer with its judge
 * needs nearly as long again as one, of the 35 s that a question has: two rounds of reading fit. That is twelve interviews of an hour.
 */
const WINDOW = 60_000;
const MAX_WINDOWS = 8;
/** Of a campaign that is too large, so much of a conversation is chosen at a time. */
const PART = 30_000;
/** Longer turns are sent in pieces. */
const PIECE = 10_000;
const MAX_IN_WINDOW = 12;

/** A turn, or a part of a long one. */
interface Piece {
  readonly turn: ReadTurn;
  readonly text: string;
  /** Of the reading in the corpus. */
  readonly conversation: number;
}

export interface Found {
  /** The first of each window, then the second ones, and so on. */
  readonly passages: readonly Cited[];
  /** Conversations of which a part was not read, because no usable answer came; by position. */
  readonly unread: ReadonlySet<number>;
}

const lettersFor = ({ asked_campaigns }: QuestionTask): number =>
  Math.max(1, Math.floor(MAX_WINDOWS / asked_campaigns)) * WINDOW;

/** Whether the question can have all of it read. */
export const isReadWhole = (task: QuestionTask, { readings }: Corpus): boolean =>
  readings.reduce((sum, reading) => sum + lettersIn(spokenIn(reading)), 0) <= lettersFor(task);

/** Undefined while an answer is missing. Of more than the question can have read, the parts with the nearest passages are read. */
export function foundBy(
  desk: Desk,
  task: QuestionTask,
  { corpus, proof }: Material,
  near: readonly Near[],
): Found | undefined {
  const { question, campaign } = task;
  const idsOf = (items: readonly Piece[]) => [
    ...new Set(items.flatMap(({ conversation }) => corpus.readings[conversation]?.conversation_id ?? [])),
  ];
  const dataOf = (items: readonly Piece[]) => ({ question, goal: campaign.goal, interviews: shownOf(items, corpus) });
  const windows = windowsOf(chosenFrom(partsOf(corpus), near, lettersFor(task)).flat(), WINDOW);
  const parts = wholeOf(windows.map((items) => askAbout(desk, 'find', { items, dataOf, idsOf })))?.flat();
  if (parts === undefined) return undefined;
  const known = Map.groupBy(proof.passages.values(), ({ observation }) => observation.passage.turn_id);
  const unread = parts.flatMap(({ items, answer }) => (answer === null ? items : []));
  return {
    passages: inTurn(parts.map((part) => placedOf(part, { corpus, proof, known }))),
    unread: new Set(unread.map(({ conversation }) => conversation)),
  };
}

/** What is said in a conversation, in order. */
const spokenIn = ({ turns, heard = [] }: Reading): ReadTurn[] => [...turns, ...heard].toSorted((a, b) => a.seq - b.seq);

const lettersIn = (said: readonly Pick<Piece, 'text'>[]): number =>
  said.reduce((sum, { text }) => sum + text.length, 0);

/** Conversations; long ones in parts. */
const partsOf = ({ readings }: Corpus): Piece[][] =>
  readings.flatMap((reading, conversation) =>
    windowsOf(
      spokenIn(reading).flatMap((turn) => piecesOf(turn.text, PIECE).map((text) => ({ turn, text, conversation }))),
      PART,
    ),
  );

/** A window ends with the piece that fills it, so that a conversation more changes the last one alone. */
function windowsOf(pieces: readonly Piece[], full: number): Piece[][] {
  const windows: Piece[][] = [];
  let size = full;
  for (const piece of pieces) {
    if (size >= full) {
      windows.push([]);
      size = 0;
    }
    windows.at(-1)?.push(piece);
    size += piece.text.length;
  }
  return windows;
}

/** As many parts as may be read: those with the nearest passages, then the first ones. In their order. */
function chosenFrom(parts: readonly Piece[][], near: readonly Near[], most: number): Piece[][] {
  const having = new Map(parts.flatMap((part) => part.map(({ turn }) => [turn.id, part] as const)));
  let left = most;
  const chosen = new Set<Piece[]>();
  const nearest = near.map(({ unit }) => having.get(unit.turn.id)).filter((part) => part !== undefined);
  for (const part of new Set([...nearest, ...parts])) {
    const size = lettersIn(part);
    if (size > left) continue;
    chosen.add(part);
    left -= size;
  }
  return parts.filter((part) => chosen.has(part));
}

/** A window as a request shows it. What the interviewer of a live interview says has no number: it can't be cited. */
function shownOf(items: readonly Piece[], corpus: Corpus) {
  const personOf = ({ conversation, turn: { participant } }: Piece): number[] => {
    const person = corpus.personOf(corpus.readings[conversation]?.conversation_id ?? '', participant);
    return person === undefined ? [] : [person];
  };
  const persons = new Persons(items.flatMap(personOf), corpus);
  const numbered = items.map((piece, index) => ({ piece, turn: index + 1 }));
  return [...Map.groupBy(numbered, ({ piece }) => piece.conversation)].map(([conversation, said]) => ({
    turns: said.flatMap(({ piece, turn: n }, index) => {
      const { turn } = piece;
      const isAsked = turn.asked_turn_id !== said[index - 1]?.piece.turn.asked_turn_id;
      const unheard = corpus.readings[conversation]?.heard === undefined && isAsked ? turn.asked : null;
      const by = turn.interviewer === undefined ? persons.labelOf(personOf(piece)[0] ?? -1) : 'interviewer';
      return [
        ...(unheard === null ? [] : [{ by: 'interviewer', text: unheard.toWellFormed() }]),
        { turn: n, by, text: piece.text.toWellFormed() },
      ];
    }),
  }));
}

interface Places extends Pick<Material, 'corpus' | 'proof'> {
  /** What can be cited already, by turn. */
  readonly known: ReadonlyMap<string, readonly Cited[]>;
}

/** The passages that quotes mean: slices of the conversation whose turn is named. What stands nowhere there is dropped. */
function placedOf({ items, answer }: Part<Piece, 'find'>, { corpus, proof, known }: Places): Cited[] {
  return (answer?.passages ?? []).slice(0, MAX_IN_WINDOW).flatMap(({ turn: n, quote }): Cited[] => {
    const { conversation, turn: named } = items[n - 1] ?? {};
    const reading = corpus.readings[conversation ?? -1];
    if (conversation === undefined || named === undefined || reading === undefined) return [];
    const turns = spokenIn(reading);
    const passage = placeOf({ turn: turns.findIndex(({ id }) => id === named.id) + 1, quote }, { turns });
    const turn = turns.find(({ id }) => id === passage?.turn_id);
    const person = corpus.personOf(reading.conversation_id, turn?.participant ?? '');
    if (passage === null || turn === undefined || person === undefined) return [];
    // What has codes can be counted, so it is cited rather than a part of it.
    const around = (known.get(turn.id) ?? []).filter(
      ({ observation: { passage: each } }) => each.start <= passage.start && passage.end <= each.end,
    );
    const coded = around.find(({ observation }) => proof.codes.has(observation.id)) ?? around[0];
    return [coded ?? citedAt({ turn, passage }, { person, conversation })];
  });
}

const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: MAX_IN_WINDOW }, (_, nth) => lists.flatMap((list) => list[nth] ?? [])).flat();
