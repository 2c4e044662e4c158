import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Salt and derived key, in a form to store. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64url')}.${(await keyOf(password, salt)).toString('base64url')}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', key = ''] = stored.split('.').map((part) => Buffer.from(part, 'base64url'));
  return timingSafeEqual(await keyOf(password, Buffer.from(salt)), Buffer.from(key));
}

/** Letters that look alike but were typed on different keyboards are one letter. */
const keyOf = (password: string, salt: Buffer): Promise<Buffer> => derive(password.normalize('NFKC'), salt, KEY_BYTES);
