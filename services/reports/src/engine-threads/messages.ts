import type { campaigns, reports } from '@insights/contracts';
import type { Guide } from '@insights/thoughts';
import type { DataAnswer, QuestionTask } from '../analysis/answer/index.ts';
import type { Ask } from '../analysis/asks.ts';
import type { EngineOutput, ModelUse, QuestionTotals } from '../analysis/assemble/index.ts';
import type { GivenVerdict } from '../analysis/model/prove.ts';
import type { PipelineInput } from '../analysis/pipeline.ts';
import type { CodingResult } from '../analysis/people.ts';
import type { Codebook, Point, Reading, TypedValue } from '../analysis/types.ts';

/** What a report is made from besides its readings and a model's answers. */
export interface ReportTask extends Omit<PipelineInput, 'readings'> {
  readonly totals: readonly QuestionTotals[];
  /** How a model was used so far; null: the floor alone. */
  readonly method: ModelUse | null;
  /** By item. */
  readonly known_verdicts: readonly (readonly [string, GivenVerdict])[];
}

/** The JSON of a reading by rules. */
export interface DigestJson {
  readonly conversation_id: string;
  readonly digest: string;
}

/** Requests to a thread. Each gets one reply, so neither side runs ahead of the other. */
export type ToEngine =
  | { readonly kind: 'read'; readonly guide: Guide }
  /** Part of a transcript. A long conversation continues in the next part, which then has turns and no conversation id. */
  | { readonly kind: 'part'; readonly part: campaigns.Transcript }
  /** The last conversation is complete. */
  | { readonly kind: 'end' }
  /** Readings and answers follow, then what is to be done with them. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'digests'; readonly digests: readonly string[] }
  | { readonly kind: 'answers'; readonly answers: readonly (readonly [string, unknown])[] }
  | { readonly kind: 'analyse'; readonly task: ReportTask }
  | { readonly kind: 'answer'; readonly task: QuestionTask }
  | { readonly kind: 'find'; readonly digest: string; readonly place: Place };

export type FromEngine =
  | { readonly kind: 'ready' }
  /** The conversations that the request completed. */
  | { readonly kind: 'read'; readonly digests: readonly DigestJson[] }
  | { readonly kind: 'asks'; readonly asks: readonly Ask[] }
  | { readonly kind: 'made'; readonly made: MadeReport }
  | { readonly kind: 'answered'; readonly answer: DataAnswer }
  | { readonly kind: 'found'; readonly statement: FoundStatement | null };

/** A place in a conversation; `at` is a UTF-16 offset in the turn's text. */
export interface Place {
  readonly turn_id: string;
  readonly at: number;
}

export interface FoundStatement {
  readonly start: number;
  readonly end: number;
  readonly kind: reports.StatementKind;
  readonly polarity: reports.Polarity;
}

/** A judge's verdict, and whose words it is about. */
export interface FreshVerdict {
  readonly item: string;
  readonly verdict: GivenVerdict;
  readonly conversation_ids: readonly string[];
}

/** What a model found of a conversation that campaigns stores. */
export interface FoundOf extends Pick<Reading, 'conversation_id' | 'language'> {
  readonly points: readonly (Pick<Point, 'text' | 'author'> & { readonly passages: readonly campaigns.Passage[] })[];
  readonly values: readonly (Omit<TypedValue, 'passage'> & { readonly passage: campaigns.Passage })[];
}

export interface MadeReport {
  readonly output: EngineOutput;
  /** The ids of the interviewer's turns that the cited turns answer, by the id of the cited turn. */
  readonly asked_turns: Readonly<Record<string, string>>;
  /** For the next version, with the conversations that each code was seen in. */
  readonly codebook: Codebook;
  readonly seen_in: Readonly<Record<string, readonly string[]>>;
  /** The conversations of observations that the codes were made from. */
  readonly covered_in: Readonly<Record<string, readonly string[]>>;
  readonly fresh_verdicts: readonly FreshVerdict[];
  /** Items whose known verdicts are still needed. */
  readonly used_verdicts: readonly string[];
  /** The corrections that had an effect, by position. */
  readonly applied: readonly number[];
  readonly codings: readonly CodingResult[];
  /** Of conversations of which a model found something. */
  readonly found: readonly FoundOf[];
}
