import type { Quota } from '@insights/quotas';

export interface WebhooksQuotas {
  readonly [name: string]: Quota;
  readonly webhook_endpoints: Quota;
}

/** What of the webhooks service's things is counted. */
export function webhooksQuotas({ maxEndpoints }: { readonly maxEndpoints: number }): WebhooksQuotas {
  return {
    webhook_endpoints: {
      name: 'webhook_endpoints',
      default_limit: maxEndpoints,
      counted: 'select from endpoints where deleted_at is null',
      things: 'webhook endpoints',
      remedy: 'Delete one that is not needed, or ask for a higher limit.',
    },
  };
}
