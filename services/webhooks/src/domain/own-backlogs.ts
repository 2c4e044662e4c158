/** Endpoints remembered; the one that was seen longest ago is forgotten first, and all its delay is then ours. */
const REMEMBERED = 10_000;
/** Seen again within this time, a backlog has been there all the while: one looks every second, and on a busy machine less often. */
const LASTING_MS = 5_000;

/** From when to when an endpoint's backlog was seen. */
interface Spell {
  since: number;
  until: number;
}

/**
 * Endpoints that have more waiting than may be under way at them. What waits behind a receiver's own slowness is late because of it,
 * and not because of us. Times are milliseconds of any steady clock.
 */
export class OwnBacklogs {
  readonly #spells = new Map<string, Spell>();

  /** These have one at this moment. */
  note(endpointIds: readonly string[], now: number): void {
    for (const id of endpointIds) {
      const last = this.#spells.get(id);
      const lasts = last !== undefined && now - last.until <= LASTING_MS;
      this.#spells.delete(id);
      if (this.#spells.size >= REMEMBERED) this.#spells.delete(this.#spells.keys().next().value ?? '');
      this.#spells.set(id, { since: lasts ? last.since : now, until: now });
    }
  }

  /** How much of a delay that ends now is ours: without the time when the endpoint held itself up. Seconds. */
  ourShare(endpointId: string, delay_seconds: number, now: number): number {
    const spell = this.#spells.get(endpointId);
    if (!spell) return delay_seconds;
    const began = now - delay_seconds * 1_000;
    const its_own = Math.max(spell.until - Math.max(spell.since, began), 0) / 1_000;
    return Math.max(delay_seconds - its_own, 0);
  }
}
