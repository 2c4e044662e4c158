import type { Principal } from '@insights/auth-context';
import type { Db, Tx } from '@insights/db';
import type { AnswerCache } from '../model/model-session.ts';
import { assertNothingErased } from './erased.ts';
import { query } from './query.ts';
import { lockCampaign } from './runs.ts';

/** For whom a model is asked. */
export interface AskedFor {
  readonly principal: Principal;
  readonly interview_id: string;
  /** Whose words the questions contain. */
  readonly conversation_ids: readonly string[];
  /** As it was when the run began; grows whenever other names are hidden. */
  readonly names_changed: number;
}

/** A model's answers to the questions of one campaign. */
export class StoredAnswers implements AnswerCache {
  readonly #db: Db;
  readonly #of: AskedFor;
  readonly #used = new Set<string>();

  constructor(db: Db, of: AskedFor) {
    this.#db = db;
    this.#of = of;
  }

  async get(key: string): Promise<unknown> {
    this.#used.add(key);
    const { principal, interview_id } = this.#of;
    const row = await this.#db.withWorkspace({ principal }, (tx) =>
      query(tx)
        .selectFrom('model_answers')
        .select('answer')
        .where('interview_id', '=', interview_id)
        .where('key', '=', key)
        .executeTakeFirst(),
    );
    return row?.answer;
  }

  /** The lock makes erasures and changes of hidden names wait, so that no answer is stored after them. */
  async put(key: string, answer: unknown): Promise<void> {
    const { principal, interview_id, conversation_ids, names_changed } = this.#of;
    await this.#db.withWorkspace({ principal }, async (tx) => {
      const campaign = await lockCampaign(tx, interview_id);
      if (campaign.names_changed !== names_changed) return;
      await assertNothingErased(tx, conversation_ids);
      await query(tx)
        .insertInto('model_answers')
        .values({ interview_id, key, workspace_id: tx.workspaceId, answer: JSON.stringify(answer) })
        .onConflict((conflict) => conflict.columns(['interview_id', 'key']).doNothing())
        .execute();
    });
  }

  /** Deletes the answers that this run did not need. */
  async prune(tx: Tx): Promise<void> {
    const all = query(tx).deleteFrom('model_answers').where('interview_id', '=', this.#of.interview_id);
    await (this.#used.size === 0 ? all : all.where('key', 'not in', [...this.#used])).execute();
  }
}

export async function deleteAnswers(tx: Tx, interview_id: string): Promise<void> {
  await query(tx).deleteFrom('model_answers').where('interview_id', '=', interview_id).execute();
}
