import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { Client } from 'pg';
import { type Answer, Api } from '../support/api.ts';
import { createCampaign, talk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useKilledSystem } from '../support/killed-system.ts';
import { bySize, sampleOf } from '../support/size.ts';
import { queryAsAdmin, stackDatabase } from '../support/stack-database.ts';

const AT_ONCE = 50;
const KILLS = bySize({ smoke: 1, proof: 10 });
/** When the service is killed, measured from the sending of the requests; different for every kill. */
const killAfter = (round: number) => 5 + 17 * round;

const { stack, demo } = await useKilledSystem(after);
const key = new Api(stack.baseUrl, { key: demo.api_keys.full });
const owner = new Api(stack.baseUrl, { token: demo.tokens.owner });

let endpoint = '';

/** An action that must happen once. */
interface Deed {
  path: string;
  body: Record<string, unknown>;
  /** How often it has happened, as SQL with one parameter. */
  effects: [sql: string, value: string];
}

interface Kind {
  name: string;
  /** The service that owns the transaction. */
  service: string;
  api: Api;
  /** Fields that are sent only once. */
  secret?: string;
  prepare(): Promise<Deed>;
}

const named = (table: string) => `select id from ${table} where name = $1`;
const kinds: Kind[] = [
  {
    name: 'contacts create',
    service: 'campaigns',
    api: key,
    secret: 'participant_url',
    async prepare() {
      const name = randomUUID();
      const { id } = await createCampaign(key);
      return { path: `/v1/interviews/${id}/contacts`, body: { name }, effects: [named('campaigns.contacts'), name] };
    },
  },
  {
    name: 'interviews create',
    service: 'campaigns',
    api: key,
    async prepare() {
      const name = randomUUID();
      return { path: '/v1/interviews', body: { name }, effects: [named('campaigns.interviews'), name] };
    },
  },
  {
    name: 'start',
    service: 'campaigns',
    api: key,
    async prepare() {
      const { id } = await createCampaign(key);
      const sql = `select id from webhooks.events where name = 'campaign.started' and data->>'interview_id' = $1`;
      return { path: `/v1/interviews/${id}/start`, body: {}, effects: [sql, id] };
    },
  },
  {
    name: 'import',
    service: 'campaigns',
    api: key,
    async prepare() {
      const { id } = await createCampaign(key);
      const body = { contact: { name: 'Ada', email: 'ada@example.org' }, format: 'json', transcript: talk(1) };
      const sql = 'select id from campaigns.conversations where interview_id = $1';
      return { path: `/v1/interviews/${id}/conversations/import`, body, effects: [sql, id] };
    },
  },
  {
    name: 'api-keys create',
    service: 'identity',
    api: owner,
    secret: 'key',
    async prepare() {
      const name = randomUUID();
      const body = { name, workspace_id: demo.workspace_id, scopes: ['mcp'] };
      return { path: '/v1/api-keys', body, effects: [named('identity.api_keys'), name] };
    },
  },
  {
    name: 'webhook-endpoints create',
    service: 'webhooks',
    api: key,
    secret: 'secret',
    async prepare() {
      const description = randomUUID();
      const body = { url: 'http://127.0.0.1:65535/', events: ['webhook.ping'], description };
      const sql = 'select id from webhooks.endpoints where description = $1';
      return { path: '/v1/webhook-endpoints', body, effects: [sql, description] };
    },
  },
];

const countEffects = async ({ effects: [sql, value] }: Deed) => (await queryAsAdmin(stack.dir, sql, [value])).length;

/** The response without the fields that are sent only once. */
function lasting({ body }: Answer, { secret }: Kind): Record<string, unknown> {
  return secret === undefined ? body : { ...body, [secret]: null };
}

class Attempt {
  readonly deed: Deed;
  readonly #kind: Kind;
  readonly #headers = { 'idempotency-key': randomUUID() };

  constructor(kind: Kind, deed: Deed) {
    this.#kind = kind;
    this.deed = deed;
  }

  send = (over: Record<string, unknown> = {}): Promise<Answer> =>
    this.#kind.api.post(this.deed.path, { ...this.deed.body, ...over }, { headers: this.#headers });

