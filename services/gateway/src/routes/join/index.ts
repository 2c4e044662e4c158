import { createJoinLink } from './create-link.ts';
import { deleteJoinLink } from './delete-link.ts';
import { finishSession } from './finish-session.ts';
import { getJoinPage } from './get-page.ts';
import { getJoinQr } from './get-qr.ts';
import { getSessionEvents } from './get-session-events.ts';
import { getUnsubscribe } from './get-unsubscribe.ts';
import { getSession } from './get-session.ts';
import { giveConsent } from './give-consent.ts';
import { joinByLink } from './join-by-link.ts';
import { listJoinLinks } from './list-links.ts';
import { openInvitation } from './open-invitation.ts';
import { openReturnLink } from './open-return-link.ts';
import { postTurn } from './post-turn.ts';
import { startSession } from './start-session.ts';
import { unsubscribe } from './unsubscribe.ts';
import { withdrawSession } from './withdraw-session.ts';

/** Paths with a fixed word come before those with a token in its place. */
export const joinRoutes = [
  createJoinLink,
  listJoinLinks,
  deleteJoinLink,
  getSession,
  giveConsent,
  startSession,
  postTurn,
  finishSession,
  getSessionEvents,
  withdrawSession,
  openInvitation,
  openReturnLink,
  getJoinPage,
  getJoinQr,
  joinByLink,
  getUnsubscribe,
  unsubscribe,
];
