/** Why a sentence supports nothing. */
export type LeftOutReason =
  | 'refusal'
  | 'small_talk'
  | 'administrative'
  | 'pasted'
  | 'flagged'
  | 'crisis'
  | 'order'
  | 'too_short'
  | 'unsupported_language'
  | 'aside'
  | 'not_confident'
  | 'echo';
