import { fileURLToPath } from 'node:url';
import type { Router } from 'express';
import { page } from '../core/page.ts';

/** The page where people join and are interviewed. */
export function participantPage(publicUrl: string): Router {
  const folder = fileURLToPath(new URL('page/', import.meta.url));
  return page({ folder, addresses: ['/', '/session', '/return', '/invitations/:token', '/:token'], publicUrl });
}
