import { BinaryWriter } from '@bufbuild/protobuf/wire';

/** Bytes of a message of an earlier version, which had text fields only. */
export function earlierMessage(fields: Record<number, string>): Uint8Array {
  const writer = new BinaryWriter();
  for (const [number, text] of Object.entries(fields)) writer.uint32((Number(number) << 3) | 2).string(text);
  return writer.finish();
}
