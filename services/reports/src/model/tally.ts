/** How a model's answers were used. */
export interface ModelTally {
  /** Quotes that are not in the transcript, word for word. */
  dropped_quotes: number;
  /** Claims without evidence, or with words or numbers that their evidence does not have. */
  dropped_claims: number;
  /** Claims that say the opposite of what the built-in engine reads in their quotes. */
  contradicted_claims: number;
  /** Requests that failed, were refused or no longer fitted the budget: the built-in engine's result stands. */
  unanswered: number;
}

export const noTally = (): ModelTally => ({
  dropped_quotes: 0,
  dropped_claims: 0,
  contradicted_claims: 0,
  unanswered: 0,
});

export const sumOf = (tallies: readonly ModelTally[]): ModelTally =>
  tallies.reduce(
    (sum, each) => ({
      dropped_quotes: sum.dropped_quotes + each.dropped_quotes,
      dropped_claims: sum.dropped_claims + each.dropped_claims,
      contradicted_claims: sum.contradicted_claims + each.contradicted_claims,
      unanswered: sum.unanswered + each.unanswered,
    }),
    noTally(),
  );
