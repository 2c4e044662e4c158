import { type Db, type Tx, queriesOver } from '@insights/db';
import type { ClientBase } from 'pg';
import type { Tables } from './entities.ts';

/** The typed query builder of a transaction. */
export const query = (tx: Tx) => tx.kysely<Tables>();

/** The typed query builder of the worker role, which reaches queue tables of all workspaces. */
export const workerQuery = (db: Db) => db.workerKysely<Tables>();

/** The typed query builder of a command that is connected as the schema's owner. */
export const ownerQuery = (client: ClientBase) => queriesOver<Tables>(client, 'identity');
