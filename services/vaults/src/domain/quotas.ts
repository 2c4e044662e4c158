import type { ConfigOf } from '@insights/config';
import { type Quota, quotaSetting } from '@insights/quotas';

export const quotaSettings = {
  quotaDocuments: quotaSetting('QUOTA_DOCUMENTS', 0, 'documents that people and programs brought'),
};

export interface VaultsQuotas {
  readonly [name: string]: Quota;
  readonly documents: Quota;
}

/** What of the vaults service's things is counted. */
export function vaultsQuotas(config: ConfigOf<typeof quotaSettings>): VaultsQuotas {
  return {
    documents: {
      name: 'documents',
      default_limit: config.quotaDocuments,
      // Transcripts and reports come by themselves; they are counted as conversations.
      counted: `select from documents where source_type in ('upload', 'web', 'note')`,
      things: 'documents',
      remedy: 'Delete what is not needed, or ask for a higher limit.',
    },
  };
}
