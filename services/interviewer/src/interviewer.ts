import { isDeepStrictEqual } from 'node:util';
import {
  type Beginning,
  type Begun,
  type Decision,
  type Heard,
  type InterviewInput,
  type Leeway,
  type Move,
  type Proposal,
  type Proved,
  type Refusal,
  begin,
  complete,
  propose,
  prove,
} from './engine/index.ts';
import type { AddUse } from './model/spending.ts';
import { Release } from './release.ts';

/** Decides and words the next turn, with or without a language model. A model's failure never makes it throw. */
export interface Interviewer {
  /** Returns within 8 s. The move's text begins with what was released. */
  nextTurn(input: InterviewInput, surroundings: Surroundings): Promise<Move>;
}

export interface Surroundings {
  /** Aborted when the turn is no longer wanted. */
  readonly signal?: AbortSignal;
  /** Masks hidden names in texts that leave the system. */
  readonly hideNames: HideNames;
  /** Counts what a language model uses for this session. */
  readonly addUse: AddUse;
  /** The engine in a thread; left out: it answers at once. */
  readonly engine?: Engine;
  /** What a model reads in the pending messages; nothing is said before. Never rejects. Left out: what the input says. */
  readonly heard?: Promise<Heard | undefined>;
  /** Stores the turn as far as it is known and shows it to the participant; left out: a turn is said as a whole. */
  readonly release?: (begun: Move) => Promise<void>;
  /** When the turn has to be decided, in milliseconds of `performance.now()`; left out: in time for a turn that begins now. */
  readonly until?: number;
}

/** Returns the texts in order with hidden names masked; `hidden` lists the names behind each text's masks. Errors: AppError. */
export type HideNames = (texts: string[]) => Promise<{ text: string; hidden: string[] }[]>;

export interface Engine {
  propose(input: InterviewInput): Promise<Proposal>;
  prove(input: InterviewInput, decision: Decision): Promise<Proved>;
  begin(input: InterviewInput, decision: Decision): Promise<Beginning | null>;
  complete(input: InterviewInput, begun: Begun): Promise<Move>;
}

/** What a conductor decides on. */
export interface Context extends Pick<Surroundings, 'signal' | 'hideNames' | 'addUse'> {
  readonly input: InterviewInput;
  readonly leeway: Leeway;
  readonly until: number;
  /** What it decided before, and why that is not said; null at first. */
  readonly refused: { decision: Decision; reason: Refusal | 'not_allowed' } | null;
  /** What the participant has seen of this turn already; what the conductor says begins with it. */
  readonly released: Released | null;
  /** Receives the decision while its words arrive, once everything else of it is known. */
  readonly onWords?: (decision: Decision) => void;
}

/** The decision that has been begun, with the words that were said. */
export type Released = Decision;

/** Decides a turn within what the engine allows. Never throws: it returns the floor's proposal, the same object, where it has nothing else. */
export interface Conductor {
  decide(context: Context): Promise<Decision>;
}

/** Reads a turn once the engine has let it through; null: nothing against it. Never throws. */
export type Judge = (context: Context, decision: Decision) => Promise<Refusal | null>;

/** The rules alone. */
export const floor: Conductor = { decide: ({ leeway }) => Promise.resolve(leeway.proposal) };

const here: Engine = {
  propose: (input) => Promise.resolve(propose(input)),
  prove: (input, decision) => Promise.resolve(prove(input, decision)),
  begin: (input, decision) => Promise.resolve(begin(input, decision)),
  complete: (input, begun) => Promise.resolve(complete(input, begun)),
};

/** A turn has 8 s, of which storing it takes a part. */
const TURN_MS = 7_500;
export const untilOf = ({ until = performance.now() + TURN_MS }: Pick<Surroundings, 'until'>): number => until;
/** How often a conductor is asked about one turn. */
const MAX_ASKED = 2;

/**
 * The engine proves what the conductor decides. What it does not allow, or refuses twice, is replaced by the floor's move, and `onRefused`
 * receives the reason. Sentences that are proven before the rest has arrived are released at once; if the rest is refused, the floor's words
 * follow them.
 */
export const conductedBy = (
  conductor: Conductor,
  onRefused: (reason: Refusal | 'not_allowed') => void,
  judge: Judge = () => Promise.resolve(null),
): Interviewer => ({
  async nextTurn(given, around) {
    const { engine = here } = around;
    const surroundings = { ...around, until: untilOf(around) };
    const release = new Release(engine, judge, surroundings.release);
    const { input, move, leeway, ask } = await scouted(conductor, release, given, surroundings);
    if (leeway === null) return move;
    let refused: Context['refused'] = null;
    for (let asked = 0; asked < MAX_ASKED; asked += 1) {
      const context = contextOf(input, leeway, surroundings, { refused, released: release.said });
      const decision = await ask(context);
      await release.settled();
      if (decision === leeway.proposal) break;
      const tried = await release.tried(context, decision);
      if ('move' in tried) return tried.move;
      refused = { decision, reason: tried.refused };
      if (tried.refused === 'not_allowed') break;
    }
    if (refused !== null) onRefused(refused.reason);
    return release.begun === null ? move : engine.complete(input, release.begun);
  },
});

const NOTHING_YET: Pick<Context, 'refused' | 'released'> = { refused: null, released: null };

const contextOf = (
  input: InterviewInput,
  leeway: Leeway,
  { signal, hideNames, addUse, ...rest }: Surroundings,
  said = NOTHING_YET,
): Context => ({ input, leeway, until: untilOf(rest), ...said, hideNames, addUse, ...(signal && { signal }) });

interface Scouted extends Proposal {
  /** With what was heard. */
  readonly input: InterviewInput;
  ask(context: Context): Promise<Decision>;
}

/**
 * The engine's proposal once the messages have been read. The conductor is asked meanwhile, as if nothing were found in them: that is nearly
 * always so. Nothing of what it says is released before, and it is asked again if it was told something else.
 */
async function scouted(
  conductor: Conductor,
  release: Release,
  input: InterviewInput,
  surroundings: Surroundings,
): Promise<Scouted> {
  const { engine = here } = surroundings;
  const guessed = await engine.propose(input);
  const known = Promise.withResolvers<Context>();
  const ask = (context: Context, final: Promise<Context>) =>
    conductor.decide({ ...context, onWords: (words) => void final.then((one) => release.hear(one, words)) });
  const again = (context: Context) => ask(context, Promise.resolve(context));
  if (surroundings.heard === undefined) return { ...guessed, input, ask: again };
  const early = guessed.leeway && ask(contextOf(input, guessed.leeway, surroundings), known.promise);
  const heard = await surroundings.heard;
  const own = { ...input, heard };
  const proposal = heard === undefined ? guessed : await engine.propose(own);
  let first = isDeepStrictEqual(proposal.leeway, guessed.leeway) ? early : null;
  return {
    ...proposal,
    input: own,
    async ask(context) {
      if (first === null) return again(context);
      known.resolve(context);
      const decision = await first;
      first = null;
      return decision === guessed.leeway?.proposal ? context.leeway.proposal : decision;
    },
  };
}

/** The engine alone: no network, and the same input gives the same turn. */
export const builtinInterviewer: Interviewer = conductedBy(floor, () => undefined);
