import { globSync } from 'node:fs';
import type { Route } from '../core/route.ts';
import { tagOrder } from '../core/tags.ts';

async function exportsOf(pattern: string): Promise<unknown[]> {
  const files = globSync(pattern, { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(files.map((file) => import(`./${file}`) as Promise<Record<string, unknown>>));
  return modules.flatMap((module) => Object.values(module));
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'handle' in value && 'path' in value;
}

const METHODS: readonly Route['method'][] = ['post', 'get', 'head', 'put', 'patch', 'delete'];

/** By tag, path and method. A fixed segment comes before a parameter in its place, which would match it as well. */
function inOrder(a: Route, b: Route): number {
  return (
    tagOrder(a.tag) - tagOrder(b.tag) ||
    (sortable(a.path) < sortable(b.path) ? -1 : Number(a.path !== b.path)) ||
    METHODS.indexOf(a.method) - METHODS.indexOf(b.method)
  );
}

/** `~` sorts after every letter. */
const sortable = (path: string) => path.replaceAll(':', '~');

/** Every route: what the files of these folders export. Router, validation, reference, access matrix and client follow from this table. */
export const routes: readonly Route[] = (await exportsOf('*/*.ts')).filter(isRoute).toSorted(inOrder);
