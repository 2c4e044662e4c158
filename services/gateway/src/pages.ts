import { type Handler, Router } from 'express';
import {
  type AnswerPageName,
  LANGUAGES,
  type PageName,
  answerPages,
  documentOf,
  files,
  version,
  webPages,
} from '@insights/web';
import { openConsole } from '@insights/console';
import { reportScriptSource, reportStyleSource } from '@insights/report-assets';
import type { AnswerPages } from './core/answer-pages.ts';
import { assets, hashedAssets, page, sendDocument } from './core/page.ts';
import { guide } from './guide.ts';
import { referencePage } from './reference-page/page.ts';

const pageNames = Object.keys(webPages) as PageName[];

export interface PagesOptions {
  readonly publicUrl: string;
  /** Holds the documentation; empty: none is served. */
  readonly docsFolder: string;
  /** Where people sign in to the console. */
  readonly issuer: string;
}

/** Every HTML page, and the files of the pages, by path prefix. The chart's public paths are generated from these and from the routes. */
export const pages: Readonly<Record<string, (options: PagesOptions) => Handler>> = {
  '/app': consolePages,
  '/docs': ({ publicUrl }) => referencePage(publicUrl),
  '/guide': ({ publicUrl, docsFolder }) => guide(docsFolder, publicUrl),
  '/assets': () => assets(files, version),
  ...Object.fromEntries(
    pageNames.map((name) => [webPages[name].prefix, ({ publicUrl }: PagesOptions) => webPage(name, publicUrl)]),
  ),
};

export function pagesAt(options: PagesOptions): Record<string, Handler> {
  return Object.fromEntries(Object.entries(pages).map(([prefix, make]) => [prefix, make(options)]));
}

// An HTML report in a frame has the policy of the page around it, beside its own.
const framedReport = { 'script-src': `'self' ${reportScriptSource}`, 'style-src': `'self' ${reportStyleSource}` };
/** Directives of pages that show more than their own files. */
const policies: Partial<Record<PageName, Readonly<Record<string, string>>>> = {
  // Recordings are played from this server.
  reports: { ...framedReport, 'media-src': "'self'" },
  share: framedReport,
};

/** The console: one document for every address below `/app`, whose script chooses the screen. */
function consolePages({ publicUrl, issuer }: PagesOptions): Handler {
  const router = Router();
  const found = openConsole();
  if (found === null) return router;
  const base = basePathOf(publicUrl);
  const documents = Object.fromEntries(LANGUAGES.map((language) => [language, found.documentOf(language, base)]));
  const policy = {
    ...framedReport,
    'media-src': "'self'",
    // Tokens are fetched from the issuer.
    'connect-src': URL.canParse(issuer) ? `'self' ${new URL(issuer).origin}` : "'self'",
  };
  return router
    .use('/assets', hashedAssets(found.files))
    .get('/assets/{*rest}', (_request, response) => void response.status(404).end())
    .use(page({ addresses: ['/{*rest}'], documents, policy }));
}

function webPage(name: PageName, publicUrl: string): Handler {
  const policy = policies[name] ?? {};
  return page({ addresses: webPages[name].addresses, documents: documentsOf(name, publicUrl), policy });
}

/** The pages that routes and errors answer with. */
export function answerPagesAt(publicUrl: string): AnswerPages {
  const made = Object.entries(answerPages).flatMap(([name, variants]) =>
    variants.map((variant) => [`${name} ${variant}`, documentsOf(name as AnswerPageName, publicUrl, variant)] as const),
  );
  const documents = new Map<string, Record<string, string>>(made);
  return {
    send(response, status, { page: name, variant }) {
      const found = documents.get(`${name} ${variant}`);
      if (!found) throw new Error(`There is no page ${name} ${variant}`);
      // The form of a page posts to the address that the page was opened at.
      sendDocument(response.status(status), { documents: found, policy: { 'form-action': "'self'" } });
    },
  };
}

/** A document of `apps/web` in every language. */
function documentsOf(name: PageName | AnswerPageName, publicUrl: string, variant?: string): Record<string, string> {
  const options = { base: basePathOf(publicUrl), ...(variant !== undefined && { variant }) };
  return Object.fromEntries(LANGUAGES.map((language) => [language, documentOf(name, language, options)]));
}

const basePathOf = (publicUrl: string): string => new URL(publicUrl).pathname.replace(/\/$/, '');
