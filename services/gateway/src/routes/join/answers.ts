import type { sessions } from '@insights/contracts';
import { notFound } from '@insights/errors';
import { joinPageUrl, sessionPageUrl } from '../../page-addresses.ts';

const TOKEN = /^[\w-]{1,128}$/;

/** A token in a public path. A malformed one is answered like an unknown one. */
export function tokenIn(params: { token: string }): string {
  if (!TOKEN.test(params.token)) throw notFound('link');
  return params.token;
}

export function joinLinkAnswer({ token, ...link }: sessions.JoinLink, publicUrl: string) {
  if (token === '') return { ...link, token: null, url: null, qr_url: null };
  return { ...link, token, url: joinPageUrl(publicUrl, token), qr_url: `${publicUrl}/v1/join/${token}/qr` };
}

/** Missing consent is an empty message or none. */
export function sessionAnswer({ consent, ...session }: sessions.ParticipantSession) {
  return { ...session, consent: consent?.given_at ? consent : null };
}

export function joinedAnswer({ participant_token, session }: sessions.Joined, publicUrl: string) {
  if (participant_token === '' || !session) return { participant_token: null, session_url: null, session: null };
  return {
    participant_token,
    session_url: sessionPageUrl(publicUrl, participant_token),
    session: sessionAnswer(session),
  };
}
