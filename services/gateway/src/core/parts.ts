/** What routes may show of the gateway itself. */
export interface GatewayParts {
  /** How callers reach this API, without a slash at the end. */
  readonly public_url: string;
  /** Prometheus exposition of this process. */
  metrics(): Promise<{ content_type: string; content: string }>;
  /** The OpenAPI document, as JSON text. */
  readonly openapi: string;
}
