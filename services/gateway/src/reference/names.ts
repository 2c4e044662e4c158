import type { Route } from '../core/route.ts';

/** A tag as an identifier: `api-keys` becomes `apiKeys`. */
export function groupName(tag: string): string {
  return tag.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** `/v1/interviews/:interview_id` in OpenAPI's notation. */
export function templatePath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

export function operationId({ tag, name }: Pick<Route, 'tag' | 'name'>): string {
  return `${groupName(tag)}_${name}`;
}