  /** Sends the request many times at once and returns the successful responses. All others must be one of `allowed`. */
  async sendAll(allowed: readonly string[]): Promise<Answer[]> {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => this.send()));
    const successes = answers.filter(({ status }) => status < 300);
    const others = answers.filter(({ status }) => status >= 300).map(({ body }) => String(body['code']));
    assert.deepEqual(
      others.filter((code) => !allowed.includes(code)),
      [],
    );
    return successes;
  }

  /** At the end: a repeat gets the same response, another body is rejected, and the action happened once. */
  async settle(successes: readonly Answer[]): Promise<void> {
    const last = await eventually(async () => {
      const answer = await this.send();
      assert.ok(answer.status < 300, `${answer.status} ${JSON.stringify(answer.body)}`);
      return answer;
    });
    const [first] = [...successes.filter(({ headers }) => !headers.has('idempotent-replayed')), last];
    for (const answer of [...successes, last]) {
      assert.deepEqual(lasting(answer, this.#kind), lasting(first ?? last, this.#kind));
    }
    const repeat = await this.send();
    assert.equal(repeat.headers.get('idempotent-replayed'), 'true');
    assert.deepEqual(repeat.body, lasting(first ?? last, this.#kind));
    const other = await this.send({ a_field_more: true });
    assert.deepEqual([other.status, other.body['code']], [409, 'idempotency_key_reused']);
    await eventually(async () => assert.equal(await countEffects(this.deed), 1));
  }
}

async function kill(service: string): Promise<void> {
  const entry = stack.processes()[service];
  assert.ok(entry);
  process.kill(entry.pid, 'SIGKILL');
}

/** The service responds again, and the gateway has reconnected. */
const isBack = (service: string, pid: number | undefined) =>
  eventually(async () => {
    const entry = stack.processes()[service];
    assert.notEqual(entry?.pid, pid);
    assert.equal((await fetch(`http://127.0.0.1:${entry?.management_port}/readyz`)).status, 200);
    assert.equal((await key.get('/v1/health')).body['status'], 'ok');
  });

describe(`${AT_ONCE} identical requests at once with one Idempotency-Key`, () => {
  before(async () => {
    // The feed keeps events that an endpoint subscribes to.
    const body = { url: 'http://127.0.0.1:65535/', events: ['campaign.started'] };
    endpoint = String((await key.ok(key.post('/v1/webhook-endpoints', body)))['id']);
  });

  for (const kind of kinds) {
    test(`${kind.name}: one effect, one answer`, async () => {
      const attempt = new Attempt(kind, await kind.prepare());
      const successes = await attempt.sendAll(['request_in_progress']);
      const first = successes.filter(({ headers }) => !headers.has('idempotent-replayed'));
      assert.equal(first.length, 1);
      await attempt.settle(successes);
    });
  }
});

describe('and the service that owns the effect is killed in the middle', () => {
  after(() => key.ok(key.delete(`/v1/webhook-endpoints/${endpoint}`)));

  for (const kind of sampleOf(kinds, 2)) {
    test(`${kind.name}: still one effect, one answer`, async () => {
      for (let round = 0; round < KILLS; round += 1) {
        const attempt = new Attempt(kind, await kind.prepare());
        const pid = stack.processes()[kind.service]?.pid;
        const sent = attempt.sendAll(['request_in_progress', 'unavailable']);
        await new Promise((resolve) => setTimeout(resolve, killAfter(round)));
        await kill(kind.service);
        const successes = await sent;
        await isBack(kind.service, pid);
        await attempt.settle(successes);
      }
    });
  }

  test('the claim of a killed service is free as soon as the service is back', async () => {
    const [kind] = kinds;
    assert.ok(kind);
    const attempt = new Attempt(kind, await kind.prepare());
    const locker = new Client(stackDatabase(stack.dir).adminUrl);
    await locker.connect();
    try {
      await locker.query('begin; lock table campaigns.contacts in share mode');
      const sent = attempt.sendAll(['request_in_progress', 'unavailable']);
      // One of them waits for the lock while it holds the claim.
      const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%contacts%'`;
      await eventually(async () => assert.notDeepEqual(await queryAsAdmin(stack.dir, waiting), []));
      const pid = stack.processes()[kind.service]?.pid;
      await kill(kind.service);
      assert.deepEqual(await sent, []);
      await locker.query('rollback');
      assert.equal(await countEffects(attempt.deed), 0);
      await isBack(kind.service, pid);
      const back = performance.now();
      await attempt.settle([]);
      console.log(`claim free and request done ${(performance.now() - back).toFixed(0)} ms after the service was back`);
    } finally {
      await locker.end();
    }
  });
});
