import { createHash } from 'node:crypto';

/** The id of a fact in a vault: the same wherever and whenever it is stated (UUID version 8). */
export function factIdOf(vaultId: string, factKey: string): string {
  const bytes = createHash('sha256').update(`${vaultId} ${factKey}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
