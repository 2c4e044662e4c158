import type { AppError } from '@insights/errors';
import type { Request, Response } from 'express';
import type { Route } from './route.ts';

/** A page instead of JSON, for a person who opens a route of the API in a browser. */
export class PageAnswer {
  readonly page: string;
  readonly variant: string;

  constructor(page: string, variant: string) {
    this.page = page;
    this.variant = variant;
  }
}

/** The pages that routes and errors answer with. */
export interface AnswerPages {
  send(response: Response, status: number, answer: PageAnswer): void;
}

/**
 * Whether an error is shown as a page: the caller prefers HTML, as browsers do when a person opens an address, and the address is
 * a page's or a public route's. Programs get JSON.
 */
export function wantsPage(route: Pick<Route, 'path'> & Partial<Pick<Route, 'access'>>, request: Request): boolean {
  const isForPeople = !request.path.startsWith('/v1/') || (route.access !== undefined && 'public' in route.access);
  return isForPeople && request.accepts(['json', 'html']) === 'html';
}

/** The page that tells a person what an error means. */
export function problemPage(error: AppError, request: Request): PageAnswer {
  if (error.httpStatus === 429) return new PageAnswer('problem', 'limit');
  if (error.httpStatus >= 500) return new PageAnswer('problem', 'trouble');
  return new PageAnswer('problem', request.path.startsWith('/v1/') ? 'link' : 'missing');
}
