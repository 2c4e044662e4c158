import type { Ranked } from './score-board.ts';
import type { Tuning } from './tuning.ts';

/** The first chunks, with at most a share of them from one document. Those beyond it follow where there are too few others. */
export function withCap<T extends Ranked>(ranked: readonly T[], count: number, { document_share }: Tuning): T[] {
  const most = Math.max(1, Math.ceil(count * document_share));
  const taken = new Map<string, number>();
  const within: T[] = [];
  const beyond: T[] = [];
  for (const each of ranked) {
    const already = taken.get(each.document_id) ?? 0;
    taken.set(each.document_id, already + 1);
    (already < most ? within : beyond).push(each);
  }
  return [...within, ...beyond];
}

interface Extent {
  readonly document_id: string;
  readonly start: number;
  readonly end: number;
}

/** The first chunks that do not repeat the text of one before them. */
export function withoutOverlaps<T extends Extent>(chunks: readonly T[], count: number): T[] {
  const chosen: T[] = [];
  for (const chunk of chunks) {
    if (chosen.length === count) break;
    const repeats = chosen.some(
      ({ document_id, start, end }) => document_id === chunk.document_id && start < chunk.end && chunk.start < end,
    );
    if (!repeats) chosen.push(chunk);
  }
  return chosen;
}
