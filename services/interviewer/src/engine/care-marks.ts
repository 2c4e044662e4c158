import type { Mark } from './notes.ts';

/** Marks of turns that ask whether to go on after a sign of distress. */
export const AFTER_DISTRESS: readonly Mark[] = ['support', 'care_check', 'care_open'];
/** Marks of the other turns that ask whether to go on. */
export const AFTER_WISH: readonly Mark[] = ['condolence', 'withdrawal', 'person'];

/** Whether a message after such a turn replies to its offer, so that it answers no question of the guide. */
export const isReply = (mark: Mark | undefined): boolean => mark !== undefined && AFTER_DISTRESS.includes(mark);
