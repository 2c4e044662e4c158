interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

const LARGEST_BATCH = 500;

/**
 * Asks many things with one call. While a call is under way, new asks gather for the next one, so batches grow with the load by
 * themselves; with two calls at a time there would be twice as many of half the size. Every answer comes from a call that began
 * after its ask arrived, and nothing is kept.
 */
export class GatheredCalls<Ask, Answer> {
  readonly #call: (asks: Ask[]) => Promise<Answer[]>;
  #waiting: Waiting<Ask, Answer>[] = [];
  #isCalling = false;

  /** `call` answers in the order of what it is asked. */
  constructor(call: (asks: Ask[]) => Promise<Answer[]>) {
    this.#call = call;
  }

  /** Errors: those of the call that it was part of. */
  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ask, resolve, reject });
      this.#sendNext();
    });
  }

  #sendNext(): void {
    if (this.#isCalling || this.#waiting.length === 0) return;
    this.#isCalling = true;
    void this.#send(this.#waiting.splice(0, LARGEST_BATCH)).finally(() => {
      this.#isCalling = false;
      this.#sendNext();
    });
  }

  async #send(batch: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await this.#call(batch.map(({ ask }) => ask));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index];
        if (answer) resolve(answer);
        else reject(new Error(`${answers.length} answers on ${batch.length} asks`));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
