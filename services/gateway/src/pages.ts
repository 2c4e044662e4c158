import type { Handler } from 'express';
import { invitationPage } from './invitation-page/page.ts';
import { participantPage } from './participant-page/page.ts';
import { referencePage } from './reference-page/page.ts';

/** Every HTML page, by its path prefix. The chart's public paths are generated from these and from the routes. */
export const pages: Readonly<Record<string, (publicUrl: string) => Handler>> = {
  '/docs': referencePage,
  '/join': participantPage,
  '/invitations': invitationPage,
};

export function pagesAt(publicUrl: string): Record<string, Handler> {
  return Object.fromEntries(Object.entries(pages).map(([prefix, page]) => [prefix, page(publicUrl)]));
}
