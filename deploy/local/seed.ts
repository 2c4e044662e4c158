import { join } from 'node:path';
import { connectApi } from './api-client.ts';
import { readJson, writeJson } from './json-file.ts';
import type { Secrets } from './secrets.ts';
import { type SeedSteps, seedCampaigns } from './seed-campaigns.ts';
import { type DemoKeys, keyNames, keyScopes, makeKey, makeRetrievalKey } from './seed-keys.ts';
import { seedKnowledge } from './seed-knowledge.ts';
import { seedPeople } from './seed-people.ts';
import { StartError } from './start-error.ts';
import { findVault } from './seed-vault.ts';
import type { State } from './state.ts';
import { mintTokens } from './tokens.ts';

/** `demo.json`: everything to try the demo. Tokens are new at each start, the rest stays. */
export interface Demo {
  base_url: string;
  workspace_id: string;
  tokens: Record<'owner' | 'admin' | 'member' | 'support' | 'platform_admin', string>;
  api_keys: DemoKeys;
  other: { workspace_id: string; tokens: { owner: string }; api_keys: { full: string } };
  interview_id: string;
  project_id: string;
  vault_id: string;
  retrieval_key: string;
  join_url: string | null;
  booking_url: string;
}

export interface SeedOptions {
  dir: string;
  base_url: string;
  /** The database `insights`. */
  database_url: string;
  secrets: Secrets;
  state: State;
  signal: AbortSignal;
  report: (line: string) => void;
  /** One interview, no report and no document. */
  isSmall: boolean;
}

const LAST_STEP = 'booking page';

/** Stores each result at once, so that an interrupted seed continues. */
function stepsIn(state: State): SeedSteps {
  return {
    async once(step, work) {
      const known = state.get('seed')?.[step];
      if (known !== undefined) return known;
      const result = await work();
      state.set({ seed: { ...state.get('seed'), [step]: result } });
      return result;
    },
  };
}

/** API keys are returned once, so each is stored in a file of mode 0600 before its step counts as done. */
function keyStep(dir: string, steps: SeedSteps): (name: string, make: () => Promise<string>) => Promise<string> {
  const file = join(dir, 'api-keys.json');
  const keys = readJson<Record<string, string>>(file) ?? {};
  return async (name, make) => {
    await steps.once(`key ${name}`, async () => {
      keys[name] = await make();
      writeJson(file, keys, 0o600);
      return 'kept';
    });
    const key = keys[name];
    if (key === undefined) throw new StartError(`${file} lacks a key. Start once with --fresh to recreate the demo.`);
    return key;
  };
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** Two people at a time, in the mornings and afternoons of working days. */
const BOOKING_PAGE = {
  timezone: 'Europe/Berlin',
  weekly_hours: WEEKDAYS.flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:30' },
    { weekday, from: '13:30', to: '18:00' },
  ]),
  slot_minutes: 30,
  buffer_after_minutes: 15,
  capacity: 2,
};

/** Adds missing parts of the demo workspace, writes `demo.json` and returns its content. */
export async function seedDemo(options: SeedOptions): Promise<Demo> {
  const { dir, base_url, database_url, secrets, state, signal, report, isSmall } = options;
  const steps = stepsIn(state);
  if (!state.get('seed')?.[LAST_STEP]) {
    report(`The API answers at ${base_url}/v1 (reference: ${base_url}/docs, guide: ${base_url}/guide/).`);
    report('Filling the demo workspace …');
  }
  const tokens = await mintTokens(secrets.issuer_key);
  const people = await steps.once('people', async () =>
    JSON.stringify(await seedPeople(database_url, secrets, signal)),
  );
  const workspaces = JSON.parse(people) as { demo: string; other: string };
  const api = connectApi(base_url, tokens.owner, signal);
  const otherApi = connectApi(base_url, tokens.other_owner, signal);
  const key = keyStep(dir, steps);
  const api_keys: Partial<DemoKeys> = {};
  for (const name of keyNames) {
    api_keys[name] = await key(name, () => makeKey(api, workspaces.demo, `Demo: ${name}`, keyScopes[name]));
  }
  const otherKey = await key('other full', () => makeKey(otherApi, workspaces.other, 'Demo: full', keyScopes.full));
  const ids = await steps.once('campaigns', async () => {
    const made = await seedCampaigns({ api, workspace_id: workspaces.demo, steps, signal, report, isSmall });
    return made.join(' ');
  });
  const vault_id = await steps.once('vault', () => findVault(api, workspaces.demo, signal));
  const retrieval_key = await key('retrieval', () => makeRetrievalKey(api, vault_id));
  const interview_id = ids.split(' ')[0] ?? '';
  const knowledge = {
    api,
    workspace_id: workspaces.demo,
    interview_ids: ids.split(' ').slice(0, 1),
    steps,
    report,
    isSmall,
  };
  const project_id = await seedKnowledge(knowledge);
  const joinToken = await steps.once('join link', async () => {
    const path = `/v1/interviews/${interview_id}/join-links`;
    const link = await api<{ token: string }>({ method: 'POST', path, body: {}, idempotency_key: 'demo join link' });
    return link.token;
  });
  const bookingToken = await steps.once(LAST_STEP, async () => {
    const path = `/v1/interviews/${interview_id}/booking`;
    return (await api<{ token: string }>({ method: 'PUT', path, body: BOOKING_PAGE })).token;
  });
  const { other_owner, ...own } = tokens;
  const demo: Demo = {
    base_url,
    workspace_id: workspaces.demo,
    tokens: own,
    api_keys: api_keys as DemoKeys,
    other: { workspace_id: workspaces.other, tokens: { owner: other_owner }, api_keys: { full: otherKey } },
    interview_id,
    project_id,
    vault_id,
    retrieval_key,
    join_url: `${base_url}/join/${joinToken}`,
    booking_url: `${base_url}/book/${bookingToken}`,
  };
  writeJson(join(dir, 'demo.json'), demo, 0o600);
  return demo;
}
