/** Number of endpoints that are tracked; the least recently seen one is dropped, and its whole delay then counts as ours. */
const REMEMBERED = 10_000;
/** A backlog that is seen again within this time has lasted all along. Claims run every second, on a busy machine less often. */
const LASTING_MS = 5_000;

/** When an endpoint's backlog was first and last seen. */
interface Spell {
  since: number;
  until: number;
}

/**
 * Tracks endpoints whose backlog waits because of their own limit. The receiver causes such a delay, not this service. Times are
 * milliseconds of a monotonic clock.
 */
export class OwnBacklogs {
  readonly #spells = new Map<string, Spell>();

  /** Records endpoints that have such a backlog now. */
  note(endpointIds: readonly string[], now: number): void {
    for (const id of endpointIds) {
      const last = this.#spells.get(id);
      const lasts = last !== undefined && now - last.until <= LASTING_MS;
      this.#spells.delete(id);
      if (this.#spells.size >= REMEMBERED) this.#spells.delete(this.#spells.keys().next().value ?? '');
      this.#spells.set(id, { since: lasts ? last.since : now, until: now });
    }
  }

  /** The part of a delay ending now that this service caused, in seconds: the delay without the time of the endpoint's own backlog. */
  ourShare(endpointId: string, delay_seconds: number, now: number): number {
    const spell = this.#spells.get(endpointId);
    if (!spell) return delay_seconds;
    const began = now - delay_seconds * 1_000;
    const its_own = Math.max(spell.until - Math.max(spell.since, began), 0) / 1_000;
    return Math.max(delay_seconds - its_own, 0);
  }
}
