import { fileURLToPath } from 'node:url';
import type { Router } from 'express';
import { page } from '../core/page.ts';

/** The page behind an invitation to a workspace. The token follows `#`, so it never reaches a server's log. */
export function invitationPage(publicUrl: string): Router {
  return page({ folder: fileURLToPath(new URL('page/', import.meta.url)), addresses: ['/'], publicUrl });
}
