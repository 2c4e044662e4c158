import { v7 } from 'uuid';
import type { Principal } from '@insights/auth-context';
import type { Tx } from '@insights/db';

export interface AuditEntry {
  readonly action:
    | 'api_key.created'
    | 'api_key.revoked'
    | 'api_key.rotated'
    | 'email_domain.added'
    | 'email_domain.removed'
    | 'member.role_changed'
    | 'member.removed'
    | 'workspace.created'
    | 'workspace.renamed';
  /** The id of what was acted on. */
  readonly subject: string;
  /** Ids, roles, scopes and counts only: the log outlives the people in it. */
  readonly details?: Record<string, unknown>;
}

/** Writes down who did what, in the transaction that does it. */
export async function recordAudit(tx: Tx, actor: Principal, entry: AuditEntry): Promise<void> {
  await tx.run(
    `insert into audit_log (id, workspace_id, actor_kind, actor_id, action, subject, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [v7(), tx.workspaceId, actor.kind, actor.id, entry.action, entry.subject, JSON.stringify(entry.details ?? {})],
  );
}
