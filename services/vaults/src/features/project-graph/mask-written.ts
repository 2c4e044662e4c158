import type { campaigns } from '@insights/contracts';
import { type Tx, anyOf, eraseAnswers, jsonb } from '@insights/db';
import type { Properties } from '../../db/project-entities.ts';
import { query } from '../../db/query.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { textsIn, withTexts } from '../../domain/graph/properties.ts';
import { ownCall } from '../../domain/own-call.ts';
import { lockProject } from '../projects/load-project.ts';
import { lockLayer } from '../sync-project/lock-layer.ts';

type MaskDeps = Pick<ProjectDeps, 'db' | 'campaigns'>;

/** Texts of one request. */
const BATCH = 2_000;
/** Turns of one request. */
const TURNS = 500;

/**
 * Masks the names that are hidden now in a campaign, in what its map does not bring again: what people wrote in its project, the quotes that they
 * chose, and the shared layer. Other changes of both wait meanwhile.
 */
export async function maskWritten(deps: MaskDeps, workspaceId: string, interview_id: string): Promise<void> {
  await deps.db.withWorkspace(ownCall(workspaceId), async (tx) => {
    const member = await query(tx)
      .selectFrom('project_interviews')
      .select('project_id')
      .where('interview_id', '=', interview_id)
      .executeTakeFirst();
    if (!member) return;
    if (member.project_id !== null) await lockProject(tx, member.project_id);
    await lockLayer(tx);
    const masking = new Masking(deps, tx, interview_id);
    if (member.project_id !== null) await maskProject(masking, member.project_id);
    await maskShared(masking);
    await maskQuotes(masking);
    await query(tx)
      .updateTable('project_interviews')
      .set({ hidden_names: await masking.hiddenNames() })
      .where('interview_id', '=', interview_id)
      .execute();
    // Stored answers about what people wrote in the project.
    if (member.project_id !== null) await eraseAnswers(tx, { subjects: [], scopes: [member.project_id] });
  });
}

class Masking {
  readonly tx: Tx;
  readonly interview_id: string;
  readonly #campaigns: MaskDeps['campaigns'];
  #hidden: string | undefined;

  constructor({ campaigns }: MaskDeps, tx: Tx, interviewId: string) {
    this.tx = tx;
    this.interview_id = interviewId;
    this.#campaigns = campaigns;
  }

  /** Which names were hidden at the first request: if others are by now, everything is masked again at the next read. */
  async hiddenNames(): Promise<string> {
    if (this.#hidden === undefined) await this.#ask([]);
    return this.#hidden ?? '';
  }

  async texts(texts: readonly string[]): Promise<string[]> {
    const masked: string[] = [];
    for (let from = 0; from < texts.length; from += BATCH) {
      const answer = await this.#ask(texts.slice(from, from + BATCH));
      masked.push(...answer.map(({ text }) => text));
    }
    return masked;
  }

  /** Texts of turns as they are shown now, by id. */
  async turns(ids: readonly string[]): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    for (let from = 0; from < ids.length; from += TURNS) {
      const request = { interview_id: this.interview_id, turn_ids: ids.slice(from, from + TURNS) };
      for await (const { id, text } of this.#campaigns.getTurns(request, ownCall(this.tx.workspaceId)))
        texts.set(id, text);
    }
    return texts;
  }

  async #ask(texts: string[]): Promise<campaigns.MaskedText[]> {
    const request = { interview_id: this.interview_id, texts, topics: [] };
    const answer = await this.#campaigns.maskTexts(request, ownCall(this.tx.workspaceId));
    this.#hidden ??= answer.hidden_names;
    return answer.texts;
  }
}

interface Written {
  readonly label: string | null;
  readonly properties: Properties | null;
}

/** Rows whose label or properties change when names are masked, with both as they are then. */
async function changedIn<T extends Written>(masking: Masking, rows: readonly T[]): Promise<T[]> {
  const textsOf = ({ label, properties }: Written): string[] => [label ?? '', ...textsIn(properties ?? {})];
  const masked = await masking.texts(rows.flatMap(textsOf));
  let next = 0;
  return rows.flatMap((row) => {
    const before = textsOf(row);
    const [label = '', ...rest] = masked.slice(next, next + before.length);
    next += before.length;
    if (before.every((text, index) => text === [label, ...rest][index])) return [];
    return [
      {
        ...row,
        label: row.label === null ? null : label,
        properties: row.properties && withTexts(row.properties, rest),
      },
    ];
  });
}

