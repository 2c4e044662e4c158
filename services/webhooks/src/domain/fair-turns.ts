/** An endpoint with pending deliveries: how many of them are due, and how many attempts are in progress. */
export interface Lane {
  workspace_id: string;
  endpoint_id: string;
  due: number;
  busy: number;
}

export interface TurnLimits {
  /** How many attempts may start now. */
  room: number;
  /** The limit of concurrent attempts at an endpoint. */
  per_endpoint: (endpointId: string) => number;
  per_workspace: number;
}

export interface Turn {
  workspace_id: string;
  endpoint_id: string;
  count: number;
}

class WaitingWorkspace {
  readonly id: string;
  readonly lanes: (Lane & { taken: number })[] = [];
  busy = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** The least busy endpoint that has due deliveries and is below its limit. */
  next(limits: TurnLimits): (Lane & { taken: number }) | undefined {
    if (this.busy >= limits.per_workspace) return undefined;
    let best: (Lane & { taken: number }) | undefined;
    for (const lane of this.lanes) {
      const isOpen = lane.taken < lane.due && lane.busy < limits.per_endpoint(lane.endpoint_id);
      if (isOpen && (!best || lane.busy < best.busy)) best = lane;
    }
    return best;
  }
}

/**
 * Decides which endpoints send next. Each turn goes to the workspace with the fewest attempts in progress, and in it to the endpoint with the
 * fewest. So neither a long backlog nor a slow receiver takes more than its share, and no endpoint starves. The order of `lanes` breaks
 * ties: shuffle it.
 */
export function fairTurns(lanes: readonly Lane[], limits: TurnLimits): Turn[] {
  const workspaces = new Map<string, WaitingWorkspace>();
  for (const lane of lanes) {
    const workspace = workspaces.get(lane.workspace_id) ?? new WaitingWorkspace(lane.workspace_id);
    workspaces.set(lane.workspace_id, workspace);
    workspace.busy += lane.busy;
    workspace.lanes.push({ ...lane, taken: 0 });
  }
  const open = new Set(workspaces.values());
  for (let room = limits.room; room > 0 && open.size > 0;) {
    let least: WaitingWorkspace | undefined;
    for (const workspace of open) if (!least || workspace.busy < least.busy) least = workspace;
    const lane = least?.next(limits);
    if (!least) break;
    if (!lane) {
      open.delete(least);
      continue;
    }
    lane.taken += 1;
    lane.busy += 1;
    least.busy += 1;
    room -= 1;
  }
  return [...workspaces.values()]
    .flatMap((workspace) => workspace.lanes)
    .filter(({ taken }) => taken > 0)
    .map(({ workspace_id, endpoint_id, taken }) => ({ workspace_id, endpoint_id, count: taken }));
}

/** Endpoints that have more due deliveries than their own limit allows, after these turns. */
export function heldUpByThemselves(
  lanes: readonly Lane[],
  turns: readonly Turn[],
  { per_endpoint }: Pick<TurnLimits, 'per_endpoint'>,
): string[] {
  const taken = new Map(turns.map(({ endpoint_id, count }) => [endpoint_id, count]));
  return lanes
    .filter(({ endpoint_id, due, busy }) => {
      const count = taken.get(endpoint_id) ?? 0;
      return due > count && busy + count >= per_endpoint(endpoint_id);
    })
    .map(({ endpoint_id }) => endpoint_id);
}

/** In random order (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}
