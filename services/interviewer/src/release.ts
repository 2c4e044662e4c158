import type { Decision, Move, Proved, Refusal } from './engine/index.ts';
import type { Context, Engine, Judge, Released, Surroundings } from './interviewer.ts';

/** The end of a sentence that another word follows. */
const BOUNDARY = /[.!?…]["'”’»)]*\s+\S/gu;

/** A decision whose words still arrive. */
interface Words {
  readonly context: Context;
  readonly decision: Decision;
}

/**
 * Releases the sentences of one turn while its words arrive, each after the engine and the judge. Words that may not be said yet wait for the
 * whole turn.
 */
export class Release {
  readonly #engine: Engine;
  readonly #judge: Judge;
  readonly #say: Surroundings['release'];
  #begun: Move | null = null;
  #said: Released | null = null;
  #heard: Words | null = null;
  /** Ends of sentences that have been looked at. */
  #seen = 0;
  #refused: Refusal | null = null;
  #isOver = false;
  #running: Promise<void> | null = null;

  constructor(engine: Engine, judge: Judge, say: Surroundings['release']) {
    this.#engine = engine;
    this.#judge = judge;
    this.#say = say;
  }

  /** The turn as far as it has been said; null: nothing has. */
  get begun(): Move | null {
    return this.#begun;
  }

  get said(): Released | null {
    return this.#said;
  }

  /** Takes a decision whose words still arrive. */
  hear(context: Context, decision: Decision): void {
    if (this.#say === undefined) return;
    this.#heard = { context, decision };
    this.#running ??= this.#work(this.#say).finally(() => (this.#running = null));
  }

  /** Resolves when what has been heard is released, or will not be. */
  async settled(): Promise<void> {
    await this.#running;
    this.#heard = null;
    this.#seen = 0;
  }

  /** The move of a whole decision, or why it is not said. */
  async tried(context: Context, decision: Decision): Promise<Proved> {
    const refused = this.#refused;
    this.#refused = null;
    if (refused !== null) return { refused };
    const said = this.#said;
    if (said !== null && said.action !== decision.action) return { refused: 'not_allowed' };
    const proved = await this.#engine.prove(context.input, decision);
    if (!('move' in proved)) return proved;
    const begun = this.#begun;
    const isOther = begun?.question_id !== proved.move.question_id || !proved.move.text.startsWith(begun.text);
    if (begun !== null && isOther) return { refused: 'not_allowed' };
    // The engine words what it offers itself.
    if (decision.action === 'confirm' && decision.say.trim() === '') return proved;
    const reason = await this.#judge({ ...context, released: said }, decision);
    return reason === null ? proved : { refused: reason };
  }

  async #work(say: NonNullable<Surroundings['release']>): Promise<void> {
    try {
      for (let heard = this.#next(); heard !== null; heard = this.#next()) await this.#release(heard, say);
    } catch {
      // Whether the words were stored shows when the whole turn is: it has to begin with them, or is decided again.
      this.#isOver = true;
    }
  }

  async #release({ context, decision }: Words, say: NonNullable<Surroundings['release']>): Promise<void> {
    const beginning = await this.#engine.begin(context.input, decision);
    if (beginning === null || !this.#isNew(beginning.move)) return;
    const released = { ...decision, say: beginning.say };
    this.#refused = await this.#judge({ ...context, released: this.#said }, released);
    if (this.#refused !== null) return;
    await say(beginning.move);
    [this.#begun, this.#said] = [beginning.move, released];
  }

  /** What was heard last, if it has another whole sentence. */
  #next(): Words | null {
    const heard = this.#heard;
    const ends = heard?.decision.say.match(BOUNDARY)?.length ?? 0;
    if (ends <= this.#seen || this.#refused !== null || this.#isOver) return null;
    this.#seen = ends;
    return heard;
  }

  #isNew(move: Move): boolean {
    const begun = this.#begun;
    if (begun === null) return true;
    return begun.note === move.note && move.text.length > begun.text.length && move.text.startsWith(begun.text);
  }
}
