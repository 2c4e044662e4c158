import { Metadata } from '@grpc/grpc-js';
import { context, propagation } from '@opentelemetry/api';
import type { Origin, Principal, PrincipalSigner } from '@insights/auth-context';

/** Options of a call. */
export interface ClientCall {
  readonly principal: Principal;
  /** Default 10 s. */
  readonly timeout_ms?: number;
  readonly idempotency?: { readonly key: string; readonly hash: string; readonly route: string } | undefined;
  /** Origin of the request that caused the call. */
  readonly origin?: Origin | undefined;
  /** Called when the answer is a replay of a stored one. */
  readonly onReplay?: (() => void) | undefined;
  /** Ends a stream from the caller's side without an error. */
  readonly signal?: AbortSignal | undefined;
}

export interface ClientOptions {
  /** host:port, or dns:///name:port for all addresses behind a name; the prefix `tls+` requires TLS. */
  readonly address: string;
  /** The called service's name: the audience of the principal token. */
  readonly audience: string;
  readonly signer: PrincipalSigner;
}

/** How long a call may take when its caller sets no other time. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** What a call says of itself beside its request. */
export async function entriesOf(call: ClientCall, options: ClientOptions): Promise<Record<string, string>> {
  const entries: Record<string, string> = {
    'x-principal': await options.signer.sign(call.principal, options.audience),
  };
  if (call.idempotency) {
    entries['x-idempotency-key'] = call.idempotency.key;
    entries['x-idempotency-hash'] = call.idempotency.hash;
    entries['x-idempotency-route'] = call.idempotency.route;
  }
  if (call.origin) {
    entries['x-request-id'] = call.origin.request_id;
    entries['x-client-address'] = call.origin.client_address;
    if (call.origin.channel) entries['x-channel'] = call.origin.channel;
    if (call.origin.languages?.length) entries['x-languages'] = call.origin.languages.join(',');
  }
  propagation.inject(context.active(), entries);
  return entries;
}

/** The same for a call outside of frames. */
export function metadataOf(entries: Readonly<Record<string, string>>): Metadata {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(entries)) metadata.set(key, value);
  return metadata;
}
