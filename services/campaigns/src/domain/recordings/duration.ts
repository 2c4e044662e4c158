/** The ends of a file: most containers tell their duration there, so the rest need not be decrypted. */
export interface FileEnds {
  readonly mime_type: string;
  readonly size_bytes: number;
  readonly head: Buffer;
  readonly tail: Buffer;
}

/** Longer ones are mistakes or lies. */
const LONGEST_SECONDS = 24 * 3_600;

/** The duration that the container states or its last time stamp shows, in seconds; undefined if there is none. */
export function durationOf(file: FileEnds): number | undefined {
  const read = READERS[file.mime_type];
  try {
    const seconds = read?.(file);
    return seconds !== undefined && seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : undefined;
  } catch (error) {
    // A field lies beyond the bytes that were read.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const READERS: Readonly<Record<string, (file: FileEnds) => number | undefined>> = {
  'audio/webm': webm,
  'audio/ogg': ogg,
  'audio/mp4': mp4,
  'audio/wav': wav,
  'audio/mpeg': mpeg,
};

/** The position after the marker, searched from the end; undefined without one. */
function afterLast(bytes: Buffer, marker: Buffer | string, before = bytes.length): number | undefined {
  const at = bytes.lastIndexOf(marker, before - 1);
  return at < 0 ? undefined : at + Buffer.byteLength(marker);
}

const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
const CLUSTER_TIME = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;

/** Recorders write no duration, so the time of the last block counts; its scale is a millisecond. */
function webm({ tail }: FileEnds): number | undefined {
  for (let end = tail.length; end > 0;) {
    const cluster = afterLast(tail, CLUSTER, end);
    if (cluster === undefined) return undefined;
    const time = lastBlockTime(tail, cluster);
    if (time !== undefined) return time / 1_000;
    end = cluster - CLUSTER.length;
  }
  return undefined;
}

/** An EBML number: its first byte tells its length. */
function ebmlSize(bytes: Buffer, at: number): { value: number; next: number } {
  const first = bytes.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('not an EBML size');
  let value = first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + bytes.readUInt8(at + index);
  return { value, next: at + length };
}

function lastBlockTime(bytes: Buffer, cluster: number): number | undefined {
  let at = ebmlSize(bytes, cluster).next;
  let base: number | undefined;
  let last: number | undefined;
  while (at < bytes.length - 4) {
    const id = bytes.readUInt8(at);
    const { value: size, next } = ebmlSize(bytes, at + 1);
    if (id === CLUSTER_TIME && size <= 6) base = bytes.readUIntBE(next, size);
    else if (id === SIMPLE_BLOCK && base !== undefined) last = base + blockTime(bytes, next);
    else if (id === BLOCK_GROUP && base !== undefined) {
      const block = ebmlSize(bytes, next + 1);
      last = base + blockTime(bytes, block.next);
    } else if (id !== 0xab && id !== 0xa7 && id !== 0xec && id !== 0xbf) break;
    at = next + size;
  }
  return last ?? base;
}

/** Milliseconds after the cluster's time, behind the track's number. */
const blockTime = (bytes: Buffer, at: number): number => bytes.readInt16BE(ebmlSize(bytes, at).next);

const OPUS_RATE = 48_000;

/** The last page's position, in samples. */
function ogg({ head, tail }: FileEnds): number | undefined {
  const page = afterLast(tail, 'OggS');
  if (page === undefined) return undefined;
  const samples = Number(tail.readBigInt64LE(page + 2));
  const opus = afterLast(head, 'OpusHead');
  if (opus !== undefined) return (samples - head.readUInt16LE(opus + 2)) / OPUS_RATE;
  const vorbis = afterLast(head, '\x01vorbis');
  return vorbis === undefined ? undefined : samples / head.readUInt32LE(vorbis + 5);
}

/** The header's duration; of a file that was written in fragments, the time of the last fragment. */
function mp4({ head, tail }: FileEnds): number | undefined {
  for (const bytes of [head, tail]) {
    const header = afterLast(bytes, 'mvhd');
    if (header === undefined) continue;
    const isLong = bytes.readUInt8(header) === 1;
    const scale = bytes.readUInt32BE(header + (isLong ? 20 : 12));
    const duration = isLong ? Number(bytes.readBigUInt64BE(header + 24)) : bytes.readUInt32BE(header + 16);
    if (duration > 0 && scale > 0 && duration !== 0xffff_ffff) return duration / scale;
  }
  const track = afterLast(head, 'mdhd');
  const fragment = afterLast(tail, 'tfdt');
  if (track === undefined || fragment === undefined) return undefined;
  const scale = head.readUInt32BE(track + (head.readUInt8(track) === 1 ? 20 : 12));
  const time =
    tail.readUInt8(fragment) === 1 ? Number(tail.readBigUInt64BE(fragment + 4)) : tail.readUInt32BE(fragment + 4);
  return scale > 0 ? time / scale : undefined;
}

function wav({ head, size_bytes }: FileEnds): number | undefined {
  const format = head.indexOf('fmt ');
  const data = head.indexOf('data');
  if (format < 0 || data < 0) return undefined;
  const bytesPerSecond = head.readUInt32LE(format + 16);
  return bytesPerSecond > 0 ? (size_bytes - data - 8) / bytesPerSecond : undefined;
}

const BIT_RATES = {
  /** MPEG-1, layer III. */
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  /** MPEG-2 and 2.5, layer III. */
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

/** By the bit rate of the first frame, which is exact for a constant one. */
function mpeg({ head, size_bytes }: FileEnds): number | undefined {
  const tag = head.toString('latin1', 0, 3) === 'ID3' ? 10 + syncSafe(head, 6) : 0;
  const second = head.readUInt8(tag + 1);
  if (head.readUInt8(tag) !== 0xff || (second & 0xe6) !== 0xe2) return undefined;
  const rates = (second & 0x18) === 0x18 ? BIT_RATES[1] : BIT_RATES[2];
  const kbps = rates[head.readUInt8(tag + 2) >> 4] ?? 0;
  return kbps > 0 ? ((size_bytes - tag) * 8) / (kbps * 1_000) : undefined;
}

/** Four bytes of seven bits. */
const syncSafe = (bytes: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((sum, index) => sum * 128 + (bytes.readUInt8(at + index) & 0x7f), 0);
