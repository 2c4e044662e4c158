// After a database was restored: does again every erasure of the ledger, so that nobody who was erased comes back. With `--open`
// nothing is done: it says how many of them still wait for a service.
import { servicePrincipal } from '@insights/auth-context';
import { readConfigOrExit } from '@insights/config';
import { type Db, dbSettings, openDb } from '@insights/db';
import { type LedgerEntry, messagingSettings, readErasures, runWithBus } from '@insights/messaging';
import { mailSettings } from './config.ts';
import { entities } from './db/entities.ts';
import { NameBook } from './db/hidden-names.ts';
import { deleteErased, recordErasure } from './features/erase-contact/erasure.ts';

/** What campaigns holds of it goes, and every other service is told again. */
async function replay(db: Db, names: NameBook, { workspace_id, erasure_id, ...entry }: LedgerEntry): Promise<void> {
  const principal = servicePrincipal('campaigns', workspace_id);
  await db.withWorkspace({ principal }, async (tx) => {
    const erasure = { ...entry, id: erasure_id };
    await recordErasure(tx, erasure);
    await deleteErased(tx, names, erasure);
  });
}

/** Whether a service has yet to acknowledge it. */
async function isOpen(db: Db, { workspace_id, erasure_id }: LedgerEntry): Promise<boolean> {
  const call = { principal: servicePrincipal('campaigns', workspace_id) };
  const statement = 'select 1 as open from erasures where id = $1 and completed_at is null';
  return db.withWorkspace(call, async (tx) => (await tx.row(statement, [erasure_id])) !== undefined);
}

async function countOpen(db: Db, entries: readonly LedgerEntry[]): Promise<number> {
  let open = 0;
  for (const entry of entries) if (await isOpen(db, entry)) open += 1;
  return open;
}

const config = readConfigOrExit({ ...dbSettings, ...messagingSettings, linkKeys: mailSettings.linkKeys });
await runWithBus('replay-erasures', config, async (bus) => {
  const db = await openDb({ schema: 'campaigns', config, entities });
  try {
    const names = new NameBook(config.linkKeys);
    const entries = await readErasures(bus);
    if (process.argv[2] === '--open') {
      console.log(`${await countOpen(db, entries)} of ${entries.length} erasures wait for a service.`);
      return;
    }
    for (const entry of entries) await replay(db, names, entry);
    console.log(`${entries.length} erasures done again; services acknowledge each as they follow.`);
  } finally {
    await db.close();
  }
});
