/** By Node's code: the server's certificate is signed by nobody who is believed. */
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
    return `the server's certificate is signed by an authority that is not believed (${error.message}): give its certificate in ${authority}`;
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `the server's certificate is for another name (${error.message}): use a name that it has in ${address}`;
  }
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') {
    return `the server's certificate is not valid at this time (${error.message}): renew it at the server`;
  }
  if (NO_TLS.test(error.message)) return `the server speaks no TLS: switch it on there, or ask for none in ${address}`;
  if (TLS_WANTED.test(error.message)) return `the server lets nobody in without TLS: ask for it in ${address}`;
  return undefined;
}

/**
 * Why a connection failed for its TLS, and which setting to look at: `authority` names the one that says whom to believe, `address`
 * the one that says where the server is. Undefined when it failed for something else.
 */
export function tlsProblem(error: unknown, settings: { authority: string; address: string }): string | undefined {
  for (const each of chain(error)) {
    const problem = problemOf(each, settings);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
