import type { reports } from '@insights/contracts';
import type { Question } from '../domain/question.ts';

/**
 * What the stages of an analysis hand to each other: pure data that can be sent to a thread.
 *
 *     conversation ─ read ─▶ Reading: observations, answers, points        (kept until the conversation changes)
 *     readings ─ codebook ─▶ codes ─ assign ─▶ Assignment ─ count ─▶ Matrix
 *     Matrix ─ write, judge, compose ─▶ Draft ─ assemble ─▶ what a version says
 *
 * Each stage has a floor (rules, no network). Where a model is configured it proposes, the engine proves, and the floor stands
 * wherever nothing was proven.
 */

/** Who made a sentence. `guide`: a question of the guide, verbatim; `engine`: a fixed text. */
export type Author = 'model' | 'floor' | 'person' | 'guide' | 'engine';

/** What an observation is. */
export type Kind = Exclude<reports.StatementKind, 'unspecified' | 'aside'>;
export type Stance = 'positive' | 'negative' | 'mixed' | 'neutral';

/** A slice of a participant's turn; UTF-16 offsets of the text as shown to the reader. */
export interface Passage {
  readonly turn_id: string;
  readonly start: number;
  readonly end: number;
}

/** A participant's turn as shown, that is not withheld and not retracted. */
export interface ReadTurn {
  readonly id: string;
  readonly seq: number;
  readonly text: string;
  /** The key of who speaks: '' where the conversation has one participant, else the label. */
  readonly participant: string;
  /** The interviewer's words before it. */
  readonly asked: string | null;
  readonly asked_turn_id: string | null;
  /** The question of the guide under discussion. */
  readonly question_id: string | null;
  /** A person said so. */
  readonly is_question_set?: true;
  readonly started_ms: number | null;
  /** The label of the interviewer who says it to the participant, '' for none; absent: the participant says it. */
  readonly interviewer?: string;
}

/** One thing that somebody says, in one whole thought. */
export interface Observation {
  /** Derived from conversation, turn and place; the same whenever the same thing is read at the same place. */
  readonly id: string;
  readonly participant: string;
  readonly passage: Passage;
  /** What is said, in one sentence of the campaign's language; of the floor: the words themselves. */
  readonly gist: string;
  readonly kind: Kind;
  readonly stance: Stance;
  /** What it is about, in a few words; null where nothing names it. */
  readonly about: string | null;
  readonly question_id: string | null;
  readonly author: Author;
}

/** What somebody says to a question of the guide. `not_asked` is known of readings by a model and of live interviews alone. */
export interface Answer {
  readonly question_id: string;
  readonly participant: string;
  readonly status: 'answered' | 'declined' | 'unclear' | 'not_asked';
  /** In one sentence; null: only the passages say it. */
  readonly gist: string | null;
  readonly passages: readonly Passage[];
  readonly author: Author;
}

/** The value of a closed question: a number on its scale, or an option in the campaign's language. */
export interface TypedValue {
  readonly question_id: string;
  readonly value: number | string;
  /** The words that give it. */
  readonly passage: Passage;
}

/** A person's answer as it may be shown. */
export interface ShownAnswer {
  /** The position of the person. */
  readonly person: number;
  readonly conversation_id: string;
  readonly passage: Passage;
}

/** How a question of the guide was answered; persons by position. */
export interface QuestionAnswers {
  readonly question_id: string;
  readonly answered: readonly number[];
  readonly declined: readonly number[];
  /** Asked, and what was said does not tell. */
  readonly unclear: readonly number[];
  /** At most 24, of different persons, the ones that read best first. */
  readonly shown: readonly ShownAnswer[];
}

/** A point of an interview's summary: a whole thought. */
export interface Point {
  readonly text: string;
  readonly passages: readonly Passage[];
  readonly author: Author;
}

/** One conversation as the analysis reads it. */
export interface Reading {
  readonly conversation_id: string;
  readonly contact_id: string;
  /** ISO 8601; null if unknown. */
  readonly started_at: string | null;
  /** BCP 47 tag; `und` if it was not recognised. */
  readonly language: string;
  /** The keys of those who speak; [''] for one person. */
  readonly participants: readonly string[];
  readonly turns: readonly ReadTurn[];
  /** What the interviewer of an imported conversation says, as shown. Answers to questions may cite it, and nothing else does; absent: nothing. */
  readonly heard?: readonly ReadTurn[];
  /** Turns of participants that wait for a person to look at them; absent: none. */
  readonly withheld?: number;
  /** Questions of the guide that the interviewer asked. */
  readonly asked: readonly string[];
  readonly observations: readonly Observation[];
  readonly answers: readonly Answer[];
  /** Three to six, or none of a conversation with hardly a word. */
  readonly points: readonly Point[];
  /** At most one of each question; read by a model alone. */
  readonly values?: readonly TypedValue[];
}

/** What several people may speak of. */
export interface Code {
  /** Kept for the life of the campaign. */
  readonly id: string;
  /** A statement or a subject, at most 120 characters. */
  readonly name: string;
  readonly definition: string;
  readonly includes: string;
  readonly excludes: string;
  /** Questions of the guide that ask for it: who was asked one and says nothing of it is silent. Empty for emergent codes. */
  readonly question_ids: readonly string[];
  readonly author: Author;
  /** People changed or locked it: nothing but people changes it. */
  readonly locked: boolean;
  /** Codes of one generation are asked about together, and a new generation asks about itself alone. */
  readonly generation: number;
  /** Of the floor: keys of the words that people use for it. */
  readonly terms: readonly string[];
}

