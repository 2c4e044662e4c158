import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of an archive. Its content is read when its turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  readonly modified: Date;
}

/** The format without its extension for large archives ends here. */
export const MOST_ZIP_ENTRIES = 65_000;
const MOST_ZIP_BYTES = 2 ** 32 - 2 ** 24;

/**
 * A ZIP archive, made while it is read. The directory comes last, so an interrupted archive does not open. Node compresses outside of the
 * event loop; the library writes the container. Memory per entry: its name and place.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const archive = new Zip((error, data) => {
    if (error) throw error;
    made.push(data);
  });
  let bytes = 0;
  function* taken(): Generator<Uint8Array> {
    for (const piece of made.splice(0)) {
      bytes += piece.length;
      if (bytes > MOST_ZIP_BYTES) throw new Error('The archive exceeds the size of a ZIP file.');
      yield piece;
    }
  }
  let count = 0;
  for await (const { name, content, modified } of entries) {
    if ((count += 1) > MOST_ZIP_ENTRIES) throw new Error('The archive has too many files for a ZIP file.');
    const file: Deflated = { filename: name, size: 0, crc: 0, compression: DEFLATE, mtime: modified };
    archive.add(file);
    const deflate = createDeflateRaw();
    // Parts are large, so only one is read ahead. The iteration below rejects with an error of the source.
    pipeline(Readable.from(counted(file, content), { highWaterMark: 1 }), deflate, () => undefined);
    for await (const piece of deflate as AsyncIterable<Buffer<ArrayBuffer>>) {
      file.ondata?.(null, piece, false);
      yield* taken();
    }
    file.ondata?.(null, new Uint8Array(), true);
    yield* taken();
  }
  archive.end();
  yield* taken();
}

/** Method 8 of the ZIP format. */
const DEFLATE = 8;

type Deflated = { -readonly [K in keyof ZipInputFile]: ZipInputFile[K] };

async function* counted(file: Deflated, content: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  for await (const next of content) {
    const piece = typeof next === 'string' ? Buffer.from(next) : next;
    file.size += piece.length;
    file.crc = crc32(piece, file.crc);
    yield piece;
  }
}
