import type { FailureClass } from '../../domain/failures.ts';
import { AddressRefused } from '../../net/address-guard.ts';

const BY_CODE: readonly [RegExp, FailureClass][] = [
  [/^ETIMEDOUT$/, 'timeout'],
  [/^(ENOTFOUND|ENODATA|EAI_\w+|ESERVFAIL|ETIMEOUT|EREFUSED|EBADNAME|EBADRESP)$/, 'dns_failed'],
  [/^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$)/, 'tls_failed'],
  [/^(ECONNRESET|EPIPE)$/, 'connection_lost'],
  [/^HPE_/, 'invalid_response'],
];

/** The class of an error that a request threw; an unknown error counts as a failed connection. */
export function failureClass(error: unknown): FailureClass {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AddressRefused) return 'address_refused';
    if (cause.name === 'TimeoutError') return 'timeout';
    const code = 'code' in cause ? String(cause.code) : '';
    const known = BY_CODE.find(([pattern]) => pattern.test(code));
    if (known) return known[1];
  }
  return 'connect_failed';
}
