import type { reports } from '@insights/contracts';
import { type Call, announceRead } from '@insights/db';
import { AppError } from '@insights/errors';
import type { ReportVersion } from '../../db/entities.ts';
import type { Deps } from '../../deps.ts';
import { maskStale } from '../hide-names/hide-names.ts';
import { loadVersion } from '../read-report/read-report.ts';

/** What came, went and changed from one ready version to another. Errors: `not_found`, `report_not_ready`. */
export async function diffReportVersions(
  deps: Deps,
  call: Call,
  request: reports.DiffReportVersionsRequest,
): Promise<reports.ReportDiff> {
  await maskStale(deps, call.principal.workspace_id, request.interview_id);
  return deps.db.withWorkspace(call, async (tx) => {
    const from = await loadVersion(tx, request.interview_id, request.from_version);
    const to = await loadVersion(tx, request.interview_id, request.to_version);
    for (const version of [from, to]) {
      if (version.status !== 'ready') {
        throw new AppError('report_not_ready', {
          publicMessage: `Version ${version.version_number} is not ready, so it cannot be compared.`,
        });
      }
    }
    const details = { from_version: from.version_number, to_version: to.version_number };
    await announceRead(tx, call, { action: 'report.read', subject: from.interview_id, details });
    const [before, after] = [itemsOf(from), itemsOf(to)];
    return {
      from_version: from.version_number,
      to_version: to.version_number,
      added: [...after].filter(([key]) => !before.has(key)).map(([, item]) => entry(item)),
      removed: [...before].filter(([key]) => !after.has(key)).map(([, item]) => entry(item)),
      changed: [...after]
        .filter(([key, item]) => before.has(key) && before.get(key)?.content !== item.content)
        .map(([, item]) => entry(item)),
    };
  });
}

interface Item extends reports.DiffEntry {
  /** What is compared: everything about the item but its evidence ids, which are numbered anew in each version. */
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

function itemOf(kind: string, id: string, label: string, value: object): Item {
  return { kind, id, label, content: JSON.stringify({ ...value, evidence: undefined }) };
}
