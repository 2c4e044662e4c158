import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Crowd } from '../../chaos/crowd.ts';
import { type Acknowledged, Load } from '../../chaos/load.ts';
import { type Fault, Trials, matches } from '../../chaos/alerts/trials.ts';
import type { Api } from '../../support/api.ts';
import { createCampaign } from '../../support/campaign.ts';
import { eventually } from '../../support/eventually.ts';
import { openCampaign } from '../../support/participant.ts';
import {
  RELEASE,
  SECOND,
  SPACE,
  chart,
  enter,
  helmIn,
  kubectlIn,
  leftovers,
  prepareSpace,
  values,
} from '../application.ts';
import { apply, kubectl } from '../cluster.ts';
import { followStep, scrapedDemand, wantedInterviewers, watchInterviewers } from '../demand.ts';
import {
  alertOf,
  dumpNow,
  fullDisk,
  manyPeople,
  without,
  withoutDumps,
  withoutInterviewers,
  wrongSetting,
} from '../faults.ts';
import { prometheus, watch } from '../monitoring.ts';
import type { Scene } from '../scene.ts';
import { say } from '../shell.ts';
import { longTalk } from '../under-load.ts';

/** 10 sessions for each interviewer. */
const PEOPLE = 15;
const INTERVIEWERS = 2;
const READING_MS = 4_000;
/** Several polls of the demand. */
const WATCHED_MS = 60_000;
/** Windows and pauses of alerts last a tenth. */
const FACTOR = 10;
const CLIENTS = 6;
const nothingWrong = { unfinished: 0, lost: 0, doubled: 0, gaps: 0 };

const OF_RELEASE = `app.kubernetes.io/instance=${RELEASE}`;

const second = kubectlIn(SECOND);
const helm = helmIn(SECOND);
const inSeconds = (seconds: number) => ({ timeout_ms: seconds * 1_000, every_ms: 500 });

/** An address of its gateways that survives the release, as that of a load balancer does. */
const front = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'front', namespace: SECOND },
  spec: {
    selector: { 'app.kubernetes.io/instance': RELEASE, 'app.kubernetes.io/component': 'gateway' },
    ports: [{ port: 8080, targetPort: 'http' }],
  },
};

async function install(): Promise<void> {
  const own = join(import.meta.dirname, '../values-second.yaml');
  await helm('install', RELEASE, chart, '--values', values, '--values', own, '--wait', '--timeout', '15m');
}

/** The campaign has every acknowledged contact and conversation. A conversation counts once its turns are tagged, which events cause. */
function allAreStored(api: Api, campaign: string, { contacts, conversations }: Acknowledged): Promise<void> {
  return eventually(async () => {
    const { counts } = await api.ok(api.get<{ counts: object }>(`/v1/interviews/${campaign}`));
    assert.deepEqual(counts, { contacts: contacts.size, completed: conversations.size, in_progress: 0 });
  }, inSeconds(120));
}

/** Writes until the alerts of a fault have fired, and goes on after its end. Everything that was acknowledged is there. */
async function writeWhile(api: Api, fault: Fault): Promise<Load> {
  await watch([SPACE, SECOND], '3s', { factor: FACTOR });
  const trials = new Trials(await prometheus());
  const { id } = await createCampaign(api);
  const load = new Load(api, id);
  const { contacts } = load.acknowledged;
  load.start(CLIENTS);
  await trials.run([fault]);
  const acknowledged = contacts.size;
  await eventually(() => assert.ok(contacts.size > acknowledged + 50), inSeconds(180));
  await load.stop();
  say(
    `${fault.what}: ${contacts.size} contacts; sent again after ${JSON.stringify(Object.fromEntries(load.refusals))}`,
  );
  assert.deepEqual(load.unexpected, []);
  await allAreStored(api, id, load.acknowledged);
  await trials.cleared();
  console.table(trials.rows);
  return load;
}

/** Each row: faults that are caused at the same time. The first one has a fault of the first release, too, with this alert. */
function rounds({ api, base_url }: Pick<Scene, 'api' | 'base_url'>, ofFirst: Record<string, string>): Fault[][] {
  const ofSecond = (alertname: string, service?: string) => alertOf(SECOND, alertname, service ? { service } : {});
  return [
    [
      without(SECOND, `statefulset/${RELEASE}-nats`, [ofSecond('NatsIsDown', 'campaigns')]),
      without(SPACE, `deployment/${RELEASE}-vaults`, [ofFirst]),
      wrongSetting(SECOND, 'reports'),
    ],
    // Without a database a scrape of campaigns takes five seconds, more than it may take here.
    [without(SECOND, `statefulset/${RELEASE}-postgresql`, [ofSecond('DatabaseIsDown', 'vaults')])],
    [manyPeople(SECOND, api, base_url, PEOPLE, INTERVIEWERS)],
    [withoutInterviewers(SECOND, api, base_url)],
    [
      without(SECOND, `deployment/${RELEASE}-gateway`, [
        ofSecond('ServiceIsGone', 'gateway'),
        ofSecond('DemandIsNotCounted'),
        ofSecond('ScalerFails'),
      ]),
    ],
  ];
}

