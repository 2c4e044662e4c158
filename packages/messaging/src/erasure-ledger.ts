import type { Bus } from './bus.ts';
import { ERASURES } from './streams.ts';

/** One erasure, by ids alone. The ledger lies outside the databases, so restoring one does not undo what was erased since. */
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

/** Puts an erasure into the ledger; resolves when it is stored there. */
export async function keepErasure(bus: Bus, entry: LedgerEntry): Promise<void> {
  const { client } = await bus.stream();
  await client.publish('erasures.campaigns', JSON.stringify(entry), { msgID: entry.erasure_id });
}

/** All erasures of the ledger in order, each once. */
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
