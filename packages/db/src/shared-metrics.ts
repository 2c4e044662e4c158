import { Counter, type Registry } from 'prom-client';
import type { SharedCounts } from './shared-transactions.ts';

/** Exports the number of shared transactions. If many fail, brief effects run twice: look for the event that fails in the log. */
export function measureSharedTransactions(registry: Registry, counts: () => SharedCounts): void {
  const transactions: Counter = new Counter({
    name: 'insights_db_shared_transactions_total',
    help: 'Transactions that brief effects of events shared, by outcome. After `failed`, each effect ran again in a transaction of its own.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      transactions.reset();
      for (const [outcome, count] of Object.entries(counts())) transactions.inc({ outcome }, count);
    },
  });
}
