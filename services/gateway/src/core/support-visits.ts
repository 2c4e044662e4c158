import type { Origin, Principal } from '@insights/auth-context';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

const HOUR_MS = 60 * 60 * 1000;
const REMEMBERED = 10_000;

/**
 * Records that support entered a workspace, before it sees anything there. An access that cannot be recorded is
 * rejected. Identity records one entry an hour for each person; the cache here only saves calls.
 */
export class SupportVisits {
  readonly #audit: Pick<Services['audit'], 'recordSupportVisit'>;
  readonly #hours = new Map<string, number>();

  constructor(audit: Pick<Services['audit'], 'recordSupportVisit'>) {
    this.#audit = audit;
  }

  /** Errors: `not_found` (no such workspace), `unavailable`. */
  async note(principal: Principal, route: Pick<Route, 'method' | 'path'>, origin: Origin): Promise<void> {
    const visit = `${principal.user_id} ${principal.workspace_id}`;
    const hour = Math.floor(Date.now() / HOUR_MS);
    if (this.#hours.get(visit) === hour) return;
    const asked = `${route.method.toUpperCase()} ${route.path}`;
    await this.#audit.recordSupportVisit({ route: asked }, { principal, origin });
    if (this.#hours.size >= REMEMBERED) this.#hours.clear();
    this.#hours.set(visit, hour);
  }
}
