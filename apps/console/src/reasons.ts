/** Rules of the interviewer (services/interviewer/README.md), in the few groups that a reader of transcripts tells apart. */
const REASONS = {
  next: ['next_question', 'skip_requested', 'already_answered', 'not_known', 'stalled', 'care_go_on', 'care_lifted'],
  probe: ['probe_flagged', 'probe_strong', 'probe_reason', 'probe_short', 'probe_own'],
  again: [
    'return_to_unanswered',
    'known_value',
    'value_denied',
    'clarify_scale',
    'clarify_choice',
    'clarify_yes_no',
    'clarify_number',
    'clarify_multi_choice',
    'clarify_date',
    'no_answer',
    'late_answer',
    'repeat_requested',
    'explain_requested',
    'start_again',
  ],
  reply: [
    'go_ahead',
    'question_back',
    'wait_requested',
    'apologise',
    'offer_stop',
    'offer_break',
    'pause_requested',
    'resumed',
    'grief',
    'withdrawal_asked',
    'person_asked',
    'order',
    'acknowledge_only',
  ],
  safety: ['distress', 'emergency', 'threat', 'minor', 'soft_check', 'care_stay', 'care_check', 'care_open'],
  end: ['closing_question', 'closing_time', 'goodbye', 'stop_requested'],
} as const;
type Reason = keyof typeof REASONS;

const BY_RULE = new Map<string, Reason>(
  Object.entries(REASONS).flatMap(([reason, rules]) => rules.map((rule): [string, Reason] => [rule, reason as Reason])),
);

/** Undefined for the greeting and for rules of a later version. */
export const reasonOf = (rule: string): Reason | undefined => BY_RULE.get(rule);