async function maskProject(masking: Masking, projectId: string): Promise<void> {
  const { tx } = masking;
  const nodes = await query(tx)
    .selectFrom('project_nodes')
    .select(['prj_key', 'label', 'properties'])
    .where('project_id', '=', projectId)
    .execute();
  for (const { prj_key, label, properties } of await changedIn(masking, nodes)) {
    await query(tx)
      .updateTable('project_nodes')
      .set({ label, properties: jsonb(properties) })
      .where('project_id', '=', projectId)
      .where('prj_key', '=', prj_key)
      .execute();
  }
  const edits = await query(tx)
    .selectFrom('project_edits')
    .select(['item_key', 'label', 'properties'])
    .where('project_id', '=', projectId)
    .execute();
  for (const { item_key, label, properties } of await changedIn(masking, edits)) {
    await query(tx)
      .updateTable('project_edits')
      .set({ label, properties: properties && jsonb(properties) })
      .where('project_id', '=', projectId)
      .where('item_key', '=', item_key)
      .execute();
  }
}

/** Items that projects with this campaign, or quotes of it, brought into the shared layer. */
async function maskShared(masking: Masking): Promise<void> {
  const { tx, interview_id } = masking;
  const nodes = await query(tx)
    .selectFrom('shared_nodes as n')
    .select(['n.ukl_key', 'n.label', 'n.properties'])
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('shared_evidence as e')
            .select('e.id')
            .whereRef('e.node_key', '=', 'n.ukl_key')
            .where('e.interview_id', '=', interview_id),
        ),
        eb.exists(
          eb
            .selectFrom('shared_provenance as s')
            .innerJoin('project_interviews as i', 'i.project_id', 's.project_id')
            .select('s.item_key')
            .whereRef('s.node_key', '=', 'n.ukl_key')
            .where('i.interview_id', '=', interview_id),
        ),
      ]),
    )
    .execute();
  for (const { ukl_key, label, properties } of await changedIn(masking, nodes)) {
    await query(tx)
      .updateTable('shared_nodes')
      .set({ label, properties: jsonb(properties) })
      .where('ukl_key', '=', ukl_key)
      .execute();
  }
}

/** Quotes move with the text of their turn. One that can no longer be found there is deleted. */
async function maskQuotes(masking: Masking): Promise<void> {
  const { tx, interview_id } = masking;
  for (const table of ['project_evidence', 'shared_evidence'] as const) {
    const rows = await query(tx)
      .selectFrom(table)
      .select(['id', 'turn_id', 'start_offset', 'quote'])
      .where('interview_id', '=', interview_id)
      .execute();
    const masked = await masking.texts(rows.map(({ quote }) => quote));
    const turns = await masking.turns([...new Set(rows.flatMap(({ turn_id }) => turn_id ?? []))]);
    const lost: string[] = [];
    for (const [index, { id, turn_id, start_offset, quote }] of rows.entries()) {
      const shown = masked[index] ?? '';
      const text = turns.get(turn_id ?? '') ?? '';
      if (text.startsWith(quote, start_offset) && shown === quote) continue;
      const start = nearest(text, shown, start_offset);
      if (start === -1) lost.push(id);
      else {
        await query(tx)
          .updateTable(table)
          .set({ quote: shown, start_offset: start, end_offset: start + shown.length })
          .where('id', '=', id)
          .execute();
      }
    }
    await query(tx).deleteFrom(table).where('id', '=', anyOf(lost)).execute();
  }
}

/** Where `part` stands in `text`, as near to `place` as possible; -1 if it does not. */
function nearest(text: string, part: string, place: number): number {
  if (part === '') return -1;
  const [before, after] = [text.lastIndexOf(part, place), text.indexOf(part, place)];
  if (before === -1 || after === -1) return Math.max(before, after);
  return place - before <= after - place ? before : after;
}
