import type { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire';

/** Encodes and decodes messages of one type. */
export interface Codec<T> {
  encode(message: T, writer?: BinaryWriter): BinaryWriter;
  decode(input: BinaryReader | Uint8Array, length?: number): T;
}
