import type { ConfigOf } from '@insights/config';
import { type Quota, quotaSetting } from '@insights/quotas';

export const quotaSettings = {
  quotaDocuments: quotaSetting('QUOTA_DOCUMENTS', 0, 'documents that people and programs brought'),
};

export interface VaultsQuotas {
  readonly [name: string]: Quota;
  readonly documents: Quota;
}

/** The quotas that this service enforces. */
export function vaultsQuotas(config: ConfigOf<typeof quotaSettings>): VaultsQuotas {
  return {
    documents: {
      name: 'documents',
      default_limit: config.quotaDocuments,
      // Transcripts and reports of interviews are stored automatically; transcripts count as conversations.
      counted: 'select from documents where interview_id is null',
      things: 'documents',
      remedy: 'Delete documents that you no longer need, or ask for a higher limit.',
    },
  };
}
