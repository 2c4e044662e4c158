import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { readConfigOrExit } from '@insights/config';
import { AppError } from '@insights/errors';
import type { Bus } from './bus.ts';
import { runWithBus } from './command.ts';
import { type LedgerEntry, keepErasure, readErasures } from './erasure-ledger.ts';
import { messagingSettings } from './settings.ts';

const USAGE = `Usage: erasures export        the ledger of erasures, by ids alone: a line of JSON for each
       erasures import        puts what is read from standard input into the ledger; what is there already stays as it is`;

function parseEntry(line: string, number: number): LedgerEntry {
  try {
    const entry = JSON.parse(line) as LedgerEntry;
    if (typeof entry.erasure_id === 'string' && typeof entry.workspace_id === 'string') return entry;
  } catch (cause) {
    throw new AppError('malformed_request', {
      publicMessage: `Line ${number} is not an erasure. Nothing was imported.`,
      cause,
    });
  }
  throw new AppError('malformed_request', { publicMessage: `Line ${number} is not an erasure. Nothing was imported.` });
}

/** Reads and checks everything before the first write, so that an invalid file changes nothing. */
async function importErasures(bus: Bus): Promise<string> {
  const entries: LedgerEntry[] = [];
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') entries.push(parseEntry(line, entries.length + 1));
  }
  const known = new Set((await readErasures(bus)).map(({ erasure_id }) => erasure_id));
  const missing = entries.filter(({ erasure_id }) => !known.has(erasure_id));
  for (const entry of missing) await keepErasure(bus, entry);
  return `${missing.length} of ${entries.length} erasures were missing and are in the ledger now.`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const command = process.argv[2];
  await runWithBus('erasures', readConfigOrExit(messagingSettings), async (bus) => {
    if (command === 'export') for (const entry of await readErasures(bus)) console.log(JSON.stringify(entry));
    else if (command === 'import') console.log(await importErasures(bus));
    else {
      console.error(USAGE);
      return 2;
    }
    return 0;
  });
}
