import type { sessions } from '@insights/contracts';
import { notFound } from '@insights/errors';
import type { GatewayParts } from '../../core/parts.ts';
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

type Gateway = Pick<GatewayParts, 'public_url' | 'sign_in'>;

/** Missing consent is an empty message or none. Nothing is mailed where this installation sends no mail. */
export function sessionAnswer({ consent, return_mail, ...session }: sessions.ParticipantSession, { sign_in }: Gateway) {
  return {
    ...session,
    return_mail: sign_in.sends_mail ? return_mail : null,
    consent: consent?.given_at ? consent : null,
  };
}

export function joinedAnswer({ participant_token, session }: sessions.Joined, gateway: Gateway) {
  if (participant_token === '' || !session) return { participant_token: null, session_url: null, session: null };
  return {
    participant_token,
    session_url: sessionPageUrl(gateway.public_url, participant_token),
    session: sessionAnswer(session, gateway),
  };
}
