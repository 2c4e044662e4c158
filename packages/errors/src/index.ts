export * from './app-error.ts';
export { assertMatch } from './if-match.ts';
export * from './transitions.ts';
export { tlsProblem } from './tls-problem.ts';
