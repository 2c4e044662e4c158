import type { Mark } from './notes.ts';

/** Marks of turns that ask whether to go on after a grave sign. */
export const AFTER_GRAVE: readonly Mark[] = ['support', 'emergency', 'threat', 'stay', 'care_check', 'care_open'];
/** Marks of the other turns that ask whether to go on. */
export const AFTER_WISH: readonly Mark[] = ['condolence', 'withdrawal', 'person'];
/** Marks of turns that ask what an uncertain sign means, by what they ask about. */
export const CHECKS = {
  check_distress: 'distress',
  check_emergency: 'emergency',
  check_threat: 'threat',
  check_minor: 'minor',
} as const satisfies Partial<Record<Mark, string>>;
export type Checked = (typeof CHECKS)[keyof typeof CHECKS];

export const checkedBy = (mark: Mark | undefined): Checked | null =>
  mark !== undefined && mark in CHECKS ? CHECKS[mark as keyof typeof CHECKS] : null;

/** Whether a message after such a turn replies to it, so that it answers no question of the guide. */
export const isReply = (mark: Mark | undefined): boolean =>
  mark !== undefined && (AFTER_GRAVE.includes(mark) || checkedBy(mark) !== null);
