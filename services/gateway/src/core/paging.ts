import { z } from 'zod';
import { queryInteger } from '../schemas/inputs.ts';

export interface PageLimits {
  /** Rows of a page without `limit`. */
  readonly rows: number;
  readonly most: number;
}

export const DEFAULT_PAGE: PageLimits = { rows: 50, most: 200 };
/** For short lists (members, API keys, active jobs …), which in practice fit on one page. */
export const SHORT_LIST: PageLimits = { rows: 1000, most: 1000 };

/** For graphs: rows are nodes. */
export const GRAPH_PAGE: PageLimits = { rows: 200, most: 500 };

/** The query of every list. A cursor is opaque: it comes from the `Link` header of the page before. */
export function pageQuery(limits: PageLimits) {
  return z.object({
    limit: queryInteger(1, limits.most).default(limits.rows).describe('Rows in one page.'),
    cursor: z
      .string()
      .max(1024)
      .default('')
      .meta({ description: 'From the `Link` of the page before.', format: 'cursor' }),
  });
}

/** `Link` for the page after this one: the same address with another cursor. */
export function nextPageLink(publicUrl: string, originalUrl: string, nextCursor: string): string {
  const url = new URL(originalUrl, publicUrl);
  const target = new URL(publicUrl);
  target.pathname = `${target.pathname.replace(/\/$/, '')}${url.pathname}`;
  url.searchParams.set('cursor', nextCursor);
  target.search = url.searchParams.toString();
  return `<${target.href}>; rel="next"`;
}
