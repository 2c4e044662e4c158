import { readConfigOrExit } from '@insights/config';
import { dbSettings, openDb } from '@insights/db';
import { entities } from './db/entities.ts';
import { rebuildIndex } from './features/index-document/rebuild-index.ts';

// Makes the lexical index anew from the texts in PostgreSQL, while the service runs.
const db = await openDb({ schema: 'vaults', config: readConfigOrExit(dbSettings), entities });
try {
  console.log(`Indexed ${await rebuildIndex(db)} documents`);
} finally {
  await db.close();
}
