import type { codebook } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { type EditedCode, editedCodes } from '../../analysis/people.ts';
import type { CampaignCodebook } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { etagOf, standing } from '../../domain/codebook-edits.ts';
import { ownCall } from '../../domain/own-principal.ts';
import { newestReady } from '../read-report.ts';

/** Codes that the engine or a person coded something with. */
export async function usedCodes(tx: Tx, interview_id: string, book: CampaignCodebook): Promise<Set<string>> {
  const version = await newestReady(tx, interview_id);
  const coded = await query(tx)
    .selectFrom('codings')
    .select('code_id')
    .distinct()
    .where('interview_id', '=', interview_id)
    .execute();
  const targets = new Map(editedCodes(book.codes, book.edits).map(({ id, target }) => [id, target]));
  const used = [
    ...book.codes.flatMap(({ id, conversation_ids }) => (conversation_ids.length > 0 ? id : [])),
    ...(version?.key_themes ?? []).map(({ id }) => id),
    ...coded.map(({ code_id }) => code_id),
  ];
  return new Set(used.flatMap((id) => targets.get(id) ?? []));
}

export function present(book: Pick<CampaignCodebook, 'codes' | 'edits'>, used: ReadonlySet<string>): codebook.Codebook {
  const codes = standing(book);
  return { codes: codes.map((code) => presentCode(code, used)), etag: etagOf(codes) };
}

function presentCode(code: EditedCode, used: ReadonlySet<string>): codebook.CodebookCode {
  const { id, name, definition, includes, excludes, parent_id, question_ids, locked, author } = code;
  return {
    id,
    name,
    definition,
    includes,
    excludes,
    parent_id,
    question_ids: [...question_ids],
    locked,
    author,
    used: used.has(id),
  };
}

type Texts = Pick<codebook.CodeDraft, 'name' | 'definition' | 'includes' | 'excludes'>;

/** Without the names that are hidden now. */
export async function masked<T extends Texts>(
  { campaigns }: Pick<Deps, 'campaigns'>,
  call: Call,
  interview_id: string,
  codes: readonly T[],
): Promise<T[]> {
  const texts = [...new Set(codes.flatMap(textsOf))];
  const shown = await campaigns.maskTexts({ interview_id, texts, topics: [] }, ownCall(call));
  const masks = new Map(texts.map((text, index) => [text, shown.texts[index]?.text ?? '']));
  const mask = (text: string | null): string | null => (text === null ? null : (masks.get(text) ?? ''));
  return codes.map((code) => ({
    ...code,
    name: mask(code.name),
    definition: mask(code.definition),
    includes: mask(code.includes),
    excludes: mask(code.excludes),
  }));
}

const textsOf = ({ name, definition, includes, excludes }: Texts): string[] =>
  [name, definition, includes, excludes].flatMap((text) => text ?? []);
