import type { DemoViews } from '../routes/demo/demo-views.ts';
import type { RateDefaults } from '../rate-limits/rate-classes.ts';

/** What routes may show of the gateway itself. */
export interface GatewayParts {
  /** How callers reach this API, without a slash at the end. */
  readonly public_url: string;
  /** Rate limits of workspaces that have none of their own. */
  readonly rate_defaults: RateDefaults;
  /** Prometheus exposition of this process. */
  metrics(): Promise<{ content_type: string; content: string }>;
  readonly demo_views: DemoViews;
  /** The OpenAPI document, as JSON text. */
  readonly openapi: string;
}
