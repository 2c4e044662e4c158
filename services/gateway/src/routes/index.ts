import type { Route } from '../core/route.ts';
import { interviewRoutes } from './interviews/index.ts';

/** Every route. Router, validation, reference, access matrix and client are made from this table. */
export const routes: readonly Route[] = [...interviewRoutes];
