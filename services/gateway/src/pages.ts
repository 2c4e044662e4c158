import type { Handler } from 'express';
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
import { reportScriptSource, reportStyleSource } from '@insights/report-assets';
import type { AnswerPages } from './core/answer-pages.ts';
import { assets, page, sendDocument } from './core/page.ts';
import { guide } from './guide.ts';
import { referencePage } from './reference-page/page.ts';

const pageNames = Object.keys(webPages) as PageName[];

/** Every HTML page, and the files of the pages, by path prefix. The chart's public paths are generated from these and from the routes. */
export const pages: Readonly<Record<string, (publicUrl: string, docsFolder: string) => Handler>> = {
  '/docs': referencePage,
  '/guide': (publicUrl, docsFolder) => guide(docsFolder, publicUrl),
  '/assets': () => assets(files, version),
  ...Object.fromEntries(
    pageNames.map((name) => [webPages[name].prefix, (publicUrl: string) => webPage(name, publicUrl)]),
  ),
};

/** `docsFolder` holds the documentation; empty: none is served. */
export function pagesAt(publicUrl: string, docsFolder = ''): Record<string, Handler> {
  return Object.fromEntries(Object.entries(pages).map(([prefix, make]) => [prefix, make(publicUrl, docsFolder)]));
}

// An HTML report in a frame has the policy of the page around it, beside its own.
const framedReport = { 'script-src': `'self' ${reportScriptSource}`, 'style-src': `'self' ${reportStyleSource}` };
/** Directives of pages that show more than their own files. */
const policies: Partial<Record<PageName, Readonly<Record<string, string>>>> = {
  // Recordings are played from this server.
  reports: { ...framedReport, 'media-src': "'self'" },
  share: framedReport,
};

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
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const options = { base, ...(variant !== undefined && { variant }) };
  return Object.fromEntries(LANGUAGES.map((language) => [language, documentOf(name, language, options)]));
}
