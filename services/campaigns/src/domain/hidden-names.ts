import { type Principal, hasRole } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import type { Contact, Interview } from '../db/entities.ts';

/** Whether name and address are hidden from members without an administrative role. */
export function hidesName(interview: Pick<Interview, 'settings'>, contact: Pick<Contact, 'hide_name'>): boolean {
  return interview.settings.hide_participant_names || contact.hide_name;
}

/** The same in SQL, of contacts named `c` and interviews named `i`. */
export const HIDES_NAME = `(c.hide_name or (i.settings->>'hide_participant_names')::boolean)`;

/** Whether the caller sees hidden names on the contact routes: admins and owners. */
export function seesHiddenNames(principal: Principal): boolean {
  return hasRole(principal.role, 'admin');
}

/** Every member can hide names; only admins and owners can show them again. Errors: `insufficient_role`. */
export function assertMayShow(principal: Principal): void {
  if (seesHiddenNames(principal)) return;
  throw new AppError('insufficient_role', { publicMessage: 'Only admins and owners can show hidden names.' });
}

/** Errors: `invalid_transition`. */
export function isChosenByParticipant(): AppError {
  return new AppError('invalid_transition', {
    publicMessage: 'This participant chose to hide their name, so the team cannot show it.',
  });
}

/** After the first conversation, reports and documents hold masked text. Errors: `invalid_transition`. */
export function interviewedAlready(whose: 'contact' | 'campaign'): AppError {
  return new AppError('invalid_transition', {
    publicMessage: `Names can be shown again only before the first conversation, and this ${whose} has one.`,
  });
}
