import { type Call, type Db, announceAudit } from '@insights/db';

const HOUR_MS = 60 * 60 * 1000;
const REMEMBERED = 10_000;

/**
 * Tells the audit log of each workspace whose jobs a platform admin is about to see. The log keeps one entry an hour for each person;
 * what is remembered here only spares the further announcements.
 */
export class PlatformVisits {
  readonly #hours = new Map<string, number>();

  /** In one transaction: a look that cannot be written down is none. */
  async note(db: Db, call: Call, workspaces: ReadonlySet<string>): Promise<void> {
    const hour = Math.floor(Date.now() / HOUR_MS);
    const visitOf = (workspaceId: string) => `${call.principal.id} ${workspaceId}`;
    const unnoted = [...workspaces].filter((workspaceId) => this.#hours.get(visitOf(workspaceId)) !== hour);
    if (unnoted.length === 0) return;
    await db.withWorkspace(call, async (tx) => {
      for (const workspaceId of unnoted) {
        const visited = await tx.bindTo(workspaceId);
        await announceAudit(visited, call, { action: 'platform_admin.entered', subject: workspaceId });
      }
    });
    if (this.#hours.size >= REMEMBERED) this.#hours.clear();
    for (const workspaceId of unnoted) this.#hours.set(visitOf(workspaceId), hour);
  }
}