/** A second release in the same cluster, with its own namespace and the same name, so that nothing but the namespace separates them. */
export function proveTwoReleases(scene: Scene): void {
  describe('two releases in one cluster', () => {
    let base_url: string;
    let api: Api;

    before(async () => {
      await prepareSpace(SECOND);
      await apply(JSON.stringify(front));
      await install();
      base_url = `http://${await second('get', 'service', 'front', '--output=jsonpath={.spec.clusterIP}')}:8080`;
      api = await enter(base_url, SECOND);
    });

    after(async () => {
      await watch([], '15s', { factor: 1 });
      await helm('uninstall', RELEASE, '--ignore-not-found', '--wait', '--timeout', '5m');
      await kubectl('delete', 'namespace', SECOND, '--timeout=5m');
    });

    test('sessions of one release scale its interviewers and not those of the other', async () => {
      const start = async (of: { api: Api; base_url: string }) => {
        const { link } = await openCampaign(of.api, longTalk);
        return Crowd.gather(of.base_url, link, PEOPLE, READING_MS);
      };
      // Earlier sessions count for five minutes.
      await eventually(async () => assert.equal(await wantedInterviewers(), 1), inSeconds(400));
      const [neighbours, , others] = await Promise.all([
        start({ api, base_url }),
        followStep(base_url, PEOPLE, INTERVIEWERS, SECOND),
        watchInterviewers(WATCHED_MS),
      ]);
      assert.deepEqual(others, [1]);
      assert.deepEqual([await scrapedDemand(), await scrapedDemand(SECOND)], [0, PEOPLE]);
      const [own] = await Promise.all([
        start(scene),
        followStep(scene.base_url, PEOPLE, INTERVIEWERS),
        neighbours.finish(),
      ]);
      // The sessions of the first release do not hold the interviewers of the second one.
      await eventually(async () => assert.equal(await wantedInterviewers(SECOND), 1), inSeconds(180));
      assert.deepEqual([await scrapedDemand(), await scrapedDemand(SECOND)], [PEOPLE, 0]);
      assert.equal(await wantedInterviewers(), INTERVIEWERS);
      await own.finish();
      assert.deepEqual([own.audit(), neighbours.audit()], [nothingWrong, nothingWrong]);
    });

    test('each fault of one release causes alerts of that one alone, which end when it is fixed', async () => {
      await watch([SPACE, SECOND], '3s', { factor: FACTOR });
      const watcher = await prometheus();
      const trials = new Trials(watcher);
      await eventually(async () => assert.deepEqual(await trials.firing(), []), inSeconds(300));
      const ofFirst = alertOf(SPACE, 'ServiceIsGone', { service: 'vaults' });
      const began = Date.now();
      for (const round of rounds({ api, base_url }, ofFirst)) {
        await trials.run(round);
        await eventually(async () => assert.equal((await api.get('/v1/interviews')).status, 200), inSeconds(120));
      }
      await trials.cleared();
      console.table(trials.rows);
      const seconds = Math.ceil((Date.now() - began) / 1_000);
      const fired = (await watcher.query(`count_over_time(ALERTS{alertstate="firing"}[${seconds}s])`)).map(
        ({ metric }) => metric,
      );
      const isOf = (labels: Record<string, string>) => (alert: Record<string, string>) =>
        matches({ labels: alert, state: '', value: '' }, labels);
      const second_fired = fired.filter(isOf({ namespace: SECOND }));
      say(`fired in the second release: ${[...new Set(second_fired.map(({ alertname }) => alertname))].join(', ')}`);
      assert.ok(!second_fired.some(isOf({ ...ofFirst, namespace: SECOND })));
      const others = fired.filter((alert) => !second_fired.includes(alert));
      assert.deepEqual(
        others.filter((alert) => !isOf(ofFirst)(alert)),
        [],
      );
      assert.equal(others.length, 1);
    });

    test('a full disk of PostgreSQL causes its alerts, and no acknowledged write is lost', async () => {
      const load = await writeWhile(api, fullDisk(SECOND, 'postgresql'));
      assert.ok(load.refusals.size > 0, 'the disk was not full');
    });

    test('a full disk of NATS causes its alerts, and every event of an acknowledged write has its effect', async () => {
      const restarts = () =>
        second('get', 'pod', `${RELEASE}-nats-0`, '--output=jsonpath={.status.containerStatuses[0].restartCount}');
      const earlier = await restarts();
      await writeWhile(api, fullDisk(SECOND, 'nats'));
      // After a failed write its health check fails, so the liveness probe restarts it.
      assert.notEqual(await restarts(), earlier, 'the disk was not full');
    });

    test('without a dump for too long its alert fires, and the documented command ends that', async () => {
      await dumpNow(SECOND, 'before');
      // 26 hours are 94 seconds.
      await watch([SECOND], '3s', { factor: FACTOR, ages: { BackupIsOld: 1_000 } });
      const trials = new Trials(await prometheus());
      await trials.run([withoutDumps(SECOND)]);
      await trials.cleared();
      console.table(trials.rows);
    });

    test('a release that is uninstalled in use leaves what the document says, and installed again it has all that it acknowledged', async () => {
      const { id } = await createCampaign(api);
      const load = new Load(api, id);
      const { contacts } = load.acknowledged;
      load.start(CLIENTS);
      await eventually(() => assert.ok(contacts.size > 50), inSeconds(60));
      const { kept } = await leftovers(SECOND);
      await helm('uninstall', RELEASE, '--wait', '--timeout', '5m');
      await eventually(async () => assert.deepEqual(await leftovers(SECOND), { kept, others: [] }), inSeconds(120));
      const of_the_cluster = 'clusterrole,clusterrolebinding,priorityclass,crd,apiservice';
      assert.equal(await kubectl('get', of_the_cluster, `--selector=${OF_RELEASE}`, '--output=name'), '');
      say(`kept: ${kept.join(' ')}`);
      const acknowledged = contacts.size;
      await install();
      await eventually(() => assert.ok(contacts.size > acknowledged + 50), inSeconds(120));
      await load.stop();
      say(
        `uninstalled and installed again: ${contacts.size} contacts; sent again after ${JSON.stringify(Object.fromEntries(load.refusals))}`,
      );
      assert.deepEqual(load.unexpected, []);
      await allAreStored(api, id, load.acknowledged);
    });
  });
}
