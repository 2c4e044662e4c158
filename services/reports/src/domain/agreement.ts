import type { corrections, reports } from '@insights/contracts';

/** What the engine and a person take one statement for. */
export interface Judgement {
  readonly engine: reports.StatementKind;
  readonly person: reports.StatementKind;
}

/**
 * How often the engine and people agree, and Cohen's kappa: the agreement beyond what their shares of each kind would give by chance.
 * It is null with fewer than two statements, or if both sides chose one and the same kind throughout.
 */
export function agreementOf(judgements: readonly Judgement[]): corrections.Agreement {
  const count = judgements.length;
  const kinds = [...new Set(judgements.flatMap(({ engine, person }) => [engine, person]))].toSorted();
  const by_kind = kinds.map((kind) => ({
    kind,
    engine: judgements.filter(({ engine }) => engine === kind).length,
    people: judgements.filter(({ person }) => person === kind).length,
    both: judgements.filter(({ engine, person }) => engine === kind && person === kind).length,
  }));
  const agreed = by_kind.reduce((sum, { both }) => sum + both, 0);
  const byChance = by_kind.reduce((sum, { engine, people }) => sum + (engine / count) * (people / count), 0);
  const hasKappa = count >= 2 && byChance < 1;
  const kappa = hasKappa ? (agreed / count - byChance) / (1 - byChance) : null;
  return { statements: count, agreed, kappa, by_kind };
}
