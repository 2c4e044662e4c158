/** Where a request came from, as the gateway saw it. For the audit log alone: nothing is allowed or refused by it. */
export interface Origin {
  readonly request_id: string;
  /** IP address; empty when it is not known. */
  readonly client_address: string;
}
