import { getDocument } from './get.ts';

export const documentRoutes = [getDocument];
