/** Why a model's wording is not said: it came too late, not at all, not whole, or would have been wrong to say. */
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
    super(`the model's wording cannot be used: ${reason}`, { cause });
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}
