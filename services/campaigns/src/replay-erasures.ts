// After a restore of the database: repeats every erasure of the ledger, because the backup may hold data of erased persons. With
// `--open` it only prints how many erasures are not acknowledged by all services.
import { servicePrincipal } from '@insights/auth-context';
import { readConfigOrExit } from '@insights/config';
import { type Db, dbSettings, openDb } from '@insights/db';
import { type LedgerEntry, messagingSettings, readErasures, runWithBus } from '@insights/messaging';
import { mailSettings } from './config.ts';
import { entities } from './db/entities.ts';
import { query } from './db/query.ts';
import { NameBook } from './db/hidden-names.ts';
import { deleteErased, recordErasure } from './features/erase-contact/erasure.ts';

/** Deletes the data that campaigns holds and announces the erasure again. */
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
  return db.withWorkspace(call, async (tx) => {
    const row = await query(tx)
      .selectFrom('erasures')
      .select('id')
      .where('id', '=', erasure_id)
      .where('completed_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  });
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
      console.log(
        `${await countOpen(db, entries)} of ${entries.length} erasures are not acknowledged by all services.`,
      );
      return;
    }
    for (const entry of entries) await replay(db, names, entry);
    console.log(`${entries.length} erasures repeated; services acknowledge each when they have deleted their data.`);
  } finally {
    await db.close();
  }
});
