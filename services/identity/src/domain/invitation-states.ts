import { transitions } from '@insights/errors';

export const INVITATION_STATUSES = ['open', 'accepted', 'withdrawn'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** An expired invitation stays `open` until a newer one replaces it or it is deleted; it can no longer be accepted. */
export const invitationStates = transitions<InvitationStatus, 'accept' | 'withdraw'>('invitation', {
  open: { accept: 'accepted', withdraw: 'withdrawn' },
  accepted: {},
  withdrawn: {},
});
