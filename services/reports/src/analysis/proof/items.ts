import { createHash } from 'node:crypto';
import { turnIn } from '../count/corpus.ts';
import { personIdsIn } from './names.ts';
import { type Cited, type Proof, type Proven, isInterviewers } from './sentences.ts';

/** A quote as the judge sees it. */
export interface JudgeQuote {
  readonly text: string;
  readonly before: string;
  readonly after: string;
  /** The interviewer's words before it. */
  readonly asked: string | null;
  /** A letter for the person, within the item; or the interviewer of that person. */
  readonly by: string;
}

/** A sentence with what it cites. Nothing in it changes with other conversations: counts are shown as N, persons as letters. */
export interface JudgeItem {
  /** A hash of the rest: verdicts are stored by it. */
  readonly id: string;
  readonly sentence: string;
  readonly quotes: readonly JudgeQuote[];
  readonly wants_link: boolean;
  /** Whose words it has. */
  readonly conversation_ids: readonly string[];
}

/** So much of the turn around a quote is shown, in UTF-16 units. */
const AROUND = 300;

/** Where a quote is: its conversation by position. */
interface Place {
  readonly observation: Pick<Cited['observation'], 'passage'>;
  readonly conversation: number;
}

export function quoteOf(
  { observation, conversation }: Place,
  by: string,
  { corpus }: Pick<Proof, 'corpus'>,
): JudgeQuote {
  const { turn_id, start, end } = observation.passage;
  const reading = corpus.readings[conversation];
  const turn = reading && turnIn(reading, turn_id);
  const text = turn?.text ?? '';
  return {
    text: text.slice(start, end),
    before: text.slice(Math.max(0, start - AROUND), start),
    after: text.slice(end, end + AROUND),
    asked: turn?.asked ?? null,
    by,
  };
}

/** Of quotes; a letter is one person. */
export const quotesInterviewer = ({ quotes }: Pick<JudgeItem, 'quotes'>): boolean =>
  quotes.some(({ by }) => by.length > 1);

export const speakerOf = (cited: Cited, letter: string): string =>
  isInterviewers(cited) ? `the interviewer (of Speaker ${letter})` : letter;

/** The id of what is asked. */
export const idOf = (asked: Omit<JudgeItem, 'id' | 'conversation_ids'>): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

/** What the judge is asked about a sentence that passed the engine's checks. */
export function itemOf({ shown, evidence, needs_link }: Omit<Proven, 'text'>, proof: Proof): JudgeItem {
  const cited = evidence.flatMap((id) => proof.passages.get(id) ?? []);
  const persons = [...new Set(cited.map(({ person }) => person))];
  const letterOf = (person: number): string => String.fromCodePoint(65 + (persons.indexOf(person) % 26));
  const letters = new Map(persons.map((person) => [proof.corpus.persons[person]?.id, letterOf(person)]));
  let [sentence, from] = ['', 0];
  for (const { id, start } of personIdsIn(shown)) {
    sentence += `${shown.slice(from, start)}Speaker ${letters.get(id) ?? '?'}`;
    from = start + id.length;
  }
  sentence += shown.slice(from);
  const quotes = cited.map((each) => quoteOf(each, speakerOf(each, letterOf(each.person)), proof));
  const asked = { sentence, quotes, wants_link: needs_link };
  return {
    id: idOf(asked),
    ...asked,
    conversation_ids: [
      ...new Set(cited.map(({ conversation }) => proof.corpus.readings[conversation]?.conversation_id ?? '')),
    ],
  };
}
