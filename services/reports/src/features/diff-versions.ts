import type { WordOf, reports } from '@insights/contracts';
import { type Call, announceRead } from '@insights/db';
import { AppError } from '@insights/errors';
import type { ReportVersion } from '../db/entities.ts';
import type { Deps } from '../deps.ts';
import { maskStale } from './hide-names.ts';
import { loadVersion } from './read-report.ts';

/** What was added, removed and changed between two ready versions. Errors: `not_found`, `report_not_ready`. */
export async function diffReportVersions(
  deps: Deps,
  call: Call,
  { interview_id, from_version, to_version }: reports.DiffReportVersionsRequest,
): Promise<reports.ReportDiff> {
  await maskStale(deps, call.principal.workspace_id, interview_id);
  return deps.db.withWorkspace(call, async (tx) => {
    const from = await loadVersion(tx, interview_id, from_version);
    const to = await loadVersion(tx, interview_id, to_version);
    for (const { status, version_number } of [from, to]) {
      if (status !== 'ready') {
        throw new AppError('report_not_ready', {
          publicMessage: `Version ${version_number} is not ready, so it cannot be compared.`,
        });
      }
    }
    const details = { from_version, to_version };
    await announceRead(tx, call, { action: 'report.read', subject: interview_id, details });
    const [before, after] = [itemsOf(from), itemsOf(to)];
    return {
      from_version,
      to_version,
      added: [...after].filter(([key]) => !before.has(key)).map(([, item]) => entry(item)),
      removed: [...before].filter(([key]) => !after.has(key)).map(([, item]) => entry(item)),
      changed: [...after]
        .filter(([key, item]) => before.has(key) && before.get(key)?.content !== item.content)
        .map(([, item]) => entry(item)),
    };
  });
}

interface Item extends reports.DiffEntry {
  /** What is compared: the whole item but its evidence ids, which are numbered anew in each version. */
  content: string;
}

const entry = ({ kind, id, label }: Item): reports.DiffEntry => ({ kind, id, label });

function itemsOf(version: ReportVersion): Map<string, Item> {
  const items: Item[] = [
    ...(version.key_themes ?? []).map((theme) => itemOf('theme', theme.id, theme.label, theme)),
    ...(version.outputs?.roadmap ?? []).map((step) => itemOf('roadmap_item', step.id, step.title, step)),
    ...(version.outputs?.personas ?? []).map((persona) => itemOf('persona', persona.id, persona.name, persona)),
    ...(version.recommendations ?? []).map((advice) => itemOf('recommendation', advice.text, advice.text, advice)),
  ];
  return new Map(items.map((each) => [`${each.kind} ${each.id}`, each]));
}

function itemOf(kind: WordOf<typeof reports.DiffKind>, id: string, label: string, value: object): Item {
  return { kind, id, label, content: JSON.stringify({ ...value, evidence: undefined }) };
}
