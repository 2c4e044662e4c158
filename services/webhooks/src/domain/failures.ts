/** Why an attempt got no response, for the owner of the receiver. Never the text of an error, which may contain addresses. */
export type FailureClass =
  | 'timeout'
  | 'address_refused'
  | 'dns_failed'
  | 'tls_failed'
  | 'connect_failed'
  | 'connection_lost'
  | 'invalid_response';

/** Why a delivery or an attempt failed: a class, the status of the response, or that the endpoint was switched off. */
export type DeliveryError = FailureClass | 'endpoint_inactive' | `status_${number}`;

const TEXTS: Readonly<Record<Exclude<DeliveryError, `status_${number}`>, string>> = {
  timeout: 'no response within the time limit',
  address_refused: 'webhooks may not be sent to the address',
  dns_failed: 'the host name was not found',
  tls_failed: 'the TLS certificate or handshake is invalid',
  connect_failed: 'the connection was refused or could not be opened',
  connection_lost: 'the connection was closed before a response',
  invalid_response: 'the response is not valid HTTP',
  endpoint_inactive: 'the endpoint was switched off',
};

/** An error in words, as the end of a sentence. */
export function failureText(error: string): string {
  if (Object.hasOwn(TEXTS, error)) return TEXTS[error as keyof typeof TEXTS];
  return `the receiver responded with status ${error.replace(/^status_/, '')}`;
}
