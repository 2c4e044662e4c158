import { crc32 } from 'node:zlib';
import type { Carrier } from './carriers.ts';

/** The entry of a ZIP archive that holds the seal. */
export const SEAL_ENTRY = 'insights-seal.jws';

const NAME = Buffer.from(SEAL_ENTRY);
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30 + NAME.length;
const CENTRAL_BYTES = 46 + NAME.length;
const END_BYTES = 22;
const VERSION = 20;
/** 1 January 1980, the first day that the format knows. */
const DAY = 0x21;

/**
 * The seal is the last entry of the archive, uncompressed. Its content is the archive without that entry. Archives of the ZIP64 format and
 * archives with a comment carry no seal.
 */
export const zipCarrier: Carrier = {
  attach({ content, jws }) {
    const seal = Buffer.from(jws);
    const end = endOf(content);
    if (!end) throw new Error('A seal needs a ZIP archive without comment and ZIP64 extensions');
    const directory = content.subarray(end.at, end.at + end.size);
    return Buffer.concat([
      content.subarray(0, end.at),
      localEntry(seal),
      seal,
      directory,
      centralEntry(seal, end.at),
      endRecord(end.entries + 1, end.size + CENTRAL_BYTES, end.at + LOCAL_BYTES + seal.length),
    ]);
  },
  detach(file) {
    const end = endOf(file);
    if (!end || end.entries < 1 || end.size < CENTRAL_BYTES) return undefined;
    const last = file.subarray(end.at + end.size - CENTRAL_BYTES, end.at + end.size);
    if (last.readUInt32LE(0) !== CENTRAL || !last.subarray(46).equals(NAME)) return undefined;
    const at = last.readUInt32LE(42);
    if (at + LOCAL_BYTES > end.at) return undefined;
    const content = Buffer.concat([
      file.subarray(0, at),
      file.subarray(end.at, end.at + end.size - CENTRAL_BYTES),
      endRecord(end.entries - 1, end.size - CENTRAL_BYTES, at),
    ]);
    return { content, jws: file.toString('latin1', at + LOCAL_BYTES, end.at) };
  },
};

interface End {
  readonly entries: number;
  /** Offset and size of the central directory. */
  readonly at: number;
  readonly size: number;
}

/** The last record, if it ends the file and the directory ends where it begins. */
function endOf(file: Buffer): End | undefined {
  const from = file.length - END_BYTES;
  if (from < 0 || file.readUInt32LE(from) !== END) return undefined;
  const [entries, size, at] = [
    file.readUInt16LE(from + 10),
    file.readUInt32LE(from + 12),
    file.readUInt32LE(from + 16),
  ];
  return at + size === from && endRecord(entries, size, at).equals(file.subarray(from))
    ? { entries, at, size }
    : undefined;
}

/** What both headers of the entry have in common, from the version to the length of the extra field. */
function facts(seal: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(DAY, 8);
  header.writeUInt32LE(crc32(seal), 10);
  header.writeUInt32LE(seal.length, 14);
  header.writeUInt32LE(seal.length, 18);
  header.writeUInt16LE(NAME.length, 22);
  return header;
}

function localEntry(seal: Buffer): Buffer {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(LOCAL);
  return Buffer.concat([signature, facts(seal), NAME]);
}

function centralEntry(seal: Buffer, at: number): Buffer {
  const start = Buffer.alloc(6);
  start.writeUInt32LE(CENTRAL);
  start.writeUInt16LE(VERSION, 4);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(at, 10);
  return Buffer.concat([start, facts(seal), rest, NAME]);
}

function endRecord(entries: number, size: number, at: number): Buffer {
  const record = Buffer.alloc(END_BYTES);
  record.writeUInt32LE(END);
  record.writeUInt16LE(entries, 8);
  record.writeUInt16LE(entries, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(at, 16);
  return record;
}
