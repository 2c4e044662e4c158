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

/** Where a request came from. An invalid address from a proxy is omitted. */
export function originOf(request: Request, response: Response, caller: Caller): Origin {
  return {
    request_id: String(response.locals['request_id']),
    client_address: clientAddress(request.ip),
    channel: CHANNEL_OF[caller.kind],
  };
}
