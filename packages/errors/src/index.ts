export * from './app-error.ts';
export * from './transitions.ts';
