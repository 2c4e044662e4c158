import { unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { htmlText } from './html-text.ts';
import { PARSE_LIMITS, Unreadable } from './limits.ts';
import type { ReadFile } from './parse-worker.ts';

/** The parts that hold text and its styles; pictures and fonts are left out. */
const WANTED = /^(?:\[Content_Types\]\.xml|_rels\/[^/]+|docProps\/[^/]+\.xml|word\/[^/]+\.xml|word\/_rels\/[^/]+)$/;

/** Titles and pictures, which mammoth treats otherwise. */
const OPTIONS = {
  styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"],
  convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
};

export async function readDocx(content: Uint8Array): Promise<ReadFile> {
  // mammoth inflates without a limit, so it gets the parts inflated.
  const buffer = Buffer.from(zipSync(inflated(content), { level: 0 }));
  const { value } = await mammoth.convertToHtml({ buffer }, OPTIONS).catch((): never => {
    throw damaged();
  });
  const { text } = htmlText(value);
  return { title: /^# ([^\n]{1,200})/.exec(text)?.[1] ?? null, text };
}

/** fflate writes no more than the size that the archive names for a part. */
function inflated(content: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!WANTED.test(name)) return false;
    total += originalSize;
    if (total > PARSE_LIMITS.expanded_bytes)
      throw new Unreadable(
        `The file expands to more than ${PARSE_LIMITS.expanded_bytes / 1024 / 1024} MiB. Upload its text.`,
      );
    return true;
  };
  try {
    return unzipSync(content, { filter });
  } catch (error) {
    throw error instanceof Unreadable ? error : damaged();
  }
}

const damaged = (): Unreadable =>
  new Unreadable('The file is not a Word document, or it is damaged. Save it again as .docx, or upload its text.');
