/** What routes may show of the gateway itself. */
export interface GatewayParts {
  /** Prometheus exposition of this process. */
  metrics(): Promise<{ content_type: string; content: string }>;
  /** The OpenAPI document, as JSON text. */
  readonly openapi: string;
}
