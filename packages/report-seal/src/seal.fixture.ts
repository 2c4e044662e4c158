import { exportJWK, generateKeyPair } from 'jose';
import { type SigningJwk, signingKeyFrom } from './keys.ts';
import { type FileFormat, sha256 } from './manifest.ts';
import type { SealFacts } from './seal.ts';

export async function newKey(): Promise<SigningJwk> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  return signingKeyFrom(await exportJWK(privateKey));
}

const QUOTE = 'We phone around for an hour.';

export const factsOf = (quotes: number): SealFacts => ({
  interview_id: '019a0000-0000-7000-8000-000000000001',
  version_id: '019a0000-0000-7000-8000-000000000002',
  version_number: 3,
  made_at: '2026-03-12T10:00:02.000Z',
  redacted_at: null,
  quotes: Array.from({ length: quotes }, (_, index) => ({
    turn_id: `019a0000-0000-7000-9000-0000000000${10 + index}`,
    start: index,
    end: index + QUOTE.length,
    quote_sha256: sha256(QUOTE),
    turn_sha256: sha256(`${' '.repeat(index)}${QUOTE}`),
  })),
});
export const facts = factsOf(2);

/** A stored entry in an archive that another program wrote. */
const ZIP = Buffer.from(
  'UEsDBAoAAAAAAAAAIQCFEUoNBQAAAAUAAAAFAAAAYS50eHRoZWxsb1BLAQIUAAoAAAAAAAAAIQCFEUoNBQAAAAUAAAAFAAAAAAAAAAAAAAAAAAAAAABhLnR4dFBLBQYAAAAAAQABADMAAAAoAAAAAAA=',
  'base64',
);

/** Contents before they are sealed, as the exports write them. */
export const contents: Readonly<Record<FileFormat, Buffer>> = {
  md: Buffer.from(`# Report\n\n> ${QUOTE} [1]\n`),
  html: Buffer.from(`<!doctype html>\n<title>Report</title>\n<p>${QUOTE}</p>\n`),
  json: Buffer.from(`{\n  "report": {\n    "quote": "${QUOTE}"\n  }`),
  csv: Buffer.from(`\uFEFFkind,id,text,quote\r\nfinding,f1,They phone,${QUOTE}`),
  docx: ZIP,
  qdpx: ZIP,
};
