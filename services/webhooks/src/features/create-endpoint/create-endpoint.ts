import { v7 } from 'uuid';
import type { webhooks } from '@insights/contracts';
import { type Call, type Tx, iso } from '@insights/db';
import { AppError } from '@insights/errors';
import { Endpoint } from '../../db/entities.ts';
import { presentEndpoint } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';
import { checkFilter } from '../../domain/event-names.ts';
import { seal } from '@insights/secret-box';
import { newSecret } from '../../domain/signature.ts';

/** Registers a receiver; the only answer with its secret. Errors: `invalid_request` (address, events), `quota_exceeded`. */
export async function createEndpoint(
  { db, keys, addresses, max_endpoints }: Deps,
  call: Call,
  request: webhooks.CreateEndpointRequest,
): Promise<webhooks.Endpoint> {
  const events = checkFilter(request.events);
  const url = await addresses.checkUrl(request.url);
  const create = async (tx: Tx): Promise<webhooks.Endpoint> => {
    await checkRoom(tx, max_endpoints);
    const id = v7();
    const secret = newSecret();
    const sealed = seal(keys, secret, id);
    const endpoint = tx.em.create(Endpoint, {
      id,
      workspace_id: tx.workspaceId,
      url,
      description: request.description,
      events,
      active: true,
      secret: sealed.box,
      secret_key_id: sealed.key_id,
      created_at: iso(new Date()),
    });
    tx.em.persist(endpoint);
    return presentEndpoint(endpoint, secret);
  };
  return db.withWorkspace(call, create, { replay: (answer) => ({ ...answer, secret: '' }) });
}

async function checkRoom(tx: Tx, max: number): Promise<void> {
  const used = await tx.row<{ count: number }>('select count(*) as count from endpoints where deleted_at is null');
  if ((used?.count ?? 0) < max) return;
  throw new AppError('quota_exceeded', {
    say: `A workspace may have ${max} webhook endpoints. Delete one that is not needed.`,
  });
}
