import type { Principal } from '@insights/auth-context';
import type { reports } from '@insights/contracts';
import { type SealedQuote, sha256 } from '@insights/report-seal';
import type { Deps } from '../../deps.ts';
import { isAfter, isBefore } from '../../domain/quote-context.ts';

/** As many as one call of `GetTurns` takes. */
const BATCH = 500;

type Quoted = Pick<reports.Evidence, 'turn_id' | 'start' | 'end' | 'quote' | 'before' | 'after'>;

/** Whether a quote, and what is printed around it, stands in its turn. */
const isIn = (text: string, { start, end, quote, before, after }: Quoted): boolean =>
  text.slice(start, end) === quote &&
  (before === '' || isBefore(text, start, before)) &&
  (after === '' || isAfter(text, end, after));

/**
 * What a seal states of each quote, from the turns as readers may see them now. Undefined if a quote does not stand in its turn: somebody
 * was erased or a name was hidden after the version was read.
 */
export async function sealedQuotes(
  { campaigns }: Pick<Deps, 'campaigns'>,
  principal: Principal,
  interview_id: string,
  evidence: readonly Quoted[],
): Promise<SealedQuote[] | undefined> {
  const byTurn = Map.groupBy(evidence, ({ turn_id }) => turn_id);
  const cited = [...byTurn.keys()];
  const hashes = new Map<string, string>();
  for (let from = 0; from < cited.length; from += BATCH) {
    const turn_ids = cited.slice(from, from + BATCH);
    for await (const { id, text } of campaigns.getTurns({ interview_id, turn_ids }, { principal })) {
      const isVerbatim = byTurn.get(id)?.every((each) => isIn(text, each)) ?? false;
      if (isVerbatim) hashes.set(id, sha256(text));
    }
  }
  if (hashes.size < cited.length) return undefined;
  return evidence.map(({ turn_id, start, end, quote }) => ({
    turn_id,
    start,
    end,
    quote_sha256: sha256(quote),
    turn_sha256: hashes.get(turn_id) ?? '',
  }));
}
