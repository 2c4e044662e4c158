import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';
import { invalid } from '@insights/errors';

/** A file of a form. */
export class UploadedFile {
  readonly name: string;
  /** As the sender says; empty if it says nothing. */
  readonly media_type: string;
  readonly content: Buffer;

  constructor(file: { name: string; media_type: string; content: Buffer }) {
    this.name = file.name;
    this.media_type = file.media_type;
    this.content = file.content;
  }
}

export const FORM_TYPE = 'multipart/form-data';
/** More than any form here has. */
const LIMITS = {
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

const PIECE_BYTES = 64 * 1024;

export interface Form {
  readonly value: Readonly<Record<string, unknown>>;
  /** SHA-256 of fields and file; the boundary, which each attempt chooses anew, does not count. */
  readonly digest: string;
}

/** The fields of a form and its file. Errors: `invalid_request`. */
export async function parseForm(body: Buffer, contentType: string): Promise<Form> {
  const fields = new Map<string, unknown>();
  const parser = openParser(contentType);
  const { promise: whole, resolve, reject } = Promise.withResolvers<void>();
  const fail = (message: string) => reject(invalid(['body'], message));
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) fail(`A field of the form is longer than ${LIMITS.fieldSize} bytes.`);
    else fields.set(name, value);
  });
  parser.on('file', (name, stream, fileName, _encoding, media_type) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('error', () => fail(BROKEN));
    stream.on('end', () => {
      fields.set(name, new UploadedFile({ name: fileName ?? '', media_type, content: Buffer.concat(pieces) }));
    });
  });
  parser.on('filesLimit', () => fail('Send one file.'));
  parser.on('fieldsLimit', () => fail(`Send at most ${LIMITS.fields} fields.`));
  parser.on('partsLimit', () => fail(`Send at most ${LIMITS.parts} parts.`));
  parser.on('error', () => fail(BROKEN));
  parser.on('finish', resolve);
  await feed(parser, body, whole);
  await whole;
  return { value: Object.fromEntries(fields), digest: digestOf(fields) };
}

type FormParser = InstanceType<typeof Busboy>;

const BROKEN = 'The form is not valid multipart/form-data.';

function openParser(contentType: string): FormParser {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
  } catch {
    // A type without a boundary.
    throw invalid(['body'], BROKEN);
  }
}

/** Writes the body in pieces, so that other requests get their turn, until it ends or is refused. */
async function feed(parser: FormParser, body: Buffer, whole: Promise<void>): Promise<void> {
  const refused = new AbortController();
  whole.catch(() => refused.abort());
  for (let from = 0; from < body.length && !refused.signal.aborted; from += PIECE_BYTES) {
    parser.write(body.subarray(from, from + PIECE_BYTES));
    await nextTurn();
  }
  if (!refused.signal.aborted) parser.end();
}

function digestOf(fields: ReadonlyMap<string, unknown>): string {
  const hash = createHash('sha256');
  for (const name of [...fields.keys()].toSorted()) {
    const value = fields.get(name);
    if (value instanceof UploadedFile) {
      hash.update(JSON.stringify([name, value.name, value.media_type, value.content.length])).update(value.content);
    } else hash.update(JSON.stringify([name, value]));
  }
  return hash.digest('hex');
}
