/** Which bytes of a file a request wants: a part, the whole, or one that does not exist. */
export type WantedBytes = { readonly start: number; readonly end: number } | 'whole' | 'unsatisfiable';

/**
 * Reads a `Range` header (RFC 9110): `bytes=first-last`, `bytes=first-` or `bytes=-count`. Several ranges are refused; what is not a range
 * of bytes is ignored.
 */
export function wantedBytes(header: string | undefined, size: number): WantedBytes {
  const spec = /^bytes\s*=\s*(.*)$/i.exec(header?.trim() ?? '')?.[1];
  if (spec === undefined) return 'whole';
  if (spec.includes(',')) return 'unsatisfiable';
  const [, first = '', last = ''] = /^(\d{0,15})-(\d{0,15})\s*$/.exec(spec) ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '')
    return last === '0' || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
