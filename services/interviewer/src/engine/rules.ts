/** Why the interviewer said what it said: the name kept with each turn, and what it means. The README's table is made of these. */
export const RULES = {
  greeting: 'The interview begins.',
  start_again: 'The participant asked about the greeting, or has not agreed to start.',
  next_question: 'The question before is done, so the next one of the guide is asked.',
  known_value: 'The value was said before the question; the participant is asked whether it is their answer.',
  value_denied: 'The offered value was not confirmed, so the question is asked in full.',
  return_to_unanswered: 'A required question passed unanswered; it is asked again before the end.',
  skip_requested: 'The participant would rather not answer; the next question is asked.',
  already_answered: 'The participant has said it before; the interviewer apologises and goes on.',
  not_known: 'The participant does not know; the next question is asked.',
  probe_flagged: 'The answer contains a phrase of the question’s `probe_when`.',
  probe_strong:
    'The answer names something strong: a feeling, a cost, a consequence, a surprise, a change, a difficulty and the like.',
  probe_reason: 'A number or an option was given without a reason.',
  probe_short: 'The answer is short or vague; nothing in it stands out.',
  probe_own: 'A language model asks about something that was said.',
  clarify_scale: 'The answer contains no number, several, or one off the scale.',
  clarify_choice: 'The answer matches no option, or several.',
  clarify_yes_no: 'The answer is neither a yes nor a no, or both.',
  clarify_number: 'The answer contains no number of what was asked for, several, or one outside the limits.',
  clarify_multi_choice: 'It is open which options the answer names, or they are too few or too many.',
  clarify_date: 'The answer contains no date with its year, several, or one that may be two days.',
  no_answer: 'A bare number was sent to an open question; that is asked once more in other words.',
  late_answer: 'The message answers an earlier question; it is noted there and the open question is asked again.',
  go_ahead: 'The participant has agreed to answer but has not answered yet.',
  repeat_requested: 'The participant asked to hear the question again.',
  explain_requested: 'The participant did not understand the question.',
  question_back: 'The participant asked the interviewer something.',
  wait_requested: 'The participant needs a moment.',
  apologise: 'The participant is annoyed.',
  offer_stop: 'The participant is annoyed again.',
  offer_break: 'A language model offers a break.',
  pause_requested: 'The participant needs a break.',
  resumed: 'The participant is back.',
  stalled: 'Too many turns have not advanced the interview; the question is left.',
  closing_question: 'All questions are done.',
  closing_time: 'The time is nearly over.',
  goodbye: 'Everything is said, or the time is over.',
  stop_requested: 'The participant wants to stop.',
  distress:
    'Signs of acute distress, self-harm, violence or abuse: the support text is said and nothing is asked about it.',
  emergency: 'Signs of an acute emergency: the emergency number is said and nothing is asked about it.',
  threat: 'The participant threatens somebody: the emergency number is said and nothing is asked about it.',
  minor: 'The participant is under 18; the interview ends.',
  soft_check: 'An uncertain sign, or a certain one of age: one question shows what is meant.',
  care_lifted: 'It was a way of speaking, or nothing is wrong: the interview returns to the open question.',
  care_stay: 'The protocol has been said twice; the help is pointed to and nothing is asked.',
  care_check: 'After the support text the reply was unclear; the interviewer asks once whether to go on.',
  care_open: 'The reply is still unclear; nothing is asked.',
  care_go_on: 'The participant wants to go on.',
  grief: 'The participant has lost somebody.',
  withdrawal_asked: 'The participant wants their answers deleted.',
  person_asked: 'The participant wants to speak to a person.',
  order: 'The message is an order to the interviewer, not an answer.',
  acknowledge_only: 'Nothing is asked in this turn.',
} as const;
export type Rule = keyof typeof RULES;

/** Why a turn was said. */
export interface Why {
  rule: Rule;
  /** The participant's turn that led to it; null when none did. */
  trigger_seq: number | null;
  /** The words in that turn that the rule reacted to. */
  words: string[];
}

/** Words kept with a turn, and characters of each. */
const MAX_WORDS = 8;
const MAX_LENGTH = 80;

export const trimmedWords = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => word.trim().slice(0, MAX_LENGTH)).filter(Boolean))].slice(0, MAX_WORDS);
