import { AppError } from '@insights/errors';
import type { Route } from './route.ts';

/** Path template → the methods that it has, as `Allow` names them. */
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
    publicMessage: 'There is no such path here. GET /v1/openapi.json lists them all.',
  });
}

export function noSuchMethod(methods: readonly string[]): AppError {
  return new AppError('method_not_allowed', {
    publicMessage: `This path takes ${methods.join(', ')} and nothing else.`,
  });
}
