import type { Channel, Origin } from '@insights/auth-context';
import type { Request, Response } from 'express';
import { clientAddress } from '../rate-limits/client-address.ts';
import type { Caller } from './caller.ts';

/** Callers without a credential follow a participant's link. */
const CHANNEL_OF: Readonly<Record<Caller['kind'], Channel>> = {
  key: 'api',
  retrieval_key: 'api',
  user: 'user',
  participant: 'participant',
  anyone: 'participant',
};

/** More than people speak. */
const MAX_LANGUAGES = 20;
const LANGUAGE_TAG = /^[A-Za-z0-9-]{1,35}$/;

/** Where a request came from. An invalid address from a proxy is omitted. Languages are read for routes that name the header. */
export function originOf(
  { headers }: { readonly headers?: Readonly<Record<string, string>> | undefined },
  { request, response, caller }: { readonly request: Request; readonly response: Response; readonly caller: Caller },
): Origin {
  return {
    request_id: String(response.locals['request_id']),
    client_address: clientAddress(request.ip),
    channel: CHANNEL_OF[caller.kind],
    ...(headers?.['Accept-Language'] !== undefined && { languages: languagesOf(request) }),
  };
}

function languagesOf(request: Request): string[] {
  const tags = request.acceptsLanguages().filter((tag) => LANGUAGE_TAG.test(tag));
  return tags.slice(0, MAX_LANGUAGES);
}
