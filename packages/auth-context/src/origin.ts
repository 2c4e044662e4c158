import { AUDIT_CHANNELS, type AuditChannel } from '@insights/contracts';

/**
 * What a request came in by: an API key's program, a signed-in user, a participant (with or without a token yet), or an MCP
 * client. What our own processes do by themselves has no origin.
 */
export type Channel = Exclude<AuditChannel, 'system'>;
export const CHANNELS: readonly Channel[] = AUDIT_CHANNELS.filter((channel) => channel !== 'system');

/** Where a request came from, as the gateway saw it. For the audit log alone: nothing is allowed or refused by it. */
export interface Origin {
  readonly request_id: string;
  /** IP address; empty when it is not known. */
  readonly client_address: string;
  /** Undefined where a gateway of an earlier version passed the request on. */
  readonly channel: Channel | undefined;
}

export function channelNamed(name: string | undefined): Channel | undefined {
  return CHANNELS.find((channel) => channel === name);
}
