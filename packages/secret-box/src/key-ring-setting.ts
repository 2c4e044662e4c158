import { type Setting, setting } from '@insights/config';
import { type KeyRing, parseKeyRing } from './secret-box.ts';

/** A required, secret setting that holds a key ring. */
export function keyRingSetting({ env, doc }: { env: string; doc: string }): Setting<KeyRing> {
  return {
    ...setting.string({ env, secret: true, doc }),
    allowed: '`<id>:<base64 of 32 bytes>`, comma-separated',
    default: undefined,
    parse: parseKeyRing,
  };
}
