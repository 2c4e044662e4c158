// After a database was restored: does again every erasure of the ledger, so that nobody who was erased comes back.
import { servicePrincipal } from '@insights/auth-context';
import { readConfigOrExit } from '@insights/config';
import { type Db, dbSettings, openDb } from '@insights/db';
import { type LedgerEntry, messagingSettings, readErasures, runWithBus } from '@insights/messaging';
import { entities } from './db/entities.ts';
import { deleteErased, recordErasure } from './features/erase-contact/erasure.ts';

/** What campaigns holds of it goes, and every other service is told again. */
async function replay(db: Db, { workspace_id, erasure_id, ...entry }: LedgerEntry): Promise<void> {
  const principal = servicePrincipal('campaigns', workspace_id);
  await db.withWorkspace({ principal }, async (tx) => {
    const erasure = { ...entry, id: erasure_id };
    await recordErasure(tx, erasure);
    await deleteErased(tx, erasure);
  });
}

const config = readConfigOrExit({ ...dbSettings, ...messagingSettings });
await runWithBus('replay-erasures', config, async (bus) => {
  const db = await openDb({ schema: 'campaigns', config, entities });
  try {
    const entries = await readErasures(bus);
    for (const entry of entries) await replay(db, entry);
    console.log(`${entries.length} erasures done again; services acknowledge each as they follow.`);
  } finally {
    await db.close();
  }
});
