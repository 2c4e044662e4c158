import { type Principal, hasRole } from '@insights/auth-context';
import type { Contact, Interview } from '../db/entities.ts';

/** Whether a person's name and address are kept from the team at large. */
export function hidesName(interview: Pick<Interview, 'settings'>, contact: Pick<Contact, 'hide_name'>): boolean {
  return interview.settings.hide_participant_names || contact.hide_name;
}

/** Whether somebody may see hidden names: on the contact routes, admins and owners. */
export function seesHiddenNames(principal: Principal): boolean {
  return hasRole(principal.role, 'admin');
}
