export interface Spent {
  readonly calls: number;
  readonly tokens: number;
}

const HOUR_MS = 3_600_000;
const NOTHING: Spent = { calls: 0, tokens: 0 };

/** What each workspace may spend in an hour of the clock, counted in this process. */
export class HourlyBudget {
  readonly #limit: Spent;
  readonly #now: () => number;
  #hour = 0;
  #spent = new Map<string, Spent>();

  constructor(limit: Spent, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  admits(workspaceId: string): boolean {
    const { calls, tokens } = this.#of(workspaceId);
    return calls < this.#limit.calls && tokens < this.#limit.tokens;
  }

  /** The workspaces that may spend nothing more in this hour. */
  usedUp(): string[] {
    return [...this.#spent.keys()].filter((workspaceId) => !this.admits(workspaceId));
  }

  spend(workspaceId: string, { calls, tokens }: Spent): void {
    const spent = this.#of(workspaceId);
    this.#spent.set(workspaceId, { calls: spent.calls + calls, tokens: spent.tokens + tokens });
  }

  #of(workspaceId: string): Spent {
    const hour = Math.floor(this.#now() / HOUR_MS);
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#spent.clear();
    }
    return this.#spent.get(workspaceId) ?? NOTHING;
  }
}
