import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Formats of a sealed file. */
export const FILE_FORMATS = ['md', 'html', 'docx', 'json', 'csv', 'qdpx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Id = z.string().min(1).max(100);
const Time = z.iso.datetime();
const Count = z.int().min(0);

const SealedQuote = z.strictObject({
  turn_id: Id,
  /** UTF-16 offsets in the text of the turn as the report's reader sees it. */
  start: Count,
  end: Count,
  /** Of the quote in UTF-8. */
  quote_sha256: Sha256,
  /** Of the whole turn in UTF-8. */
  turn_sha256: Sha256,
});
export type SealedQuote = z.output<typeof SealedQuote>;

const Manifest = z.strictObject({
  format: z.literal('insights-report-seal/1'),
  file_format: z.enum(FILE_FORMATS),
  interview_id: Id,
  version_id: Id,
  version_number: z.int().min(1),
  /** When the version was completed. */
  made_at: Time,
  /** When quotes of the version were last removed or masked. */
  redacted_at: Time.nullable(),
  /** Of all bytes of the file except the seal. */
  content_sha256: Sha256,
  quotes: z.array(SealedQuote).max(200_000),
});

/** What a seal states about its file. */
export type Manifest = z.output<typeof Manifest>;

/** The only accepted encoding: fields in the order of the schema, without white space. */
export function encodeManifest(manifest: Manifest): Uint8Array {
  return Buffer.from(JSON.stringify(Manifest.parse(manifest)));
}

/** Undefined unless the bytes are exactly what `encodeManifest` writes, so there are no repeated, unknown or reordered fields. */
export function decodeManifest(bytes: Uint8Array): Manifest | undefined {
  const parsed = Manifest.safeParse(jsonOf(bytes));
  return parsed.success && Buffer.from(bytes).equals(encodeManifest(parsed.data)) ? parsed.data : undefined;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}

export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
