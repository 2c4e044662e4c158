import { type CryptoKey, compactVerify } from 'jose';
import { z } from 'zod';
import { ALL_CARRIERS, type Carrier, type Sealed, carriers, isDetached } from './carriers.ts';
import { type PublicJwk, keyOf } from './keys.ts';
import { type Manifest, decodeManifest, sha256 } from './manifest.ts';
import { TYPE } from './seal.ts';

export type Problem =
  /** The file has no seal, or one that is damaged or stands at another place. */
  | 'no_seal'
  /** The seal is not one of a report. */
  | 'bad_seal'
  /** The key that signed it is not among the given ones. */
  | 'unknown_key'
  /** The key did not sign this seal. */
  | 'bad_signature'
  /** The seal is genuine and of another content. */
  | 'other_content';

export type Verdict =
  | { readonly is_genuine: true; readonly manifest: Manifest; readonly kid: string }
  | { readonly is_genuine: false; readonly problem: Problem; readonly kid?: string };

/** Checks a file, with the seal beside it if it has one, with the service's public keys. Needs no network and trusts nothing in the file. */
export async function verifySeal(file: Uint8Array, keys: readonly PublicJwk[], seal?: string): Promise<Verdict> {
  const content = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const sealed = seal === undefined ? unseal(content) : beside(content, seal);
  if (!sealed) return failed('no_seal');
  const kid = kidOf(sealed.jws);
  if (kid === undefined) return failed('bad_seal');
  const key = await keyOf(keys, kid);
  if (!key) return { ...failed('unknown_key'), kid };
  const payload = await signedBy(key, sealed.jws);
  if (!payload) return { ...failed('bad_signature'), kid };
  const manifest = decodeManifest(payload);
  if (!manifest) return { ...failed('bad_seal'), kid };
  const { file_format } = manifest;
  const carrier = isDetached(file_format) ? null : carriers[file_format];
  const isOfThisFile = carrier === sealed.carrier && manifest.content_sha256 === sha256(sealed.content);
  return isOfThisFile ? { is_genuine: true, manifest, kid } : { ...failed('other_content'), kid };
}

const failed = (problem: Problem) => ({ is_genuine: false, problem }) as const;

/** `carrier` is null if the seal is beside the file. */
type Found = Sealed & { readonly carrier: Carrier | null };

const beside = (content: Buffer, jws: string): Found | undefined =>
  isCompactJws(jws) ? { content, jws, carrier: null } : undefined;

/** Content and seal of a file that is exactly what sealing gives. */
function unseal(file: Buffer): Found | undefined {
  for (const carrier of ALL_CARRIERS) {
    const sealed = carrier.detach(file);
    if (sealed && isCompactJws(sealed.jws) && carrier.attach(sealed).equals(file)) return { ...sealed, carrier };
  }
  return undefined;
}

/** Three parts in base64url without unused bits: the last character of a part has several spellings that decode to the same bytes. */
function isCompactJws(jws: string): boolean {
  const parts = jws.split('.');
  return parts.length === 3 && parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

const Header = z.strictObject({ alg: z.literal('EdDSA'), kid: z.string().max(100), typ: z.literal(TYPE) });

/** Only the key's id is read before the signature is checked. A header with another algorithm, a key or an address is rejected. */
function kidOf(jws: string): string | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(jws.split('.', 1)[0] ?? '', 'base64url').toString());
    return Header.parse(header).kid;
  } catch {
    return undefined;
  }
}

async function signedBy(key: CryptoKey, jws: string): Promise<Uint8Array | undefined> {
  try {
    return (await compactVerify(jws, key, { algorithms: ['EdDSA'] })).payload;
  } catch {
    return undefined;
  }
}
