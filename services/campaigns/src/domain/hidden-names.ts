import { type Principal, hasRole } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import type { Contact, Interview } from '../db/entities.ts';

/** Who decided that a person's name is hidden. */
export type HiddenBy = NonNullable<Contact['hidden_by']>;

/** Whether a person's name and address are kept from the team at large. */
export function hidesName(interview: Pick<Interview, 'settings'>, contact: Pick<Contact, 'hide_name'>): boolean {
  return interview.settings.hide_participant_names || contact.hide_name;
}

/** The same in SQL, of contacts named `c` and interviews named `i`. */
export const HIDES_NAME = `(c.hide_name or (i.settings->>'hide_participant_names')::boolean)`;

/** Whether somebody may see hidden names: on the contact routes, admins and owners. */
export function seesHiddenNames(principal: Principal): boolean {
  return hasRole(principal.role, 'admin');
}

/**
 * Whoever decided it: rows from before it was written down were hidden by the participant where they came by a link, and by the team otherwise.
 */
export function hiddenBy({
  hide_name,
  hidden_by,
  source,
}: Pick<Contact, 'hide_name' | 'hidden_by' | 'source'>): HiddenBy | null {
  if (!hide_name) return null;
  return hidden_by ?? (source === 'join' ? 'participant' : 'team');
}

/** Hiding may be turned on by anybody at any time, and off by admins and owners only. Errors: `insufficient_role`. */
export function assertMayShow(principal: Principal): void {
  if (seesHiddenNames(principal)) return;
  throw new AppError('insufficient_role', { publicMessage: 'Only admins and owners may show names that are hidden.' });
}

/** Errors: `invalid_transition`. */
export function isChosenByParticipant(): AppError {
  return new AppError('invalid_transition', {
    publicMessage: 'This participant chose to hide their name, so the team cannot show it.',
  });
}

/** Reports and documents hold masked text from then on, so that is settled. Errors: `invalid_transition`. */
export function interviewedAlready(whose: 'contact' | 'campaign'): AppError {
  return new AppError('invalid_transition', {
    publicMessage: `Names can be hidden at any time, but shown again only before the first conversation, and this ${whose} has one.`,
  });
}
