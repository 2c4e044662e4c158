import { fileURLToPath } from 'node:url';
import type { Router } from 'express';
import { page } from '../core/page.ts';

/** Where an invitation to a workspace leads. Its token stands behind `#`, so it is in no server's log. */
export function invitationPage(publicUrl: string): Router {
  return page({ folder: fileURLToPath(new URL('page/', import.meta.url)), addresses: ['/'], publicUrl });
}
