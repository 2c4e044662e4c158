import { type Call, type Db, announceAudit } from '@insights/db';

const HOUR_MS = 60 * 60 * 1000;
const CACHE_SIZE = 10_000;

/**
 * Writes an audit entry in each workspace whose jobs a platform admin is about to see. The log keeps one entry per person and hour; this
 * cache only avoids repeated announcements.
 */
export class PlatformVisits {
  readonly #hours = new Map<string, number>();

  /** In one transaction; if it fails, the list is not returned. */
  async note(db: Db, call: Call, workspaces: ReadonlySet<string>): Promise<void> {
    const hour = Math.floor(Date.now() / HOUR_MS);
    const visitOf = (workspaceId: string) => `${call.principal.id} ${workspaceId}`;
    const unannounced = [...workspaces].filter((workspaceId) => this.#hours.get(visitOf(workspaceId)) !== hour);
    if (unannounced.length === 0) return;
    await db.withWorkspace(call, async (tx) => {
      for (const workspaceId of unannounced) {
        const visited = await tx.bindTo(workspaceId);
        await announceAudit(visited, call, { action: 'platform_admin.entered', subject: workspaceId });
      }
    });
    if (this.#hours.size >= CACHE_SIZE) this.#hours.clear();
    for (const workspaceId of unannounced) this.#hours.set(visitOf(workspaceId), hour);
  }
}
