import { type KeyObject, createHmac, createSecretKey, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new endpoint secret. Its base64 part encodes the signing key. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** As a key object: with the bytes themselves, Node needs six times as long for a signature. */
function signingKey(secret: string): KeyObject {
  return createSecretKey(secret.slice(PREFIX.length), 'base64');
}

/**
 * The signature headers of one attempt. `secrets`: the current one, then the previous one while it is still valid. X-Service-Signature
 * can hold one signature only, that of the current secret.
 */
export function signatureHeaders(
  secrets: readonly [string, ...string[]],
  message: { id: string; timestamp: number; body: Buffer },
): Record<string, string> {
  const { id, timestamp, body } = message;
  const [current, ...previous] = secrets;
  const key = signingKey(current);
  const standard = [key, ...previous.map(signingKey)].map((each) => {
    const hmac = createHmac('sha256', each).update(`${id}.${timestamp}.`).update(body);
    return `v1,${hmac.digest('base64')}`;
  });
  const plain = createHmac('sha256', key).update(body).digest('hex');
  return {
    'x-service-signature': `sha256=${plain}`,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': standard.join(' '),
  };
}
