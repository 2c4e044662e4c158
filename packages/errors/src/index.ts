export * from './app-error.ts';
export * from './transitions.ts';
export { tlsProblem } from './tls-problem.ts';
