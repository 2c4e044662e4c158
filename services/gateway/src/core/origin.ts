import type { Origin } from '@insights/auth-context';
import type { Request, Response } from 'express';
import { clientAddress } from '../rate-limits/client-address.ts';

/** Where a request came from. What a proxy passes on as an address and is none is left out. */
export function originOf(request: Request, response: Response): Origin {
  return { request_id: String(response.locals['request_id']), client_address: clientAddress(request.ip) };
}
