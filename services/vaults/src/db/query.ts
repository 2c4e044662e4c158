import type { Tx } from '@insights/db';
import type { Tables } from './entities.ts';

/** The typed query builder inside a transaction. */
export const query = (tx: Tx) => tx.kysely<Tables>();