export interface Codebook {
  readonly codes: readonly Code[];
  /** Ids of the observations that were looked at when the codes were made. */
  readonly covered: readonly string[];
  /** No code is added. */
  readonly is_closed?: boolean;
}

/** How an observation stands to a code. */
export type Relation = 'supports' | 'contradicts' | 'nuances';

export interface Coding {
  readonly observation_id: string;
  readonly code_id: string;
  readonly relation: Relation;
}

export interface Assignment {
  /** Observations, those found by looking for missing ones included. */
  readonly codings: readonly Coding[];
  /** Two looks disagreed: they count as unclear. */
  readonly unclear: readonly Coding[];
  /** Conversations whose observations were not compared with a code, by code: nobody in them is called silent. */
  readonly unclassified: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A person who was interviewed; P1, P2, … */
export interface Person {
  readonly id: string;
  readonly contact_id: string;
  readonly speaker_label: string | null;
  readonly language: string;
  /** Positions of the person's conversations in the corpus. */
  readonly conversations: readonly number[];
}

/** All readings of a campaign. Nothing depends on ids of conversations or on the order of the input. */
export interface Corpus {
  readonly readings: readonly Reading[];
  readonly persons: readonly Person[];
  /** The position of the person who speaks, by conversation and key. */
  personOf(conversation_id: string, participant: string): number | undefined;
}

export type CellState = 'supports' | 'contradicts' | 'unclear' | 'silent' | 'not_asked';

/** What one person says to one code. */
export interface Cell {
  readonly state: CellState;
  /** Ids of observations. */
  readonly supports: readonly string[];
  readonly contradicts: readonly string[];
  readonly nuances: readonly string[];
}

/** The five counts add up to all persons. */
export interface Balance {
  readonly support_count: number;
  readonly dissent_count: number;
  readonly unclear_count: number;
  readonly silent_count: number;
  readonly not_asked_count: number;
}

export interface Row {
  readonly code: Code;
  /** By position of the person. */
  readonly cells: readonly Cell[];
  readonly balance: Balance;
  /** How many persons must be removed until the claim ends: fewer than two supporters, or no longer more support than dissent. */
  readonly margin: number;
}

export type Matrix = readonly Row[];

/** A sentence of somebody who writes, before it is proven. */
export interface DraftSentence {
  /**
   * May hold `{support}`, `{dissent}`, `{all}` and `{count:A&B}` (persons who support both codes, by id), which the engine fills in.
   * No other figure, unless a cited quote has it.
   */
  readonly text: string;
  /** Ids of observations. */
  readonly evidence: readonly string[];
}

/** A sentence that may be printed. */
export interface Sentence {
  readonly text: string;
  readonly evidence: readonly string[];
  readonly author: Author;
}

/** What a report says of one code. */
export interface CodeText {
  readonly code_id: string;
  readonly headline: Sentence;
  readonly sentences: readonly Sentence[];
  /** What those say who contradict it. */
  readonly dissent: Sentence | null;
  /** Why it matters for the campaign's goal. */
  readonly relevance: Sentence | null;
}

/** Said as an option: problem, who, consequence, what could be done. */
export interface Option {
  readonly code_id: string | null;
  readonly title: Sentence;
  readonly problem: Sentence | null;
  /** What participants ask for or do themselves; null unless somebody says it. */
  readonly remedy: Sentence | null;
  readonly consequence: Sentence | null;
}

/** Two sides inside a code. */
export interface Conflict {
  readonly code_id: string;
  readonly positive: Sentence;
  readonly negative: Sentence;
}

export interface Profile {
  /** Positions of persons. `group`: several who are alike; `individual`: one person. */
  readonly basis: 'group' | 'individual';
  readonly members: readonly number[];
  readonly name: Sentence;
  readonly description: readonly Sentence[];
  readonly needs: readonly Sentence[];
  readonly frustrations: readonly Sentence[];
}

/** What the stages found, each sentence proven. */
export interface Findings {
  readonly codebook: Codebook;
  readonly matrix: Matrix;
  readonly texts: readonly CodeText[];
  /** Answers the campaign's goal; at most five sentences. */
  readonly summary: readonly Sentence[];
  readonly options: readonly Option[];
  readonly conflicts: readonly Conflict[];
  readonly profiles: readonly Profile[];
  readonly tally: Tally;
}

/** Why something that was proposed is not printed. */
export type Check =
  | 'quote'
  | 'number'
  | 'quantifier'
  | 'person'
  | 'address'
  | 'evidence'
  | 'support'
  | 'cause'
  | 'controls'
  | 'form';

/** What the checks dropped. */
export type Tally = Readonly<Partial<Record<Check, number>>>;

export interface AnalysisInput {
  readonly campaign: { readonly id: string; readonly name: string; readonly goal: string; readonly language: string };
  readonly questions: readonly Question[];
  readonly readings: readonly Reading[];
  /** As it was stored by the version before; without codes at first. */
  readonly codebook: Codebook;
}
