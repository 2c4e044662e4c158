import { AppError } from '@insights/errors';

/** Enough to recognise each type by its first bytes. */
export const SNIFFED_BYTES = 16;

const startsWith =
  (text: string, at = 0) =>
  (bytes: Uint8Array): boolean =>
    Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** MPEG audio: an ID3 tag, or a frame's sync bits with a valid version, layer and bit rate. */
function isMpeg(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  if (startsWith('ID3')(bytes)) return true;
  return (
    first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) !== 0 && third >> 4 !== 15
  );
}

const TYPES = {
  'audio/webm': { extension: 'webm', fits: startsWith('\x1a\x45\xdf\xa3') },
  'audio/ogg': { extension: 'ogg', fits: startsWith('OggS') },
  'audio/mp4': { extension: 'm4a', fits: startsWith('ftyp', 4) },
  'audio/wav': {
    extension: 'wav',
    fits: (bytes: Uint8Array) => startsWith('RIFF')(bytes) && startsWith('WAVE', 8)(bytes),
  },
  'audio/mpeg': { extension: 'mp3', fits: isMpeg },
} as const;
export type AudioType = keyof typeof TYPES;
const isAudioType = (type: string): type is AudioType => Object.hasOwn(TYPES, type);

/** The type without parameters such as `codecs`. Errors: `unsupported_media_type`. */
export function audioType(declared: string): AudioType {
  const type = declared.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (isAudioType(type)) return type;
  throw new AppError('unsupported_media_type', {
    publicMessage: `A recording may be ${Object.keys(TYPES).join(', ')}. Name one of them as the file type.`,
  });
}

/** Errors: `unsupported_media_type`: the first bytes are those of something else. */
export function assertLooksLike(type: string, bytes: Uint8Array): void {
  if (isAudioType(type) && bytes.length >= SNIFFED_BYTES && TYPES[type].fits(bytes)) return;
  throw new AppError('unsupported_media_type', {
    publicMessage: `The content does not begin like ${type}. Upload it with its true file type.`,
  });
}

export const extensionOf = (type: string): string => (isAudioType(type) ? TYPES[type].extension : 'bin');
