export interface RawSql {
  /** Path from the root of the project. */
  readonly file: string;
  /** Number of calls in the file that take the text of a statement. */
  readonly statements: number;
  /** Why neither the entity manager nor Kysely makes it. */
  readonly why: string;
}

/** The files of services and packages that hold the text of SQL statements. */
export const rawSql: readonly RawSql[] = [
  {
    file: 'packages/db/src/beginning.ts',
    statements: 1,
    why: 'Begin, the workspace and the time, in one round trip.',
  },
  {
    file: 'packages/db/src/bootstrap.ts',
    statements: 8,
    why: 'Roles, grants and the schema: statements that no query builder makes.',
  },
  {
    file: 'packages/db/src/db.ts',
    statements: 2,
    why: 'The settings of a session, and the first statement of brief work.',
  },
  {
    file: 'packages/db/src/delete-older.ts',
    statements: 1,
    why: 'Deletes from tables and by columns that are given by name, measured among millions of rows (test/bench/sweeps.ts).',
  },
  {
    file: 'packages/db/src/erased-answers.ts',
    statements: 4,
    why: 'Advisory locks; an upsert from two arrays and an update from a join, measured with erasures under load.',
  },
  {
    file: 'packages/db/src/idempotency.ts',
    statements: 2,
    why: 'An advisory lock; one statement stores the answer and its subjects together (a third round trip would cost every POST).',
  },
  { file: 'packages/db/src/listen.ts', statements: 1, why: 'LISTEN, which no query builder makes.' },
  { file: 'packages/db/src/one-connection.ts', statements: 1, why: 'Runs the statements that Kysely has built.' },
  {
    file: 'packages/db/src/resolve.ts',
    statements: 1,
    why: 'Calls a row-level security function whose name depends on the kind of thing.',
  },
  {
    file: 'packages/db/src/row-reader.ts',
    statements: 2,
    why: 'Prepares a statement, and reads a row of a workspace in one round trip.',
  },
  {
    file: 'packages/db/src/schema-gate.ts',
    statements: 1,
    why: 'Reads schema_info, which migrations own, before the schema is known to fit the entities.',
  },
  {
    file: 'packages/db/src/sessions.ts',
    statements: 3,
    why: 'Checks which server process a connection has: pg_backend_pid, begin and commit.',
  },
  {
    file: 'packages/db/src/shared-transactions.ts',
    statements: 3,
    why: 'The first statements of brief work, and the binding of the workspace.',
  },
  { file: 'packages/db/src/tombstones.ts', statements: 1, why: 'Advisory locks in the order of the ids.' },
  { file: 'packages/db/src/transact.ts', statements: 2, why: 'Commit and rollback.' },
  {
    file: 'packages/db/src/tx.ts',
    statements: 4,
    why: 'The methods that run raw statements, alone and together, and the binding of the workspace.',
  },
  {
    file: 'packages/messaging/src/consume.ts',
    statements: 1,
    why: 'Typed text, which brief work hands in before its transaction begins.',
  },
  {
    file: 'packages/messaging/src/outbox-rows.ts',
    statements: 3,
    why: 'Prepared by name and measured (test/bench/outbox-relay.ts); the count stops at 10,000 rows.',
  },
  {
    file: 'packages/messaging/src/relay.ts',
    statements: 2,
    why: 'Begin and commit on the connection that holds the row locks.',
  },
  {
    file: 'packages/messaging/src/stream-watch.ts',
    statements: 7,
    why: 'Session-level advisory locks on one connection, and updates in chunks under them.',
  },
  {
    file: 'packages/quotas/src/quota.ts',
    statements: 2,
    why: "An advisory lock, and the count of a service's own query.",
  },
  {
    file: 'services/campaigns/src/db/flags.ts',
    statements: 1,
    why: 'built by Kysely; it travels with what follows, so that a turn does not wait for its flags.',
  },
  {
    file: 'services/campaigns/src/db/live-turns.ts',
    statements: 2,
    why: 'one statement for update and insert on the live turn path, measured by test/bench/interviewer-capacity.ts',
  },
  {
    file: 'services/campaigns/src/features/post-turn.ts',
    statements: 1,
    why: 'lock and look-up travel together: texts typed by Kysely (test/bench/interviewer-capacity.ts)',
  },
  {
    file: 'services/campaigns/src/features/store-interviewer-turn/store-interviewer-turn.ts',
    statements: 2,
    why: 'lock and look-up travel together, and the open turn is read only where there is one: texts typed by Kysely (test/bench/interviewer-capacity.ts)',
  },
  {
    file: 'services/campaigns/src/features/store-interviewer-turn/store-decision.ts',
    statements: 2,
    why: 'sent with the turn and the commit: texts typed by Kysely (test/bench/interviewer-capacity.ts)',
  },
  {
    file: 'services/campaigns/src/db/read-held.ts',
    statements: 1,
    why: 'read after each turn: one prepared statement, typed by Kysely (test/bench/interviewer-capacity.ts)',
  },
  {
    file: 'services/campaigns/src/features/stream-session/read-shown.ts',
    statements: 1,
    why: 'read after each turn: one prepared statement, typed by Kysely (test/bench/interviewer-capacity.ts)',
  },
  {
    file: 'services/campaigns/src/features/verify-participant.ts',
    statements: 1,
    why: 'read with each request of a participant: one prepared statement, typed by Kysely (test/bench/interviewer-capacity.ts)',
  },
  {
    file: 'services/campaigns/src/db/read-interview.ts',
    statements: 1,
    why: 'the keyed read: one prepared statement, typed by Kysely (test/bench/keyed-read.ts)',
  },
  {
    file: 'services/campaigns/src/db/interview-counts.ts',
    statements: 1,
    why: 'calls a security definer function across workspaces',
  },
  {
    file: 'services/reports/src/features/shares/admit.ts',
    statements: 1,
    why: 'Calls a security definer function, before the workspace is known.',
  },
  {
    file: 'services/campaigns/src/db/tokens.ts',
    statements: 2,
    why: 'calls a security definer function, before the workspace is known; the text of the read of a token is made by Kysely once, because each turn sends it with other statements',
  },
  {
    file: 'services/campaigns/src/features/claim-sessions/claim.ts',
    statements: 1,
    why: 'the fair claim of leases; test/bench/interviewer-capacity.ts measures it, test/chaos/session-table.test.ts plays it',
  },
  {
    file: 'services/campaigns/src/features/contact-mail/mail-limits.ts',
    statements: 1,
    why: 'calls a security definer function across workspaces',
  },
  {
    file: 'services/campaigns/src/features/count-demand.ts',
    statements: 1,
    why: 'its plan, an index-only scan, is measured by test/bench/demand-count.ts',
  },
  {
    file: 'services/campaigns/src/features/end-retention/end-retention.ts',
    statements: 1,
    why: 'shares its conditions with the search, whose plan is measured',
  },
  {
    file: 'services/campaigns/src/features/end-retention/past-retention.ts',
    statements: 2,
    why: 'searches all workspaces; retention-plan.test.ts checks the plan',
  },
  {
    file: 'services/campaigns/src/features/heartbeat-sessions.ts',
    statements: 1,
    why: 'lease renewal in order of ids, so that batches never deadlock; test/bench/interviewer-capacity.ts measures it',
  },
  {
    file: 'services/campaigns/src/features/rehome-sessions/rehome-sessions.ts',
    statements: 1,
    why: 'one update whose limited, locking search skips what a claim holds; the plan of the search is that of the claim',
  },
  {
    file: 'services/campaigns/src/features/release-sessions.ts',
    statements: 1,
    why: 'hands a batch of leases back in one statement; test/chaos/session-table.test.ts plays it',
  },
  {
    file: 'services/identity/src/db/key-leases.ts',
    statements: 1,
    why: 'A setting of the transaction, which triggers read.',
  },
  {
    file: 'services/identity/src/db/lookup.ts',
    statements: 1,
    why: 'Calls row-level security functions that look credentials up without a workspace; prepared by name.',
  },
  {
    file: 'services/identity/src/features/api-keys/key-usage.ts',
    statements: 1,
    why: 'Calls a security-definer function: the worker role has no access to the table of keys.',
  },
  {
    file: 'services/identity/src/features/audit-log/delete-expired.ts',
    statements: 2,
    why: 'Calls security-definer functions: the worker role may delete expired rows but not read them.',
  },
  {
    file: 'services/identity/src/features/platform-role/platform-role.ts',
    statements: 3,
    why: 'Begin, commit and rollback of an operator command on one connection as the owner role.',
  },
  {
    file: 'services/identity/src/features/rate-budgets/sweep-budgets.ts',
    statements: 1,
    why: 'Calls a function of the database that deletes expired takes in one measured statement.',
  },
  {
    file: 'services/identity/src/features/seed/seed.ts',
    statements: 3,
    why: 'Begin, commit and rollback of the seed command on one connection as the owner role.',
  },
  {
    file: 'services/identity/src/features/workspaces/create-workspace.ts',
    statements: 2,
    why: 'An advisory lock, and a security-definer function that counts across workspaces.',
  },
  {
    file: 'services/jobs/src/features/enqueue-job.ts',
    statements: 1,
    why: 'Runs for each job; its text is built once by Kysely, typed from the entities (test/bench/job-queue.ts).',
  },
  {
    file: 'services/jobs/src/features/lease-jobs/claim.ts',
    statements: 3,
    why: 'The claim of jobs in fair turns: one measured statement with SKIP LOCKED (test/bench/job-queue.ts), in a transaction with settings of the planner.',
  },
  {
    file: 'services/vaults/src/features/chat/lock-answers.ts',
    statements: 1,
    why: 'An advisory lock of each of several campaigns, in one order.',
  },
  {
    file: 'services/webhooks/src/consumers/names-hidden.ts',
    statements: 1,
    why: 'An advisory lock that serialises hiding names with storing events.',
  },
  {
    file: 'services/webhooks/src/features/deliver-events/claim.ts',
    statements: 3,
    why: 'The claim of deliveries in fair turns, and its renewal: measured statements with SKIP LOCKED (test/bench/webhook-delivery.ts).',
  },
  {
    file: 'services/webhooks/src/features/failure-mails/mail-failures.ts',
    statements: 1,
    why: 'An advisory lock, so that batches of several processes count the mails of a workspace one after the other.',
  },
  {
    file: 'services/webhooks/src/features/sequence-feed/number-events.ts',
    statements: 2,
    why: 'Locks and numbers in two statements with SKIP LOCKED, whose snapshots carry the promise (docs/decisions/0067).',
  },
];
