import type { reports } from '@insights/contracts';
import type { Call } from '@insights/db';
import type { Deps } from '../deps.ts';
import { maskStale } from './hide-names.ts';
import { newestReady, presentVersion } from './read-report.ts';

const NOTHING = { cartography: null, evidence: [] };

/** The map of the newest ready version with what it cites, unless the caller has that state already. Errors: `unavailable`. */
export async function getCampaignGraph(
  deps: Deps,
  call: Call,
  { interview_id, known_state }: reports.GetCampaignGraphRequest,
): Promise<reports.CampaignGraph> {
  const hidden_names = await maskStale(deps, call.principal.workspace_id, interview_id);
  const version = await deps.db.withWorkspace(call, (tx) => newestReady(tx, interview_id));
  const state = [version?.id, version?.redacted_at, hidden_names].join(' ');
  if (!version || state === known_state) return { state, hidden_names, ...NOTHING };
  const { outputs, evidence } = presentVersion(deps, version);
  const cartography = outputs?.cartography ?? { nodes: [], edges: [] };
  const cited = new Set([...cartography.nodes, ...cartography.edges].flatMap((item) => item.evidence));
  return { state, hidden_names, cartography, evidence: evidence.filter(({ id }) => cited.has(id)) };
}
