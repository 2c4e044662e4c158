import { type Call, type Tx, isUniqueViolation } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { withoutWorkspace } from '../../db/lookup.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { ProviderRefusal, ProviderSilence } from '../../provider/port.ts';

/**
 * A link lets the workspace's owner change roles in the organisation, so only an owner of the organisation, according to the
 * provider, or a platform admin may create it. Call it before the transaction. Errors: `insufficient_role`, `identity_provider_failed`.
 */
export async function requireMayLink(deps: Deps, { principal }: Call, orgId: string): Promise<void> {
  const userId = requireUser(principal);
  if (principal.platform_role === 'admin') return;
  if (!deps.organizations) {
    throw new AppError('insufficient_role', {
      publicMessage:
        'This identity provider does not report who owns an organisation. Ask a platform admin to link the workspace.',
    });
  }
  const [user] = await withoutWorkspace<{ subject: string }>(deps.db, 'select identity.subject_of($1) as subject', [
    userId,
  ]);
  const role = user && (await roleAtProvider(deps, orgId, user.subject));
  if (role === 'owner') return;
  throw new AppError('insufficient_role', {
    publicMessage:
      'Only an owner of the organisation at the identity provider, or a platform admin, can link a workspace to it.',
  });
}

async function roleAtProvider({ organizations, providerTimeoutMs }: Deps, orgId: string, subject: string) {
  try {
    return await organizations?.roleOf(orgId, subject, AbortSignal.timeout(providerTimeoutMs));
  } catch (error) {
    if (!(error instanceof ProviderRefusal || error instanceof ProviderSilence)) throw error;
    throw new AppError('identity_provider_failed', {
      publicMessage: 'The identity provider did not answer who owns the organisation. Try again.',
      cause: error,
    });
  }
}

/** Links the transaction's workspace to an organisation; null removes the link. Errors: `invalid_request` if another workspace is linked to it. */
export async function storeLink(tx: Tx, call: Call, orgId: string | null): Promise<void> {
  try {
    await query(tx).updateTable('workspaces').set({ identity_provider_org_id: orgId }).execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw invalid(['body', 'identity_provider_org_id'], 'Another workspace is linked to this organisation.');
  }
  const action = orgId === null ? 'workspace.unlinked' : 'workspace.linked';
  await recordAudit(tx, call, { action, subject: tx.workspaceId, details: orgId === null ? {} : { org_id: orgId } });
}
