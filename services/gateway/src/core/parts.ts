import type { DemoViews } from '../routes/demo/demo-views.ts';
import type { RateDefaults } from '../rate-limits/rate-classes.ts';

/** What handlers may use of the gateway itself. */
export interface GatewayParts {
  /** The public address of this API, without a trailing slash. */
  readonly public_url: string;
  /** Origins, besides its own, whose pages may call this API from a browser; `*` for all. */
  readonly cors_origins: readonly string[];
  /** The issuer whose bearer tokens are accepted. */
  readonly issuer: string;
  /** How people sign in to the console. */
  readonly sign_in: {
    readonly issuer: string;
    readonly client_id: string;
    readonly scopes: readonly string[];
    readonly demo: boolean;
    readonly sends_mail: boolean;
  };
  /** Rate limits of workspaces without limits of their own. */
  readonly rate_defaults: RateDefaults;
  /** Prometheus exposition of this process. */
  metrics(): Promise<{ content_type: string; content: string }>;
  readonly demo_views: DemoViews;
  /** The OpenAPI document, as JSON text. */
  readonly openapi: string;
}
