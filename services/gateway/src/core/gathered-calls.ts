interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

const LARGEST_BATCH = 500;

/**
 * Batches requests. While a call is running, new requests are collected for the next one, so batches grow with the
 * load. Two calls at a time would mean twice as many batches of half the size. Every answer comes from a call that began
 * after its request arrived, and nothing is cached.
 */
export class GatheredCalls<Ask, Answer> {
  readonly #call: (asks: Ask[]) => Promise<Answer[]>;
  #waiting: Waiting<Ask, Answer>[] = [];
  #isCalling = false;

  /** `call` returns its answers in the order of the requests. */
  constructor(call: (asks: Ask[]) => Promise<Answer[]>) {
    this.#call = call;
  }

  /** Errors: those of the batch's call. */
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
