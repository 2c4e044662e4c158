import type { Origin } from '@insights/auth-context';
import type { Request, Response } from 'express';
import ipaddr from 'ipaddr.js';

/** Where a request came from. What a proxy passes on as an address and is none is left out. */
export function originOf(request: Request, response: Response): Origin {
  const { ip = '' } = request;
  return {
    request_id: String(response.locals['request_id']),
    client_address: ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : '',
  };
}
