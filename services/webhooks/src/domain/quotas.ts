import type { Quota } from '@insights/quotas';

export interface WebhooksQuotas {
  readonly [name: string]: Quota;
  readonly webhook_endpoints: Quota;
}

/** The quotas that this service enforces. */
export function webhooksQuotas({ maxEndpoints }: { readonly maxEndpoints: number }): WebhooksQuotas {
  return {
    webhook_endpoints: {
      name: 'webhook_endpoints',
      default_limit: maxEndpoints,
      counted: 'select from endpoints where deleted_at is null',
      things: 'webhook endpoints',
      remedy: 'Delete an endpoint that you no longer need, or ask for a higher limit.',
    },
  };
}
