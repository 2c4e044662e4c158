/** Why a model's wording is not used. */
export type Fallback =
  | 'slow'
  | 'failed'
  | 'refused'
  | 'cut_off'
  | 'too_long'
  | 'question_changed'
  | 'names_changed'
  | 'rejected'
  | 'cancelled';

export class ModelFailure extends Error {
  readonly reason: Fallback;

  constructor(reason: Fallback, cause?: unknown) {
    super(`model wording not used: ${reason}`, { cause });
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}
