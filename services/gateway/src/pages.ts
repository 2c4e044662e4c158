import type { Handler } from 'express';
import { LANGUAGES, type PageName, documentOf, files, version, webPages } from '@insights/web';
import { assets, page } from './core/page.ts';
import { referencePage } from './reference-page/page.ts';

const pageNames = Object.keys(webPages) as PageName[];

/** Every HTML page, and the files of the pages, by path prefix. The chart's public paths are generated from these and from the routes. */
export const pages: Readonly<Record<string, (publicUrl: string) => Handler>> = {
  '/docs': referencePage,
  '/assets': () => assets(files, version),
  ...Object.fromEntries(
    pageNames.map((name) => [webPages[name].prefix, (publicUrl: string) => webPage(name, publicUrl)]),
  ),
};

export function pagesAt(publicUrl: string): Record<string, Handler> {
  return Object.fromEntries(Object.entries(pages).map(([prefix, make]) => [prefix, make(publicUrl)]));
}

/** A page of `apps/web`, in the first language of the browser that it is translated into. */
function webPage(name: PageName, publicUrl: string): Handler {
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const documents = Object.fromEntries(LANGUAGES.map((language) => [language, documentOf(name, language, base)]));
  return page({ addresses: webPages[name].addresses, documents });
}
