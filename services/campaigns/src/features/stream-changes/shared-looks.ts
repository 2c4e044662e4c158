/** How often a campaign that somebody watches is looked at. */
export const LOOK_EVERY_MS = 1_000;

/** Larger, the later. */
interface Place {
  readonly change: number;
}

interface Look<S> {
  readonly after: number;
  readonly seen: Promise<S | undefined>;
}

/** Lets those of a process who watch the same campaign share what is seen, whatever their number. Each has proved its right before. */
export class SharedLooks<P extends Place, S extends P> {
  readonly #recent = new Map<string, Look<S>>();

  /** What follows `known`, at most a moment old. It may begin earlier, with changes that the reader knows. */
  async share(interviewId: string, known: P, read: (known: P) => Promise<S | undefined>) {
    const { change: after } = known;
    const recent = this.#recent.get(interviewId);
    if (recent && recent.after <= after) {
      const seen = await recent.seen;
      if (!seen || seen.change >= after) return seen;
    }
    const look = { after, seen: read(known) };
    this.#recent.set(interviewId, look);
    setTimeout(() => this.#recent.get(interviewId) === look && this.#recent.delete(interviewId), LOOK_EVERY_MS).unref();
    return look.seen;
  }
}
