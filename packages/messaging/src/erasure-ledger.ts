import type { Bus } from './bus.ts';
import { ERASURES } from './streams.ts';

/** One erasure, as ids. The ledger is outside the databases, so that erasures can be replayed after restoring one. */
export interface LedgerEntry {
  erasure_id: string;
  workspace_id: string;
  interview_id: string;
  contact_id: string;
  conversation_ids: string[];
  contact_erased: boolean;
  /** ISO 8601 UTC. */
  requested_at: string;
}

/** Appends an erasure to the ledger; resolves when it is stored. */
export async function keepErasure(bus: Bus, entry: LedgerEntry): Promise<void> {
  const { client } = await bus.stream();
  await client.publish('erasures.campaigns', JSON.stringify(entry), { msgID: entry.erasure_id });
}

/** All erasures of the ledger in order, without duplicates. */
export async function readErasures(bus: Bus): Promise<LedgerEntry[]> {
  await bus.ensureStreams();
  const { manager } = await bus.stream();
  const entries = new Map<string, LedgerEntry>();
  for (let seq = 1; ;) {
    const message = await manager.direct.getMessage(ERASURES, { seq, next_by_subj: 'erasures.>' });
    if (!message) return [...entries.values()];
    const entry = message.json<LedgerEntry>();
    entries.set(entry.erasure_id, entry);
    seq = message.seq + 1;
  }
}
