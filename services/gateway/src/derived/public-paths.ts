import type { Route } from '../core/route.ts';

/** Reachable only inside the cluster, not through the ingress. */
const INTERNAL: ReadonlySet<string> = new Set(['/metrics']);

/** The path prefixes of the ingress: the first segment of every route and page that is not internal. `/` would contain all: the chart routes it by itself. */
export function publicPaths(routes: readonly Pick<Route, 'path'>[], pages: readonly string[]): string[] {
  const paths = [...routes.map(({ path }) => path), ...pages];
  return [...new Set(paths.map((path) => `/${path.split('/')[1] ?? ''}`))]
    .filter((path) => path !== '/' && !INTERNAL.has(path))
    .toSorted();
}

/** The chart's file with these prefixes. */
export function publicPathsFile(prefixes: readonly string[]): string {
  return `# The paths of the Ingress or HTTPRoute, generated from the gateway's routes and pages by \`npm run gen\`.\n${prefixes.map((path) => `- ${path}\n`).join('')}`;
}
