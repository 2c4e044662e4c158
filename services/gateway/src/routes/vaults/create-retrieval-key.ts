import { z } from 'zod';
import { route } from '../../core/route.ts';
import { KeyLifetime } from '../../schemas/api-key.ts';
import { Name } from '../../schemas/inputs.ts';
import { NewRetrievalKey } from '../../schemas/retrieval-key.ts';
import { byVault } from './by-vault.ts';

export const createRetrievalKey = route({
  name: 'createRetrievalKey',
  method: 'post',
  path: '/v1/vaults/:vault_id/retrieval-keys',
  tag: 'vaults',
  doc: 'Creates a key that may only retrieve from this vault. The key itself is shown only in this response.',
  // The vault may contain transcripts, so creating a key needs the scopes of a transcript.
  access: { scopes: ['interviews', 'exports'], role: 'admin' },
  workspace: byVault,
  audit: 'retrieval_key.created',
  body: z.object({ name: Name, expires_in_days: KeyLifetime }),
  success: { status: 201, body: NewRetrievalKey },
  errors: ['not_found'],
  async handle({ params: { vault_id }, body, principal, call, vaults, retrievalKeys }) {
    await vaults.getVault({ vault_id }, { principal });
    return retrievalKeys.createRetrievalKey({ vault_id, ...body }, call);
  },
});
