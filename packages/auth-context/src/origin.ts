import { AUDIT_CHANNELS, type AuditChannel } from '@insights/contracts';

/**
 * The kind of client: a program with an API key, a signed-in user, a participant (with or without a token) or an MCP client. Work that
 * a process does by itself has no origin.
 */
export type Channel = Exclude<AuditChannel, 'system'>;
export const CHANNELS: readonly Channel[] = AUDIT_CHANNELS.filter((channel) => channel !== 'system');

/** Where a request came from, as the gateway saw it. For the audit log and the language of texts, never for authorization. */
export interface Origin {
  readonly request_id: string;
  /** IP address; '' when it is unknown. */
  readonly client_address: string;
  /** Undefined for a word of a newer version. */
  readonly channel: Channel | undefined;
  /** Language tags of the reader's browser, preferred first; absent where no text depends on them. */
  readonly languages?: readonly string[];
}

export function channelNamed(name: string | undefined): Channel | undefined {
  return CHANNELS.find((channel) => channel === name);
}
