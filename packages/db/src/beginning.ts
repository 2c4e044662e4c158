import { type PoolClient, type QueryResult, escapeLiteral } from 'pg';

/** Sets the workspace that row-level security allows for the rest of the transaction. */
export const binding = (workspaceId: string): string => `set local app.workspace_id = ${escapeLiteral(workspaceId)}`;

/** `binding` to the workspace of an id, found by the resolver function `resolver`. An unknown id has no workspace: then no row is visible. */
export const bindingOf = (resolver: string, id: string): string =>
  `select set_config('app.workspace_id', ${resolver}(${escapeLiteral(id)})::text, true)`;

/** The beginning of a transaction that is bound to a workspace. Statements may follow it before it has answered. */
export class Beginning {
  readonly answered: Promise<void>;
  #at: string | undefined;

  constructor(connection: PoolClient, workspaceId: string) {
    this.answered = this.#begin(connection, workspaceId);
    // Whoever waits for it gets the error; until then others may have failed because of it.
    this.answered.catch(() => undefined);
  }

  /** When the transaction began, by the database's clock; ISO 8601 in UTC. Throws before it has answered. */
  get at(): string {
    if (this.#at === undefined) throw new Error('The first statement of a pipelined transaction must come first');
    return this.#at;
  }

  async #begin(connection: PoolClient, workspaceId: string): Promise<void> {
    const time = 'select now()::timestamptz(3) as began_at';
    const results: QueryResult | QueryResult[] = await connection.query(`begin; ${binding(workspaceId)}; ${time}`);
    this.#at = String([results].flat().at(-1)?.rows[0]?.began_at);
  }
}
