import { AppError } from '@insights/errors';
import type { Route } from './route.ts';

/** Path template → the headers with which its routes answer OPTIONS. */
export function optionsByPath(routes: readonly Route[]): Map<string, Readonly<Record<string, string>>> {
  return new Map(routes.flatMap(({ path, options_headers }) => (options_headers ? [[path, options_headers]] : [])));
}

/** Path template → its methods, for the `Allow` header. */
export function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const byPath = Map.groupBy(routes, ({ path }) => path);
  return new Map(
    [...byPath].map(([path, own]) => [
      path,
      own.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])),
    ]),
  );
}

export function noSuchRoute(): AppError {
  return new AppError('not_found', {
    publicMessage: 'This path does not exist. GET /v1/openapi.json lists all paths.',
  });
}

export function noSuchMethod(methods: readonly string[]): AppError {
  return new AppError('method_not_allowed', {
    publicMessage: `This path supports only ${methods.join(', ')}.`,
  });
}
