import type { reports } from '@insights/contracts';
import { isAfter, isBefore } from './quote-context.ts';

/** What evidence says in the words of people, once. */
export const quotedTexts = (evidence: readonly reports.Evidence[]): string[] => [
  ...new Set(
    evidence.flatMap(({ quote, asked, before, after, translation }) => [
      quote,
      asked ?? '',
      before,
      after,
      translation ?? '',
    ]),
  ),
];

/**
 * Evidence with masked texts, at its offsets in the masked turn. A quote that began or ended inside a name cannot be found; the whole
 * turn replaces it. Without the turn, which was erased, the offsets stay.
 */
export function maskEvidence(
  evidence: reports.Evidence,
  shown: ReadonlyMap<string, string>,
  turn: string | undefined,
): reports.Evidence {
  const masked = (text: string | null) => (text === null ? null : (shown.get(text) ?? ''));
  const quote = masked(evidence.quote) ?? '';
  const asked = masked(evidence.asked);
  const [before, after] = [masked(evidence.before) ?? '', masked(evidence.after) ?? ''];
  const translation = masked(evidence.translation);
  if (turn === undefined) return { ...evidence, quote, asked, before, after, translation };
  const start = nearestTo(evidence.start, quote, turn);
  if (start === undefined)
    return { ...evidence, quote: turn, asked, before: '', after: '', start: 0, end: turn.length, translation: null };
  const end = start + quote.length;
  return {
    ...evidence,
    quote,
    asked,
    translation,
    start,
    end,
    before: isBefore(turn, start, before) ? before : '',
    after: isAfter(turn, end, after) ? after : '',
  };
}

function nearestTo(place: number, quote: string, turn: string): number | undefined {
  const starts: number[] = [];
  for (let at = turn.indexOf(quote); at !== -1; at = turn.indexOf(quote, at + 1)) starts.push(at);
  return starts.toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place))[0];
}
