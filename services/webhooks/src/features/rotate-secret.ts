import type { webhooks } from '@insights/contracts';
import { type Call, type Tx, announceAudit, iso } from '@insights/db';
import { failuresOf } from '../db/health.ts';
import { lockEndpoint } from '../db/load.ts';
import { presentEndpoint } from '../db/present.ts';
import type { Deps } from '../deps.ts';
import { seal } from '@insights/secret-box';
import { newSecret } from '../domain/signature.ts';

/** How long the previous secret signs beside the new one. */
const OVERLAP_MS = 24 * 60 * 60 * 1_000;

/** Gives an endpoint a new secret and returns it. Errors: `not_found`. */
export function rotateSecret({ db, keys }: Deps, call: Call, id: string): Promise<webhooks.Endpoint> {
  const rotate = async (tx: Tx): Promise<webhooks.Endpoint> => {
    const endpoint = await lockEndpoint(tx, id);
    const secret = newSecret();
    const sealed = seal(keys, secret, endpoint.id);
    endpoint.previous_secret = endpoint.secret;
    endpoint.previous_key_id = endpoint.secret_key_id;
    endpoint.previous_until = iso(new Date(Date.now() + OVERLAP_MS));
    endpoint.secret = sealed.box;
    endpoint.secret_key_id = sealed.key_id;
    await announceAudit(tx, call, { action: 'webhook_endpoint.secret_rotated', subject: id });
    return presentEndpoint(endpoint, await failuresOf(tx, endpoint.id), secret);
  };
  return db.withWorkspace(call, rotate, { replay: (answer) => ({ ...answer, secret: '' }) });
}
