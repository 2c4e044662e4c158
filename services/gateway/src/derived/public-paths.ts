import type { Route } from '../core/route.ts';

/** For the inside of the cluster alone: no ingress leads there. */
const INTERNAL: ReadonlySet<string> = new Set(['/metrics']);

/** The prefixes that the front door opens to the world: the first segment of every route and page but the internal ones. */
export function publicPaths(routes: readonly Pick<Route, 'path'>[], pages: readonly string[]): string[] {
  const paths = [...routes.map(({ path }) => path), ...pages];
  return [...new Set(paths.map((path) => `/${path.split('/')[1] ?? ''}`))]
    .filter((path) => !INTERNAL.has(path))
    .toSorted();
}

/** The chart's file of them. */
export function publicPathsFile(prefixes: readonly string[]): string {
  return `# What an Ingress or HTTPRoute leads to, made from the gateway's routes and pages by \`npm run gen\`.\n${prefixes.map((path) => `- ${path}\n`).join('')}`;
}
