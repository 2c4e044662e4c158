import type { reports } from '@insights/contracts';
import type { Block, EvidenceRow } from './report-document.ts';

/** The quotes that support a claim. */
export interface Citations {
  /** The quotes in full, each with its number. */
  quotes(evidence: readonly string[]): Block[];
  /** `[3] [7]` */
  references(evidence: readonly string[]): string;
  /** Every quote, for the appendix. */
  readonly rows: readonly EvidenceRow[];
}

/** Numbers a version's evidence from 1 in its stored order, so that a quote has the same number in every format. */
export function citationsOf(evidence: readonly reports.Evidence[]): Citations {
  const rows = evidence.map(evidenceRow);
  const byId = new Map(evidence.map(({ id }, index) => [id, rows[index]]));
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    rows,
    quotes: (ids) => rowsOf(ids).map(({ quote, number }) => ({ kind: 'quote', text: quote, number })),
    references: (ids) =>
      rowsOf(ids)
        .map(({ number }) => `[${number}]`)
        .join(' '),
  };
}

function evidenceRow({ quote, conversation_id, turn_id }: reports.Evidence, index: number): EvidenceRow {
  return { number: index + 1, quote, conversation: conversation_id.slice(-8), turn: turn_id.slice(-8) };
}
