/** Node's error codes for a certificate of an untrusted authority. */
const UNBELIEVED = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_SIGNATURE_FAILURE',
]);
const NO_TLS = /does not support (SSL connections|'tls')|tls is not available/i;
const TLS_WANTED = /no pg_hba\.conf entry .*no encryption/i;

function* chain(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each;
}

function problemOf(error: Error, { authority, address }: { authority: string; address: string }): string | undefined {
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && UNBELIEVED.has(code)) {
    return `the server's certificate is signed by an untrusted authority (${error.message}): add the authority's certificate to ${authority}`;
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `the server's certificate is for another name (${error.message}): use a name of the certificate in ${address}`;
  }
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') {
    return `the server's certificate is not valid at this time (${error.message}): renew it at the server`;
  }
  if (NO_TLS.test(error.message))
    return `the server does not support TLS: enable it there, or disable it in ${address}`;
  if (TLS_WANTED.test(error.message)) return `the server requires TLS: enable it in ${address}`;
  return undefined;
}

/**
 * Why a TLS connection failed and which setting to check: `authority` names the setting of trusted authorities, `address` that of the
 * server's address. Undefined for other failures.
 */
export function tlsProblem(error: unknown, settings: { authority: string; address: string }): string | undefined {
  for (const each of chain(error)) {
    const problem = problemOf(each, settings);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
