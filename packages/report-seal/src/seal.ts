import { CompactSign } from 'jose';
import { carriers, isDetached } from './carriers.ts';
import { type PublicJwk, type PublishedKey, type SigningJwk, cryptoKeyOf, published } from './keys.ts';
import { type FileFormat, type Manifest, encodeManifest, sha256 } from './manifest.ts';

export const TYPE = 'insights-report-seal+jws';

/** What the caller states about a file. */
export type SealFacts = Omit<Manifest, 'format' | 'file_format' | 'content_sha256'>;

export interface SealedFile {
  readonly file: Buffer<ArrayBuffer>;
  /** A compact JWS; null if it is inside the file. */
  readonly seal: string | null;
}

/** Seals files with one key, and lists the public keys that verify them. */
export class ReportSealer {
  readonly #key: SigningJwk;
  readonly #former: readonly PublicJwk[];

  constructor(key: SigningJwk, former: readonly PublicJwk[]) {
    this.#key = key;
    this.#former = former;
  }

  /** The file with its seal inside, or beside it where the format carries none. The same content and facts give the same bytes. */
  async seal(file_format: FileFormat, content: Buffer, facts: SealFacts): Promise<SealedFile> {
    const { kid } = await published(this.#key);
    const manifest = {
      ...facts,
      format: 'insights-report-seal/1',
      file_format,
      content_sha256: sha256(content),
    } as const;
    const jws = await new CompactSign(encodeManifest(manifest))
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: TYPE })
      .sign(await cryptoKeyOf(this.#key));
    return isDetached(file_format)
      ? { file: Buffer.from(content), seal: jws }
      : { file: carriers[file_format].attach({ content, jws }), seal: null };
  }

  /** As JWKS: the key that signs now, then the former ones. */
  async publicKeys(): Promise<{ keys: PublishedKey[] }> {
    const keys = await Promise.all([this.#key, ...this.#former].map(published));
    return { keys: [...new Map(keys.map((key) => [key.kid, key])).values()] };
  }
}
