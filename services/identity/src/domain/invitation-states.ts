import { transitions } from '@insights/errors';

export type InvitationStatus = 'open' | 'accepted' | 'withdrawn';

/** An open one that is past its time can be accepted no more; it stays open until a newer one replaces it or it is forgotten. */
export const invitationStates = transitions<InvitationStatus, 'accept' | 'withdraw'>('invitation', {
  open: { accept: 'accepted', withdraw: 'withdrawn' },
  accepted: {},
  withdrawn: {},
});
