import type { Channel, Origin } from '@insights/auth-context';
import type { Request, Response } from 'express';
import { clientAddress } from '../rate-limits/client-address.ts';
import type { Caller } from './caller.ts';

/** Whoever needs no credential comes by a participant's link. */
const CHANNEL_OF: Readonly<Record<Caller['kind'], Channel>> = {
  key: 'api',
  retrieval_key: 'api',
  user: 'user',
  participant: 'participant',
  anyone: 'participant',
};

/** Where a request came from. What a proxy passes on as an address and is none is left out. */
export function originOf(request: Request, response: Response, caller: Caller): Origin {
  return {
    request_id: String(response.locals['request_id']),
    client_address: clientAddress(request.ip),
    channel: CHANNEL_OF[caller.kind],
  };
}
