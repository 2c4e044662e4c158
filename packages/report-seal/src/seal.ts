import { CompactSign } from 'jose';
import { carriers } from './carriers.ts';
import { type PublicJwk, type PublishedKey, type SigningJwk, cryptoKeyOf, published } from './keys.ts';
import { type FileFormat, type Manifest, encodeManifest, sha256 } from './manifest.ts';

export const TYPE = 'insights-report-seal+jws';

/** What the caller states about a file. */
export type SealFacts = Omit<Manifest, 'format' | 'file_format' | 'content_sha256'>;

/** Seals files with one key, and lists the public keys that verify them. */
export class ReportSealer {
  readonly #key: SigningJwk;
  readonly #former: readonly PublicJwk[];

  constructor(key: SigningJwk, former: readonly PublicJwk[]) {
    this.#key = key;
    this.#former = former;
  }

  /** The file: its content with the seal. The same content and facts give the same bytes. */
  async seal(file_format: FileFormat, content: Buffer, facts: SealFacts): Promise<Buffer<ArrayBuffer>> {
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
    return carriers[file_format].attach({ content, jws });
  }

  /** As JWKS: the key that signs now, then the former ones. */
  async publicKeys(): Promise<{ keys: PublishedKey[] }> {
    const keys = await Promise.all([this.#key, ...this.#former].map(published));
    return { keys: [...new Map(keys.map((key) => [key.kid, key])).values()] };
  }
}
