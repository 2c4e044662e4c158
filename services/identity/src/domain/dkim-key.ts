import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

export interface DkimKey {
  /** The key's name in DNS; random, so that two workspaces with the same domain do not collide. */
  selector: string;
  /** SubjectPublicKeyInfo in base64, as DKIM records contain it. */
  public_key: string;
  /** PKCS #8 in PEM. */
  private_key: string;
}

const generate = promisify(generateKeyPair);

/** A new RSA key of 2,048 bits, the longest that all receivers verify. */
export async function newDkimKey(): Promise<DkimKey> {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    selector: `ii-${randomBytes(5).toString('hex')}`,
    public_key: publicKey.toString('base64'),
    private_key: privateKey,
  };
}
